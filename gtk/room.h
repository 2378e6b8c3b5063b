/* A room in the window: being there, its panel beside the board, the ways in. */
#ifndef PARLOUR_GTK_ROOM_H
#define PARLOUR_GTK_ROOM_H

#include "gtk/connection.h"
#include "gtk/window.h"

enum { DICE_WORDS = 6000 }; /* room for how all dice of a game fell, in words */

/* Being in a room. */
struct visit {
    struct link_parts to;
    struct client *client;
    struct connection *connection;
    gboolean laid;    /* the room's table lies on the board */
    gboolean news;    /* something may be new in the panel */
    gboolean checked; /* the dice were looked at: how they fell stays in view */
};

/* room.c. `opener`: the secret of who opened the room, or NULL. */
void room_enter(struct window *w, const struct link_parts *to, const char *opener);
void room_request(struct window *w, const char *request); /* see room_send */
void room_check(struct window *w);                        /* the dice */
void room_home(struct window *w);                         /* takes the game home */
void room_save(struct window *w);                         /* the log, into a file */

/* found.c: the group of rooms on a server that look for players. */
void found_add(struct window *w, GtkWidget *page);

/* room-panel.c: shows what is new */
void panel_update(struct window *w);

#endif
