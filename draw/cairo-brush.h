/* Inside the Cairo back end only: painting a range of shapes. */
#ifndef PARLOUR_CAIRO_BRUSH_H
#define PARLOUR_CAIRO_BRUSH_H

#include "draw/cairo.h"

#include <pango/pangocairo.h>

enum { MAX_KEPT = 3 };

struct painter {
    bool keep;
    PangoFontDescription *font[3]; /* by enum font */
    PangoLayout *layout;           /* made for the first text, used for all */

    struct kept {
        cairo_surface_t *picture;
        uint64_t hash; /* of the shapes that it shows */
    } kept[MAX_KEPT];
    double kept_scale;
};

/* What painting needs at every shape. */
struct brush {
    struct painter *painter;
    cairo_t *to;
    const struct drawing *d;
    enum palette palette;
};

void brush_prepare(cairo_t *to);                             /* round lines, fast edges */
void brush_ink(const struct brush *b, int ink, double more); /* `more` times as opaque */
void brush_range(const struct brush *b, int from, int to);

#endif
