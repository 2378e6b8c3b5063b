/* Patchwork: fabrics. Twelve patterns in different colours; each of the patches has its own. A
   pattern is drawn square by square, so that it needs no clipping, and goes on over the edges of
   squares. */
#include "games/patchwork/art/art.h"

/* One square of cloth: its corner, its width, and how many quarters it is turned. */
struct spot {
    float x, y, cell;
    int quarter;
};

/* From the square's own measures (0 to 1, across and down) to the page. */
static struct point on(const struct spot *s, float u, float v)
{
    float a = u - 0.5f, b = v - 0.5f;

    for (int i = 0; i < s->quarter; i++) {
        float was = a;

        a = -b;
        b = was;
    }
    return (struct point){s->x + (a + 0.5f) * s->cell, s->y + (b + 0.5f) * s->cell};
}

static void begin(struct path *p, const struct spot *s, float u, float v)
{
    struct point at = on(s, u, v);

    path_move(p, at.x, at.y);
}

static void go(struct path *p, const struct spot *s, float u, float v)
{
    struct point at = on(s, u, v);

    path_line(p, at.x, at.y);
}

static void bend(struct path *p, const struct spot *s, const float way[6])
{
    struct point a = on(s, way[0], way[1]), b = on(s, way[2], way[3]), to = on(s, way[4], way[5]);

    path_curve(p, a.x, a.y, b.x, b.y, to.x, to.y);
}

static void area(struct path *p, const struct spot *s, const float (*corner)[2], int corners)
{
    for (int i = 0; i < corners; i++)
        if (i == 0)
            begin(p, s, corner[i][0], corner[i][1]);
        else
            go(p, s, corner[i][0], corner[i][1]);
    path_close(p);
}

static void band(struct path *p, const struct spot *s, float u, float v, float w, float h)
{
    const float corner[][2] = {{u, v}, {u + w, v}, {u + w, v + h}, {u, v + h}};

    area(p, s, corner, 4);
}

static void dot(struct path *p, const struct spot *s, float u, float v, float radius)
{
    struct point c = on(s, u, v);

    path_move(p, c.x + radius * s->cell, c.y);
    path_arc(p, c, radius * s->cell, 0, 360);
    path_close(p);
}

/* ---- Patterns: main is the print itself, more is what lies beneath or on top of it ------------ */

static void add_stripes(struct path *main, struct path *more, const struct spot *s)
{
    band(main, s, 0.08f, 0, 0.2f, 1);
    band(main, s, 0.58f, 0, 0.2f, 1);
    band(more, s, 0.4f, 0, 0.06f, 1);
    band(more, s, 0.9f, 0, 0.06f, 1);
}

static void add_gingham(struct path *main, struct path *more, const struct spot *s)
{
    for (int i = 0; i < 2; i++) {
        band(main, s, 0.5f * (float)i, 0, 0.25f, 1);
        band(more, s, 0, 0.5f * (float)i, 1, 0.25f);
    }
}

static void add_dots(struct path *main, struct path *more, const struct spot *s)
{
    dot(main, s, 0.25f, 0.25f, 0.12f);
    dot(main, s, 0.75f, 0.75f, 0.12f);
    dot(more, s, 0.75f, 0.25f, 0.05f);
    dot(more, s, 0.25f, 0.75f, 0.05f);
}

static void add_flowers(struct path *main, struct path *more, const struct spot *s)
{
    for (int i = 0; i < 5; i++)
        dot(main, s, 0.5f + 0.19f * turn_sine(72.0f * (float)i),
            0.5f - 0.19f * turn_cosine(72.0f * (float)i), 0.13f);
    dot(more, s, 0.5f, 0.5f, 0.1f);
}

static void add_chevrons(struct path *main, struct path *more, const struct spot *s)
{
    for (int i = 0; i < 2; i++) {
        float v = 0.5f * (float)i;
        const float wide[][2] = {{0, v + 0.28f}, {0.5f, v},         {1, v + 0.28f},
                                 {1, v + 0.46f}, {0.5f, v + 0.18f}, {0, v + 0.46f}};

        area(i ? more : main, s, wide, 6);
    }
}

static void add_tartan(struct path *main, struct path *more, const struct spot *s)
{
    band(main, s, 0.14f, 0, 0.34f, 1);
    band(main, s, 0, 0.14f, 1, 0.34f);
    band(more, s, 0.7f, 0, 0.07f, 1);
    band(more, s, 0, 0.7f, 1, 0.07f);
}

