/* Back end: Cairo. One loop over the shapes; text by Pango. */
#include "draw/cairo.h"

#include "core/memory.h"

#include <pango/pangocairo.h>
#include <string.h>

enum { MAX_KEPT = 3 };

struct painter {
    bool keep;
    PangoFontDescription *font[3]; /* by enum font */
    PangoLayout *layout;           /* made for the first text, used for all */

    struct kept {
        cairo_surface_t *picture;
        uint64_t hash; /* of the shapes that it shows */
    } kept[MAX_KEPT];
    double kept_scale;
};

/* What painting needs at every shape. */
struct brush {
    struct painter *painter;
    cairo_t *to;
    const struct drawing *d;
    enum palette palette;
};

static const char *const families[] = {
    [FONT_PLAIN] = "Cantarell, Noto Sans, DejaVu Sans, sans-serif",
    [FONT_BOLD] = "Cantarell, Noto Sans, DejaVu Sans, sans-serif",
    [FONT_TITLE] = "Georgia, DejaVu Serif, serif",
};

struct painter *painter_new(bool keep)
{
    struct painter *p = memory_new(sizeof *p);

    p->keep = keep;
    for (int i = 0; i < 3; i++) {
        p->font[i] = pango_font_description_from_string(families[i]);
        if (i != FONT_PLAIN)
            pango_font_description_set_weight(p->font[i], PANGO_WEIGHT_BOLD);
    }
    return p;
}

static void forget(struct painter *p)
{
    for (int i = 0; i < MAX_KEPT; i++)
        if (p->kept[i].picture) {
            cairo_surface_destroy(p->kept[i].picture);
            p->kept[i].picture = NULL;
        }
}

void painter_free(struct painter *p)
{
    if (!p)
        return;
    for (int i = 0; i < 3; i++)
        pango_font_description_free(p->font[i]);
    g_clear_object(&p->layout);
    forget(p);
    memory_free(p);
}

static double part(uint32_t colour, int shift)
{
    return (double)(colour >> shift & 0xff) / 255;
}

static void set_ink(const struct brush *b, int ink, double more)
{
    uint32_t c = palette_colour(b->palette, ink);

    cairo_set_source_rgba(b->to, part(c, 24), part(c, 16), part(c, 8), part(c, 0) * more);
}

static void add_stop(cairo_pattern_t *pattern, double at, uint32_t c)
{
    cairo_pattern_add_color_stop_rgba(pattern, at, part(c, 24), part(c, 16), part(c, 8),
                                      part(c, 0));
}

static void set_fill(const struct brush *b, const struct shape *s)
{
    const float *g = s->gradient;
    cairo_pattern_t *pattern;

    if (s->fill_kind == FILL_PLAIN) {
        set_ink(b, s->fill, 1);
        return;
    }
    pattern =
        s->fill_kind == FILL_LINEAR
            ? cairo_pattern_create_linear((double)g[0], (double)g[1], (double)g[2], (double)g[3])
            : cairo_pattern_create_radial((double)g[0], (double)g[1], 0, (double)g[0], (double)g[1],
                                          (double)g[2]);
    add_stop(pattern, 0, palette_colour(b->palette, s->fill));
    add_stop(pattern, 1, palette_colour(b->palette, s->fill_to));
    cairo_set_source(b->to, pattern);
    cairo_pattern_destroy(pattern);
}

static void trace_box(cairo_t *to, double x, double y, double w, double h, double corner)
{
    double r = corner > w / 2 ? w / 2 : corner;

    r = r > h / 2 ? h / 2 : r;
    if (r <= 0) {
        cairo_rectangle(to, x, y, w, h);
        return;
    }
    cairo_new_sub_path(to);
    cairo_arc(to, x + w - r, y + r, r, -G_PI / 2, 0);
    cairo_arc(to, x + w - r, y + h - r, r, 0, G_PI / 2);
    cairo_arc(to, x + r, y + h - r, r, G_PI / 2, G_PI);
    cairo_arc(to, x + r, y + r, r, G_PI, G_PI * 1.5);
    cairo_close_path(to);
}

static void trace_steps(cairo_t *to, const struct step *step, int count)
{
    for (int i = 0; i < count; i++) {
        const struct step *s = &step[i];

        if (s->kind == STEP_MOVE)
            cairo_move_to(to, (double)s->x, (double)s->y);
        else if (s->kind == STEP_LINE)
            cairo_line_to(to, (double)s->x, (double)s->y);
        else if (s->kind == STEP_CURVE)
            cairo_curve_to(to, (double)s->ax, (double)s->ay, (double)s->bx, (double)s->by,
                           (double)s->x, (double)s->y);
        else
            cairo_close_path(to);
    }
}

/* The outline of a shape, grown by `grow` where that is simple. */
static void trace(const struct brush *b, const struct shape *s, double grow)
{
    if (s->kind == SHAPE_BOX) {
        trace_box(b->to, (double)s->x - grow, (double)s->y - grow, (double)s->w + 2 * grow,
                  (double)s->h + 2 * grow, (double)s->corner + grow);
    } else if (s->kind == SHAPE_DISC) {
        cairo_new_sub_path(b->to);
        cairo_arc(b->to, (double)s->x, (double)s->y, (double)s->w + grow, 0, G_PI * 2);
    } else {
        trace_steps(b->to, b->d->step + s->first, s->count);
    }
}

