/* Pictures as files. */
#include "paint/paint.h"

#include "core/memory.h"

#include <cairo-pdf.h>
#include <stdio.h>
#include <string.h>

static bool ends_with(const char *text, const char *ending)
{
    size_t length = strlen(text), tail = strlen(ending);

    return length > tail && strcmp(text + length - tail, ending) == 0;
}

static void paint_on(cairo_surface_t *surface, const struct drawing *d, enum palette palette,
                     int width, int height)
{
    struct painter *p = painter_new(false);
    cairo_t *to = cairo_create(surface);

    painter_paint(p, to, d, palette, width, height);
    cairo_destroy(to);
    painter_free(p);
}

static const char *write_png(const struct drawing *d, enum palette palette, int width, int height,
                             const char *path)
{
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    cairo_status_t status;

    paint_on(surface, d, palette, width, height);
    status = cairo_surface_write_to_png(surface, path);
    cairo_surface_destroy(surface);
    return status == CAIRO_STATUS_SUCCESS ? NULL : cairo_status_to_string(status);
}

static const char *write_pdf(const struct drawing *d, enum palette palette, int width, int height,
                             const char *title, const char *path)
{
    cairo_surface_t *surface = cairo_pdf_surface_create(path, width, height);
    cairo_status_t status;

    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title);
    paint_on(surface, d, palette, width, height);
    cairo_surface_finish(surface);
    status = cairo_surface_status(surface);
    cairo_surface_destroy(surface);
    return status == CAIRO_STATUS_SUCCESS ? NULL : cairo_status_to_string(status);
}

static const char *write_svg(const struct drawing *d, enum palette palette, int width, int height,
                             const char *title, const char *path)
{
    struct writer measure = writer_over(NULL, 0), w;
    FILE *file = fopen(path, "wb");
    char *text;
    bool good;

    if (!file)
        return "cannot open the file for writing";
    draw_svg(&measure, d, palette, width, height, title);
    text = memory_new(measure.size + 1);
    w = writer_over(text, measure.size + 1);
    draw_svg(&w, d, palette, width, height, title);
    good = fwrite(text, 1, w.size, file) == w.size;
    memory_free(text);
    return fclose(file) == 0 && good ? NULL : "cannot write the file";
}

const char *picture_write(const struct drawing *d, enum palette palette, int width, int height,
                          const char *title, const char *path)
{
    width = width > 0 ? width : (int)d->width;
    height = height > 0 ? height : (int)d->height;
    if (ends_with(path, ".svg"))
        return write_svg(d, palette, width, height, title, path);
    if (ends_with(path, ".png"))
        return write_png(d, palette, width, height, path);
    if (ends_with(path, ".pdf"))
        return write_pdf(d, palette, width, height, title, path);
    return "the name must end with .svg, .png or .pdf";
}
