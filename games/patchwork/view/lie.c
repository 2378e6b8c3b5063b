/* Patchwork: where the patches of the circle lie. On the wide page those on offer lie in the middle of a
   table and the others in a ring round them; on small pages they lie on a shelf with leaves to turn. */
#include "games/patchwork/view/view.h"

enum { INSET = 31, ROUND = 46, CARD_WIDTH = 166, CARD_HEIGHT = 174, CARD_GAP = 10, ACROSS = 11 };

static const float large = 27, most_small = 9.8f, most_open = 16;
static const float small_part = 0.174f; /* a cell of a small patch, of its room on the ring */

/* ---- The ring ------------------------------------------------------------------------------- */

static const float quarter = ROUND * 1.570796f; /* of a circle, at each corner of the ring */

static float ring_length(struct box tray)
{
    return 2 * (tray.w + tray.h - 4 * INSET - 4 * ROUND) + 4 * quarter;
}

/* A box with round corners, clockwise from its upper left. */
struct point patchwork_view_on_ring(struct box tray, float way)
{
    float left = (way - (float)(int)way) * ring_length(tray);
    struct point centre = {tray.x + INSET + ROUND, tray.y + INSET + ROUND};

    for (int side = 0; side < 4; side++) {
        float length = (side % 2 ? tray.h : tray.w) - 2 * INSET - 2 * ROUND;
        float dx = side == 0 ? 1 : side == 2 ? -1 : 0, dy = side == 1 ? 1 : side == 3 ? -1 : 0;

        if (left < length)
            return (struct point){centre.x + dx * left + dy * ROUND,
                                  centre.y + dy * left - dx * ROUND};
        left -= length;
        centre = (struct point){centre.x + dx * length, centre.y + dy * length};
        if (left < quarter) {
            float angle = 90.0f * (float)side - 90 + 90 * left / quarter;

            return (struct point){centre.x + ROUND * turn_cosine(angle),
                                  centre.y + ROUND * turn_sine(angle)};
        }
        left -= quarter;
    }
    return (struct point){tray.x + INSET + ROUND, tray.y + INSET};
}

/* The thimble stands still at the beginning of the ring; the patches close up behind it, so there are
   never gaps. */
static void lie_on_ring(struct box tray, struct lie *lie, int count, int offer)
{
    float step = 1 / (float)(count - offer + 1), room = step * ring_length(tray) * small_part;

    lie->way = step * (float)(lie->rank - offer + 1);
    lie->cell = room > most_small ? most_small : room;
    lie->at = patchwork_view_on_ring(tray, lie->way);
    lie->at.y -= 6;
    lie->room = (struct box){lie->at.x - 22, lie->at.y - 21, 44, 54};
}

/* ---- Rooms ---------------------------------------------------------------------------------- */

/* In the middle of its room, as large as fits above the words of so many units. */
static void lie_in_room(struct lie *lie, struct box room, int patch, float above, float below,
                        float most)
{
    const struct pose *pose = &patchwork_patches[patch].shape[0];
    float across = (room.w - 8) / (float)pose->width;
    float down = (room.h - above - below) / (float)pose->height;

    lie->room = room;
    lie->cell = across < down ? across : down;
    lie->cell = lie->cell < most ? lie->cell : most;
    lie->at = (struct point){room.x + room.w / 2, room.y + above + (room.h - above - below) / 2};
}

static void lie_on_table(struct box tray, struct lie *lie, int patch, bool open, int place)
{
    const float whole = 3 * CARD_WIDTH + 2 * CARD_GAP;
    struct box cards = {tray.x + (tray.w - whole) / 2, tray.y + (tray.h - CARD_HEIGHT) / 2, whole,
                        CARD_HEIGHT};

    if (open) {
        lie_in_room(lie, box_cell(box_inner(tray, 6), ACROSS, 3, 0, place), patch, 4, 26,
                    most_open);
        return;
    }
    lie_in_room(lie, box_cell(cards, OFFER, 1, CARD_GAP, lie->rank), patch, 6, 46, large);
    lie->large = true;
}

/* ---- The shelf ------------------------------------------------------------------------------ */

/* How small patches stand on it: so many on a leaf. The first leaf may be for those on offer. */
struct shelf {
    struct box in;
    int columns, rows, first; /* first: the leaf they begin on */
};

static struct shelf shelf_of(const struct layout *at, const struct state *s)
{
    struct shelf f = {.in = at->coming.h > 0 ? at->coming : at->circle,
                      .first = !s->open && at->coming.h <= 0};
    int rows, count = __builtin_popcountll(s->left);

    f.columns = (int)(f.in.w / (LEAST_BUTTON + 3));
    f.columns = f.columns > 0 ? f.columns : 1;
    f.rows = (int)(f.in.h / (LEAST_BUTTON + 1));
    rows = (count + f.columns - 1) / f.columns;
    f.rows = f.rows < rows || !s->open ? f.rows : rows;
    f.rows = f.rows > 0 ? f.rows : 1;
    return f;
}

int patchwork_view_leaves(const struct layout *at, const struct state *s)
{
    struct shelf f = shelf_of(at, s);
    int room = f.columns * f.rows, offer[PATCHES];
    int small = __builtin_popcountll(s->left);

    if (!s->open && patchwork_is_drawn(s))
        small -= patchwork_offer(s, offer);
    small = (small + room - 1) / room + f.first;
    return small > 0 ? small : 1;
}

static void lie_on_shelf(const struct layout *at, const struct state *s, struct lie *lie, int patch,
                         int offer, int leaf)
{
    struct shelf f = shelf_of(at, s);
    int room = f.columns * f.rows, i = lie->rank - (s->open ? 0 : offer);

    if (lie->rank < offer && !s->open) {
        lie_in_room(lie, box_cell(at->circle, OFFER, 1, 4, lie->rank), patch, 20, 28, large);
        lie->large = true;
        lie->shown = at->coming.h > 0 || leaf == 0;
        return;
    }
    lie->shown = i / room + f.first == leaf;
    lie_in_room(lie, box_cell(f.in, f.columns, f.rows, 2, i % room), patch, 3, 20, most_open);
}

/* ---- All of them ---------------------------------------------------------------------------- */

/* The places of the circle in the order in which people take them from there. */
int patchwork_view_place(const struct state *s, int i)
{
    return s->open || !patchwork_is_drawn(s) ? i : (s->neutral + 1 + i) % PATCHES;
}

void patchwork_view_lies(const struct scene *sc, const struct layout *at, const struct state *s,
                         struct lie lie[PATCHES])
{
    int on_offer[PATCHES], offer = patchwork_is_drawn(s) ? patchwork_offer(s, on_offer) : 0;
    int count = patchwork_is_drawn(s) ? __builtin_popcountll(s->left) : PATCHES, rank = 0;
    int leaf = sc->person >= 0 ? sc->ui->leaf % patchwork_view_leaves(at, s) : 0;

    for (int patch = 0; patch < PATCHES; patch++)
        lie[patch] = (struct lie){.rank = -1};
    for (int i = 0; i < PATCHES; i++) {
        int place = patchwork_view_place(s, i), patch = s->circle[place];
        struct lie *l = &lie[patch];

        if (!(s->left >> place & 1))
            continue;
        *l = (struct lie){.rank = rank, .offered = rank < offer, .shown = true};
        rank++;
        if (sc->page.form != FORM_WIDE)
            lie_on_shelf(at, s, l, patch, offer, leaf);
        else if (s->open || l->offered)
            lie_on_table(at->circle, l, patch, s->open, place);
        else
            lie_on_ring(at->circle, l, count, offer);
    }
}
