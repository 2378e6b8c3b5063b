/* Back end: Cairo. Filling shapes on images by hand, several times as fast. Every edge is noted in the
   pixels that it crosses; summed up from left to right, the notes say how much of each pixel lies
   inside [a coverage accumulation buffer, the non-zero winding rule]. What is surrounded twice is inside
   as well. A bit marks every pixel with a note, so that the many without one cost next to nothing. */
#include "paint/brush.h"

#include <math.h>
#include <string.h>

enum {
    MOST_NOTES = 1 << 20,
    MOST_MARKS = 1 << 16,
    WIDEST = 2048,
    ONE = 1 << 16,
    BEYOND = 2,
    WORTH = 4
};

static const double tolerance = 0.1; /* pixels between a curve and the lines that stand for it */

bool cover_begin(struct cover *c, const struct brush *b, struct bounds e)
{
    cairo_surface_t *image = cairo_get_target(b->to);
    const double right = fmin(e.right, cairo_image_surface_get_width(image));
    const double bottom = fmin(e.bottom, cairo_image_surface_get_height(image));

    *c = (struct cover){.left = (int)floor(fmax(e.left, 0)), .top = (int)floor(fmax(e.top, 0))};
    if (right > c->left && bottom > c->top) {
        c->width = (int)ceil(right) - c->left;
        c->height = (int)ceil(bottom) - c->top;
    }
    c->words = (c->width + BEYOND + 63) / 64;
    if (c->width > WIDEST || c->height > MOST_NOTES / (c->width + BEYOND) ||
        c->height > MOST_MARKS / c->words)
        return false;
    if (!b->painter->note) {
        b->painter->note = g_new0(int32_t, MOST_NOTES);
        b->painter->mark = g_new0(uint64_t, MOST_MARKS);
    }
    c->note = b->painter->note;
    c->mark = b->painter->mark;
    return true;
}

/* A row of pixels. */
struct line {
    int32_t *note;
    uint64_t *mark;
};

static struct line line_at(const struct cover *c, int row)
{
    return (struct line){c->note + row * (c->width + BEYOND), c->mark + row * c->words};
}

static void note_at(struct line l, int x, int value)
{
    l.note[x] += value;
    l.mark[x >> 6] |= (uint64_t)1 << (x & 63);
}

/* ---- Edges ---------------------------------------------------------------------------------- */

/* Within one row an edge goes from x = `from` to the right, down through a part of the row. What is
   right of it counts: so much in all pixels together, up to and including this one. */
static void note_row(struct line l, double from, double to, double part)
{
    const int first = (int)from, last = (int)to, whole = (int)(part * ONE);
    const double slope = last > first ? part / (to - from) * ONE : 0;
    int noted;

    if (last > first)
        noted = (int)(slope / 2 * (first + 1 - from) * (first + 1 - from));
    else
        noted = (int)((1 + first - (from + to) / 2) * whole);
    note_at(l, first, noted);
    for (int i = first + 1; i <= last; i++) {
        int now = i < last ? (int)(slope * (i + 0.5 - from))
                           : whole - (int)(slope / 2 * (to - last) * (to - last));

        note_at(l, i, now - noted);
        noted = now;
    }
    note_at(l, last + 1, whole - noted);
}

static double lesser(double a, double b) /* fmin would be a call */
{
    return a < b ? a : b;
}

static double within(double x, double most)
{
    return x < 0 ? 0 : lesser(x, most);
}

/* The same where the edge may lie beyond the sides: to the left it counts for the whole row, to the
   right not at all. */
static void note_within(struct line l, double from, double to, double part, double width)
{
    if (from < 0 && to > 0) {
        note_row(l, 0, 0, part * -from / (to - from));
        part *= to / (to - from);
        from = 0;
    }
    if (from < width && to > width) {
        part *= (width - from) / (to - from);
        to = width;
    }
    note_row(l, within(from, width), within(to, width), part);
}

