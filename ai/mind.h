/* The inside of a computer player: what all ways of thinking share. Private to ai/. */
#ifndef PARLOUR_MIND_H
#define PARLOUR_MIND_H

#include "ai/think.h"

/* What is known of one move at the root. Sums, so that searches merge by adding. */
struct choice {
    move move;
    int visits;
    double value; /* what the search itself maximises, for the player at the root */
    int shared;   /* visits whose results are known: not those of a search that was taken over */
    double share[MAX_PLAYERS]; /* results of these, 0..1 */
    double score[MAX_PLAYERS]; /* final points, of `scored` visits */
    int scored;
    struct prospect sure; /* if the end of the game is known: what it comes to, played best */
};

/* The end of one line of play. */
struct outcome {
    double value[MAX_PLAYERS]; /* share, with what the margin adds */
    double share[MAX_PLAYERS];
    int score[MAX_PLAYERS];
};

/* Running mean and spread of each player's margin over the others, to tell a good one from a bad
   one in any game without knowing its scale. */
struct margins {
    double sum[MAX_PLAYERS], squares[MAX_PLAYERS];
    int count;
};

/* One way of thinking. */
struct mind {
    size_t (*room)(const struct think *t); /* bytes of memory wanted besides the common part */
    void (*begin)(struct think *t, void *memory);
    void (*step)(struct think *t);
    bool by_visits; /* the most visited move is the best, not the one of highest mean */
    /* Optional: the expected continuation that begins with a move of the root. Says how long. */
    int (*line)(const struct think *t, move first, move *out);
};

struct think {
    const struct rules *rules;
    const struct brain *brain; /* never NULL */
    const struct mind *mind;
    const void *table;
    struct skill how;
    struct tuning tuning;
    struct rng rng;
    uint64_t seed;
    int player, players; /* who decides at the root, and of how many */
    int steps;           /* done */
    int wanted;          /* steps until it is finished */
    struct margins margins;
    struct state *root, *work; /* the position, and a copy to play on */
    void *scratch;             /* of the brain's playout */
    void *tree;                /* of the way of thinking */
    struct choice *choice;     /* the moves at the root, in the order of moves() */
    int choices;
    int booked;          /* the choice that the book of openings knows; -1: none */
    struct exact *exact; /* plays the end out in all ways; NULL: does not */
    bool sure;           /* the end is known: `sure` of every choice holds */
};

/* Is a better than b for this player? By his share of the result, then by the margin in points. */
bool prospect_better(const struct think *t, const struct prospect *a, const struct prospect *b,
                     int player);

extern const struct mind random_mind, greedy_mind, flat_mind, search_mind, solver_mind;

struct tuning tuning_of(const struct brain *b, const struct skill *how, const struct state *s);

/* Play t->work to the end (or to where evaluate() judges) and say what came of it. `played`, if
   given, holds what was played so far and learns the rest. */
void playout_random(struct think *t, struct outcome *out);
void playout_leaf(struct think *t, struct played *played, struct outcome *out);

/* What evaluate() says, or a guess from the points where the brain has none. */
void judge(const struct think *t, const struct state *s, double share[MAX_PLAYERS]);

void choice_add(struct think *t, int which, const struct outcome *o);

#endif
