/* Back end: Cairo, for PNG, PDF and the window. Built only into programs that need it. */
#ifndef PARLOUR_CAIRO_H
#define PARLOUR_CAIRO_H

#include "draw/draw.h"

#include <cairo.h>

/* Paints drawings. Keeps fonts and, if asked to, the picture of what is settled in a drawing (all
   before SHAPE_SETTLED), so that a frame of an animation paints only what moves. One for a
   window. */
struct painter;

struct painter *painter_new(bool keep);
void painter_free(struct painter *p);

/* Fills width x height (in the units of `to`) with the drawing, proportions kept, in the middle, on
   paper. */
void painter_paint(struct painter *p, cairo_t *to, const struct drawing *d, enum palette palette,
                   double width, double height);

/* Where that puts the drawing: view units = (pixel - offset) / scale. */
struct fitting {
    double scale, x, y;
};

struct fitting painter_fit(const struct drawing *d, double width, double height);

/* A picture as the bytes of a file, in memory first: a disk that fills up in the middle shall not leave
   half a picture in place of a whole one. Free `bytes` with memory_free. */
struct encoded {
    char *bytes;
    size_t length, room;
};

/* SVG, PNG or PDF by the ending of the file's name. 0 x 0 is the drawing's own size. Returns NULL, or a
   static sentence about what went wrong. */
const char *picture_encode(const struct drawing *d, enum palette palette, int width, int height,
                           const char *title, const char *name, struct encoded *out);

#endif
