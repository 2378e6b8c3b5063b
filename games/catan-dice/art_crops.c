/* Catan Dice: what grows on flat land. Rows of wheat, a pasture with sheep, dunes with cacti. All
   about the middle of a tile, which is left free for the knight. */
#include "games/catan-dice/art.h"

#include "games/catan-dice/catan-dice.h"

/* ---- Fields --------------------------------------------------------------------------------- */

static void add_furrow(struct path *p, float y, float reach)
{
    path_move(p, -reach, y);
    path_curve(p, -reach * 0.4f, y - 14, reach * 0.4f, y - 14, reach, y);
}

/* An ear of wheat on its stalk: grains in pairs up to a tip. */
static void add_ear(struct path *grains, struct path *stalks, float x, float y, float lean)
{
    path_move(stalks, x, y + 17);
    path_curve(stalks, x, y + 6, x + lean * 0.5f, y, x + lean, y - 8);
    for (int i = 0; i < 3; i++) {
        float cx = x + lean * (0.4f + 0.3f * (float)i), cy = y + 2 - 6 * (float)i;

        path_move(grains, cx, cy);
        path_curve(grains, cx - 7, cy - 1, cx - 6, cy - 8, cx, cy - 8);
        path_curve(grains, cx + 6, cy - 8, cx + 7, cy - 1, cx, cy);
        path_close(grains);
    }
}

static void draw_fields(struct drawing *d)
{
    static const signed char ear[][3] = {
        {-82, -24, -4}, {-64, -46, -3}, {-66, -6, -4}, {-84, 14, -3}, {-50, 30, -4}, {-66, 42, -3},
        {82, -24, 4},   {64, -46, 3},   {66, -6, 4},   {84, 14, 3},   {50, 30, 4},   {66, 42, 3},
        {-40, 64, -2},  {-14, 76, -2},  {14, 76, 2},   {40, 64, 2},
    };
    enum { EARS = sizeof ear / sizeof *ear };
    struct path furrows = {.count = 0}, grains = {.count = 0}, stalks = {.count = 0};

    for (int i = 0; i < 11; i++) {
        float y = -72 + 15.5f * (float)i, far = y < 0 ? -y : y;

        add_furrow(&furrows, y + 6, 92 - far * 0.55f);
    }
    draw_path(d, &furrows,
              (struct style){.outline = ink_clear(ink_dark(INK_GOLD, 45), 62), .width = 3.2f});
    for (int i = 0; i < EARS; i++)
        add_ear(&grains, &stalks, ear[i][0], ear[i][1], ear[i][2]);
    draw_path(d, &stalks, (struct style){.outline = ink_dark(INK_GOLD, 42), .width = 1.8f});
    draw_path(d, &grains,
              (struct style){.fill = ink_light(INK_GOLD, 42),
                             .outline = ink_dark(INK_GOLD, 48),
                             .width = 1.1f});
}

/* ---- Pasture -------------------------------------------------------------------------------- */

static void draw_sheep(struct drawing *d, struct point at, float side)
{
    struct path legs = {.count = 0}, wool = {.count = 0};

    for (int i = 0; i < 4; i++) {
        float x = at.x - 7 + 4.6f * (float)i;

        path_move(&legs, x, at.y + 4);
        path_line(&legs, x, at.y + 12);
    }
    draw_path(d, &legs, (struct style){.outline = ink_light(INK_SLATE, 8), .width = 2.2f});
    for (int i = 0; i < 7; i++) {
        float angle = 360.0f * (float)i / 7;
        struct point c = {at.x + 8.2f * turn_cosine(angle), at.y + 4.6f * turn_sine(angle)};

        path_move(&wool, c.x + 5.2f, c.y);
        path_arc(&wool, c, 5.2f, 0, 360);
        path_close(&wool);
    }
    draw_path(d, &wool, (struct style){.outline = ink_dark(INK_CLOTH, 52), .width = 2});
    draw_path(d, &wool, (struct style){.fill = ink_light(INK_CLOTH, 40)});
    draw_disc(d, at, 8, (struct style){.fill = ink_light(INK_CLOTH, 40)});
    draw_disc(d, (struct point){at.x + side * 13.5f, at.y - 3}, 4.6f,
              (struct style){.fill = ink_light(INK_SLATE, 12)});
}

