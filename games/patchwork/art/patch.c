/* Patchwork: a patch of cloth: cut, sewn along its edge, with buttons on it. */
#include "games/patchwork/art/art.h"

static bool is_covered(uint64_t cover, int column, int row)
{
    return column >= 0 && row >= 0 && column < SIDE && row < 6 &&
           (cover >> (ROW * row + column) & 1);
}

/* Heading 0 to 3: east, south, west, north. */
static const int step_x[] = {1, 0, -1, 0}, step_y[] = {0, 1, 0, -1};

/* The square ahead of a corner, on the left or on the right of the way. */
static bool ahead(uint64_t cover, int x, int y, int heading, bool right)
{
    int side = (heading + (right ? 1 : 3)) % 4;
    int dx = step_x[heading] + step_x[side], dy = step_y[heading] + step_y[side];

    return is_covered(cover, dx > 0 ? x : x - 1, dy > 0 ? y : y - 1);
}

static void add_corner(struct path *p, struct point at, int from, int to, float corner)
{
    float ax = at.x - corner * (float)step_x[from], ay = at.y - corner * (float)step_y[from];
    float bx = at.x + corner * (float)step_x[to], by = at.y + corner * (float)step_y[to];

    if (p->count == 0)
        path_move(p, ax, ay);
    else
        path_line(p, ax, ay);
    path_curve(p, (ax + at.x) / 2, (ay + at.y) / 2, (bx + at.x) / 2, (by + at.y) / 2, bx, by);
}

/* Walks round the patch with the cloth on the right. */
void patchwork_art_outline(struct path *p, const struct pose *pose, float cell, float inset,
                           float corner)
{
    int first = __builtin_ctzll(pose->cover) % ROW, x = first, y = 0, heading = 0;

    do {
        int was = heading;
        struct point at;

        x += step_x[heading];
        y += step_y[heading];
        if (ahead(pose->cover, x, y, heading, false))
            heading = (heading + 3) % 4;
        else if (!ahead(pose->cover, x, y, heading, true))
            heading = (heading + 1) % 4;
        if (heading == was)
            continue;
        at.x = cell * (float)x + inset * (float)(step_x[(was + 1) % 4] + step_x[(heading + 1) % 4]);
        at.y = cell * (float)y + inset * (float)(step_y[(was + 1) % 4] + step_y[(heading + 1) % 4]);
        add_corner(p, at, was, heading, corner);
    } while (x != first || y != 0);
    path_close(p);
}

/* The same way back, so that it cuts out what it surrounds. */
static void add_backwards(struct path *p, const struct path *q)
{
    path_move(p, q->step[q->count - 2].x, q->step[q->count - 2].y);
    for (int i = q->count - 2; i > 0; i--) {
        const struct step *s = &q->step[i], *to = s - 1;

        if (s->kind == STEP_CURVE)
            path_curve(p, s->bx, s->by, s->ax, s->ay, to->x, to->y);
        else
            path_line(p, to->x, to->y);
    }
    path_close(p);
}

/* Squares counted from the middle of the box outwards: four times the square of the distance. */
static int distance(const struct pose *pose, int cell)
{
    int x = 2 * (cell % ROW) + 1 - pose->width, y = 2 * (cell / ROW) + 1 - pose->height;

    return x * x + y * y;
}

/* The nearest to the middle of those left in `cells`. */
static int nearest(const struct pose *pose, uint64_t cells)
{
    int best = __builtin_ctzll(cells);

    for (; cells; cells &= cells - 1)
        if (distance(pose, __builtin_ctzll(cells)) < distance(pose, best))
            best = __builtin_ctzll(cells);
    return best;
}

int patchwork_art_handle(const struct pose *pose)
{
    return nearest(pose, pose->cover);
}

static void draw_income(struct drawing *d, const struct cloth *c, const struct pose *pose)
{
    uint64_t cells = pose->cover;

    for (int i = 0; i < patchwork_patches[c->patch].income; i++) {
        int cell = nearest(pose, cells);
        struct point at = {c->cell * ((float)(cell % ROW) + 0.5f),
                           c->cell * ((float)(cell / ROW) + 0.5f)};

        cells &= ~((uint64_t)1 << cell);
        patchwork_art_button(d, at, c->cell * 0.29f, INK_BLUE);
    }
}

