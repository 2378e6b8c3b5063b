/* Back end: Cairo. One loop over the shapes; shadows, text and groups that come again have files of
   their own. */
#include "paint/brush.h"

#include <math.h>

void brush_prepare(cairo_t *to)
{
    cairo_set_line_cap(to, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(to, CAIRO_LINE_JOIN_ROUND);
    cairo_set_antialias(to, CAIRO_ANTIALIAS_FAST);
    cairo_set_tolerance(to, 0.2);
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

void brush_trace(const struct brush *b, const struct shape *s, double grow)
{
    if (s->kind == SHAPE_BOX) {
        trace_box(b->to, (double)s->x - grow, (double)s->y - grow, (double)s->w + 2 * grow,
                  (double)s->h + 2 * grow, s->corner > 0 ? (double)s->corner + grow : 0);
    } else if (s->kind == SHAPE_DISC) {
        cairo_new_sub_path(b->to);
        cairo_arc(b->to, (double)s->x, (double)s->y, (double)s->w + grow, 0, G_PI * 2);
    } else {
        trace_steps(b->to, b->d->step + s->first, s->count);
    }
}

/* What lies between two sizes of the shape: less work than a line along its edge. */
static void fill_rim(const struct brush *b, const struct shape *s)
{
    double half = (double)s->width / 2;

    brush_trace(b, s, half);
    if ((double)s->w > 2 * half && (s->kind == SHAPE_DISC || (double)s->h > 2 * half))
        brush_trace(b, s, -half);
    brush_ink(b, s->outline, 1);
    cairo_set_fill_rule(b->to, CAIRO_FILL_RULE_EVEN_ODD);
    cairo_fill(b->to);
    cairo_set_fill_rule(b->to, CAIRO_FILL_RULE_WINDING);
}

static void paint_outline(const struct brush *b, const struct shape *s)
{
    double dash = (double)s->dash;

    if (s->kind != SHAPE_PATH && dash <= 0) {
        if (!b->pixels || !cover_rim(b, s))
            fill_rim(b, s);
        return;
    }
    brush_trace(b, s, 0);
    brush_ink(b, s->outline, 1);
    cairo_set_line_width(b->to, (double)s->width);
    cairo_set_dash(b->to, &dash, dash > 0 ? 1 : 0, 0);
    cairo_stroke(b->to);
}

/* A band of the page, or a part that is looked at closely, has most shapes beyond its edges [culling]. */
static bool is_unseen(const struct brush *b, const struct shape *s)
{
    struct bounds e = {INFINITY, INFINITY, -INFINITY, -INFINITY};
    cairo_matrix_t m;

    if (!b->pixels)
        return false;
    cairo_get_matrix(b->to, &m);
    bounds_include_all(&e, &m, s);
    return bounds_are_unseen(&e, b);
}

static void paint_shape(const struct brush *b, int at, int end)
{
    const struct shape *s = &b->d->shape[at];
    struct shape snapped;

    if (is_unseen(b, s))
        return;
    if (s->shadow != SHADOW_NONE)
        shadow_paint(b, s);
    if (plate_fits(b, s)) {
        plate_fill(b, at, end);
        snapped = plate_snap(b, s);
        s = &snapped;
    } else if (s->fill != INK_NONE && (!b->pixels || !cover_shape(b, s))) {
        brush_trace(b, s, 0);
        brush_fill(b, s);
        cairo_fill(b->to);
    }
    if (s->outline != INK_NONE)
        paint_outline(b, s);
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
        int end;

        if (s->kind <= SHAPE_PATH)
            paint_shape(b, i, to);
        else if (s->kind == SHAPE_TEXT)
            text_paint(b, s);
        else if (s->kind == SHAPE_PUSH && b->sprites && (end = sprite_paint(b, i)) > 0)
            i = end;
        else if (s->kind == SHAPE_PUSH)
            push(b->to, s->matrix);
        else if (s->kind == SHAPE_POP)
            cairo_restore(b->to);
    }
}
