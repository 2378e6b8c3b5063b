/* Computers that think for rooms: a few threads, first come first served. */
#ifndef PARLOUR_POOL_H
#define PARLOUR_POOL_H

#include "room/room.h"

struct pool;

struct pool_job {
    char room[ROOM_ID + 1];
    int number, length; /* of the game in the room, and of its moves: what the answer is for */
    const struct game *game;
    int level;
    uint64_t seed;
    union {
        unsigned char bytes[MAX_STATE];
        uint64_t align;
    } state;
};

struct pool_answer {
    char room[ROOM_ID + 1];
    int number, length;
    move best;
};

struct pool *pool_new(int threads, void (*tell)(void *context), void *context);
void pool_free(struct pool *p); /* thoughts are given up */
void pool_ask(struct pool *p, const struct pool_job *job);
bool pool_answer(struct pool *p, struct pool_answer *out);
int pool_size(struct pool *p); /* jobs that wait or are thought about */

#endif