static void draw_pasture(struct drawing *d)
{
    static const signed char tuft[][2] = {{-84, -8}, {-62, -44}, {-40, 76}, {66, -40}, {88, 6},
                                          {44, 74},  {-88, 22},  {6, 82},   {52, 46},  {-22, 62}};
    struct path hill = {.count = 0}, grass = {.count = 0};

    path_move(&hill, -88, 30);
    path_curve(&hill, -52, 2, -18, 62, 26, 52);
    path_curve(&hill, 52, 46, 66, 22, 92, 20);
    path_line(&hill, 50, 88);
    path_line(&hill, -50, 88);
    path_close(&hill);
    draw_path(d, &hill,
              (struct style){.fill = ink_clear(ink_light(INK_LEAF, 12), 20),
                             .fill_to = ink_clear(ink_dark(INK_LEAF, 12), 20)});
    for (int i = 0; i < 10; i++) {
        float x = tuft[i][0], y = tuft[i][1];

        path_move(&grass, x - 5, y - 7);
        path_line(&grass, x - 1, y);
        path_line(&grass, x, y - 9);
        path_line(&grass, x + 1, y);
        path_line(&grass, x + 5, y - 7);
    }
    draw_path(d, &grass, (struct style){.outline = ink_dark(INK_LEAF, 28), .width = 1.7f});
    draw_sheep(d, (struct point){-66, 6}, -1);
    draw_sheep(d, (struct point){68, -12}, 1);
    draw_sheep(d, (struct point){-58, 52}, 1);
    draw_sheep(d, (struct point){64, 36}, -1);
}

/* ---- Desert --------------------------------------------------------------------------------- */

static void add_arm(struct path *p, float x, float y, float side, float up)
{
    path_move(p, x, y);
    path_curve(p, x + side * 6, y + 1, x + side * 9, y, x + side * 9, y - 5);
    path_line(p, x + side * 9, y - up);
}

static void draw_cactus(struct drawing *d, float x, float y, float size)
{
    for (int pass = 0; pass < 2; pass++) {
        struct path p = {.count = 0};

        path_move(&p, 0, 0);
        path_line(&p, 0, -30);
        add_arm(&p, 0, -8, -1, 12);
        add_arm(&p, 0, -13, 1, 11);
        draw_push(d, (struct place){.x = x, .y = y, .scale = size});
        draw_path(d, &p,
                  (struct style){.outline = pass ? ink_light(INK_LEAF, 10) : ink_dark(INK_LEAF, 48),
                                 .width = pass ? 5.4f : 8.4f});
        draw_pop(d);
    }
}

static void draw_desert(struct drawing *d)
{
    static const signed char dune[][3] = {{-62, -34, 26}, {58, -46, 24}, {-68, 28, 28},
                                          {66, 30, 30},   {-26, 72, 26}, {30, 78, 22}};
    struct path crest = {.count = 0}, lee = {.count = 0};

    for (int i = 0; i < 6; i++) {
        float x = dune[i][0], y = dune[i][1], w = dune[i][2];

        path_move(&lee, x - w, y + 6);
        path_curve(&lee, x - w * 0.5f, y - 2, x - w * 0.1f, y - 10, x + w * 0.1f, y - 11);
        path_curve(&lee, x - w * 0.05f, y - 4, x + w * 0.3f, y + 4, x + w, y + 6);
        path_close(&lee);
        path_move(&crest, x - w, y + 6);
        path_curve(&crest, x - w * 0.5f, y - 2, x - w * 0.1f, y - 10, x + w * 0.1f, y - 11);
        path_curve(&crest, x + w * 0.4f, y - 10, x + w * 0.7f, y + 1, x + w, y + 6);
    }
    draw_path(d, &lee, (struct style){.fill = ink_clear(ink_dark(INK_SAND, 30), 40)});
    draw_path(d, &crest, (struct style){.outline = ink_dark(INK_SAND, 34), .width = 1.8f});
    draw_cactus(d, -80, 8, 0.95f);
    draw_cactus(d, 82, -2, 1.05f);
    draw_cactus(d, 50, 62, 0.7f);
}

void catan_art_crops(struct drawing *d, int knight)
{
    if (knight == GRAIN)
        draw_fields(d);
    else if (knight == WOOL)
        draw_pasture(d);
    else if (knight == WILD)
        draw_desert(d);
}
