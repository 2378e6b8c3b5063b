/* Kept games as files: one file a game, in a folder below the user's data. Window and terminal share it,
   and several of them at once. */
#ifndef PARLOUR_STORE_H
#define PARLOUR_STORE_H

#include "session/session.h"

struct store;

/* The user's own folder. Where there is none (no home), or where it cannot be made, every text is
   refused with a sentence. Saves of the first version are taken over. */
struct store *store_new(void);
void store_free(struct store *st); /* holds nothing any more */

/* Does what an effect asks of a store (KEEP, FORGET, LIST, FETCH, HOLD, TAKE, LEAVE) and answers the
   session. False: the effect is none of these. */
bool store_serve(struct store *st, struct session *s, const struct effect *e);

/* Tells the session what somebody else has taken over. Ask now and then: it costs little. */
void store_watch(struct store *st, struct session *s);

/* Nobody else writes or moves a text until this is closed; -1 where that cannot be had. */
int store_lock(const struct store *st);

const char *store_folder(const struct store *st); /* "" if there is none */

/* 64 bits that nobody else has, for session_new. */
uint64_t store_chance(void);

#endif
