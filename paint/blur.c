/* Back end: Cairo. Blurring a mask: three averages down the columns, three along the rows [three box blurs for a Gaussian]. Rows are added up
   as a whole, which compilers turn into a few instructions for many columns; for the other way the mask is turned. */
#include "paint/brush.h"

#include <string.h>

struct plane {
    uint8_t *pixels;
    int width, height;
    size_t stride;
};

/* Of so many pixels: the sum of each column, and the 65536ths of it that an average is. */
struct average {
    int spread;
    uint16_t *sum, share;
};

static void add_row(uint16_t *restrict sum, const uint8_t *restrict row, int width)
{
    for (int x = 0; x < width; x++)
        sum[x] = (uint16_t)(sum[x] + row[x]);
}

static void take_row(uint16_t *restrict sum, const uint8_t *restrict row, int width)
{
    for (int x = 0; x < width; x++)
        sum[x] = (uint16_t)(sum[x] - row[x]);
}

static void share_row(uint8_t *restrict out, const uint16_t *restrict sum, int width,
                      uint16_t share)
{
    for (int x = 0; x < width; x++)
        out[x] = (uint8_t)((uint32_t)sum[x] * share >> 16);
}

static void smear(const struct plane *from, struct plane *to, const struct average *by)
{
    const int half = by->spread / 2, width = from->width, height = from->height;

    *to = (struct plane){to->pixels, width, height, (size_t)width};
    memset(by->sum, 0, (size_t)width * sizeof *by->sum);
    for (int y = 0; y < height + half; y++) {
        if (y < height)
            add_row(by->sum, from->pixels + (size_t)y * from->stride, width);
        if (y >= by->spread)
            take_row(by->sum, from->pixels + (size_t)(y - by->spread) * from->stride, width);
        if (y >= half)
            share_row(to->pixels + (size_t)(y - half) * to->stride, by->sum, width, by->share);
    }
}

static void smear_thrice(const struct plane *from, struct plane *to, struct plane *between,
                         const struct average *by)
{
    smear(from, to, by);
    smear(to, between, by);
    smear(between, to, by);
}

/* Rows become columns. */
static void turn(const struct plane *from, const struct plane *to)
{
    for (int y = 0; y < from->height; y++) {
        const uint8_t *row = from->pixels + (size_t)y * from->stride;
        uint8_t *out = to->pixels + y;

        for (int x = 0; x < from->width; x++, out += to->stride)
            *out = row[x];
    }
}

static void blur(const struct plane *mask, const struct average *by)
{
    const size_t size = (size_t)mask->width * (size_t)mask->height;
    struct plane a = {.pixels = g_malloc(size)}, b = {.pixels = g_malloc(size)};

    smear_thrice(mask, &a, &b, by);
    b = (struct plane){b.pixels, a.height, a.width, (size_t)a.height};
    turn(&a, &b);
    smear_thrice(&b, &a, &b, by);
    turn(&a, mask);
    g_free(a.pixels);
    g_free(b.pixels);
}

void blur_mask(cairo_surface_t *mask, int spread)
{
    struct plane whole = {.width = cairo_image_surface_get_width(mask),
                          .height = cairo_image_surface_get_height(mask),
                          .stride = (size_t)cairo_image_surface_get_stride(mask)};
    struct average by = {.spread = spread};

    if (spread < 2)
        return;
    by.share = (uint16_t)(65536 / spread);
    cairo_surface_flush(mask);
    whole.pixels = cairo_image_surface_get_data(mask);
    by.sum = g_new(uint16_t, (gsize)MAX(whole.width, whole.height));
    blur(&whole, &by);
    g_free(by.sum);
    cairo_surface_mark_dirty(mask);
}
