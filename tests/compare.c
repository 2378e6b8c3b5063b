/* Compares PNG files: compare FILE WIDTH HEIGHT, or compare FILE FILE. Fonts differ a little
   between machines, so two pictures are alike if few pixels differ much. Exit status 0: yes. */
#include <cairo.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MUCH = 48 };

static const double most_share = 0.02;

static int channel(uint32_t pixel, int shift)
{
    return (int)(pixel >> shift & 0xff);
}

static int differ_much(uint32_t a, uint32_t b)
{
    for (int shift = 0; shift <= 16; shift += 8)
        if (abs(channel(a, shift) - channel(b, shift)) > MUCH)
            return 1;
    return 0;
}

static uint32_t pixel(cairo_surface_t *s, int x, int y)
{
    unsigned char *row = cairo_image_surface_get_data(s) + cairo_image_surface_get_stride(s) * y;

    return ((const uint32_t *)(const void *)row)[x];
}

static int same_size(cairo_surface_t *s, int width, int height)
{
    return cairo_surface_status(s) == CAIRO_STATUS_SUCCESS &&
           cairo_image_surface_get_width(s) == width && cairo_image_surface_get_height(s) == height;
}

static int alike(cairo_surface_t *a, cairo_surface_t *b)
{
    int width = cairo_image_surface_get_width(a), height = cairo_image_surface_get_height(a);
    long differ = 0;

    if (!same_size(b, width, height))
        return 0;
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++)
            differ += differ_much(pixel(a, x, y), pixel(b, x, y));
    printf("# %ld of %d pixels differ\n", differ, width * height);
    return (double)differ <= most_share * width * height;
}

int main(int count, char **argument)
{
    cairo_surface_t *a = count > 2 ? cairo_image_surface_create_from_png(argument[1]) : NULL, *b;
    int good;

    if (!a || cairo_surface_status(a) != CAIRO_STATUS_SUCCESS)
        return 2;
    if (count > 3) {
        good = same_size(a, atoi(argument[2]), atoi(argument[3]));
    } else {
        b = cairo_image_surface_create_from_png(argument[2]);
        good = alike(a, b);
        cairo_surface_destroy(b);
    }
    cairo_surface_destroy(a);
    return good ? 0 : 1;
}
