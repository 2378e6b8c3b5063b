/* Blokus: tiles of coloured glass. Every square is cut with a bevel that catches the light from the
   upper left, and has the sign of its colour engraved. Squares are small groups of shapes, so that
   back ends can paint each kind once. */
#include "games/blokus/art/art.h"

static const float unit = 24; /* a square is designed at this size */
static const float fine = 15; /* smaller ones are cut more plainly */

int blokus_art_ink(int colour)
{
    static const int ink[COLOURS] = {INK_BLUE, INK_YELLOW, INK_RED, INK_GREEN};

    return ink[colour];
}

const char *blokus_art_letter(int colour)
{
    static const char *const letter[COLOURS] = {"B", "Y", "R", "G"};

    return letter[colour];
}

/* ---- Outline -------------------------------------------------------------------------------- */

enum { EAST, SOUTH, WEST, NORTH, HEADINGS };

static const struct cell ahead[HEADINGS] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};

static bool has_cell(const struct tile_shape *shape, int x, int y)
{
    for (int i = 0; i < shape->size; i++)
        if (shape->cell[i].x == x && shape->cell[i].y == y)
            return true;
    return false;
}

/* The square in front of a point between squares, on the left or right hand. */
static bool in_front(const struct tile_shape *shape, struct cell at, int heading, bool right)
{
    struct cell go = ahead[heading], side = ahead[(heading + (right ? 1 : 3)) % HEADINGS];
    int x = at.x + (go.x + side.x - 1) / 2, y = at.y + (go.y + side.y - 1) / 2;

    return has_cell(shape, x, y);
}

/* A corner of the outline, as one arrives there with one heading and leaves with another. */
static void add_corner(struct path *p, struct point at, int from, int to, float radius)
{
    const float pull = 0.55f * radius;
    struct point a = {ahead[from].x, ahead[from].y}, b = {ahead[to].x, ahead[to].y};
    struct point begin = {at.x - a.x * radius, at.y - a.y * radius};
    struct point end = {at.x + b.x * radius, at.y + b.y * radius};

    if (p->count == 0)
        path_move(p, begin.x, begin.y);
    else
        path_line(p, begin.x, begin.y);
    path_curve(p, begin.x + a.x * pull, begin.y + a.y * pull, end.x - b.x * pull,
               end.y - b.y * pull, end.x, end.y);
}

/* Walks round the tile with its squares on the right hand, from the first one of its top row. */
void blokus_art_outline(struct path *p, const struct tile_shape *shape, struct point at, float cell,
                        float inset, float radius)
{
    struct cell v = {shape->left, shape->top}, first;
    int heading = EAST;

    while (!has_cell(shape, v.x, v.y))
        v.x++;
    first = v;
    do {
        int next = heading;
        struct cell in, also;

        v.x = (int8_t)(v.x + ahead[heading].x);
        v.y = (int8_t)(v.y + ahead[heading].y);
        if (in_front(shape, v, heading, false))
            next = (heading + 3) % HEADINGS;
        else if (!in_front(shape, v, heading, true))
            next = (heading + 1) % HEADINGS;
        in = ahead[(heading + 1) % HEADINGS];
        also = ahead[(next + 1) % HEADINGS];
        if (next != heading)
            add_corner(p,
                       (struct point){at.x + cell * (float)v.x + inset * (float)(in.x + also.x),
                                      at.y + cell * (float)v.y + inset * (float)(in.y + also.y)},
                       heading, next, radius);
        heading = next;
    } while (v.x != first.x || v.y != first.y);
    path_close(p);
}

/* ---- Squares -------------------------------------------------------------------------------- */

static void add_loop(struct path *p, const float (*corner)[2], int count, struct point shift)
{
    for (int i = 0; i < count; i++)
        (i ? path_line : path_move)(p, corner[i][0] + shift.x, corner[i][1] + shift.y);
}

/* Ring, diamond, cross, triangle. */
static void add_sign(struct path *p, int colour, struct point at)
{
    static const float diamond[][2] = {{0, -4.8f}, {4.8f, 0}, {0, 4.8f}, {-4.8f, 0}};
    static const float triangle[][2] = {{0, -4.6f}, {4.8f, 3.6f}, {-4.8f, 3.6f}};
    static const float strokes[][2] = {{-3.5f, -3.5f}, {3.5f, 3.5f}, {3.5f, -3.5f}, {-3.5f, 3.5f}};

    if (colour == BLUE) {
        path_arc(p, at, 4.2f, 0, 360);
        path_close(p);
    } else if (colour == RED) {
        add_loop(p, strokes, 2, at);
        add_loop(p, strokes + 2, 2, at);
    } else {
        add_loop(p, colour == YELLOW ? diamond : triangle, colour == YELLOW ? 4 : 3, at);
        path_close(p);
    }
}

