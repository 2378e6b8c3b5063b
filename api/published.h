/* What the published functions as plain C share. Private to api/. */
#ifndef PARLOUR_PUBLISHED_H
#define PARLOUR_PUBLISHED_H

#include "api/face.h"

/* Copies a text out like all texts of the public face; its length. */
int published_text(const char *text, char *out, size_t room);

/* Lots are drawn from a seed that the caller keeps: it moves on. NULL is the seed 0. */
static inline struct rng published_rng(const uint64_t *seed)
{
    return (struct rng){seed ? *seed : 0};
}

static inline int published_done(uint64_t *seed, const struct rng *r, int answer)
{
    if (seed)
        *seed = r->state;
    return answer;
}

#endif
