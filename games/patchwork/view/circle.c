/* Patchwork: the circle of patches. Those on offer lie large in its middle, the others in order
   round them, with the thimble for the neutral token; an open circle is a table full of patches. */
#include "games/patchwork/view/view.h"

enum { INSET = 31, ROUND = 46, CARD_WIDTH = 166, CARD_HEIGHT = 174, CARD_GAP = 10, ACROSS = 11 };

static const float large = 27, most_small = 9.8f, most_open = 16;
static const float small_part = 0.174f; /* a cell of a small patch, of its room on the ring */

/* ---- Where things lie ----------------------------------------------------------------------- */

static const float quarter = ROUND * 1.570796f; /* of a circle, at each corner of the ring */
static const float ring_width = CIRCLE_WIDTH - 2 * INSET - 2 * ROUND;
static const float ring_height = CIRCLE_HEIGHT - 2 * INSET - 2 * ROUND;

static float ring_length(void)
{
    return 2 * (ring_width + ring_height) + 4 * quarter;
}

/* A point on a box with round corners, clockwise from its upper left; `way` from 0 to 1. */
static struct point on_ring(float way)
{
    float left = (way - (float)(int)way) * ring_length();
    struct point centre = {MARGIN + INSET + ROUND, CIRCLE_Y + INSET + ROUND};

    for (int side = 0; side < 4; side++) {
        float length = side % 2 ? ring_height : ring_width, dx = side == 0 ? 1 : side == 2 ? -1 : 0;
        float dy = side == 1 ? 1 : side == 3 ? -1 : 0;

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
    return (struct point){MARGIN + INSET + ROUND, CIRCLE_Y + INSET};
}

static struct box open_box(int place)
{
    const float w = (CIRCLE_WIDTH - 12) / (float)ACROSS, h = (CIRCLE_HEIGHT - 12) / 3.0f;

    return (struct box){MARGIN + 6 + w * (float)(place % ACROSS),
                        CIRCLE_Y + 6 + h * (float)(place / ACROSS), w, h};
}

static struct box card_box(int which)
{
    const float whole = 3 * CARD_WIDTH + 2 * CARD_GAP;

    return (struct box){MARGIN + (CIRCLE_WIDTH - whole) / 2 +
                            (CARD_WIDTH + CARD_GAP) * (float)which,
                        CIRCLE_Y + (CIRCLE_HEIGHT - CARD_HEIGHT) / 2.0f, CARD_WIDTH, CARD_HEIGHT};
}

/* As large as its place on an open table allows, with its price below. */
static float open_cell(struct box b, const struct pose *pose)
{
    float across = (b.w - 8) / (float)pose->width, down = (b.h - 30) / (float)pose->height;
    float cell = across < down ? across : down;

    return cell < most_open ? cell : most_open;
}

/* How a patch lies in the circle. The thimble stands still at the beginning of the ring; the
   patches close up behind it, so there are never gaps. */
struct lie {
    int rank; /* from the neutral token on: the first ones are on offer; -1: not there */
    bool offered;
    float way;       /* on the ring */
    struct point at; /* its middle */
    float cell;
};

static struct lie lie_in(const struct state *s, int place, int rank, int count, int offer)
{
    float step = 1 / (float)(count - offer + 1), room = step * ring_length() * small_part;
    struct lie lie = {
        .rank = rank, .offered = rank < offer, .way = step * (float)(rank - offer + 1)};
    struct box b = s->open ? open_box(place) : card_box(rank);

    if (s->open) {
        lie.cell = open_cell(b, &patchwork_patches[s->circle[place]].shape[0]);
        lie.at = (struct point){b.x + b.w / 2, b.y + b.h / 2 - 10};
    } else if (rank < offer) {
        lie.cell = large;
        lie.at = (struct point){b.x + b.w / 2, b.y + 70};
    } else {
        lie.cell = room > most_small ? most_small : room;
        lie.at = on_ring(lie.way);
        lie.at.y -= 6;
    }
    return lie;
}

/* The places of the circle in the order in which people take them from there. */
static int place_of(const struct state *s, int i)
{
    return s->open || !patchwork_is_drawn(s) ? i : (s->neutral + 1 + i) % PATCHES;
}

static void find_lies(const struct state *s, struct lie lie[PATCHES])
{
    int count = __builtin_popcountll(s->left), rank = 0;
    bool drawn = patchwork_is_drawn(s);
    int on_offer[PATCHES], offer = drawn ? patchwork_offer(s, on_offer) : 0;

    for (int patch = 0; patch < PATCHES; patch++)
        lie[patch] = (struct lie){.rank = -1};
    if (!drawn)
        count = PATCHES;
    for (int i = 0; i < PATCHES; i++) {
        int place = place_of(s, i);

        if (s->left >> place & 1) {
            lie[s->circle[place]] = lie_in(s, place, rank, count, offer);
            rank++;
        }
    }
}

struct point patchwork_view_patch_point(const struct state *s, int patch, float *cell)
{
    struct lie lie[PATCHES];

