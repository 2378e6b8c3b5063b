/* A program without Cairo: SVG is all it can write. */
#include "paint/picture.h"

void picture_measure(const char *name)
{
    (void)name;
}

const char *picture_paint(const struct drawing *d, enum palette palette, int width, int height,
                          const char *title, bool pdf, struct encoded *out)
{
    (void)d, (void)palette, (void)width, (void)height, (void)title, (void)pdf, (void)out;
    return "this program was built without Cairo: only .svg can be written";
}
