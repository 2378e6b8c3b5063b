/* Random numbers: small, fast, the same on every machine. */
#ifndef PARLOUR_RNG_H
#define PARLOUR_RNG_H

#include <stdint.h>

struct rng {
    uint64_t state;
};

struct rng rng_from(uint64_t seed);

/* The generator for the k-th chance event of a game. It depends on the seed and k alone, so undo
   never buys a new roll and two players of a match meet the same dice [common random numbers]. */
struct rng rng_event(uint64_t seed, uint64_t k);

/* Steele, Lea and Flood's SplitMix64. */
static inline uint64_t rng_next(struct rng *r)
{
    uint64_t z = r->state += 0x9e3779b97f4a7c15u;

    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* 0 .. n-1; n > 0 [multiply and shift, without rejection]. The bias is below n / 2^32, far below what any
   game can show. */
static inline uint32_t rng_below(struct rng *r, uint32_t n)
{
    return (uint32_t)((rng_next(r) >> 32) * n >> 32);
}

#endif
