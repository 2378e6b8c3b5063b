/* Patchwork: the time board. A ribbon that winds inwards from the start to the middle, or, where there is no
   room for that, one that goes there and back. */
#include "games/patchwork/art/art.h"

/* Corners of every square in halves of a field: left, top, right, bottom. The field has 8 x 8. */
/* clang-format off */
static const uint8_t corners[LAST_TIME + 1][4] = {
    {0, 0, 6, 2}, {6, 0, 8, 2}, {8, 0, 10, 2}, {10, 0, 12, 2}, {12, 0, 14, 2}, {14, 0, 16, 2},
    {14, 2, 16, 4}, {14, 4, 16, 6}, {14, 6, 16, 8}, {14, 8, 16, 10}, {14, 10, 16, 12},
    {14, 12, 16, 14}, {14, 14, 16, 16}, {12, 14, 14, 16}, {10, 14, 12, 16}, {8, 14, 10, 16},
    {6, 14, 8, 16}, {4, 14, 6, 16}, {2, 14, 4, 16}, {0, 13, 2, 16}, {0, 10, 2, 13}, {0, 8, 2, 10},
    {0, 6, 2, 8}, {0, 4, 2, 6}, {0, 2, 2, 4}, {2, 2, 5, 4}, {5, 2, 8, 4}, {8, 2, 10, 4},
    {10, 2, 12, 4}, {12, 2, 14, 4}, {12, 4, 14, 6}, {12, 6, 14, 9}, {12, 9, 14, 12},
    {12, 12, 14, 14}, {10, 12, 12, 14}, {8, 12, 10, 14}, {6, 12, 8, 14}, {4, 12, 6, 14},
    {2, 12, 4, 14}, {2, 10, 4, 12}, {2, 8, 4, 10}, {2, 6, 4, 8}, {2, 4, 4, 6}, {4, 4, 7, 6},
    {7, 4, 10, 6}, {10, 4, 12, 6}, {10, 6, 12, 8}, {10, 8, 12, 10}, {10, 10, 12, 12},
    {7, 10, 10, 12}, {4, 10, 7, 12}, {4, 8, 6, 10}, {4, 6, 6, 8}, {6, 6, 10, 10},
};
/* clang-format on */

static bool is_flat(struct box board)
{
    return board.w > 3 * board.h;
}

static float frame(struct box board)
{
    return is_flat(board) ? 3 : 8;
}

float patchwork_art_time_scale(struct box board)
{
    return is_flat(board) ? 0.62f : (board.w - 2 * frame(board)) / 247;
}

static float smaller(float a, float b)
{
    return a < b ? a : b;
}

/* How many squares of a flat ribbon go one way, so that they are as large as can be. */
static int across(float width, float height)
{
    float best = 0;
    int squares = 0;

    for (int rows = 2; rows <= 4; rows++) {
        int columns = (LAST_TIME + rows) / rows;
        float side = smaller(width / (float)columns, height / (float)rows);

        if (side > best) {
            best = side;
            squares = columns;
        }
    }
    return squares;
}

static struct box flat_box(struct box board, int square)
{
    float wide = board.w - 2 * frame(board), high = board.h - 2 * frame(board);
    int columns = across(wide, high), rows = (LAST_TIME + columns) / columns;
    int row = square / columns, column = square % columns;
    float w = wide / (float)columns, h = high / (float)rows;

    column = row % 2 ? columns - 1 - column : column;
    return (struct box){board.x + frame(board) + w * (float)column,
                        board.y + frame(board) + h * (float)row, w, h};
}

struct box patchwork_art_time_box(struct box board, int square)
{
    const uint8_t *c = corners[square];
    float u = (board.w - 2 * frame(board)) / 16;

    if (is_flat(board))
        return flat_box(board, square);
    return (struct box){board.x + frame(board) + u * (float)c[0],
                        board.y + frame(board) + u * (float)c[1], u * (float)(c[2] - c[0]),
                        u * (float)(c[3] - c[1])};
}

static float larger(float a, float b)
{
    return a > b ? a : b;
}

/* What two neighbouring squares share: a box without width or without height. */
static struct box shared(struct box a, struct box b)
{
    float x = larger(a.x, b.x), y = larger(a.y, b.y);

    return (struct box){x, y, smaller(a.x + a.w, b.x + b.w) - x, smaller(a.y + a.h, b.y + b.h) - y};
}

struct point patchwork_art_time_edge(struct box board, int square)
{
    struct box s =
        shared(patchwork_art_time_box(board, square - 1), patchwork_art_time_box(board, square));

