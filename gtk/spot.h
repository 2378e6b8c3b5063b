/* Places on the board for assistive technology: invisible widgets with a name and an action. */
#ifndef PARLOUR_SPOT_H
#define PARLOUR_SPOT_H

#include "draw/draw.h"
#include "paint/paint.h"

#include <gtk/gtk.h>

/* The spots of a board, one for each target of its drawing at rest; more may be hidden. They are its
   children. */
void spots_renew(GPtrArray *spots, GtkWidget *board, const struct drawing *d);
void spots_place(GPtrArray *spots, const struct drawing *d, struct fitting f);
GtkWidget *spots_find(GPtrArray *spots, int id); /* or NULL */

#endif
