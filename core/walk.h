/* Walking through a game: what can be said of any game once, from its rules alone. */
#ifndef PARLOUR_WALK_H
#define PARLOUR_WALK_H

#include "core/name.h"
#include "core/rules.h"

struct state *state_new(const struct rules *g); /* zeroed; free with state_free */
void state_free(struct state *s);
void state_copy(const struct rules *g, struct state *to, const struct state *from);
bool state_equal(const struct rules *g, const struct state *a, const struct state *b);
uint64_t state_hash(const struct rules *g, const struct state *s); /* of its bytes, by FNV-1a */
void state_start(const struct rules *g, struct state *s, const struct settings *with);

bool is_legal(const struct rules *g, const struct state *s, move m);

/* The gate for moves from outside, any 32 bits: an illegal one is refused, explained, and changes
   nothing. */
bool play(const struct rules *g, struct state *s, move m, struct refusal *why);

/* Draw an outcome of a chance event, with its odds. It is not applied. */
move roll(const struct rules *g, const struct state *s, struct rng *r);

/* Apply chance events, numbered from *events, until somebody has to decide or the game is over. */
void roll_on(const struct rules *g, struct state *s, uint64_t seed, uint64_t *events);

/* A record is `names "Ann" "Bo"; key=value ... ; move move ...`: names and settings are optional, and so is
   the white space between moves. The names in front of one, if there are any; `out` may be NULL. */
bool record_names(struct reader *r, char (*out)[NAME_BYTES]);

/* *s becomes the position at the end of a record; `each`, if given, sees every move before it is applied.
   False: r->error and *why (for an illegal move) tell what is wrong; *s is the position up to there. True
   with a sentence in *why: that is a warning. */
typedef void each_move(void *context, const struct state *before, move m);
bool replay(const struct rules *g, struct reader *r, struct state *s, struct settings *with,
            struct refusal *why, each_move *each, void *context);

/* Snapshot or record, whichever it is. */
bool read_position(const struct rules *g, struct reader *r, struct state *s, struct refusal *why);

/* Positions after `depth` more moves, chance outcomes counted once each: a number to compare rules by,
   as chess programs do. */
uint64_t perft(const struct rules *g, const struct state *s, int depth);

#endif
