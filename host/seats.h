/* Seats in rooms as files, below the user's data: what must not be lost of being there. They hold secrets
   and are readable by their owner alone. Window and terminal share them. */
#ifndef PARLOUR_SEATS_H
#define PARLOUR_SEATS_H

#include "together/client.h"
#include "together/link.h"

/* The seat of before, or a new one. Free it with client_free. `opener`: the secret of who opened the
   room, or NULL. */
struct client *seat_find(const struct link_parts *to, const char *opener);

/* Writes it, if something has changed. False: it could not be. */
bool seat_keep(const struct link_parts *to, struct client *c);

/* Where one has been, the newest first: links that are good for seat_find. Says how many. */
int seats_list(struct link_parts *out, int most);

#endif
