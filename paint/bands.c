/* Back end: Cairo. Painting on several processors: an image is divided into bands, one below the other, and each is painted by a
   thread of its own [sort-first parallel rendering]. Every band has a painter, so that threads share nothing but the drawing,
   which none of them changes. */
#include "paint/brush.h"

#include <math.h>

enum { FEWEST_SHAPES = 48, LOWEST = 240 };

/* A band to be painted: rows of the page, from the first to before the last. */
struct band {
    const struct coat *coat;
    int coats;
    int top, bottom;         /* -1: of the image */
    struct painter *painter; /* of this band alone */
    struct crew *crew;
};

/* The threads of a painter, and how many of them are still at work [a latch]. */
struct crew {
    GThreadPool *pool;
    GMutex mutex;
    GCond done;
    int busy;
};

/* Another surface with the same pixels: what Cairo counts of a surface must not be counted by two threads at once. */
static cairo_surface_t *alias(cairo_surface_t *image)
{
    return cairo_image_surface_create_for_data(
        cairo_image_surface_get_data(image), cairo_image_surface_get_format(image),
        cairo_image_surface_get_width(image), cairo_image_surface_get_height(image),
        cairo_image_surface_get_stride(image));
}

/* From a whole pixel on, so that the picture is just copied. */
static void put_picture(const struct brush *b, cairo_surface_t *image)
{
    cairo_surface_t *picture = alias(image);
    cairo_matrix_t m;

    cairo_save(b->to);
    cairo_get_matrix(b->to, &m);
    cairo_identity_matrix(b->to);
    cairo_translate(b->to, floor(m.x0 + 0.5), floor(m.y0 + 0.5));
    cairo_set_source_surface(b->to, picture, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(b->to), CAIRO_FILTER_NEAREST);
    cairo_set_operator(b->to, CAIRO_OPERATOR_SOURCE);
    cairo_rectangle(b->to, 0, 0, (int)((double)b->d->width * m.xx),
                    (int)((double)b->d->height * m.yy));
    cairo_fill(b->to);
    cairo_restore(b->to);
    cairo_surface_destroy(picture);
}

static void paint_coat(const struct coat *c)
{
    if (c->under)
        put_picture(&c->brush, c->under);
    brush_prepare(c->brush.to);
    brush_range(&c->brush, c->from, c->to);
}

/* The rows of the image that a band has. Pages stand on whole pixels. */
static cairo_surface_t *part_of(cairo_surface_t *image, int top, int bottom)
{
    const int stride = cairo_image_surface_get_stride(image);

    return cairo_image_surface_create_for_data(
        cairo_image_surface_get_data(image) + (size_t)top * (size_t)stride,
        cairo_image_surface_get_format(image), cairo_image_surface_get_width(image), bottom - top,
        stride);
}

static void paint_part(const struct band *b, const struct coat *c)
{
    cairo_surface_t *image = cairo_get_target(c->brush.to), *part;
    struct coat own = *c;
    cairo_matrix_t m;
    int top, bottom;

    cairo_get_matrix(c->brush.to, &m);
    top = b->top < 0 ? 0 : b->top + (int)floor(m.y0 + 0.5);
    bottom =
        b->bottom < 0 ? cairo_image_surface_get_height(image) : b->bottom + (int)floor(m.y0 + 0.5);
    part = part_of(image, top, bottom);
    own.brush.painter = b->painter;
    own.brush.to = cairo_create(part);
    m.y0 -= top;
    cairo_set_matrix(own.brush.to, &m);
    paint_coat(&own);
    cairo_destroy(own.brush.to);
    cairo_surface_destroy(part);
}

static void paint_band(const struct band *b)
{
    for (int i = 0; i < b->coats; i++)
        paint_part(b, &b->coat[i]);
}

static void work(void *data, void *unused)
{
    struct band *b = data;

    (void)unused;
    paint_band(b);
    g_mutex_lock(&b->crew->mutex);
    b->crew->busy--;
    g_cond_signal(&b->crew->done);
    g_mutex_unlock(&b->crew->mutex);
}

static struct crew *crew_of(struct painter *p)
{
    if (!p->crew) {
        p->crew = g_new0(struct crew, 1);
        g_mutex_init(&p->crew->mutex);
        g_cond_init(&p->crew->done);
        p->crew->pool = g_thread_pool_new(work, NULL, MAX_BANDS - 1, FALSE, NULL);
    }
    return p->crew;
}

/* The first band is painted by the painter itself, where everything else of it is. */
static struct painter *painter_of(struct painter *p, int band)
{
    if (band == 0)
        return p;
    if (!p->band[band - 1]) {
        p->band[band - 1] = painter_new(false);
        p->band[band - 1]->aside = true;
    }
    return p->band[band - 1];
}

static int bands_for(const struct coat *coat, int coats)
{
    const struct brush *b = &coat[coats - 1].brush;
    bool copies = false;
    int shapes = 0, fit;

    for (int i = 0; i < coats; i++) {
        copies = copies || coat[i].under;
        shapes += coat[i].to - coat[i].from;
    }
    if (!b->pixels || (!copies && shapes < FEWEST_SHAPES))
        return 1;
    fit = cairo_image_surface_get_height(cairo_get_target(b->to)) / LOWEST;
    return fit < 1 ? 1 : fit < b->painter->bands ? fit : b->painter->bands;
}

static void wait_for(struct crew *crew)
{
    g_mutex_lock(&crew->mutex);
    while (crew->busy > 0)
        g_cond_wait(&crew->done, &crew->mutex);
    g_mutex_unlock(&crew->mutex);
}

void bands_paint(const struct coat *coat, int coats)
{
    const int count = bands_for(coat, coats);
    struct painter *p = coat->brush.painter;
    struct band band[MAX_BANDS];

    if (count == 1) {
        for (int i = 0; i < coats; i++)
            paint_coat(&coat[i]);
        return;
    }
    for (int i = 0; i < coats; i++)
        cairo_surface_flush(cairo_get_target(coat[i].brush.to));
    if (p->divided != count)
        balance_bands(coat, coats, count, p->top);
    p->divided = count;
    crew_of(p)->busy = count - 1;
    for (int i = count - 1; i >= 0; i--) {
        band[i] = (struct band){.coat = coat,
                                .coats = coats,
                                .top = i > 0 ? p->top[i] : -1,
                                .bottom = i + 1 < count ? p->top[i + 1] : -1,
                                .painter = painter_of(p, i),
                                .crew = p->crew};
        if (i > 0)
            g_thread_pool_push(p->crew->pool, &band[i], NULL);
    }
    paint_band(&band[0]);
    wait_for(p->crew);
    for (int i = 0; i < coats; i++)
        cairo_surface_mark_dirty(cairo_get_target(coat[i].brush.to));
}

void bands_limit(struct painter *p, int most)
{
    const int processors = (int)g_get_num_processors();

    if (most <= 0 || most > MAX_BANDS)
        most = processors < MAX_BANDS ? processors : MAX_BANDS;
    p->bands = most;
}

void bands_forget(struct painter *p)
{
    for (int i = 0; i < MAX_BANDS - 1; i++) {
        painter_free(p->band[i]);
        p->band[i] = NULL;
    }
    if (p->crew) {
        g_thread_pool_free(p->crew->pool, FALSE, TRUE);
        g_mutex_clear(&p->crew->mutex);
        g_cond_clear(&p->crew->done);
        g_clear_pointer(&p->crew, g_free);
    }
}