/* An edge straight down does the same to every row but the first and the last. */
static void note_straight(const struct cover *c, double at, double y, double end, double way)
{
    const int column = (int)at, full = (int)ceil(y), last = (int)end;
    const int left = (int)((1 + column - at) * way * ONE);

    if (full > last) {
        note_row(line_at(c, full - 1), at, at, (end - y) * way);
        return;
    }
    if (full > y)
        note_row(line_at(c, full - 1), at, at, (full - y) * way);
    for (int row = full; row < last; row++) {
        note_at(line_at(c, row), column, left);
        note_at(line_at(c, row), column + 1, (int)way * ONE - left);
    }
    if (end > last)
        note_row(line_at(c, last), at, at, (end - last) * way);
}

/* From the upper to the lower point; `way` is -1 if the path goes up there. */
static void note_edge(const struct cover *c, double x, double y, double x2, double y2, double way)
{
    const double slope = (x2 - x) / (y2 - y), end = lesser(y2, c->height);

    if (y < 0) {
        x -= y * slope;
        y = 0;
    }
    if (x == x2 && y < end) {
        note_straight(c, within(x, c->width), y, end, way);
        return;
    }
    while (y < end) {
        const int row = (int)y;
        const double next = lesser(row + 1, end), right = x + (next - y) * slope;

        if (x < right)
            note_within(line_at(c, row), x, right, (next - y) * way, c->width);
        else
            note_within(line_at(c, row), right, x, (next - y) * way, c->width);
        x = right;
        y = next;
    }
}

static void line_to(struct cover *c, double x, double y)
{
    x -= c->left;
    y -= c->top;
    if (y > c->y)
        note_edge(c, c->x, c->y, x, y, c->inwards ? -1 : 1);
    else if (y < c->y)
        note_edge(c, x, y, c->x, c->y, c->inwards ? 1 : -1);
    c->x = x;
    c->y = y;
}

static void close_path(struct cover *c)
{
    line_to(c, c->begin_x + c->left, c->begin_y + c->top);
}

static void move_to(struct cover *c, double x, double y)
{
    close_path(c);
    c->x = c->begin_x = x - c->left;
    c->y = c->begin_y = y - c->top;
}

static double bend(const double at[8])
{
    double x = fmax(fabs(at[0] - 2 * at[2] + at[4]), fabs(at[2] - 2 * at[4] + at[6]));
    double y = fmax(fabs(at[1] - 2 * at[3] + at[5]), fabs(at[3] - 2 * at[5] + at[7]));

    return x + y;
}

/* x and y of four points, the first being where the path is. */
static void curve_to(struct cover *c, const double at[8])
{
    const int lines = (int)sqrt(bend(at) * 0.75 / tolerance) + 1;

    for (int i = 1; i <= lines; i++) {
        const double t = (double)i / lines, u = 1 - t;
        const double w[4] = {u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t};

        line_to(c, w[0] * at[0] + w[1] * at[2] + w[2] * at[4] + w[3] * at[6],
                w[0] * at[1] + w[1] * at[3] + w[2] * at[5] + w[3] * at[7]);
    }
}

void cover_steps(struct cover *c, const cairo_matrix_t *m, const struct step *step, int count)
{
    for (int i = 0; i < count; i++) {
        const struct step *s = &step[i];
        double at[8] = {c->x + c->left, c->y + c->top, (double)s->ax, (double)s->ay,
                        (double)s->bx,  (double)s->by, (double)s->x,  (double)s->y};

        cairo_matrix_transform_point(m, &at[6], &at[7]);
        if (s->kind == STEP_CURVE) {
            cairo_matrix_transform_point(m, &at[2], &at[3]);
            cairo_matrix_transform_point(m, &at[4], &at[5]);
            curve_to(c, at);
        } else if (s->kind == STEP_LINE) {
            line_to(c, at[6], at[7]);
        } else if (s->kind == STEP_MOVE) {
            move_to(c, at[6], at[7]);
        } else {
            close_path(c);
        }
    }
    close_path(c);
}