/* Only the rim of a box's shadow is ever seen, if the box itself hides the rest. */
static void leave_out_middle(const struct brush *b, const struct shape *s, double down)
{
    double inset = (double)s->corner * 0.3 + 1;

    if (s->kind == SHAPE_BOX && s->fill != INK_NONE &&
        (palette_colour(b->palette, s->fill) & 0xff) == 0xff && (double)s->w > 2 * inset + down &&
        (double)s->h > 2 * inset + down)
        cairo_rectangle(b->to, (double)s->x + inset, (double)s->y + inset - down,
                        (double)s->w - 2 * inset, (double)s->h - 2 * inset);
}

/* A blur as a few see-through layers of falling size, the outermost first. */
static void paint_shadow(const struct brush *b, const struct shape *s)
{
    struct fall fall = shadow_fall((enum shadow)s->shadow);
    int layers = fall.blur > 10 ? 8 : 3;

    cairo_save(b->to);
    cairo_translate(b->to, 0, (double)fall.down);
    cairo_set_fill_rule(b->to, CAIRO_FILL_RULE_EVEN_ODD);
    set_ink(b, fall.ink, (double)s->fade * 1.2 / layers);
    for (int i = 0; i < layers; i++) {
        double grow = (double)fall.blur * (0.75 - 1.1 * (i + 0.5) / layers);

        bool line = s->fill == INK_NONE;

        if (line || (s->kind == SHAPE_PATH && grow > 0)) {
            trace(b, s, 0);
            cairo_set_line_width(b->to, (line ? (double)s->width : 0) + (grow > 0 ? grow * 2 : 0));
            cairo_stroke(b->to);
            continue;
        }
        trace(b, s, s->kind == SHAPE_PATH ? 0 : grow);
        leave_out_middle(b, s, (double)fall.down);
        cairo_fill(b->to);
    }
    cairo_restore(b->to);
}

static void paint_shape(const struct brush *b, const struct shape *s)
{
    if (s->shadow != SHADOW_NONE)
        paint_shadow(b, s);
    trace(b, s, 0);
    if (s->fill != INK_NONE) {
        set_fill(b, s);
        cairo_fill_preserve(b->to);
    }
    if (s->outline != INK_NONE) {
        double dash = (double)s->dash;

        set_ink(b, s->outline, 1);
        cairo_set_line_width(b->to, (double)s->width);
        cairo_set_dash(b->to, &dash, dash > 0 ? 1 : 0, 0);
        cairo_stroke_preserve(b->to);
    }
    cairo_new_path(b->to);
}

static PangoLayout *layout_for(const struct brush *b)
{
    struct painter *p = b->painter;
    cairo_font_options_t *options;

    if (p->layout)
        return p->layout;
    p->layout = pango_cairo_create_layout(b->to);
    options = cairo_font_options_create();
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(pango_layout_get_context(p->layout), options);
    pango_cairo_context_set_resolution(pango_layout_get_context(p->layout), 96);
    cairo_font_options_destroy(options);
    return p->layout;
}

/* A font that runs wider than the built-in table is narrowed to the width that was reckoned with. */
static void paint_text(const struct brush *b, const struct shape *s)
{
    PangoLayout *layout = layout_for(b);
    double width, squeeze, left = (double)s->x;
    int units;

    pango_font_description_set_absolute_size(b->painter->font[s->font],
                                             (double)s->size * PANGO_SCALE);
    pango_layout_set_font_description(layout, b->painter->font[s->font]);
    pango_layout_set_text(layout, b->d->text + s->first, s->count);
    pango_layout_get_size(layout, &units, NULL);
    width = (double)units / PANGO_SCALE;
    squeeze = width > (double)s->w ? (double)s->w / width : 1;
    if (s->align != ALIGN_LEFT)
        left -= width * squeeze / (s->align == ALIGN_RIGHT ? 1 : 2);
    cairo_save(b->to);
    cairo_translate(b->to, left, (double)s->y);
    cairo_scale(b->to, squeeze, 1);
    cairo_move_to(b->to, 0, -(double)pango_layout_get_baseline(layout) / PANGO_SCALE);
    set_ink(b, s->fill, 1);
    pango_cairo_show_layout(b->to, layout);
    cairo_restore(b->to);
}

static void push(cairo_t *to, const float m[6])
{
    cairo_matrix_t matrix;

    cairo_matrix_init(&matrix, (double)m[0], (double)m[1], (double)m[2], (double)m[3], (double)m[4],
                      (double)m[5]);
    cairo_save(to);
    cairo_transform(to, &matrix);
}

