/* Marrakech: the market square. A clay frame with a band of glazed tiles, mosaic tracks that lead
   Assam back onto the board, and forty-nine tiles of sandstone. */
#include "games/marrakech/art/art.h"

enum { SIDE_CELLS = 7 };

static const float radius = CELL / 2.0f;

struct point marrakech_art_square(int square)
{
    return (struct point){BOARD_X + CELL * (0.5f + (float)(square / SIDE_CELLS)),
                          BOARD_Y + CELL * (0.5f + (float)(square % SIDE_CELLS))};
}

void marrakech_art_star(struct path *p, struct point centre, float size)
{
    for (int i = 0; i < 16; i++) {
        float reach = i % 2 ? size * 0.765f : size;
        float x = centre.x + reach * turn_cosine(22.5f * (float)i);
        float y = centre.y + reach * turn_sine(22.5f * (float)i);

        if (i == 0)
            path_move(p, x, y);
        else
            path_line(p, x, y);
    }
    path_close(p);
}

void marrakech_art_diamond(struct path *p, float x, float y, float w, float h)
{
    path_move(p, x, y - h);
    path_line(p, x + w, y);
    path_line(p, x, y + h);
    path_line(p, x - w, y);
    path_close(p);
}

/* ---- Frame ---------------------------------------------------------------------------------- */

/* One side of the band: diamonds in a row, every other one in the second ink. The sides are drawn
   as the top one, turned about the middle of the board. */
static void draw_band(struct drawing *d, float turn)
{
    enum { DIAMONDS = 42 };
    const float reach = BOARD_SIDE / 2.0f + FRAME - 14, step = 2 * reach / DIAMONDS;

    draw_push(d, (struct place){.x = BOARD_X + BOARD_SIDE / 2.0f,
                                .y = BOARD_Y + BOARD_SIDE / 2.0f,
                                .turn = turn});
    for (int odd = 0; odd < 2; odd++) {
        struct path p = {.count = 0};

        for (int i = odd; i < DIAMONDS; i += 2)
            marrakech_art_diamond(&p, -reach + step * ((float)i + 0.5f), -reach, step * 0.46f,
                                  5.5f);
        draw_path(d, &p, (struct style){.fill = odd ? INK_IVORY : INK_GOLD});
    }
    draw_pop(d);
}

static void draw_frame(struct drawing *d)
{
    struct box plate = {BOARD_X - FRAME, BOARD_Y - FRAME, BOARD_SIDE + 2 * FRAME,
                        BOARD_SIDE + 2 * FRAME};
    struct box inner = {plate.x + 27, plate.y + 27, plate.w - 54, plate.h - 54};

    draw_box(d, plate, 22,
             (struct style){.fill = ink_light(INK_WOOD, 12),
                            .fill_to = ink_dark(INK_WOOD, 25),
                            .slope = SLOPE_DOWN,
                            .shadow = SHADOW_LOW});
    draw_box(d, (struct box){plate.x + 4, plate.y + 4, plate.w - 8, plate.h - 8}, 18,
             (struct style){.fill = INK_TEAL,
                            .fill_to = ink_dark(INK_TEAL, 25),
                            .outline = ink_clear(INK_GOLD, 20),
                            .width = 1.5f});
    for (int side = 0; side < 4; side++)
        draw_band(d, 90.0f * (float)side);
    draw_box(d, inner, 14,
             (struct style){.fill = ink_light(INK_CLAY, 8),
                            .fill_to = ink_dark(INK_CLAY, 14),
                            .slope = SLOPE_DOWN,
                            .outline = INK_GOLD,
                            .width = 2});
}

/* ---- Tracks --------------------------------------------------------------------------------- */

struct track {
    float x, y;     /* the middle of its circle, in squares from the board's corner */
    float from, to; /* degrees */
};

/* clang-format off */
static const struct track tracks[] = {
    {1, 0, 180, 360}, {3, 0, 180, 360}, {5, 0, 180, 360},   /* top */
    {7, 2, -90, 90}, {7, 4, -90, 90}, {7, 6, -90, 90},      /* right */
    {2, 7, 0, 180}, {4, 7, 0, 180}, {6, 7, 0, 180},         /* bottom */
    {0, 1, 90, 270}, {0, 3, 90, 270}, {0, 5, 90, 270},      /* left */
    {7, 0, 180, 450}, {0, 7, 0, 270},                       /* the loops */
};
/* clang-format on */

static struct point on_circle(struct point centre, float r, float angle)
{
    return (struct point){centre.x + r * turn_cosine(angle), centre.y + r * turn_sine(angle)};
}

/* One little stone between two radii and two angles. */
static void add_stone(struct path *p, struct point centre, float r, float to_r, float from,
                      float to)
{
    struct point a = on_circle(centre, r, from), b = on_circle(centre, to_r, from);
    struct point c = on_circle(centre, to_r, to), e = on_circle(centre, r, to);

    path_move(p, a.x, a.y);
    path_line(p, b.x, b.y);
    path_line(p, c.x, c.y);
    path_line(p, e.x, e.y);
    path_close(p);
}

