/* How long a frame takes: draws and paints a late position of every game that has a view, 1200
   pixels wide, and prints milliseconds of processor time. `all` paints everything; `kept` is a
   frame of an animation or under a moving pointer, where the painter keeps what is settled;
   `changed` is the first frame after a move, where a part of that is painted anew. */
#define _POSIX_C_SOURCE 200809L
#include "draw/cairo.h"
#include "table/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { FRAMES = 60, MOVES = 110 };

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static int by_value(const void *a, const void *b)
{
    const double *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

static double median(double *list)
{
    qsort(list, FRAMES, sizeof *list, by_value);
    return list[FRAMES / 2];
}

static double paint(struct painter *p, const struct drawing *d, cairo_surface_t *on)
{
    double begin = now();
    cairo_t *to = cairo_create(on);

    painter_paint(p, to, d, PALETTE_LIGHT, cairo_image_surface_get_width(on),
                  cairo_image_surface_get_height(on));
    cairo_destroy(to);
    return now() - begin;
}

static struct table *late_position(const struct game *g)
{
    struct settings with = settings_preset(g->rules->options);
    struct table *t = table_new(g, &with, 3);
    struct rng r = rng_from(3);
    move list[MAX_MOVES];

    table_speed(t, 0);
    for (int i = 0; i < MOVES && table_actor(t) != OVER; i++)
        if (!table_tick(t, 1)) {
            int count = g->rules->moves(table_state(t), list);

            table_play(t, list[rng_below(&r, (uint32_t)count)]);
        }
    return t;
}

static void measure(const struct game *g)
{
    struct table *t = late_position(g);
    struct painter *all = painter_new(false), *keep = painter_new(true);
    cairo_surface_t *on = cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, 1200, (int)(1200 * g->view->height / g->view->width));
    double list[FRAMES], whole[FRAMES], kept[FRAMES], changed[FRAMES];

    for (int i = 0; i < FRAMES; i++) {
        double begin;

        table_seat(t, 0, 1 + i % LEVELS);
        begin = now();
        table_draw(t);
        list[i] = now() - begin;
        whole[i] = paint(all, table_draw(t), on);
        changed[i] = paint(keep, table_draw(t), on);
        table_hint_clear(t);
        kept[i] = paint(keep, table_draw(t), on);
    }
    printf("%-12s list %.2f ms, all %.1f ms, kept %.1f ms, changed %.1f ms, %d shapes\n",
           g->rules->name, median(list), median(whole), median(kept), median(changed),
           table_draw(t)->shapes);
    cairo_surface_destroy(on);
    painter_free(all);
    painter_free(keep);
    table_free(t);
}

int main(void)
{
    for (const struct game *g = catalogue; g->rules; g++)
        if (g->view)
            measure(g);
    return 0;
}
