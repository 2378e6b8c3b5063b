/* Catan Dice: the land. Shores of sand and surf round a ring of six tiles; paths of sand between the
   tiles are where roads can go. */
#include "games/catan-dice/art/art.h"

#include "games/catan-dice/rules/catan-dice.h"

/* With round corners: each begins and ends `round` away from where it would be sharp. */
static void add_hex(struct path *p, struct point at, float side, float round)
{
    for (int i = 0; i < 6; i++) {
        struct point corner[3];

        for (int k = 0; k < 3; k++) {
            float angle = 60.0f * (float)(i + k - 1);

            corner[k] =
                (struct point){at.x + side * turn_cosine(angle), at.y + side * turn_sine(angle)};
        }
        for (int k = 0; k < 3; k += 2) {
            float part = round / side;

            corner[k].x = corner[1].x + (corner[k].x - corner[1].x) * part;
            corner[k].y = corner[1].y + (corner[k].y - corner[1].y) * part;
        }
        if (i == 0)
            path_move(p, corner[0].x, corner[0].y);
        else
            path_line(p, corner[0].x, corner[0].y);
        path_curve(p, corner[1].x, corner[1].y, corner[1].x, corner[1].y, corner[2].x, corner[2].y);
    }
    path_close(p);
}

static struct point tile_at(int knight)
{
    const struct structure *what = &catan_dice_structures[FIRST_KNIGHT + knight];

    return catan_dice_art_at(what->x, what->y);
}

int catan_dice_art_ground(int knight)
{
    static const int ground[KNIGHTS] = {INK_STONE, INK_GOLD, INK_LEAF,
                                        INK_LEAF,  INK_CLAY, INK_SAND};

    return ground[knight];
}

/* All tiles grown by so much, in one plain ink. */
static void draw_shelf(struct drawing *d, float more, int ink)
{
    struct path p = {.count = 0};

    for (int knight = 0; knight < KNIGHTS; knight++)
        add_hex(&p, tile_at(knight), HEX_SIDE + more * 1.1547f, 6 + more);
    draw_path(d, &p, (struct style){.fill = ink});
}

/* Shallows, surf and beach, each smaller than the one before. */
static void draw_shore(struct drawing *d)
{
    draw_shelf(d, 29, ink_light(INK_SEA, 24));
    draw_shelf(d, 16, ink_light(INK_SEA, 88));
    draw_shelf(d, 13, ink_dark(INK_SAND, 6));
}

static void draw_step(struct drawing *d, float side, float down, struct style style)
{
    struct path p = {.count = 0};

    add_hex(&p, (struct point){0, down}, side, 5);
    draw_path(d, &p, style);
}

/* A dark edge and a light one, so that the tile seems to stand a little above the sand. Tiles lie in
   one another instead of having outlines, which would take ten times as long to paint. */
static void draw_tile(struct drawing *d, int knight)
{
    static const int light[KNIGHTS] = {20, 34, 32, -18, 14, 30};
    static const int dark[KNIGHTS] = {4, 0, 0, 38, 14, 4};
    int ink = catan_dice_art_ground(knight), face = ink_light(ink, light[knight]);

    draw_step(d, HEX_SIDE - 11.5f, 1.4f, (struct style){.fill = ink_dark(ink, 45)});
    draw_step(d, HEX_SIDE - 14.6f, 0, (struct style){.fill = ink_light(face, 22)});
    draw_step(d, HEX_SIDE - 16.6f, 0.8f,
              (struct style){.fill = face, .fill_to = ink_dark(ink, dark[knight])});
}

void catan_dice_art_land(struct drawing *d)
{
    draw_shore(d);
    for (int knight = 0; knight < KNIGHTS; knight++) {
        struct point at = tile_at(knight);

        draw_push(d, (struct place){.x = at.x, .y = at.y});
        draw_tile(d, knight);
        draw_push(d, (struct place){.scale = 0.86f});
        catan_dice_art_crops(d, knight);
        catan_dice_art_heights(d, knight);
        draw_pop(d);
        draw_pop(d);
    }
}
