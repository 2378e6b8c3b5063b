/* Computer players. They see a game only through its rules and an optional brain. Thinking is
   stepped by the caller: the same code runs in a thread, in a web worker, and in a test. */
#ifndef PARLOUR_THINK_H
#define PARLOUR_THINK_H

#include "core/rules.h"

enum { MAX_PLAYED = 256, MAX_LINE = 16, MAX_THOUGHTS = 16, LEVELS = 9 };

/* The moves of a playout, for searches that learn from them (who moved, what). */
struct played {
    move move[MAX_PLAYED];
    int8_t who[MAX_PLAYED];
    int count;
};

/* What every player may expect. */
struct prospect {
    double share[MAX_PLAYERS]; /* of the result, 0..1 */
    double score[MAX_PLAYERS]; /* final points */
};

/* A game that is solved exactly has a table of values, computed in independent steps. The front end
   owns threads, progress and the cache file; the library only computes. */
struct solver {
    uint32_t version; /* of the table's content and layout */
    size_t size;      /* bytes of the finished table */
    size_t work_size; /* bytes of working memory while it is made */

    /* So many bytes at its beginning come from begin() and are the same in every table: numbers that
       others are looked up by. Their SHA-256, in hexadecimal digits, tells a table that was forged. */
    size_t fixed;
    const char *fixed_digest;
    int rounds; /* rounds follow each other; steps of one round may run side by side */
    int (*steps)(int round);
    void (*begin)(void *table, void *work);
    void (*step)(void *table, void *work, int round, int step, void *scratch);
    size_t scratch_size; /* for one thread */

    /* The best move and, if asked for, the value of every legal move in the order of moves(); 0 for
       a state that the table does not cover. */
    move (*best)(const void *table, const struct state *s, void *scratch, double *values);
    double (*value)(const void *table, const struct state *s, void *scratch);

    /* What every player may expect after each legal move, in the order of moves(). */
    void (*foresee)(const void *table, const struct state *s, void *scratch, struct prospect *out);

    /* The values of this position are chances to win, 0 to 1; or else expected final points. */
    bool (*to_win)(const struct state *s);
};

/* How the tree search treats a game. A member that is 0 is left open: of a skill's tuning the brain
   decides then, of a brain's the common one (ai/levels.c). Negative means none. Percentages unless said
   otherwise. Where the literature has a name for an idea it stands in brackets. */
struct tuning {
    int explore; /* weight of the exploring term, 100 = 1.0 [the constant of UCT and PUCT] */
    int prior;   /* how far promise() steers: 100 doubles the odds of a move per 100 of promise
                    [the prior policy, a softmax] */
    int later;   /* how much worse than its parent a move is taken to be before its first visit
                    [first-play urgency] */
    int trust;   /* weight of evaluate() against playouts at a leaf; 100: no playouts */
    int depth;   /* moves of a playout before evaluate() judges; 0: to the end */
    int margin;  /* share of a leaf's value that comes from the margin in points */
    int amaf;    /* visits at which a move's own value weighs as much as "all moves as first"
                    [AMAF, RAVE and its equivalence parameter] */
    int habit;   /* promise gained for each hundredth of a win a move brought more than others
                    [progressive history] */
    int keep;    /* most promising moves a node below the root keeps; 0: all */
    int wide;    /* of the most promising moves, how many are looked at in a new node: more later
                    [progressive widening] */
    int ripe;    /* visits of a move before its position becomes a node [expansion threshold] */
};

/* Optional knowledge of a game; every member may be NULL. */
struct brain {
    void (*evaluate)(const struct state *s, double share[MAX_PLAYERS]); /* expected result, 0..1 */
    /* How far evaluate() is to be trusted against playouts from here, in percent; 0, or no such
       function: as tuned. The less playouts count, the less does their margin. */
    int (*trust)(const struct state *s);
    /* Expected final points: needed where leaves of a search are judged and not played to the end. */
    void (*foresee)(const struct state *s, double score[MAX_PLAYERS]);
    int (*promise)(const struct state *s,
                   move m); /* rough attractiveness: 100 more, twice as good */
    /* The promise of all the moves at once, where that is cheaper; used instead of promise(). */
    void (*promises)(const struct state *s, const move *list, int count, int *out);
    /* Plays fast to the end; s becomes the final position. Says how many moves; out may be NULL,
       else it comes with what was played before and the playout adds to it while there is room. */
    int (*playout)(struct state *s, struct rng *r, void *scratch, struct played *out);
    size_t scratch_size;
    void (*reason)(struct writer *w, const struct state *s, move m); /* "because ..." in words */
    /* What a choice of these two is about: "Which patch to take". */
    const char *(*question)(move a, move b);
    /* A good move of an opening, found beforehand by a longer search than there is time for in play; 0: none
       is known here [opening book]. */
    move (*opening)(const struct state *s);
    const struct solver *solver;
    const struct skill *levels;  /* LEVELS of them; NULL: the common ones */
    const struct tuning *tuning; /* NULL: the common one */
    /* Optional: another tuning for some positions (a mode of its own); NULL: that above. */
    const struct tuning *(*tuning_for)(const struct state *s);
};

