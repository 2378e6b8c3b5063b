/* Blokus: where the tiles lie in the tray. On the wide page every tile has its place for ever. On the others those that are
   left move up, row by row, all with squares of one size, as large as they can be; what has no room is on another leaf. */
#include "games/blokus/view/view.h"

enum { COLUMNS = 7, ROWS = 3, MARGIN_OF_SLOT = 8, LEAST_SLOT = LEAST_BUTTON + 3 };

static const float least_cell = 13, most_cell = 26;

/* Tiles from the largest on, as they lie there. */
struct row {
    int first, count;
    float room, width, height; /* how wide it may be, and what its tiles need */
};

static float slot_side(float cell, int squares)
{
    float side = cell * (float)squares + MARGIN_OF_SLOT;

    return side > LEAST_SLOT ? side : LEAST_SLOT;
}

static struct row take_row(const struct shelf *f, int first, float room)
{
    struct row r = {.first = first, .room = room};

    for (int i = first; i < f->count; i++) {
        const struct tile_shape *shape =
            blokus_view_shape_of(f->tile[i], blokus_view_tray_turn(f->tile[i]));
        float width = slot_side(f->cell, shape->width), height = slot_side(f->cell, shape->height);

        if (r.count > 0 && r.width + width > room)
            break;
        r.count++;
        r.width += width;
        r.height = height > r.height ? height : r.height;
    }
    return r;
}

/* What is left of the width is shared out, but tiles keep together. */
static void lay_row(struct shelf *f, const struct row *r, struct box in)
{
    enum { MOST_SPARE = 14 };
    float spare = (r->room - r->width) / (float)r->count;

    spare = spare < 0 ? 0 : spare > MOST_SPARE ? MOST_SPARE : spare;
    for (int i = r->first; i < r->first + r->count; i++) {
        const struct tile_shape *shape =
            blokus_view_shape_of(f->tile[i], blokus_view_tray_turn(f->tile[i]));

        f->slot[i] = box_left(&in, slot_side(f->cell, shape->width) + spare, 0);
    }
}

/* One leaf, from a tile on: lays out what has room, and says how many these are. The last row leaves room for the button that
   turns the leaf, where there is one. */
static int lay_leaf(struct shelf *f, struct box in, int first, bool button)
{
    struct row rows[TILES];
    int count = 0, next = first;
    float high = 0, spare;

    while (next < f->count) {
        struct row r = take_row(f, next, in.w);

        if (count > 0 && high + r.height > in.h)
            break;
        rows[count++] = r;
        high += r.height;
        next += r.count;
    }
    if (button) {
        struct row *last = &rows[count - 1];

        high -= last->height;
        *last = take_row(f, last->first, in.w - LEAST_SLOT);
        high += last->height;
        next = last->first + last->count;
    }
    spare = high < in.h ? (in.h - high) / (float)count : 0;
    for (int i = 0; i < count; i++) {
        struct box row = box_top(&in, rows[i].height + spare, 0);

        f->more = row;
        lay_row(f, &rows[i], row);
    }
    f->more = box_inner(box_right(&f->more, LEAST_SLOT, 0), 1);
    return next - first;
}

/* How many leaves there are, at least two with a button; those of the other leaves have no slot. */
static int lay_leaves(struct shelf *f, struct box in, int leaf, bool button)
{
    struct box slot[TILES] = {{0}}, more = {0};
    int leaves = 0;

    for (int first = 0; first < f->count; leaves++) {
        int count = lay_leaf(f, in, first, button);

        for (int i = first; i < first + count && leaves == leaf; i++)
            slot[i] = f->slot[i];
        if (leaves == leaf)
            more = f->more;
        first += count;
    }
    for (int i = 0; i < f->count; i++)
        f->slot[i] = slot[i];
    f->more = more;
    return leaves;
}

static int count_seen(const struct shelf *f)
{
    int seen = 0;

    for (int i = 0; i < f->count; i++)
        seen += f->slot[i].w > 0;
    return seen;
}

/* The fewest leaves, the first of them no emptier than the others, and then the largest squares. */
static void lay_flowing(struct shelf *f, struct box in, int leaf)
{
    int fewest;

    f->cell = least_cell;
    fewest = lay_leaves(f, in, 0, false);
    if (fewest > 1)
        fewest = lay_leaves(f, in, 0, true);
    f->leaves = fewest > 0 ? fewest : 1;
    f->leaf = leaf % f->leaves;
    for (f->cell = most_cell; f->cell > least_cell; f->cell -= 0.5f)
        if (slot_side(f->cell, 3) <= in.h && lay_leaves(f, in, 0, fewest > 1) <= f->leaves &&
            count_seen(f) * f->leaves >= f->count)
            break;
    lay_leaves(f, in, f->leaf, fewest > 1);
}

struct shelf blokus_view_shelf(const struct scene *sc, int colour)
{
    struct box in = box_inner(blokus_view_layout(sc).tray, 4);
    struct shelf f = {.cell = 13, .leaves = 1};

    for (int tile = TILES - 1; tile >= 0; tile--) {
        if (!(sc->now->held[colour] >> tile & 1))
            continue;
        f.tile[f.count] = tile;
        f.slot[f.count++] = box_cell(in, COLUMNS, ROWS, 0, TILES - 1 - tile);
    }
    if (sc->page.form != FORM_WIDE)
        lay_flowing(&f, in, sc->ui->leaf);
    return f;
}
