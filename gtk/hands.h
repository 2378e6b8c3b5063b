/* What the files of the board widget share: its struct, and the hands that act on it. */
#ifndef PARLOUR_HANDS_H
#define PARLOUR_HANDS_H

#include "gtk/board.h"
#include "gtk/zoom.h"

struct _Board {
    GtkWidget parent;
    struct session *session; /* borrowed; NULL: none */
    struct canvas *canvas;
    enum palette palette;
    guint tick;         /* the frame callback, or 0 */
    gint64 last_frame;  /* microseconds, or 0 */
    GPtrArray *spots;   /* children, one a target; more may be hidden */
    gboolean by_finger; /* the press under way, */
    char *touched;      /* and what the finger went down on; NULL: nothing */
    guint32 pressed_at; /* milliseconds, and where: to know a double click */
    double pressed_x, pressed_y;
    double scrolled; /* part of a turn of the wheel */
    double x, y;     /* where the pointer was last */
    struct zoom zoom;
    struct point pinched; /* the place of the page between two fingers as they came down, */
    double pinched_scale; /* and the scale then */
};

void hands_listen(Board *b);

#endif
