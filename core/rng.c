/* Seeding. */
#include "core/rng.h"

struct rng rng_from(uint64_t seed)
{
    struct rng r = {seed};

    return (struct rng){rng_next(&r)};
}

struct rng rng_event(uint64_t seed, uint64_t k)
{
    struct rng r = rng_from(seed);

    /* Two rounds of mixing keep neighbouring seeds and neighbouring k apart. */
    r.state ^= (k + 1) * 0xd1342543de82ef95u;
    return rng_from(rng_next(&r));
}
