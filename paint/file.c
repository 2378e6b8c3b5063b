/* Pictures in the formats of files. */
#include "paint/picture.h"

#include <string.h>

static bool ends_with(const char *text, const char *ending)
{
    size_t length = strlen(text), tail = strlen(ending);

    return length > tail && strcmp(text + length - tail, ending) == 0;
}

static void encode_svg(const struct drawing *d, enum palette palette, int width, int height,
                       const char *title, struct encoded *out)
{
    struct writer w = writer_growing();

    draw_svg(&w, d, palette, width, height, title);
    *out = (struct encoded){w.text, w.size, w.room};
}

const char *picture_encode(const struct drawing *d, enum palette palette, int width, int height,
                           const char *title, const char *name, struct encoded *out)
{
    bool png = ends_with(name, ".png"), pdf = ends_with(name, ".pdf");

    *out = (struct encoded){0};
    width = width > 0 ? width : (int)d->width;
    height = height > 0 ? height : (int)d->height;
    if (png || pdf)
        return picture_paint(d, palette, width, height, title, pdf, out);
    if (!ends_with(name, ".svg"))
        return "the name must end with .svg, .png or .pdf";
    encode_svg(d, palette, width, height, title, out);
    return NULL;
}