static void paint_range(const struct brush *b, int from, int to)
{
    for (int i = from; i < to; i++) {
        const struct shape *s = &b->d->shape[i];

        if (s->kind <= SHAPE_PATH)
            paint_shape(b, s);
        else if (s->kind == SHAPE_TEXT)
            paint_text(b, s);
        else if (s->kind == SHAPE_PUSH)
            push(b->to, s->matrix);
        else if (s->kind == SHAPE_POP)
            cairo_restore(b->to);
    }
}

static uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size)
{
    const uint32_t *word = bytes;

    for (size_t i = 0; i < size / sizeof *word; i++)
        hash = (hash ^ word[i]) * 0x100000001b3u;
    return hash;
}

static uint64_t hash_shapes(uint64_t hash, const struct drawing *d, int from, int to)
{
    hash = hash_bytes(hash, d->shape + from, (size_t)(to - from) * sizeof *d->shape);
    for (int i = from; i < to; i++) {
        const struct shape *s = &d->shape[i];

        if (s->kind == SHAPE_PATH)
            hash = hash_bytes(hash, d->step + s->first, (size_t)s->count * sizeof *d->step);
        for (int k = 0; s->kind == SHAPE_TEXT && k < s->count; k++)
            hash = (hash ^ (unsigned char)d->text[s->first + k]) * 0x100000001b3u;
    }
    return hash;
}

/* The end of the next part that is settled, or -1. */
static int next_settled(const struct drawing *d, int from)
{
    for (int i = from; i < d->shapes; i++)
        if (d->shape[i].kind == SHAPE_SETTLED)
            return i + 1;
    return -1;
}

/* Pixels of `to` for one unit. */
static double pixels(cairo_t *to)
{
    double x = 1, y = 0, device = 1, unused;

    cairo_user_to_device_distance(to, &x, &y);
    cairo_surface_get_device_scale(cairo_get_target(to), &device, &unused);
    return x * device;
}

static void prepare(cairo_t *to)
{
    cairo_set_line_cap(to, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(to, CAIRO_LINE_JOIN_ROUND);
    cairo_set_antialias(to, CAIRO_ANTIALIAS_FAST);
}

static void put_picture(cairo_t *to, cairo_surface_t *picture)
{
    cairo_set_source_surface(to, picture, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(to), CAIRO_FILTER_NEAREST);
    cairo_set_operator(to, CAIRO_OPERATOR_SOURCE);
    cairo_paint(to);
    cairo_set_operator(to, CAIRO_OPERATOR_OVER);
}

/* Shapes from .. to on top of what the kept picture before this one shows. */
static void renew_kept(const struct brush *b, int which, int from, int to, double scale)
{
    struct kept *kept = &b->painter->kept[which];
    int width = (int)((double)b->d->width * scale + 1);
    int height = (int)((double)b->d->height * scale + 1);
    struct brush own = *b;

    if (!kept->picture)
        kept->picture = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    own.to = cairo_create(kept->picture);
    set_ink(&own, INK_PAPER, 1);
    if (which > 0)
        put_picture(own.to, kept[-1].picture);
    else
        cairo_paint(own.to);
    cairo_scale(own.to, scale, scale);
    prepare(own.to);
    paint_range(&own, from, to);
    cairo_destroy(own.to);
}

/* Paints what is settled from kept pictures, made anew where something changed. Returns how many
   shapes that were. */
static int paint_settled(const struct brush *b)
{
    struct painter *p = b->painter;
    double scale = pixels(b->to);
    uint64_t hash = (uint64_t)b->palette + 1;
    int from = 0, to, which = 0;

    if (scale != p->kept_scale)
        forget(p);
    p->kept_scale = scale;
    for (; which < MAX_KEPT && (to = next_settled(b->d, from)) > 0; which++, from = to) {
        hash = hash_shapes(hash, b->d, from, to);
        if (p->kept[which].picture && p->kept[which].hash == hash)
            continue;
        renew_kept(b, which, from, to, scale);
        p->kept[which].hash = hash;
    }
    if (which == 0)
        return 0;
    cairo_save(b->to);
    cairo_scale(b->to, 1 / scale, 1 / scale);
    put_picture(b->to, p->kept[which - 1].picture);
    cairo_restore(b->to);
    return from;
}

struct fitting painter_fit(const struct drawing *d, double width, double height)
{
    double across = width / (double)d->width, down = height / (double)d->height;
    double scale = across < down ? across : down;

    return (struct fitting){scale, (width - (double)d->width * scale) / 2,
                            (height - (double)d->height * scale) / 2};
}

void painter_paint(struct painter *p, cairo_t *to, const struct drawing *d, enum palette palette,
                   double width, double height)
{
    struct brush b = {p, to, d, palette};
    struct fitting fit = painter_fit(d, width, height);

    cairo_save(to);
    set_ink(&b, INK_PAPER, 1);
    cairo_rectangle(to, 0, 0, width, height);
    cairo_fill(to);
    cairo_translate(to, fit.x, fit.y);
    cairo_scale(to, fit.scale, fit.scale);
    prepare(to);
    paint_range(&b, p->keep ? paint_settled(&b) : 0, d->shapes);
    cairo_restore(to);
}
