/* Puzzles: positions with one move that is clearly best, or several in a row. Each game ships some as text
   (games/NAME/puzzles.txt, explained in doc/PUZZLES.md); anybody can make more. */
#ifndef PARLOUR_PUZZLE_H
#define PARLOUR_PUZZLE_H

#include "ai/think.h"
#include "games/catalogue.h"

enum { MOST_RIDDLES = 3 };

/* END: the game can be played out in all ways. DICE: whoever decides rolls next. DENY: the best move
   takes more from others than it gives to its player. PLACE: it gives most. */
enum puzzle_kind { PUZZLE_END, PUZZLE_DICE, PUZZLE_DENY, PUZZLE_PLACE };

/* One move that is to be found, what comes next behind it, both values in thousandths, and how it would go on
   from the second. */
struct riddle {
    int at; /* where in the line of the puzzle: so many moves were made before */
    move best, second;
    int value[2];
    move refute[MAX_LINE];
    int refute_length;
};

struct puzzle {
    enum puzzle_kind kind;
    int level;     /* the lowest that finds it, 1..9 */
    uint64_t seed; /* of the search that found it, */
    int game;      /* and the number of the game it came from */
    bool exact;    /* proved by playing out all ways; or else by search: */
    int steps;     /* so many of them for each of the best moves */
    bool points;   /* values are points of who plays alone; or else shares of the result */
    struct riddle riddle[MOST_RIDDLES]; /* the answers, one after another */
    int riddles;
    move line[MAX_LINE]; /* how it goes on, from the first answer on; all others are moves of it */
    int line_length;
    union {
        unsigned char bytes[MAX_STATE];
        uint64_t align;
    } room; /* the position */
};

const struct state *puzzle_state(const struct puzzle *p);

/* What it is about for whom it is asked: "Win the end", or in words of the game. */
const char *puzzle_title(const struct game *g, const struct puzzle *p);

/* The position before move `at` of the line, written into *out. */
void puzzle_state_at(const struct game *g, const struct puzzle *p, int at, struct state *out);

/* The first move of the line, from `at` on, at which the puzzle's player has a choice; none: its length. */
int puzzle_choice(const struct game *g, const struct puzzle *p, int at);

/* How many there are in a text of puzzles, and the i-th from 0. False: there is none, or it is no sound
   puzzle of this game; *why (may be NULL) says what is wrong. */
int puzzle_count(const char *text);
bool puzzle_read(const struct game *g, const char *text, int i, struct puzzle *out,
                 const char **why);
void puzzle_write(const struct game *g, const struct puzzle *p, struct writer *w);

/* Moves from a position on, as records have them, parted by blanks. */
void puzzle_write_line(const struct game *g, const struct state *from, const move *line, int length,
                       struct writer *w);

/* A value as people read it: "81 %", "12.5 points". */
void puzzle_write_value(struct writer *w, bool points, int thousandths);

/* Today's, by the number of the day (days since 1970): every one of them once before any comes again
   (steps of a length that shares no factor with their number). */
int puzzle_of_day(int64_t day, int count);

#endif