static void add_stars(struct path *main, struct path *more, const struct spot *s)
{
    for (int i = 0; i < 10; i++) {
        float far = i % 2 ? 0.12f : 0.29f, angle = 36.0f * (float)i;
        float u = 0.5f + far * turn_sine(angle), v = 0.52f - far * turn_cosine(angle);

        if (i == 0)
            begin(main, s, u, v);
        else
            go(main, s, u, v);
    }
    path_close(main);
    dot(more, s, 0.5f, 0.52f, 0.06f);
}

static void add_leaf(struct path *p, const struct spot *s, float u, float v, float du, float dv)
{
    const float there[] = {u + du * 0.1f - dv * 0.5f,
                           v + dv * 0.1f + du * 0.5f,
                           u + du * 0.7f - dv * 0.5f,
                           v + dv * 0.7f + du * 0.5f,
                           u + du,
                           v + dv};
    const float back[] = {u + du * 0.7f + dv * 0.35f,
                          v + dv * 0.7f - du * 0.35f,
                          u + du * 0.2f + dv * 0.35f,
                          v + dv * 0.2f - du * 0.35f,
                          u,
                          v};

    begin(p, s, u, v);
    bend(p, s, there);
    bend(p, s, back);
    path_close(p);
}

static void add_leaves(struct path *main, struct path *more, const struct spot *s)
{
    add_leaf(main, s, 0.5f, 0.88f, -0.32f, -0.42f);
    add_leaf(main, s, 0.5f, 0.66f, 0.34f, -0.42f);
    add_leaf(more, s, 0.5f, 0.42f, -0.16f, -0.32f);
    band(more, s, 0.48f, 0.3f, 0.05f, 0.62f);
}

static void add_argyle(struct path *main, struct path *more, const struct spot *s)
{
    const float diamond[][2] = {{0.5f, 0.06f}, {0.92f, 0.5f}, {0.5f, 0.94f}, {0.08f, 0.5f}};
    const float middle[][2] = {{0.5f, 0.3f}, {0.68f, 0.5f}, {0.5f, 0.7f}, {0.32f, 0.5f}};

    area(main, s, diamond, 4);
    area(more, s, middle, 4);
}

/* Slanting bands; those that pass a corner are cut there. */
static void add_pinstripes(struct path *main, struct path *more, const struct spot *s)
{
    const float w = 0.09f;
    const float upper[][2] = {{0.5f - w, 0}, {0.5f + w, 0}, {0, 0.5f + w}, {0, 0.5f - w}};
    const float lower[][2] = {{1, 0.5f - w}, {1, 0.5f + w}, {0.5f + w, 1}, {0.5f - w, 1}};
    const float middle[][2] = {{1 - w, 0}, {1, 0}, {1, w}, {w, 1}, {0, 1}, {0, 1 - w}};

    area(main, s, upper, 4);
    area(main, s, lower, 4);
    area(more, s, middle, 6);
}

static void add_crosses(struct path *main, struct path *more, const struct spot *s)
{
    band(main, s, 0.44f, 0.26f, 0.12f, 0.48f);
    band(main, s, 0.26f, 0.44f, 0.18f, 0.12f);
    band(main, s, 0.56f, 0.44f, 0.18f, 0.12f);
    band(more, s, 0.44f, 0.44f, 0.12f, 0.12f);
}

static void add_hearts(struct path *main, struct path *more, const struct spot *s)
{
    static const float side[2][6] = {{0.66f, 0.08f, 0.98f, 0.36f, 0.5f, 0.78f},
                                     {0.02f, 0.36f, 0.34f, 0.08f, 0.5f, 0.36f}};

    begin(main, s, 0.5f, 0.36f);
    bend(main, s, side[0]);
    bend(main, s, side[1]);
    path_close(main);
    dot(more, s, 0.38f, 0.38f, 0.055f);
}

/* ---- Fabrics -------------------------------------------------------------------------------- */

enum pattern {
    STRIPES,
    GINGHAM,
    DOTS,
    FLOWERS,
    CHEVRONS,
    TARTAN,
    STARS,
    LEAVES,
    ARGYLE,
    PINSTRIPES,
    CROSSES,
    HEARTS,
    PATTERNS
};

typedef void add_pattern(struct path *main, struct path *more, const struct spot *s);

static add_pattern *const add[PATTERNS] = {
    [STRIPES] = add_stripes,       [GINGHAM] = add_gingham,   [DOTS] = add_dots,
    [FLOWERS] = add_flowers,       [CHEVRONS] = add_chevrons, [TARTAN] = add_tartan,
    [STARS] = add_stars,           [LEAVES] = add_leaves,     [ARGYLE] = add_argyle,
    [PINSTRIPES] = add_pinstripes, [CROSSES] = add_crosses,   [HEARTS] = add_hearts,
};

/* Inks of the ground, the print, and the rest of it; how much lighter the ground is than its ink. */
struct fabric {
    uint8_t pattern, ground, lighter, print, rest;
};

