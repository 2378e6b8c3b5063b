/* PNG and PDF, painted by Cairo. */
#include "paint/paint.h"

#include "core/memory.h"

#include <cairo-pdf.h>
#include <string.h>

static void paint_on(cairo_surface_t *surface, const struct drawing *d, enum palette palette,
                     int width, int height)
{
    struct painter *p = painter_new(false);
    cairo_t *to = cairo_create(surface);

    painter_paint(p, to, d, palette, width, height);
    cairo_destroy(to);
    painter_free(p);
}

static void add(struct encoded *e, const void *bytes, size_t length)
{
    if (length > e->room - e->length) {
        char *more = memory_new(e->room = 2 * (e->length + length));

        if (e->length)
            memcpy(more, e->bytes, e->length);
        memory_free(e->bytes);
        e->bytes = more;
    }
    memcpy(e->bytes + e->length, bytes, length);
    e->length += length;
}

static cairo_status_t add_more(void *context, const unsigned char *bytes, unsigned length)
{
    add(context, bytes, length);
    return CAIRO_STATUS_SUCCESS;
}

static cairo_status_t encode_png(const struct drawing *d, enum palette palette, int width,
                                 int height, struct encoded *out)
{
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    cairo_status_t status;

    paint_on(surface, d, palette, width, height);
    status = cairo_surface_write_to_png_stream(surface, add_more, out);
    cairo_surface_destroy(surface);
    return status;
}

static cairo_status_t encode_pdf(const struct drawing *d, enum palette palette, int width,
                                 int height, const char *title, struct encoded *out)
{
    cairo_surface_t *surface = cairo_pdf_surface_create_for_stream(add_more, out, width, height);
    cairo_status_t status;

    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title);
    paint_on(surface, d, palette, width, height);
    cairo_surface_finish(surface);
    status = cairo_surface_status(surface);
    cairo_surface_destroy(surface);
    return status;
}

void picture_measure(const char *name)
{
    size_t length = strlen(name);

    if (length < 4 || strcmp(name + length - 4, ".svg") != 0)
        text_measure_by(painter_measure);
}

const char *picture_paint(const struct drawing *d, enum palette palette, int width, int height,
                          const char *title, bool pdf, struct encoded *out)
{
    cairo_status_t status = pdf ? encode_pdf(d, palette, width, height, title, out)
                                : encode_png(d, palette, width, height, out);

    if (status == CAIRO_STATUS_SUCCESS)
        return NULL;
    memory_free(out->bytes);
    return cairo_status_to_string(status);
}