enum method { THINK_RANDOM, THINK_GREEDY, THINK_FLAT, THINK_SEARCH, THINK_SOLVER };

/* How a player thinks. Steps, not seconds, define it. */
struct skill {
    enum method method;
    int steps;       /* of each search */
    int searches;    /* independent ones, merged in order, on however many threads */
    int freedom;     /* 0: always the best; else how many thousandths of a win it may give away */
    int book;        /* 1: play what opening() knows; the search then tells what it thinks of it */
    bool forced_too; /* think even where there is only one move: to tell what it is worth */
    const struct tuning *tuning; /* what differs from the brain's; NULL: nothing */
    const move *only;            /* NULL, or the legal moves to think about */
    int onlys;
};

struct skill skill_level(const struct brain *b, int level); /* 1..9; 0 is the random player */

struct thought {
    move best;
    int steps; /* done so far */
    int count; /* moves reported, best first, at most MAX_THOUGHTS */
    move move[MAX_THOUGHTS];
    int visits[MAX_THOUGHTS];
    double share[MAX_THOUGHTS][MAX_PLAYERS]; /* expected result of each player, 0..1 */
    double score[MAX_THOUGHTS][MAX_PLAYERS]; /* expected final points, */
    bool scored[MAX_THOUGHTS];               /* if the player thinks of them at all */
    move line[MAX_LINE];                     /* the expected continuation, the best move first */
    int line_length;
    bool exact; /* the game was played out in all ways: shares and scores are certain */
};

/* What a search found out about one move; the numbers as in struct thought. */
struct opinion {
    move move;
    int visits;
    bool scored;
    double share[MAX_PLAYERS], score[MAX_PLAYERS];
};

struct think;

/* The root must be a player's decision. table: the solver's, or NULL. Search number `which` of a
   skill differs only in its random numbers. Takes one block of memory, at most 64 MB. */
struct think *think_new(const struct rules *g, const struct brain *b, const void *table,
                        const struct state *s, struct skill how, uint64_t seed, int which);

/* The same in memory of the caller's: so many bytes, zeroed, aligned as malloc does. It is not to be
   freed by think_free. */
size_t think_size(const struct rules *g, const struct brain *b, const void *table,
                  const struct state *s, struct skill how);
struct think *think_in(void *memory, const struct rules *g, const struct brain *b,
                       const void *table, const struct state *s, struct skill how, uint64_t seed,
                       int which);

/* Takes over what another search found out about this position, which the game reached from that one's by
   these moves, chance's included; before the first step, with the same rules and brain. False: it knew nothing. */
bool think_inherit(struct think *t, const struct think *from, const move *made, int count);

bool think_on(struct think *t, int steps); /* true when done; never allocates, never blocks */
void think_merge(struct think *into, const struct think *from); /* of the same root and skill
                                                                   [root parallelisation] */

/* Cannot so many more steps change the move? Only a tree search, which takes the most visited, can say so, or a book. */
bool think_is_clear(const struct think *t, double more);

/* Is another move than the chosen one better on average, so that more steps may well change it? */
bool think_is_torn(const struct think *t);
move think_best(const struct think *t); /* may be asked at any time */
void think_report(const struct think *t, struct thought *out);

/* Every move at the root, in the order of moves(); room for the game's most_moves. Says how many. */
int think_opinions(const struct think *t, struct opinion *out);

/* The best of them, the chosen one first, at most so many; says how many. */
int think_ranking(const struct think *t, struct opinion *out, int most);

/* The continuation that is expected after a move of the root, that move first; says how long: 1 at least. */
int think_line(const struct think *t, move first, move out[MAX_LINE]);
void think_free(struct think *t);

#endif
