/* Back end: Cairo, for PNG, PDF and the window. Built only into programs that need it. */
#ifndef PARLOUR_CAIRO_H
#define PARLOUR_CAIRO_H

#include "draw/draw.h"
#include "paint/picture.h"

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

/* For text_measure_by: the width of a text at size 1. In one thread only. */
float painter_measure(enum font font, const char *text, size_t length);

#endif