/* ---- Pixels --------------------------------------------------------------------------------- */

static uint32_t times(uint32_t pixel, uint32_t share) /* of 256 */
{
    return ((pixel & 0xff00ff) * share >> 8 & 0xff00ff) |
           ((pixel >> 8 & 0xff00ff) * share & 0xff00ff00);
}

static void blend_each(uint32_t *to, const uint32_t *from, int count, uint32_t share)
{
    for (int i = 0; i < count; i++) {
        const uint32_t over = times(from[i], share), alpha = over >> 24;

        to[i] = over + times(to[i], 256 - alpha - (alpha >> 7));
    }
}

/* The same where all of them are as opaque as the first: byte by byte, since compilers do that for many bytes at once. */
static void blend_even(uint8_t *restrict to, const uint8_t *restrict from, int count, uint8_t alpha,
                       uint16_t share)
{
    const uint32_t over = (uint32_t)alpha * share >> 8;
    const uint16_t rest = (uint16_t)(256 - over - (over >> 7));

    for (int i = 0; i < count; i++)
        to[i] = (uint8_t)(((uint16_t)(from[i] * share) >> 8) + ((uint16_t)(to[i] * rest) >> 8));
}

static void blend(uint32_t *to, const uint32_t *from, int count, int share, bool even)
{
    if (even && count >= WORTH)
        blend_even((uint8_t *)to, (const uint8_t *)from, count * (int)sizeof *to,
                   (uint8_t)(from[0] >> 24), (uint16_t)share);
    else
        blend_each(to, from, count, (uint32_t)share);
}

/* Where the next note is. */
static int next_mark(const uint64_t *mark, int from, int to)
{
    uint64_t bits = mark[from >> 6] >> (from & 63);

    if (bits)
        from += __builtin_ctzll(bits);
    else
        for (from = (from | 63) + 1; from < to; from += 64)
            if (mark[from >> 6]) {
                from += __builtin_ctzll(mark[from >> 6]);
                break;
            }
    return from < to ? from : to;
}

/* Between two notes all pixels are inside to the same part. Leaves no note behind. */
static void fill_row(const struct cover *c, struct line l, const uint32_t *from, uint32_t *to,
                     const struct shades *with)
{
    const bool even = with->opaque || with->kind == FILL_PLAIN;
    int sum = 0;

    for (int x = 0, next; x < c->width; x = next) {
        int share;

        sum += l.note[x];
        l.note[x] = 0;
        share = (abs(sum) + ONE / 512) / (ONE / 256);
        next = next_mark(l.mark, x + 1, c->width);
        if (share >= 256 && with->opaque)
            memcpy(to + x, from + x, (size_t)(next - x) * sizeof *to);
        else if (share > 0)
            blend(to + x, from + x, next - x, share > 256 ? 256 : share, even);
    }
    memset(l.note + c->width, 0, BEYOND * sizeof *l.note);
    memset(l.mark, 0, (size_t)c->words * sizeof *l.mark);
}

void cover_end(const struct cover *c, const struct brush *b, const struct shades *with)
{
    cairo_surface_t *image = cairo_get_target(b->to);
    const int stride = cairo_image_surface_get_stride(image) / 4;
    uint32_t *row, colour[WIDEST];

    if (c->width == 0)
        return;
    cairo_surface_flush(image);
    row = (uint32_t *)(void *)cairo_image_surface_get_data(image) + c->top * stride + c->left;
    for (int y = 0; y < c->height; y++, row += stride) {
        if (y == 0 || with->kind != FILL_PLAIN)
            shades_row(with, c->left, c->top + y, c->width, colour);
        fill_row(c, line_at(c, y), colour, row, with);
    }
    cairo_surface_mark_dirty(image);
}
