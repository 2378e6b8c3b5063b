/* Works out the tables of games/blokus/rules/tables.h from pictures of the 21 tiles and prints them as C. It runs when
   the program is built, on the machine that builds it. */
#include "games/blokus/rules/tables.h"

#include <assert.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

/* Rows from the top, '/' between them; o is the origin. */
static const char *const pictures[TILES] = {
    "o",           "o/#",         "o/#/#",       "o./##",       "o/#/#/#",     ".o/.#/##",
    "o./##/#.",    "o#/##",       "o#./.##",     "o/#/#/#/#",   ".o/.#/.#/##", ".o/.#/##/#.",
    ".o/##/##",    "o#/.#/##",    "o./##/#./#.", ".o./.#./###", "o../#../###", "o#./.##/..#",
    "o../###/..#", "o../###/.#.", ".o./###/.#.",
};

struct member {
    int shape;
    struct polyomino cells; /* from the corner */
    struct cell origin;
};

static struct polyomino tiles[TILES];
static struct polyomino shapes[SHAPES];
static int shape_tile[SHAPES], shape_orientation[SHAPES];
static int shape_count;
static struct member fan[FAN];
static int fan_count;

static struct polyomino read_picture(const char *picture)
{
    struct polyomino p = {0};
    struct cell origin = {0, 0};
    int x = 0, y = 0;

    for (; *picture; picture++, x++) {
        if (*picture == 'o')
            origin = (struct cell){(int8_t)x, (int8_t)y};
        if (*picture == 'o' || *picture == '#')
            p.cell[p.count++] = (struct cell){(int8_t)x, (int8_t)y};
        if (*picture == '/') {
            x = -1;
            y++;
        }
    }
    return polyomino_shifted(&p, -origin.x, -origin.y);
}

static int find_shape(int tile, int orientation)
{
    int first = polyomino_first_orientation(&tiles[tile], orientation);

    for (int i = 0; i < shape_count; i++)
        if (shape_tile[i] == tile && shape_orientation[i] == first)
            return i;
    return -1;
}

static void make_shapes(void)
{
    for (int t = 0; t < TILES; t++) {
        tiles[t] = read_picture(pictures[t]);
        for (int o = 0; o < ORIENTATIONS; o++)
            if (polyomino_first_orientation(&tiles[t], o) == o) {
                assert(shape_count < SHAPES);
                shapes[shape_count] = polyomino_turned(&tiles[t], o);
                shape_tile[shape_count] = t;
                shape_orientation[shape_count++] = o;
            }
    }
    assert(shape_count == SHAPES);
}

static bool covers(const struct polyomino *p, int x, int y)
{
    for (int i = 0; i < p->count; i++)
        if (p->cell[i].x == x && p->cell[i].y == y)
            return true;
    return false;
}

/* All placements of shapes of this size over the corner (0,0) that keep off the squares beside the
   own tile at (-1,-1). */
static void add_members(int size)
{
    for (int s = 0; s < SHAPES; s++)
        for (int i = 0; shapes[s].count == size && i < size; i++) {
            struct cell origin = {(int8_t)-shapes[s].cell[i].x, (int8_t)-shapes[s].cell[i].y};
            struct polyomino p = polyomino_shifted(&shapes[s], origin.x, origin.y);

            if (covers(&p, -1, 0) || covers(&p, 0, -1) || covers(&p, -1, -1))
                continue;
            assert(fan_count < FAN);
            fan[fan_count++] = (struct member){s, p, origin};
        }
}

/* The shape that looks like p, and where its origin then lies. */
static int recognise(int tile, const struct polyomino *p, struct cell *origin)
{
    struct cell corner = polyomino_corner(p);

    for (int s = 0; s < SHAPES; s++)
        if (shape_tile[s] == tile && polyomino_same(&shapes[s], p)) {
            struct cell other = polyomino_corner(&shapes[s]);

            *origin = (struct cell){(int8_t)(corner.x - other.x), (int8_t)(corner.y - other.y)};
            return s;
        }
    abort();
}

static struct polyomino mirrored(const struct polyomino *p, bool left, bool up)
{
    struct polyomino m = *p;

    for (int i = 0; i < m.count; i++) {
        m.cell[i].x = (int8_t)(left ? -m.cell[i].x : m.cell[i].x);
        m.cell[i].y = (int8_t)(up ? -m.cell[i].y : m.cell[i].y);
    }
    return m;
}

