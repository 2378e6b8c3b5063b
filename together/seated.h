/* A room on a table: the board follows the log, and moves made at the board go to the room. */
#ifndef PARLOUR_SEATED_H
#define PARLOUR_SEATED_H

#include "table/table.h"
#include "together/client.h"

/* A table for the room's game, whose chance and other players come from outside. NULL: the room is not
   known yet. Free it with table_free. */
struct table *seated_table(const struct client *c);

/* Brings both in line; call it whenever something may have changed. True: draw again. A table of an
   earlier game of the room is emptied first. */
bool seated_follow(struct client *c, struct table *t);

#endif