static void draw_sign(struct drawing *d, int colour, bool lit_too)
{
    struct path cut = {.count = 0}, lit = {.count = 0};

    add_sign(&lit, colour, (struct point){12.8f, 12.9f});
    add_sign(&cut, colour, (struct point){12, 12});
    if (lit_too)
        draw_path(d, &lit, (struct style){.outline = ink_clear(INK_WHITE, 45), .width = 1.3f});
    draw_path(d, &cut,
              (struct style){.outline = ink_clear(ink_dark(blokus_art_ink(colour), 52), 15),
                             .width = 1.7f});
}

/* Light falls on the upper and left facets; the lower and right ones lie in the shade. */
static void draw_bevel(struct drawing *d)
{
    static const float light[][2] = {{0.5f, 0.5f}, {23.5f, 0.5f}, {20, 4},
                                     {4, 4},       {4, 20},       {0.5f, 23.5f}};
    static const float dark[][2] = {{23.5f, 0.5f}, {23.5f, 23.5f}, {0.5f, 23.5f},
                                    {4, 20},       {20, 20},       {20, 4}};
    struct path p = {.count = 0}, q = {.count = 0};

    add_loop(&p, light, 6, (struct point){0, 0});
    path_close(&p);
    add_loop(&q, dark, 6, (struct point){0, 0});
    path_close(&q);
    draw_path(d, &p,
              (struct style){.fill = ink_clear(INK_WHITE, 38),
                             .fill_to = ink_clear(INK_WHITE, 82),
                             .slope = SLOPE_CORNER});
    draw_path(d, &q,
              (struct style){.fill = ink_clear(INK_BLACK, 90),
                             .fill_to = ink_clear(INK_BLACK, 62),
                             .slope = SLOPE_CORNER});
}

/* The sky in the upper left half of the face. */
static void draw_gloss(struct drawing *d)
{
    struct path p = {.count = 0};

    path_move(&p, 5.2f, 4.2f);
    path_line(&p, 18.8f, 4.2f);
    path_curve(&p, 14, 7, 7, 13, 4.2f, 18.8f);
    path_line(&p, 4.2f, 5.2f);
    path_close(&p);
    draw_path(d, &p,
              (struct style){.fill = ink_clear(INK_WHITE, 42),
                             .fill_to = ink_clear(INK_WHITE, 94),
                             .slope = SLOPE_CORNER});
}

/* Within the glass light gathers at the far side: the face is brighter at the lower right. */
static void draw_facets(struct drawing *d, int colour, struct point at, float cell)
{
    int ink = blokus_art_ink(colour);

    draw_push(d, (struct place){.x = at.x, .y = at.y, .scale = cell / unit});
    draw_box(d, (struct box){0.5f, 0.5f, 23, 23}, 1.5f, (struct style){.fill = ink});
    draw_bevel(d);
    draw_box(d, (struct box){3.6f, 3.6f, 16.8f, 16.8f}, 2,
             (struct style){
                 .fill = ink_dark(ink, 18), .fill_to = ink_light(ink, 20), .slope = SLOPE_CORNER});
    if (cell >= fine)
        draw_gloss(d);
    draw_sign(d, colour, cell >= fine);
    draw_pop(d);
}

void blokus_art_square(struct drawing *d, int colour, struct point at, float cell)
{
    int ink = blokus_art_ink(colour);

    draw_box(d, (struct box){at.x - 0.5f, at.y - 0.5f, cell + 1, cell + 1}, cell * 0.1f,
             (struct style){.fill = ink_dark(ink, 50)});
    draw_facets(d, colour, at, cell);
}

/* ---- Tiles ---------------------------------------------------------------------------------- */

/* The shadow of glass has a colour of its own. The body shows as a dark rim round the squares. */
void blokus_art_tile(struct drawing *d, const struct tile_shape *shape, int colour, struct point at,
                     float cell)
{
    struct path body = {.count = 0}, shade = {.count = 0};
    int ink = blokus_art_ink(colour);
    float size = cell / unit;

    blokus_art_outline(&shade, shape, (struct point){at.x + 1.6f * size, at.y + 3 * size}, cell, 0,
                       2.4f * size);
    blokus_art_outline(&body, shape, at, cell, -0.3f * size, 2 * size);
    draw_path(d, &shade, (struct style){.fill = ink_clear(ink_dark(ink, 60), 50)});
    draw_path(d, &body, (struct style){.fill = ink_dark(ink, 52)});
    for (int i = 0; i < shape->size; i++)
        draw_facets(d, colour,
                    (struct point){at.x + cell * (float)shape->cell[i].x,
                                   at.y + cell * (float)shape->cell[i].y},
                    cell);
}

void blokus_art_chip(struct drawing *d, const struct tile_shape *shape, int ink, struct point at,
                     float cell)
{
    struct path body = {.count = 0};

    blokus_art_outline(&body, shape, at, cell, 0.2f, cell * 0.15f);
    draw_path(d, &body,
              (struct style){.fill = ink_light(ink, 14),
                             .fill_to = ink_dark(ink, 12),
                             .slope = SLOPE_CORNER,
                             .outline = ink_dark(ink, 42),
                             .width = 0.8f});
}
