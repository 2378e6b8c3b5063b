/* Back end: Cairo. Painting on several processors: an image is divided into bands, one below the other, and each is painted by a
   thread of its own [sort-first parallel rendering]. Every band has a painter, so that threads share nothing but the drawing,
   which none of them changes. */
#include "paint/brush.h"

#include <math.h>

enum { FEWEST_SHAPES = 48, LOWEST = 240 };

/* A band to be painted. */
struct band {
    struct brush brush;     /* its image is the band alone */
    cairo_surface_t *under; /* a picture of the page that is put there first, or NULL */
    int from, to;           /* shapes */
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

static void paint_band(const struct band *b)
{
    if (b->under)
        put_picture(&b->brush, b->under);
    brush_prepare(b->brush.to);
    brush_range(&b->brush, b->from, b->to);
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

/* The same brush on rows `top` to `bottom` - 1 of its image. */
static struct brush brush_on(const struct brush *b, int band, int top, int bottom)
{
    cairo_surface_t *image = cairo_get_target(b->to);
    const int stride = cairo_image_surface_get_stride(image);
    cairo_surface_t *part = cairo_image_surface_create_for_data(
        cairo_image_surface_get_data(image) + (size_t)top * (size_t)stride,
        cairo_image_surface_get_format(image), cairo_image_surface_get_width(image), bottom - top,
        stride);
    struct brush own = *b;
    cairo_matrix_t m;

    own.painter = painter_of(b->painter, band);
    own.to = cairo_create(part);
    cairo_surface_destroy(part); /* the brush has it */
    cairo_get_matrix(b->to, &m);
    m.y0 -= top;
    cairo_set_matrix(own.to, &m);
    return own;
}

static int bands_for(const struct brush *b, bool copies, int shapes)
{
    const int most = b->painter->bands;
    int fit;

    if (!b->pixels || (!copies && shapes < FEWEST_SHAPES))
        return 1;
    fit = cairo_image_surface_get_height(cairo_get_target(b->to)) / LOWEST;
    return fit < 1 ? 1 : fit < most ? fit : most;
}

void bands_paint(const struct brush *b, cairo_surface_t *under, int from, int to)
{
    const int count = bands_for(b, under != NULL, to - from);
    cairo_surface_t *image = cairo_get_target(b->to);
    struct band band[MAX_BANDS];
    struct crew *crew;
    int height;

    if (count == 1) {
        paint_band(&(struct band){.brush = *b, .under = under, .from = from, .to = to});
        return;
    }
    crew = crew_of(b->painter);
    crew->busy = count - 1;
    height = cairo_image_surface_get_height(image);
    cairo_surface_flush(image);
    for (int i = count - 1; i >= 0; i--) {
        band[i] =
            (struct band){.brush = brush_on(b, i, height * i / count, height * (i + 1) / count),
                          .under = under,
                          .from = from,
                          .to = to,
                          .crew = crew};
        if (i > 0)
            g_thread_pool_push(crew->pool, &band[i], NULL);
    }
    paint_band(&band[0]);
    g_mutex_lock(&crew->mutex);
    while (crew->busy > 0)
        g_cond_wait(&crew->done, &crew->mutex);
    g_mutex_unlock(&crew->mutex);
    for (int i = 0; i < count; i++)
        cairo_destroy(band[i].brush.to);
    cairo_surface_mark_dirty(image);
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
