/* Null: the smallest game that uses everything a game can use. Copy it to begin a new one.

   A die decides whether the heap has 7, 8 or 9 counters (odds 1 : 2 : 1). Then the players take one,
   two or three counters in turn. Who takes the last one wins. */
#ifndef PARLOUR_NULL_H
#define PARLOUR_NULL_H

#include "core/rules.h"

#include <stdint.h>

enum { LEAST_HEAP = 7, MOST_HEAP = 9, MOST_TAKEN = 3, UNKNOWN_HEAP = 0xff };

/* Places that a refusal can name: the counters of the heap, from 0. */
struct state {
    uint8_t players;
    uint8_t heap;  /* counters left, or UNKNOWN_HEAP before the die has fallen */
    uint8_t mover; /* when the heap is empty, the seat after the winner */
};

/* Moves: 1..3 counters taken; heaps of 7..9 as outcomes of the die. */

int null_winner(const struct state *s); /* who took the last counter, when none is left */

void null_read_state(struct reader *r, struct state *s);
void null_write_state(struct writer *w, const struct state *s);
bool null_is_snapshot(const char *text, size_t length);
move null_read_move(struct reader *r, const struct state *s);
void null_write_move(struct writer *w, const struct state *s, move m);
void null_print(struct writer *w, const struct state *s);

extern const char null_guide[]; /* how to play, for people */

extern const struct rules null_rules;

#endif