    return (struct point){s.x + s.w / 2, s.y + s.h / 2};
}

/* Between the ribbon and its next turn. */
static float gap_of(struct box board)
{
    return is_flat(board) ? 1 : 2.6f;
}

static struct box inside(struct box b, float by)
{
    return (struct box){b.x + by, b.y + by, b.w - 2 * by, b.h - 2 * by};
}

/* The ribbon goes on over the edge to the next square. */
static struct box joint(struct box board, int square)
{
    struct box s =
        shared(patchwork_art_time_box(board, square - 1), patchwork_art_time_box(board, square));
    float gap = gap_of(board);

    return s.w > s.h ? (struct box){s.x + gap, s.y - gap - 0.5f, s.w - 2 * gap, 2 * gap + 1}
                     : (struct box){s.x - gap - 0.5f, s.y + gap, 2 * gap + 1, s.h - 2 * gap};
}

/* Lap by lap, each a little darker than the one outside it. */
static void draw_ribbon(struct drawing *d, struct box board)
{
    static const int lap[] = {1, 25, 43, LAST_TIME + 1};

    for (int i = 0; i < 3; i++) {
        struct path p = {.count = 0};

        for (int square = lap[i]; square < lap[i + 1]; square++) {
            path_box(&p, inside(patchwork_art_time_box(board, square), gap_of(board)));
            path_box(&p, joint(board, square));
        }
        draw_path(d, &p, (struct style){.fill = ink_dark(INK_LINEN, 7 * i)});
    }
}

/* Stitches along a straight line, as plain boxes. */
static void add_stitches(struct path *p, struct point from, struct point to, float length)
{
    float w = to.x - from.x, h = to.y - from.y, whole = w + h;
    int count = (int)(whole / (2 * length) + 0.5f);

    for (int i = 0; i < count; i++) {
        float at = ((float)i + 0.5f) / (float)count, half = length / 2 / whole;
        float x = from.x + w * (at - half), y = from.y + h * (at - half);

        path_box(p, w > h ? (struct box){x, y - 0.6f, length, 1.2f}
                          : (struct box){x - 0.6f, y, 1.2f, length});
    }
}

static void add_frame(struct path *p, struct box b, float length)
{
    struct point a = {b.x, b.y}, c = {b.x + b.w, b.y}, e = {b.x, b.y + b.h},
                 f = {b.x + b.w, b.y + b.h};

    add_stitches(p, a, c, length);
    add_stitches(p, a, e, length);
    add_stitches(p, c, f, length);
    add_stitches(p, e, f, length);
}

static void draw_seams(struct drawing *d, struct box board)
{
    for (int from = 1; from <= LAST_TIME; from += 18) {
        struct path p = {.count = 0};

        for (int square = from; square < from + 18 && square <= LAST_TIME; square++) {
            struct box s = shared(patchwork_art_time_box(board, square - 1),
                                  patchwork_art_time_box(board, square));
            float clear = 1.5f * gap_of(board);
            float along = s.w > s.h ? clear : 0, down = s.w > s.h ? 0 : clear;

            add_stitches(&p, (struct point){s.x + along, s.y + down},
                         (struct point){s.x + s.w - along, s.y + s.h - down}, 4);
        }
        draw_path(d, &p, (struct style){.fill = ink_dark(INK_LINEN, 42)});
    }
}

static void draw_end(struct drawing *d, struct box board, int square)
{
    struct box b = patchwork_art_time_box(board, square);
    float gap = gap_of(board);
    struct path stitches = {.count = 0};

    draw_box(d, inside(b, gap), 3,
             (struct style){.fill = ink_light(INK_ROSE, 4), .fill_to = ink_dark(INK_ROSE, 18)});
    add_frame(&stitches, inside(b, gap + 3), 4);
    draw_path(d, &stitches, (struct style){.fill = ink_clear(INK_LINEN, 15)});
}

void patchwork_art_time_board(struct drawing *d, struct box board)
{
    struct path stitches = {.count = 0};

    draw_box(d, board, 10,
             (struct style){.fill = ink_light(INK_DENIM, 4),
                            .fill_to = ink_dark(INK_DENIM, 28),
                            .shadow = SHADOW_LOW});
    add_frame(&stitches, inside(board, is_flat(board) ? 1.5f : 3.5f), 8.5f);
    draw_path(d, &stitches, (struct style){.fill = ink_clear(INK_LINEN, 20)});
    draw_ribbon(d, board);
    draw_end(d, board, 0);
    draw_end(d, board, LAST_TIME);
    draw_seams(d, board);
}
