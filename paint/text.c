/* Back end: Cairo. Text, set by Pango once and painted often. */
#include "paint/brush.h"

#include <math.h>

PangoFontDescription *text_font(enum font font)
{
    static const char *const families[] = {
        [FONT_PLAIN] = "Cantarell, Noto Sans, DejaVu Sans, sans-serif",
        [FONT_BOLD] = "Cantarell, Noto Sans, DejaVu Sans, sans-serif",
        [FONT_TITLE] = "Georgia, DejaVu Serif, serif",
    };
    PangoFontDescription *f = pango_font_description_from_string(families[font]);

    if (font != FONT_PLAIN)
        pango_font_description_set_weight(f, PANGO_WEIGHT_BOLD);
    return f;
}

void text_prepare(PangoContext *context)
{
    cairo_font_options_t *options = cairo_font_options_create();

    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(context, options);
    pango_cairo_context_set_resolution(context, 96);
    /* Sentences are English, also where a line begins with an Arabic name. */
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR);
    cairo_font_options_destroy(options);
}

/* Fonts that no other thread uses at the same time. */
static PangoContext *own_context(void)
{
    PangoFontMap *fonts = pango_cairo_font_map_new();
    PangoContext *context = pango_font_map_create_context(fonts);

    g_object_unref(fonts);
    return context;
}

static PangoContext *context_for(const struct brush *b)
{
    struct painter *p = b->painter;

    if (!p->context) {
        p->context = p->aside ? own_context() : pango_cairo_create_context(b->to);
        text_prepare(p->context);
    }
    return p->context;
}

static uint64_t text_hash(const struct brush *b, const struct shape *s)
{
    struct shape wanted = {
        .kind = SHAPE_TEXT, .count = s->count, .font = s->font, .size = s->size, .first = s->first};
    struct drawing only = {.shape = &wanted, .text = b->d->text, .shapes = 1};

    return brush_hash(1, &only, 0, 1);
}

static PangoLayout *layout_for(const struct brush *b, const struct shape *s)
{
    uint64_t hash = text_hash(b, s);
    struct set_text *set = &b->painter->text[hash % MAX_TEXTS];

    if (set->layout && set->hash == hash)
        return set->layout;
    g_clear_object(&set->layout);
    set->hash = hash;
    set->layout = pango_layout_new(context_for(b));
    pango_font_description_set_absolute_size(b->painter->font[s->font],
                                             (double)s->size * PANGO_SCALE);
    pango_layout_set_font_description(set->layout, b->painter->font[s->font]);
    pango_layout_set_auto_dir(set->layout, FALSE);
    pango_layout_set_text(set->layout, b->d->text + s->first, s->count);
    return set->layout;
}

/* Every size of a font, and every narrower one, has to be drawn letter by letter before it can be
   used. On images sizes are therefore multiples of half a pixel, and a window that changes its size
   finds most letters ready. */
static double size_factor(const struct brush *b, const struct shape *s)
{
    double x = 0, y = (double)s->size, size;

    cairo_user_to_device_distance(b->to, &x, &y);
    size = sqrt(x * x + y * y);
    return b->pixels && size > 6 ? floor(size * 2 + 0.5) / 2 / size : 1;
}

/* A font that runs wider than the built-in table is narrowed to the width that was reckoned
   with. */
static double squeeze(double room, double width)
{
    const int steps = 40;

    return width > room ? floor(room / width * steps) / steps : 1;
}

/* Letters of less than three pixels are dust, and what lies beyond the picture is nothing at all: small pictures of a part of the page
   have much of both, and to find and set all those fonts would take longer than to paint the rest [greeking, culling]. Letters
   never reach farther up or down than their size. */
static bool is_unseen(const struct brush *b, const struct shape *s)
{
    double left, top, right, bottom, x = (double)s->x, width = (double)s->w, size = (double)s->size;
    double across = 0, down = size;

    cairo_user_to_device_distance(b->to, &across, &down);
    if (b->pixels && across * across + down * down < 9)
        return true;
    cairo_clip_extents(b->to, &left, &top, &right, &bottom);
    if (s->align != ALIGN_LEFT)
        x -= width / (s->align == ALIGN_RIGHT ? 1 : 2);
    return x > right || x + width < left || (double)s->y - size > bottom ||
           (double)s->y + size < top;
}

void text_paint(const struct brush *b, const struct shape *s)
{
    double width, down = size_factor(b, s), across, left = (double)s->x;
    PangoLayout *layout;
    int units;

    if (is_unseen(b, s))
        return;
    layout = layout_for(b, s);
    pango_layout_get_size(layout, &units, NULL);
    width = (double)units / PANGO_SCALE;
    across = down * squeeze((double)s->w, width * down);
    if (s->align != ALIGN_LEFT)
        left -= width * across / (s->align == ALIGN_RIGHT ? 1 : 2);
    cairo_save(b->to);
    cairo_translate(b->to, left, (double)s->y);
    cairo_scale(b->to, across, down);
    cairo_move_to(b->to, 0, -(double)pango_layout_get_baseline(layout) / PANGO_SCALE);
    brush_ink(b, s->fill, 1);
    pango_cairo_show_layout(b->to, layout);
    cairo_restore(b->to);
}

void text_forget(struct painter *p)
{
    for (int i = 0; i < MAX_TEXTS; i++)
        g_clear_object(&p->text[i].layout);
    g_clear_object(&p->context);
}
