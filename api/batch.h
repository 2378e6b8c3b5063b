/* Many games stepped together: what batch.c and planner.c share. Private to api/. */
#ifndef PARLOUR_BATCH_H
#define PARLOUR_BATCH_H

#include "api/face.h"

#include <stdatomic.h>

struct slot {
    uint64_t seed, episode;
    uint64_t events; /* of chance in this episode */
    move next;       /* what the step under way plays; 0: nothing */
    int count;       /* legal moves, or outcomes of chance that is given */
    int8_t actor;
};

struct parlour_batch {
    enum handle handle;
    const struct game *game;
    struct settings with;
    struct extent e;
    parlour_batch_how how;
    parlour_arrays out;
    struct crew *crew;
    int players, part; /* part: games that one piece of work takes */
    size_t numbers;    /* of the planes of one game */
    size_t stride;     /* bytes from one state to the next */
    unsigned char *states;
    struct slot *slot;
    move *moves;            /* most_moves a game */
    const int32_t *actions; /* of the step under way */
    const uint8_t *which;   /* games to be begun anew */
    const uint64_t *seeds;
    atomic_int refused; /* the first game whose action was, or their number */
};

static inline struct state *batch_state(const struct parlour_batch *b, int game)
{
    return (struct state *)(b->states + (size_t)game * b->stride);
}

static inline move *batch_moves(const struct parlour_batch *b, int game)
{
    return b->moves + (size_t)game * (size_t)b->game->rules->most_moves;
}

bool face_batch(const parlour_batch *b, parlour_error *error);

/* Runs `each` for every game, on all threads. */
void batch_each(parlour_batch *b, void (*each)(parlour_batch *b, int game));

/* batch-step.c */
void batch_begin(parlour_batch *b, int game);   /* a new episode, as far as the first decision */
void batch_observe(parlour_batch *b, int game); /* fills the caller's arrays */

#endif
