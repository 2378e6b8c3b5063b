/* Somebody at a puzzle or a lesson: what is asked, hints in steps, and what an answer comes to. In words, for every front
   end; moves are written as the game writes them unless a front end can show them. */
#ifndef PARLOUR_QUEST_H
#define PARLOUR_QUEST_H

#include "puzzle/teaching.h"

enum answered { QUEST_OPEN, QUEST_RIGHT, QUEST_SHOWN };

struct quest {
    const struct game *game; /* NULL: nobody is at a puzzle */
    struct puzzle puzzle;
    int number, count; /* from 0; of so many */
    int riddle;        /* which of its moves is asked for now */
    int told;          /* hints for that one, */
    int hints, tries;  /* and for all; wrong answers */
    enum answered state;
    bool lesson; /* then this is what it teaches, and values and lines are none */
    struct teaching teaching;
};

int quest_count(const struct game *g); /* puzzles that come with it */

/* False: there is no such puzzle. */
bool quest_begin(struct quest *s, const struct game *g, int number);
bool quest_today(struct quest *s, const struct game *g, int64_t seconds); /* since 1970 */

/* The same for the lessons of a game. */
int quest_lessons(const struct game *g);
bool quest_lesson(struct quest *s, const struct game *g, int number);

/* "Puzzle 12 of 60, level 4. Win the end: one move is clearly best."; of what is behind a right answer: "And now?" */
void quest_ask(const struct quest *s, struct writer *w);

/* The next hint; false: there is none left but the answer itself. */
bool quest_hint(struct quest *s, struct writer *w);

/* Where in the puzzle's line the next answer is expected, and the riddle itself. */
int quest_at(const struct quest *s);
const struct riddle *quest_riddle(const struct quest *s);

/* An answer. True: it is right, and the next one is asked for if there is any. Wrong ones are counted. */
bool quest_answer(struct quest *s, move m);

/* What is said of a right answer, a wrong one, and of the solution that somebody wanted to see. */
void quest_praise(const struct quest *s, struct writer *w);
void quest_doubt(const struct quest *s, move m, struct writer *w);
void quest_reveal(struct quest *s, struct writer *w);

#endif