/* The shape and the squares beside it, by columns, with a margin of one. */
static void print_near(const struct polyomino *p, struct cell corner)
{
    unsigned column[MOST_SQUARES + 2] = {0};

    for (int i = 0; i < p->count; i++) {
        int x = p->cell[i].x - corner.x + 1, y = p->cell[i].y - corner.y + 1;

        column[x] |= 7u << (y - 1);
        column[x - 1] |= 1u << y;
        column[x + 1] |= 1u << y;
    }
    for (int i = 0; i < MOST_SQUARES + 2; i++)
        printf("%u, ", column[i]);
}

static bool beside(const struct polyomino *p, int x, int y)
{
    return covers(p, x, y) || covers(p, x - 1, y) || covers(p, x + 1, y) || covers(p, x, y - 1) ||
           covers(p, x, y + 1);
}

static bool only_beside(const struct polyomino *p, int x, int y)
{
    return beside(p, x, y) && !covers(p, x, y);
}

static bool at_corner(const struct polyomino *p, int x, int y)
{
    return !beside(p, x, y) && (covers(p, x - 1, y - 1) || covers(p, x + 1, y - 1) ||
                                covers(p, x - 1, y + 1) || covers(p, x + 1, y + 1));
}

static void print_sides(const struct polyomino *p)
{
    char text[512];
    int count = 0, length = 0;

    for (int x = -MOST_SQUARES; x <= MOST_SQUARES; x++)
        for (int y = -MOST_SQUARES; y <= MOST_SQUARES; y++)
            if (only_beside(p, x, y)) {
                length += snprintf(text + length, sizeof text - (size_t)length, "{%d, %d}, ", x, y);
                count++;
            }
    assert(count <= MOST_SIDES);
    printf("%d, {%s}, ", count, text);
}

/* Steps in a map of the board from the origin to the squares that pass a test. */
static void print_steps(const struct polyomino *p, bool (*test)(const struct polyomino *, int, int))
{
    printf("{");
    for (int x = -MOST_SQUARES; x <= MOST_SQUARES; x++)
        for (int y = -MOST_SQUARES; y <= MOST_SQUARES; y++)
            if (test(p, x, y))
                printf("%d, ", MAP_STEP * x + y);
    printf("}, ");
}

/* Corners, each with the direction away from a square of the shape. */
static void print_corners(const struct polyomino *p)
{
    char text[512];
    int count = 0, length = 0;

    for (int x = -MOST_SQUARES; x <= MOST_SQUARES; x++)
        for (int y = -MOST_SQUARES; y <= MOST_SQUARES; y++)
            for (int d = 0; d < FAN_DIRECTIONS && !beside(p, x, y); d++)
                if (covers(p, d & FAN_LEFT ? x + 1 : x - 1, d & FAN_UP ? y + 1 : y - 1)) {
                    length += snprintf(text + length, sizeof text - (size_t)length,
                                       "{%d, %d, %d}, ", x, y, d);
                    count++;
                    break;
                }
    assert(count <= MOST_CORNERS);
    printf("%d, {%s}", count, text);
}

static void print_cells(const struct polyomino *p)
{
    for (int i = 0; i < p->count; i++)
        printf("{%d, %d}, ", p->cell[i].x, p->cell[i].y);
}

static void print_shapes(void)
{
    printf("const struct tile_shape blokus_shapes[SHAPES] = {\n");
    for (int s = 0; s < SHAPES; s++) {
        struct cell corner = polyomino_corner(&shapes[s]), size = polyomino_size(&shapes[s]);
        unsigned column[MOST_SQUARES] = {0};

        for (int i = 0; i < shapes[s].count; i++)
            column[shapes[s].cell[i].x - corner.x] |= 1u << (shapes[s].cell[i].y - corner.y);
        printf("    {%d, %d, %d, %d, %d, %d, %d, {", shape_tile[s], shape_orientation[s],
               shapes[s].count, corner.x, corner.y, size.x, size.y);
        for (int i = 0; i < MOST_SQUARES; i++)
            printf("%u, ", column[i]);
        printf("}, {");
        print_cells(&shapes[s]);
        printf("}, ");
        print_sides(&shapes[s]);
        printf("{");
        print_near(&shapes[s], corner);
        printf("}, ");
        print_steps(&shapes[s], covers);
        print_steps(&shapes[s], only_beside);
        print_steps(&shapes[s], at_corner);
        print_corners(&shapes[s]);
        printf("},\n");
    }
    printf("};\n\nconst uint8_t blokus_tile_sizes[TILES] = {");
    for (int t = 0; t < TILES; t++)
        printf("%d, ", tiles[t].count);
    printf("};\n\n");
}

