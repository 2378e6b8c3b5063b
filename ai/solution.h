/* The table of a solved game as it is kept and passed on: bytes that say what they are, with a checksum. */
#ifndef PARLOUR_SOLUTION_H
#define PARLOUR_SOLUTION_H

#include "ai/think.h"

/* What bytes turn out to be. FOREIGN: something else, which is not ours to replace. */
enum solved_state { SOLVED_READY, SOLVED_ABSENT, SOLVED_DAMAGED, SOLVED_OUTDATED, SOLVED_FOREIGN };

/* How they begin; the table follows. Those of a machine that orders bytes in another way have another
   mark, and so count as outdated. */
struct solution_head {
    char magic[8];
    uint32_t order, format;
    uint32_t rules, solver; /* versions */
    char game[32];
    uint64_t size;     /* of the table */
    uint64_t checksum; /* of the head with a zero here, and of the table */
};

/* The head of a finished table. */
struct solution_head solution_head(const struct rules *g, const struct solver *v,
                                   const void *table);

/* Are these a head and a whole, unaltered table of this game, rules and solver? `bytes` need no
   alignment. */
enum solved_state solution_judge(const struct rules *g, const struct solver *v, const void *bytes,
                                 size_t length);

#endif