/* clang-format off */
static const struct fabric fabrics[PATCHES] = {
    {DOTS,       INK_ROSE,     0, INK_LINEN,   INK_LINEN},   /* A */
    {STRIPES,    INK_DENIM,    0, INK_LINEN,   INK_SKY},
    {FLOWERS,    INK_MUSTARD, 45, INK_CLAY,    INK_LINEN},
    {GINGHAM,    INK_SAGE,    55, INK_SAGE,    INK_SAGE},
    {LEAVES,     INK_LINEN,    0, INK_SAGE,    INK_LEAF},
    {CHEVRONS,   INK_TEAL,    10, INK_LINEN,   INK_SAGE},
    {STARS,      INK_DENIM,    8, INK_MUSTARD, INK_LINEN},
    {TARTAN,     INK_CLAY,     0, INK_WOOD,    INK_LINEN},
    {HEARTS,     INK_LINEN,    0, INK_ROSE,    INK_CLAY},
    {PINSTRIPES, INK_PLUM,     5, INK_LINEN,   INK_ROSE},
    {DOTS,       INK_SEA,     55, INK_DENIM,   INK_LINEN},   /* K */
    {ARGYLE,     INK_SAGE,     0, INK_LINEN,   INK_TEAL},
    {CROSSES,    INK_MUSTARD,  0, INK_CLAY,    INK_LINEN},
    {STRIPES,    INK_ROSE,    50, INK_ROSE,    INK_PLUM},
    {FLOWERS,    INK_DENIM,   55, INK_ROSE,    INK_MUSTARD},
    {GINGHAM,    INK_CLAY,    50, INK_CLAY,    INK_CLAY},
    {LEAVES,     INK_PLUM,    50, INK_PLUM,    INK_PLUM},
    {CHEVRONS,   INK_MUSTARD, 20, INK_LINEN,   INK_CLAY},
    {STARS,      INK_ROSE,    12, INK_LINEN,   INK_MUSTARD},
    {TARTAN,     INK_SEA,     20, INK_DENIM,   INK_LINEN},
    {HEARTS,     INK_SAGE,    20, INK_LINEN,   INK_ROSE},    /* U */
    {PINSTRIPES, INK_TEAL,    50, INK_TEAL,    INK_LINEN},
    {DOTS,       INK_CLAY,     5, INK_LINEN,   INK_MUSTARD},
    {ARGYLE,     INK_PLUM,    15, INK_ROSE,    INK_LINEN},
    {CROSSES,    INK_SEA,     60, INK_DENIM,   INK_ROSE},
    {STRIPES,    INK_SAGE,    45, INK_TEAL,    INK_LINEN},
    {FLOWERS,    INK_PLUM,     0, INK_LINEN,   INK_MUSTARD}, /* a */
    {GINGHAM,    INK_DENIM,   55, INK_DENIM,   INK_DENIM},
    {LEAVES,     INK_TEAL,     0, INK_SAGE,    INK_LINEN},
    {CHEVRONS,   INK_ROSE,    25, INK_LINEN,   INK_PLUM},
    {STARS,      INK_LINEN,    0, INK_DENIM,   INK_ROSE},
    {TARTAN,     INK_MUSTARD, 30, INK_ROSE,    INK_LINEN},
    {PINSTRIPES, INK_CLAY,    30, INK_CLAY,    INK_LINEN},   /* g */
};
/* clang-format on */

int patchwork_art_ground(int patch)
{
    return patch == SPECIAL ? INK_LEATHER
                            : ink_light(fabrics[patch].ground, fabrics[patch].lighter);
}

/* Woven patterns let the ground shine through. */
static int clearness(int pattern)
{
    return pattern == GINGHAM ? 45 : pattern == TARTAN ? 50 : 0;
}

void patchwork_art_print(struct drawing *d, const struct cloth *c)
{
    const struct pose *pose = &patchwork_patches[c->patch].shape[c->turn];
    const struct fabric *f = &fabrics[c->patch];
    struct path main = {.count = 0}, more = {.count = 0};

    for (uint64_t cells = pose->cover; cells; cells &= cells - 1) {
        int cell = __builtin_ctzll(cells);
        struct spot s = {c->cell * (float)(cell % ROW), c->cell * (float)(cell / ROW), c->cell,
                         c->turn % 4};

        add[f->pattern](&main, &more, &s);
    }
    draw_path(d, &main, (struct style){.fill = ink_clear(f->print, clearness(f->pattern))});
    draw_path(d, &more,
              (struct style){.fill = ink_clear(f->rest, f->pattern == GINGHAM ? 45 : 10)});
}
