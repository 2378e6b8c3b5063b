/* Zooming: arithmetic only. */
#include "gtk/zoom.h"

static const double most = 4; /* times as large as the whole page */

struct fitting zoom_fit(const struct zoom *z, const struct drawing *d, double width, double height)
{
    double scale;

    if (!z->on)
        return painter_fit(d, width, height);
    scale = width / (double)z->seen.w;
    return (struct fitting){scale, -(double)z->seen.x * scale, -(double)z->seen.y * scale};
}

/* Inside of the page, or around its middle where more is seen than there is. */
static float inside(float start, float length, float page)
{
    float last = page - length;

    if (last < 0)
        return last / 2;
    return start < 0 ? 0 : start > last ? last : start;
}

void zoom_to(struct zoom *z, const struct drawing *d, double width, double height, double scale,
             struct point at, double x, double y)
{
    double whole = painter_fit(d, width, height).scale;

    scale = scale > whole * most ? whole * most : scale;
    z->on = scale > whole * 1.02;
    if (!z->on)
        return;
    z->seen.w = (float)(width / scale);
    z->seen.h = (float)(height / scale);
    z->seen.x = inside(at.x - (float)(x / scale), z->seen.w, d->width);
    z->seen.y = inside(at.y - (float)(y / scale), z->seen.h, d->height);
}
