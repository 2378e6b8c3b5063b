/* Catan Dice: what grows on flat land. Rows of wheat, a pasture with sheep, dunes with cacti. All
   about the middle of a tile, which is left free for the knight. */
#include "games/catan-dice/art/art.h"

#include "games/catan-dice/rules/catan-dice.h"

/* ---- Fields --------------------------------------------------------------------------------- */

static void add_furrow(struct path *p, float y, float reach)
{
    path_move(p, -reach, y);
    path_curve(p, -reach * 0.4f, y - 15, reach * 0.4f, y - 15, reach, y);
    path_curve(p, reach * 0.4f, y - 10, -reach * 0.4f, y - 10, -reach, y);
    path_close(p);
}

/* An ear of wheat on its stalk: grains in pairs along it, and one at the tip. */
static void add_ear(struct path *grains, struct path *stalks, float x, float y, float lean)
{
    path_move(stalks, x - 0.9f, y + 18);
    path_curve(stalks, x - 0.9f, y + 6, x + lean * 0.5f - 1, y, x + lean, y - 12);
    path_curve(stalks, x + lean * 0.5f + 1, y, x + 0.9f, y + 6, x + 0.9f, y + 18);
    path_close(stalks);
    for (int i = 0; i < 7; i++) {
        float side = i == 6 ? 0 : i % 2 ? 1 : -1, up = 6.6f * (float)(i / 2);
        float cx = x + lean * (0.3f + 0.05f * up) + side * 1.4f, cy = y + 3 - up;

        path_move(grains, cx, cy);
        path_curve(grains, cx + side * 5.4f - 3, cy - 2, cx + side * 6.4f - 2.6f, cy - 8,
                   cx + side * 4.6f, cy - 11);
        path_curve(grains, cx + side * 3 + 3.2f, cy - 8, cx + side * 2 + 3, cy - 1, cx, cy);
        path_close(grains);
    }
}

static void draw_fields(struct drawing *d)
{
    static const signed char ear[][3] = {
        {-86, -20, -4}, {-66, -42, -3}, {-64, -4, -4}, {-86, 22, -3}, {-60, 40, -4},
        {86, -20, 4},   {66, -42, 3},   {64, -4, 4},   {86, 22, 3},   {60, 40, 4},
        {-34, 70, -2},  {-1, 84, 0},    {34, 70, 2},
    };
    enum { EARS = sizeof ear / sizeof *ear, HALF = 7 };
    struct path furrows = {.count = 0}, stalks = {.count = 0};

    for (int i = 0; i < 11; i++) {
        float y = -72 + 15.5f * (float)i, far = y < 0 ? -y : y;

        add_furrow(&furrows, y + 6, 94 - far * 0.55f);
    }
    draw_path(d, &furrows, (struct style){.fill = ink_clear(ink_dark(INK_GOLD, 45), 58)});
    for (int first = 0; first < EARS; first += HALF) {
        struct path grains = {.count = 0};

        stalks.count = 0;
        for (int i = first; i < first + HALF && i < EARS; i++)
            add_ear(&grains, &stalks, ear[i][0], ear[i][1], ear[i][2]);
        draw_path(d, &stalks, (struct style){.fill = ink_dark(INK_GOLD, 50)});
        draw_push(d, (struct place){.y = 1.2f});
        draw_path(d, &grains, (struct style){.fill = ink_dark(INK_GOLD, 50)});
        draw_pop(d);
        draw_path(d, &grains, (struct style){.fill = ink_light(INK_GOLD, 55)});
    }
}

/* ---- Pasture -------------------------------------------------------------------------------- */

/* Wool is a ring of curls round the middle. */
static void draw_curls(struct drawing *d, struct point at, float size, int ink)
{
    struct path wool = {.count = 0};

    for (int i = 0; i < 7; i++) {
        float angle = 360.0f * (float)i / 7;
        struct point c = {at.x + 8.2f * turn_cosine(angle), at.y + 4.6f * turn_sine(angle)};

        path_move(&wool, c.x + size, c.y);
        path_arc(&wool, c, size, 0, 360);
        path_close(&wool);
    }
    path_box(&wool, (struct box){at.x - 7, at.y - 5, 14, 10});
    draw_path(d, &wool, (struct style){.fill = ink});
}

static void draw_sheep(struct drawing *d, struct point at, float side)
{
    struct path legs = {.count = 0};

    for (int i = 0; i < 4; i++)
        path_box(&legs, (struct box){at.x - 8 + 4.6f * (float)i, at.y + 4, 2.2f, 8.5f});
    draw_path(d, &legs, (struct style){.fill = ink_light(INK_SLATE, 8)});
    draw_curls(d, at, 6.3f, ink_dark(INK_CLOTH, 48));
    draw_curls(d, at, 5.1f, ink_light(INK_CLOTH, 45));
    draw_disc(d, (struct point){at.x + side * 13.5f, at.y - 3}, 4.6f,
              (struct style){.fill = ink_light(INK_SLATE, 12)});
}

static void add_tuft(struct path *p, float x, float y)
{
    for (int blade = -1; blade <= 1; blade++) {
        float lean = 4.5f * (float)blade;

        path_move(p, x + 0.5f * (float)blade - 1, y);
        path_line(p, x + lean, y - (blade ? 8 : 11));
        path_line(p, x + 0.5f * (float)blade + 1, y);
        path_close(p);
    }
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
    for (int i = 0; i < 10; i++)
        add_tuft(&grass, tuft[i][0], tuft[i][1]);
    draw_path(d, &grass, (struct style){.fill = ink_dark(INK_LEAF, 30)});
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

/* The windward side is light, the lee side dark. */
static void draw_desert(struct drawing *d)
{
    static const signed char dune[][3] = {{-62, -34, 28}, {58, -46, 26}, {-70, 34, 30},
                                          {68, 34, 30},   {-28, 76, 26}, {32, 82, 24}};
    struct path crest = {.count = 0}, lee = {.count = 0};

    for (int i = 0; i < 6; i++) {
        float x = dune[i][0], y = dune[i][1], w = dune[i][2];

        path_move(&crest, x - w, y + 6);
        path_curve(&crest, x - w * 0.5f, y - 2, x - w * 0.1f, y - 12, x + w * 0.1f, y - 13);
        path_curve(&crest, x + w * 0.4f, y - 11, x + w * 0.7f, y + 1, x + w, y + 6);
        path_close(&crest);
        path_move(&lee, x + w * 0.1f, y - 13);
        path_curve(&lee, x + w * 0.4f, y - 11, x + w * 0.7f, y + 1, x + w, y + 6);
        path_curve(&lee, x + w * 0.5f, y + 6, x + w * 0.05f, y + 2, x + w * 0.1f, y - 13);
        path_close(&lee);
    }
    draw_path(d, &crest, (struct style){.fill = ink_light(INK_SAND, 42)});
    draw_path(d, &lee, (struct style){.fill = ink_dark(INK_SAND, 24)});
    draw_cactus(d, -80, 8, 0.95f);
    draw_cactus(d, 82, -2, 1.05f);
    draw_cactus(d, 50, 62, 0.7f);
}

void catan_dice_art_crops(struct drawing *d, int knight)
{
    if (knight == GRAIN)
        draw_fields(d);
    else if (knight == WOOL)
        draw_pasture(d);
    else if (knight == WILD)
        draw_desert(d);
}
