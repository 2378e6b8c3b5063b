/* Being a player for other programs: what the two protocols share. */
#ifndef PARLOUR_ENGINE_H
#define PARLOUR_ENGINE_H

#include "cli/thinking.h"

enum { ENGINE_MOVES = 20000, ENGINE_WORD = 512 };

/* Under a clock, what the last thought found out, and after which moves: trail.c. */
struct trail;
struct trail *trail_new(void);
void trail_free(struct trail *t);
struct engine;
struct recall *trail_follow(struct trail *t, const struct engine *e); /* to where the game is now */

/* A position with the moves that led to it. */
struct engine {
    const struct game *game;
    struct settings with;
    struct state *start, *state;
    move made[ENGINE_MOVES];
    int count;
    struct skill skill;
    struct tuning tuning;
    double seconds; /* 0: the skill's steps */
    int threads;
    uint64_t seed;
    int multipv; /* how many moves are told of */
    bool ponder; /* the other program lets us think in its time */
    struct trail *trail;
};

void engine_clear(struct engine *e);         /* to the start of a game */
bool engine_make(struct engine *e, move m);  /* false: too long a game */
void engine_undo(struct engine *e);          /* the last move, if there is one */
void engine_prepare(const struct engine *e); /* whatever takes its time, before the clock runs */
move engine_roll(const struct engine *e);    /* an outcome, by the seed and the moves before it */
/* `most`: what it may take beyond the seconds where it is not clear; 0: nothing. */
move engine_think(const struct engine *e, struct skill how, double seconds, double most,
                  const atomic_bool *stop, const struct watch *watch, struct thought *out);

/* A move as one word: blanks inside it become '_', in every game. */
const char *engine_word(const struct engine *e, const struct state *s, move m,
                        char room[ENGINE_WORD]);

/* The parts of the line protocol. `rest` is the line after its first word. */
void engine_error(const char *sentence);
void engine_say_options(const struct engine *e);
void engine_set_option(struct engine *e, char *rest);
void engine_set_position(struct engine *e, char *rest);
bool engine_make_moves(struct engine *e, char *text); /* as far as they are legal */
void engine_query(const struct engine *e, const char *what);

/* The protocols, from standard input to standard output until quit. */
int engine_lines(struct engine *e);
int engine_gtp(struct engine *e);

/* The next word of a line, ended with a NUL; *at moves past it. NULL: there is none. */
char *next_word(char **at);

/* A word that is a whole number in these bounds and nothing else; NULL is none. */
bool word_number(const char *word, uint64_t least, uint64_t most, uint64_t *out);

/* A whole line from standard input without its end, or NULL; free it with free(). */
char *input_line(void);
bool input_ended(
    void); /* there will be no more lines; does not wait. By the thread that takes them */

#endif
