/* A board seen larger: which part of its page fills the widget. */
#ifndef PARLOUR_ZOOM_H
#define PARLOUR_ZOOM_H

#include "paint/paint.h"

/* All zero: the whole page is seen. */
struct zoom {
    bool on;
    struct box seen; /* of the page; as broad and high as the widget is, in units */
};

/* Where the page lies in a widget of this size. */
struct fitting zoom_fit(const struct zoom *z, const struct drawing *d, double width, double height);

/* So that a unit is `scale` pixels, and the place `at` of the page is at x, y. Never smaller than the
   whole page, nor much larger. */
void zoom_to(struct zoom *z, const struct drawing *d, double width, double height, double scale,
             struct point at, double x, double y);

#endif