/* Two rows of stones, laid like a chequerboard in two colours. */
static void draw_mosaic(struct drawing *d, const struct track *t)
{
    const struct point centre = {0, 0};
    const float width = 9.2f, gap = 0.6f;
    int stones = (int)((t->to - t->from) / 15);
    float step = (t->to - t->from) / (float)stones;

    for (int colour = 0; colour < 2; colour++) {
        struct path p = {.count = 0};

        for (int i = 0; i < stones; i++)
            for (int row = 0; row < 2; row++) {
                float r = radius + (row ? gap : -gap - width);
                float trim = row ? 0.8f : 1.2f, from = t->from + step * (float)i;

                if ((i + row) % 2 == colour)
                    add_stone(&p, centre, r, r + width, from + trim, from + step - trim);
            }
        draw_path(d, &p, (struct style){.fill = colour ? INK_TEAL : INK_IVORY});
    }
}

/* Part of a ring; its ends lie under the tiles. */
static void draw_ring(struct drawing *d, const struct track *t, float width, int ink)
{
    struct path p = {.count = 0};

    path_arc(&p, (struct point){0, 0}, radius + width / 2, t->from, t->to);
    path_arc(&p, (struct point){0, 0}, radius - width / 2, t->to, t->from);
    path_close(&p);
    draw_path(d, &p, (struct style){.fill = ink});
}

static void draw_track(struct drawing *d, const struct track *t)
{
    draw_push(d, (struct place){.x = BOARD_X + CELL * t->x, .y = BOARD_Y + CELL * t->y});
    draw_ring(d, t, 29, ink_clear(INK_SHADE, 65));
    draw_ring(d, t, 25, INK_GOLD);
    draw_ring(d, t, 22, ink_dark(INK_CLAY, 45));
    draw_mosaic(d, t);
    draw_pop(d);
}

/* ---- Tiles ---------------------------------------------------------------------------------- */

static void draw_tile(struct drawing *d, int square)
{
    struct point c = marrakech_art_square(square);
    const float half = CELL / 2.0f - 1;
    int mottle = (square * 37 + square / SIDE_CELLS * 11) % 7 - 3; /* no two neighbours alike */
    int stone = mottle < 0 ? ink_dark(INK_SAND, -mottle) : ink_light(INK_SAND, mottle * 2);
    struct path star = {.count = 0};
    struct point edge[3] = {{-half + 1, half - 1}, {-half + 1, -half + 1}, {half - 1, -half + 1}};

    draw_push(d, (struct place){.x = c.x, .y = c.y});
    draw_box(d, (struct box){-half, -half, 2 * half, 2 * half}, 3,
             (struct style){
                 .fill = ink_light(stone, 14), .fill_to = ink_dark(stone, 5), .slope = SLOPE_DOWN});
    draw_line(d, edge, 3, ink_clear(INK_WHITE, 55), 1.4f);
    marrakech_art_star(&star, (struct point){0, 0}, 21);
    draw_path(d, &star,
              (struct style){.fill = ink_clear(ink_dark(INK_SAND, 18), 72),
                             .outline = ink_clear(ink_dark(INK_SAND, 45), 55),
                             .width = 1.2f});
    draw_disc(d, (struct point){0, 0}, 7,
              (struct style){.outline = ink_clear(ink_dark(INK_SAND, 45), 60), .width = 1.2f});
    draw_pop(d);
}

/* Columns and rows are numbered on the frame, as sentences and texts name squares: (column,row). */
static void draw_numbers(struct drawing *d)
{
    const float near = BOARD_X - FRAME + 12, disc = 14;

    for (int i = 0; i < SIDE_CELLS; i++) {
        const float along = BOARD_X + CELL * (0.5f + (float)i);
        const struct point at[2] = {{along, near}, {near, along}};
        const char digit[2] = {(char)('0' + i)};

        for (int k = 0; k < 2; k++) {
            draw_disc(
                d, at[k], disc,
                (struct style){.fill = INK_IVORY, .outline = ink_dark(INK_TEAL, 35), .width = 2});
            draw_text(d, (struct box){at[k].x - disc, at[k].y - disc, 2 * disc, 2 * disc},
                      (struct type){.ink = INK_BLACK, .size = 24, .font = FONT_BOLD}, digit);
        }
    }
}

void marrakech_art_board(struct drawing *d)
{
    draw_frame(d);
    draw_numbers(d);
    for (size_t i = 0; i < sizeof tracks / sizeof *tracks; i++)
        draw_track(d, &tracks[i]);
    draw_box(d, (struct box){BOARD_X - 4, BOARD_Y - 4, BOARD_SIDE + 8, BOARD_SIDE + 8}, 6,
             (struct style){.fill = ink_dark(INK_SAND, 48), .shadow = SHADOW_LOW});
    for (int square = 0; square < SIDE_CELLS * SIDE_CELLS; square++)
        draw_tile(d, square);
}
