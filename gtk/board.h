/* The board as a widget: paints what lies on a session's board, turns events into its gestures, lets time pass. */
#ifndef PARLOUR_BOARD_H
#define PARLOUR_BOARD_H

#include "draw/draw.h"
#include "session/session.h"

#include <gtk/gtk.h>

#define BOARD_TYPE (board_get_type())
G_DECLARE_FINAL_TYPE(Board, board, PARLOUR, BOARD, GtkWidget)

/* Signal "passed": something happened or time has passed; look at the table. */
GtkWidget *board_new(void);
void board_set_session(Board *b, struct session *s); /* borrowed; NULL: none any more */
void board_renew(Board *b);                          /* another table lies there, or none */
void board_set_palette(Board *b, enum palette p);
void board_wake(Board *b); /* the table has changed: paint it and let time pass */

struct fitting board_fitting(Board *b); /* where the page of its table lies in it */

/* For the files that the widget consists of: spot.c, hands.c (gtk/hands.h) and keys.c. */
struct table *board_table(Board *b);        /* NULL: none lies there */
void board_changed(Board *b, bool changed); /* wake it if that was so */
void board_focus_spot(Board *b); /* the keyboard goes to the table's focus: so it is read out */
void keys_listen(Board *b);      /* keys.c */
bool board_escape(Board *b);     /* false: there was nothing to escape from */
void board_press_target(Board *b, int id);
void board_focus_target(Board *b, int id);

#endif
