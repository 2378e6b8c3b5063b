/* Back end: Cairo. Boxes, discs and paths filled by hand. */
#include "paint/brush.h"

#include <math.h>

static void include(struct bounds *e, const cairo_matrix_t *m, double x, double y, double more)
{
    cairo_matrix_transform_point(m, &x, &y);
    e->left = fmin(e->left, x - more);
    e->right = fmax(e->right, x + more);
    e->top = fmin(e->top, y - more);
    e->bottom = fmax(e->bottom, y + more);
}

/* Makes it large enough for the shape and `more` around it. */
static void include_with(struct bounds *e, const cairo_matrix_t *m, const struct shape *s,
                         double more)
{
    double x = (double)s->x, y = (double)s->y, w = (double)s->w, h = (double)s->h;

    if (s->kind == SHAPE_DISC) {
        x -= w;
        y -= w;
        w = h = 2 * w;
    }
    for (int corner = 0; corner < 4; corner++)
        include(e, m, x + (corner & 1 ? w : 0), y + (corner & 2 ? h : 0), more);
}

void bounds_include_all(struct bounds *e, const cairo_matrix_t *m, const struct shape *s)
{
    struct fall fall = shadow_fall((enum shadow)s->shadow);
    double scale = sqrt(fabs(m->xx * m->yy - m->xy * m->yx));

    include_with(e, m, s,
                 ((double)s->width / 2 + (double)fall.blur * 1.6 + (double)fall.down) * scale + 2);
}

bool bounds_are_unseen(const struct bounds *e, const struct brush *b)
{
    cairo_surface_t *image = cairo_get_target(b->to);

    return e->right < 0 || e->bottom < 0 || e->left > cairo_image_surface_get_width(image) ||
           e->top > cairo_image_surface_get_height(image);
}

/* A quarter of a circle to the point x, y, about a centre at a right angle, joined by a line. */
static void add_corner(struct path *p, float from_x, float from_y, float x, float y, bool down)
{
    const float bent = 0.5522847f;

    path_line(p, from_x, from_y);
    if (down)
        path_curve(p, from_x, from_y + (y - from_y) * bent, x + (from_x - x) * bent, y, x, y);
    else
        path_curve(p, from_x + (x - from_x) * bent, from_y, x, y + (from_y - y) * bent, x, y);
}

static void add_box(struct path *p, float x, float y, float w, float h, float corner)
{
    const float right = x + w, bottom = y + h;
    float r = corner > w / 2 ? w / 2 : corner;

    r = r > h / 2 ? h / 2 : r;
    if (r <= 0) {
        path_box(p, (struct box){x, y, w, h});
        return;
    }
    path_move(p, x + r, y);
    add_corner(p, right - r, y, right, y + r, false);
    add_corner(p, right, bottom - r, right - r, bottom, true);
    add_corner(p, x + r, bottom, x, bottom - r, false);
    add_corner(p, x, y + r, x + r, y, true);
    path_close(p);
}

static void trace(struct cover *c, const struct brush *b, const cairo_matrix_t *m,
                  const struct shape *s, float grow)
{
    struct path p;

    if (s->kind == SHAPE_PATH) {
        cover_steps(c, m, b->d->step + s->first, s->count);
        return;
    }
    p.count = 0;
    if (s->kind == SHAPE_DISC)
        add_box(&p, s->x - s->w - grow, s->y - s->w - grow, 2 * (s->w + grow), 2 * (s->w + grow),
                s->w + grow);
    else
        add_box(&p, s->x - grow, s->y - grow, s->w + 2 * grow, s->h + 2 * grow,
                s->corner > 0 ? s->corner + grow : 0);
    cover_steps(c, m, p.step, p.count);
}

static bool begin(struct cover *c, const struct brush *b, const struct shape *s, cairo_matrix_t *m)
{
    struct bounds e = {INFINITY, INFINITY, -INFINITY, -INFINITY};

    cairo_get_matrix(b->to, m);
    include_with(&e, m, s,
                 (double)s->width * fmax(fabs(m->xx) + fabs(m->xy), fabs(m->yx) + fabs(m->yy)));
    return cover_begin(c, b, e);
}

bool cover_shape(const struct brush *b, const struct shape *s)
{
    struct shades shades;
    struct cover c;
    cairo_matrix_t m;

    if (!begin(&c, b, s, &m) || !shades_of(&shades, b, s))
        return false;
    trace(&c, b, &m, s, 0);
    cover_end(&c, b, &shades);
    return true;
}

bool cover_rim(const struct brush *b, const struct shape *s)
{
    const float half = s->width / 2;
    struct shades shades;
    struct cover c;
    cairo_matrix_t m;

    if (!begin(&c, b, s, &m))
        return false;
    trace(&c, b, &m, s, half);
    if (s->w > 2 * half && (s->kind == SHAPE_DISC || s->h > 2 * half)) {
        c.inwards = true;
        trace(&c, b, &m, s, -half);
    }
    shades_ink(&shades, b, s->outline);
    cover_end(&c, b, &shades);
    return true;
}
