/* How long a frame takes: draws and paints an early and a late position of every game that has a
   view, in each of its forms, one pixel a unit and two, and prints milliseconds by the clock and, in brackets,
   of processor time, of all threads together. `all` paints everything as
   pictures in files are painted; the others keep what is settled, as the window does: `nothing` is a
   frame of which nothing is kept, because the window has just changed its size; `changed` is the
   first frame after something on a panel changed; `kept` a frame under a moving pointer. */
#define _POSIX_C_SOURCE 200809L
#include "paint/paint.h"
#include "table/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FRAMES = 30, LATE = 220 };

struct time {
    double clock, processor;
};

static double read_clock(clockid_t which)
{
    struct timespec t;

    clock_gettime(which, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static struct time since(struct time begin)
{
    return (struct time){read_clock(CLOCK_MONOTONIC) - begin.clock,
                         read_clock(CLOCK_PROCESS_CPUTIME_ID) - begin.processor};
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

static void print(const char *name, const struct time *list)
{
    double clock[FRAMES], processor[FRAMES];

    for (int i = 0; i < FRAMES; i++) {
        clock[i] = list[i].clock;
        processor[i] = list[i].processor;
    }
    printf(" %s %.1f ms (%.1f),", name, median(clock), median(processor));
}

static struct time paint(struct painter *p, const struct drawing *d, cairo_surface_t *on)
{
    struct time begin = since((struct time){0});
    cairo_t *to = cairo_create(on);

    painter_paint(p, to, d, PALETTE_LIGHT, cairo_image_surface_get_width(on),
                  cairo_image_surface_get_height(on));
    cairo_destroy(to);
    return since(begin);
}

/* With as many players as there can be, after so many moves. */
static struct table *position(const struct game *g, int moves)
{
    struct settings with = settings_preset(g->rules->options);
    int players = option_find(g->rules->options, "players", 7);
    struct rng r = rng_from(3);
    move list[MAX_MOVES];
    struct table *t;

    if (players >= 0)
        with.choice[players] = option_choices(&g->rules->options[players]) - 1;
    t = table_new(g, &with, 3);
    table_speed(t, 0);
    for (int i = 0; i < moves && table_actor(t) != OVER; i++)
        if (!table_tick(t, 1)) {
            int count = g->rules->moves(table_state(t), list);

            table_play(t, list[rng_below(&r, (uint32_t)count)]);
        }
    return t;
}

static cairo_surface_t *canvas(const struct drawing *d, float scale, int less)
{
    float width = d->width * scale - (float)less;

    return cairo_image_surface_create(CAIRO_FORMAT_RGB24, (int)width,
                                      (int)(width * d->height / d->width));
}

static void measure(const struct game *g, int moves, enum form f, int scale)
{
    struct table *t = position(g, moves);
    struct painter *all = painter_new(false), *keep = painter_new(true);
    struct time list[FRAMES], whole[FRAMES], nothing[FRAMES], kept[FRAMES], changed[FRAMES];

    table_form(t, f, 0, 0);
    for (int i = 0; i < FRAMES; i++) {
        cairo_surface_t *on = canvas(table_draw(t), (float)scale, i % 2 * i);
        struct time begin;

        whole[i] = paint(all, table_draw(t), on);
        nothing[i] = paint(keep, table_draw(t), on);
        table_seat(t, 0, 1 + (i + 1) % LEVELS);
        begin = since((struct time){0});
        table_draw(t);
        list[i] = since(begin);
        changed[i] = paint(keep, table_draw(t), on);
        kept[i] = paint(keep, table_draw(t), on);
        cairo_surface_destroy(on);
    }
    printf("%-10s %-4s scale %d, %3d moves:", g->rules->name, form_name(f), scale, moves);
    print("list", list);
    print("all", whole);
    print("nothing", nothing);
    print("changed", changed);
    print("kept", kept);
    printf(" %d shapes\n", table_draw(t)->shapes);
    painter_free(all);
    painter_free(keep);
    table_free(t);
}

int main(int count, char **word)
{
    for (const struct game *g = NULL; (g = catalogue_next(g));)
        for (int f = 0; g->view && f < FORMS && (count < 2 || strcmp(word[1], g->rules->name) == 0);
             f++)
            for (int scale = 1; g->view->paper[f].width > 0 && scale <= 2; scale++) {
                measure(g, 1, (enum form)f, scale);
                measure(g, LATE, (enum form)f, scale);
            }
    return 0;
}
