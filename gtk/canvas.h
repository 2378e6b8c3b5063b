/* A picture in the pixels of the screen, on its way into a widget. */
#ifndef PARLOUR_CANVAS_H
#define PARLOUR_CANVAS_H

#include "paint/paint.h"

#include <gtk/gtk.h>

struct canvas;

struct canvas *canvas_new(void);
void canvas_free(struct canvas *c);

/* Fills the widget with the drawing, or with a part of it, if that is not NULL; `to` is in the widget's
   units. */
void canvas_paint(struct canvas *c, GtkWidget *widget, const struct box *part, cairo_t *to,
                  const struct drawing *d, enum palette palette);

#endif