/* The weave: every other row of threads a little darker. */
static void draw_weave(struct drawing *d, const struct pose *pose, float cell)
{
    struct path p = {.count = 0};

    for (int row = 0; row < pose->height; row++)
        for (int column = 0; column < pose->width; column++)
            for (int i = 0; i < 6 && is_covered(pose->cover, column, row); i++)
                path_box(&p, (struct box){cell * (float)column,
                                          cell * ((float)row + ((float)i + 0.4f) / 6), cell, 1});
    draw_path(d, &p, (struct style){.fill = ink_clear(INK_BLACK, 91)});
}

/* Three stitches along one side of a square, clear of those round a corner: as plain boxes, which
   are painted much faster than dashes. */
static void add_stitches(struct path *p, uint64_t cover, int column, int row, int heading,
                         float cell)
{
    int right = (heading + 1) % 4, back = (heading + 2) % 4;
    bool first = !is_covered(cover, column + step_x[back], row + step_y[back]);
    bool last = !is_covered(cover, column + step_x[heading], row + step_y[heading]);
    const float inset = 0.34f, thick = 0.055f;

    for (int i = -1; i <= 1; i++) {
        float from = (float)i / 3 - (i < 0 && first ? 0.0f : 0.1f);
        float to = (float)i / 3 + (i > 0 && last ? 0.0f : 0.1f);
        float x = (float)column + 0.5f - inset * (float)step_x[right];
        float y = (float)row + 0.5f - inset * (float)step_y[right];
        float far = heading < 2 ? from : -to;

        if (heading % 2 == 0)
            path_box(p, (struct box){cell * (x + far), cell * (y - thick / 2), cell * (to - from),
                                     cell * thick});
        else
            path_box(p, (struct box){cell * (x - thick / 2), cell * (y + far), cell * thick,
                                     cell * (to - from)});
    }
}

static void draw_stitches(struct drawing *d, const struct pose *pose, float cell)
{
    struct path p = {.count = 0};

    for (uint64_t cells = pose->cover; cells; cells &= cells - 1) {
        int column = __builtin_ctzll(cells) % ROW, row = __builtin_ctzll(cells) / ROW;

        for (int heading = 0; heading < 4; heading++) {
            int left = (heading + 3) % 4;

            if (!is_covered(pose->cover, column + step_x[left], row + step_y[left]))
                add_stitches(&p, pose->cover, column, row, heading, cell);
        }
    }
    draw_path(d, &p, (struct style){.fill = ink_light(INK_LINEN, 30)});
}

/* A dark edge, as what lies between two outlines: painted much faster than a line. */
static void draw_rim(struct drawing *d, const struct pose *pose, float cell, int ink)
{
    struct path rim = {.count = 0}, inner = {.count = 0};

    patchwork_art_outline(&rim, pose, cell, 0, cell * 0.13f);
    patchwork_art_outline(&inner, pose, cell, cell * 0.06f, cell * 0.07f);
    add_backwards(&rim, &inner);
    draw_path(d, &rim, (struct style){.fill = ink});
}

/* A patch that is sewn on casts a narrow shadow, one that is held a soft one. */
static void draw_shadow(struct drawing *d, const struct path *edge, float cell)
{
    draw_push(d, (struct place){.x = cell * 0.025f, .y = cell * 0.075f});
    draw_path(d, edge, (struct style){.fill = ink_clear(INK_SHADE, 58)});
    draw_pop(d);
}

void patchwork_art_patch(struct drawing *d, const struct cloth *c)
{
    const struct pose *pose = &patchwork_patches[c->patch].shape[c->turn];
    struct path edge = {.count = 0};
    int ground = patchwork_art_ground(c->patch);

    patchwork_art_outline(&edge, pose, c->cell, c->cell * 0.03f, c->cell * 0.1f);
    if (c->shadow == SHADOW_LOW)
        draw_shadow(d, &edge, c->cell);
    draw_path(d, &edge,
              (struct style){.fill = ink_light(ground, 8),
                             .fill_to = ink_dark(ground, 8),
                             .slope = SLOPE_CORNER,
                             .shadow = c->shadow == SHADOW_HIGH ? SHADOW_HIGH : SHADOW_NONE});
    if (c->patch != SPECIAL)
        patchwork_art_print(d, c);
    if (c->fine)
        draw_weave(d, pose, c->cell);
    draw_rim(d, pose, c->cell, ink_dark(ground, 45));
    if (c->fine)
        draw_stitches(d, pose, c->cell);
    draw_income(d, c, pose);
}