static void print_spellings(void)
{
    printf("const struct spelling blokus_spellings[TILES][ORIENTATIONS] = {\n");
    for (int t = 0; t < TILES; t++) {
        printf("    {");
        for (int o = 0; o < ORIENTATIONS; o++) {
            struct polyomino p = polyomino_turned(&tiles[t], o);
            struct cell here = polyomino_corner(&p);
            int s = find_shape(t, o);
            struct cell there = polyomino_corner(&shapes[s]);

            printf("{%d, %d, %d}, ", s, here.x - there.x, here.y - there.y);
        }
        printf("},\n");
    }
    printf("};\n\n");
}

static void print_fans(void)
{
    struct fan_set set[TILES] = {0};

    printf("const struct fan_member blokus_fans[FAN_DIRECTIONS][FAN] = {\n");
    for (int d = 0; d < FAN_DIRECTIONS; d++) {
        printf("    {\n");
        for (int k = 0; k < FAN; k++) {
            struct polyomino p = mirrored(&fan[k].cells, d & FAN_LEFT, d & FAN_UP);
            struct cell origin;
            int s = recognise(shape_tile[fan[k].shape], &p, &origin);

            printf("        {%d, %d, %d},\n", s, origin.x, origin.y);
        }
        printf("    },\n");
    }
    printf("};\n\nconst struct fan_set blokus_fan_tiles[TILES] = {\n");
    for (int k = 0; k < FAN; k++)
        set[shape_tile[fan[k].shape]].word[k / 64] |= (uint64_t)1 << k % 64;
    for (int t = 0; t < TILES; t++)
        printf("    {{%lluu, %lluu}},\n", (unsigned long long)set[t].word[0],
               (unsigned long long)set[t].word[1]);
    printf("};\n\n");
}

/* The rows that member k needs in column x of the neighbourhood, the corner itself left out. */
static unsigned needed(int k, int x, int reach, bool up)
{
    unsigned rows = 0;

    for (int i = 0; i < fan[k].cells.count; i++) {
        struct cell c = fan[k].cells.cell[i];

        if (c.x == x && (c.x != 0 || c.y != 0))
            rows |= 1u << ((up ? -c.y : c.y) + reach);
    }
    return rows;
}

static void print_sets(int x, int reach, bool up)
{
    for (unsigned free = 0; free < 1u << (2 * reach + 1); free++) {
        uint64_t word[2] = {0, 0};

        for (int k = 0; k < FAN; k++)
            if ((needed(k, x, reach, up) & ~free) == 0)
                word[k / 64] |= (uint64_t)1 << k % 64;
        printf("        {{%lluu, %lluu}},\n", (unsigned long long)word[0],
               (unsigned long long)word[1]);
    }
}

static void print_reach(bool up)
{
    printf("    {{");
    for (int c = 0; c < REACH_COLUMNS; c++) {
        unsigned mask = 0;

        for (int k = 0; k < FAN; k++)
            mask |= needed(k, c - REACH_BACK, 4 - abs(c - REACH_BACK), up);
        printf("%u, ", mask);
    }
    printf("},\n     {\n");
    for (int c = 0; c < REACH_COLUMNS; c++)
        print_sets(c - REACH_BACK, 4 - abs(c - REACH_BACK), up);
    printf("     }},\n");
}

int main(void)
{
    make_shapes();
    for (int size = MOST_SQUARES; size > 0; size--)
        add_members(size);
    assert(fan_count == FAN);
    printf(
        "/* Made by games/blokus/tools/tables.c. */\n#include \"games/blokus/rules/tables.h\"\n\n");
    print_shapes();
    print_spellings();
    print_fans();
    printf("const struct reach blokus_reaches[2] = {\n");
    print_reach(false);
    print_reach(true);
    printf("};\n");
    return 0;
}