    find_lies(s, lie);
    *cell = lie[patch].cell;
    return lie[patch].at;
}

/* ---- The circle ----------------------------------------------------------------------------- */

static bool is_dear(const struct state *s, int patch)
{
    int player = patchwork_actor(s);

    return player >= 0 && !(patchwork_affordable(s, player) >> patch & 1);
}

static void draw_patch(struct drawing *d, int patch, const struct lie *lie, float fade)
{
    const struct pose *pose = &patchwork_patches[patch].shape[0];
    struct cloth c = {patch, 0, lie->cell, lie->cell > 20, SHADOW_LOW};

    draw_push(d, (struct place){.x = lie->at.x - lie->cell * (float)pose->width / 2,
                                .y = lie->at.y - lie->cell * (float)pose->height / 2,
                                .fade = fade});
    patchwork_art_patch(d, &c);
    draw_pop(d);
}

/* On its way from where it lay before; along the ring if it stays there. */
static struct lie between(const struct lie *from, const struct lie *to, float t)
{
    struct lie lie = *to;

    if (from->rank < 0 || t >= 1)
        return lie;
    lie.cell = from->cell + (to->cell - from->cell) * t;
    lie.at.x = from->at.x + (to->at.x - from->at.x) * t;
    lie.at.y = from->at.y + (to->at.y - from->at.y) * t;
    if (from->rank >= OFFER && to->rank >= OFFER) {
        float way = to->way - from->way;

        lie.at = on_ring(1 + from->way + (way > 0 ? way - 1 : way) * t); /* never forwards */
        lie.at.y -= 6;
    }
    return lie;
}

static void draw_cards(struct drawing *d)
{
    for (int i = 0; i < OFFER; i++)
        draw_box(d, card_box(i), 12,
                 (struct style){.fill = ink_light(INK_LINEN, 30),
                                .fill_to = ink_dark(INK_LINEN, 7),
                                .outline = ink_dark(INK_SAND, 45),
                                .width = 1.5f,
                                .shadow = SHADOW_LOW});
}

void patchwork_view_table(struct drawing *d, bool open)
{
    struct box b = {MARGIN, CIRCLE_Y, CIRCLE_WIDTH, CIRCLE_HEIGHT};
    struct box ring = {b.x + INSET, b.y + INSET, b.w - 2 * INSET, b.h - 2 * INSET};

    patchwork_art_tray(d, b);
    for (int place = 0; open && place < PATCHES; place++) {
        struct box o = open_box(place);

        draw_box(d, (struct box){o.x + 2, o.y + 2, o.w - 4, o.h - 4}, 8,
                 (struct style){.fill = ink_clear(INK_LINEN, 12)});
    }
    if (open)
        return;
    draw_box(d, ring, ROUND,
             (struct style){.outline = ink_clear(ink_dark(INK_SAND, 55), 72), .width = 30});
    draw_cards(d);
}

/* What words call it. */
static void draw_letter(struct drawing *d, struct box b, float size, int patch)
{
    char text[] = {patchwork_letter(patch), 0};

    draw_text(d, b, (struct type){.ink = ink_over(INK_LINEN), .size = size, .font = FONT_BOLD},
              text);
}

void patchwork_view_circle(struct drawing *d, const struct state *shown, const struct slide *slide)
{
    struct lie from[PATCHES], to[PATCHES];
    bool resting = slide->t >= 1;

    find_lies(slide->before, from);
    find_lies(shown, to);
    if (patchwork_is_drawn(shown) && !shown->open)
        patchwork_art_thimble(d, on_ring(0), 17);
    for (int patch = 0; patch < PATCHES; patch++) {
        struct lie lie = between(&from[patch], &to[patch], slide->t);
        bool dear = lie.offered && is_dear(shown, patch);
        struct box b = card_box(lie.rank);

        if (lie.rank < 0 || patch == slide->hidden)
            continue;
        draw_patch(d, patch, &lie, dear ? 0.5f : 0);
        if (lie.offered && resting && !shown->open) {
            draw_letter(d, (struct box){b.x + 8, b.y + 6, 24, 24}, 17, patch);
            patchwork_view_tag(d, (struct box){b.x + 22, b.y + b.h - 40, b.w - 44, 32},
                               &patchwork_patches[patch], dear);
        } else if (shown->open) {
            draw_letter(d, (struct box){lie.at.x - 27, lie.at.y + 35, 16, 14}, 12, patch);
            patchwork_view_scrap(d, (struct point){lie.at.x + 7, lie.at.y + 42},
                                 &patchwork_patches[patch]);
        } else if (!lie.offered) {
            draw_box(d, (struct box){lie.at.x - 23, lie.at.y + 18.5f, 22, 13}, 4,
                     (struct style){.fill = ink_dark(INK_IVORY, 8)});
            draw_letter(d, (struct box){lie.at.x - 23, lie.at.y + 18.5f, 14, 13}, 11, patch);
            patchwork_view_scrap(d, (struct point){lie.at.x + 6, lie.at.y + 25},
                                 &patchwork_patches[patch]);
        }
    }
}

/* ---- Patches as targets --------------------------------------------------------------------- */

static void write_label(struct writer *w, const struct scene *sc, int patch, const struct lie *lie)
{
    const struct state *s = sc->now;

    patchwork_view_patch_words(w, patch);
    if (sc->person >= 0 && sc->ui->patch == patch + 1) {
        write_text(w, ", in hand: put it back");
        return;
    }
    if (lie->offered) {
        write_text(w, is_dear(s, patch) ? ", too dear" : ", on offer");
        return;
    }
    write_text(w, ", not on offer, place ");
    write_number(w, lie->rank + 1);
    write_text(w, " in the circle");
}

static struct box touch_box(const struct state *s, const struct lie *lie, int place)
{
    if (s->open)
        return open_box(place);
    if (lie->offered)
        return card_box(lie->rank);
    return (struct box){lie->at.x - 22, lie->at.y - 21, 44, 52};
}

/* What is in hand has left a pale image of itself. */
static void draw_chosen(struct drawing *d, struct box b)
{
    float price = b.h > 100 ? 44 : 28;

    draw_box(d, (struct box){b.x + 4, b.y + 4, b.w - 8, b.h - price - 4}, 9,
             (struct style){.fill = ink_clear(INK_LINEN, 30)});
    draw_box(d, b, 12, (struct style){.outline = INK_ACCENT, .width = 4, .shadow = SHADOW_GLOW});
}

static void mark_patch(struct drawing *d, const struct scene *sc, struct box b, int patch,
                       bool offered)
{
    int id = PLACE_PATCH + patch;
    bool chosen = sc->ui->patch == patch + 1, refused = false;
    bool hinted = sc->hint_count > 0 && patchwork_is_lay(sc->hints[0]) &&
                  patchwork_patch_of(sc->hints[0]) == patch;

    for (int i = 0; sc->refused && i < sc->refused->places; i++)
        refused = refused || sc->refused->place[i] == id;
    if (sc->person < 0)
        return;
    if (refused)
        draw_box(d, b, 12, (struct style){.outline = INK_BAD, .width = 4});
    else if (chosen)
        draw_chosen(d, b);
    else if (hinted)
        draw_box(d, b, 12, (struct style){.outline = INK_GOOD, .width = 4, .dash = 8});
    else if (sc->focus == id)
        draw_box(d, b, 12,
                 (struct style){.outline = offered ? INK_ACCENT : INK_LINEN, .width = 2.5f});
}

void patchwork_view_circle_marks(struct drawing *d, const struct scene *sc)
{
    const struct state *s = sc->now;
    bool may = sc->person >= 0 && s->special == NOBODY;
    struct lie lie[PATCHES];

    find_lies(s, lie);
    for (int i = 0; !sc->still && i < PATCHES; i++) {
        int place = place_of(s, i), patch = s->circle[place];
        bool offered = lie[patch].offered;
        char label[96];
        struct writer w = writer_over(label, sizeof label);
        struct box b;

        if (!(s->left >> place & 1))
            continue;
        b = touch_box(s, &lie[patch], place);
        write_label(&w, sc, patch, &lie[patch]);
        draw_box(d, b, 12, (struct style){.fill = INK_NONE});
        draw_target(d, PLACE_PATCH + patch,
                    may && offered && !is_dear(s, patch) ? TARGET_READY : TARGET_IDLE, label);
        mark_patch(d, sc, b, patch, offered);
    }
}
