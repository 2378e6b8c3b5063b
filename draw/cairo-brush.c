/* Back end: Cairo. One loop over the shapes; text by Pango. */
#include "draw/cairo-brush.h"

void brush_prepare(cairo_t *to)
{
    cairo_set_line_cap(to, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(to, CAIRO_LINE_JOIN_ROUND);
    cairo_set_antialias(to, CAIRO_ANTIALIAS_FAST);
}

static double part(uint32_t colour, int shift)
{
    return (double)(colour >> shift & 0xff) / 255;
}

void brush_ink(const struct brush *b, int ink, double more)
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
        brush_ink(b, s->fill, 1);
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
    brush_ink(b, fall.ink, (double)s->fade * 1.2 / layers);
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

        brush_ink(b, s->outline, 1);
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

/* A font that runs wider than the built-in table is narrowed to the width that was reckoned
   with. */
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
    brush_ink(b, s->fill, 1);
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

void brush_range(const struct brush *b, int from, int to)
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
