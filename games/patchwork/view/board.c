/* Patchwork: the quilts, and where a patch could go on them. */
#include "games/patchwork/view/view.h"

static struct point corner_of(const struct layout *at, int player)
{
    float border = at->cell[player] * BINDING / CELL;

    return (struct point){at->quilt[player].x + border, at->quilt[player].y + border};
}

struct point patchwork_view_square(const struct layout *at, int target)
{
    int player = target / NUMBERS, square = target % NUMBERS;
    struct point c = corner_of(at, player);

    return (struct point){c.x + at->cell[player] * (float)(square % ROW),
                          c.y + at->cell[player] * (float)(square / ROW)};
}

/* Into the squares of a quilt, which are CELL wide there. */
static struct place onto(const struct layout *at, int player)
{
    struct point c = corner_of(at, player);

    return (struct place){.x = c.x, .y = c.y, .scale = at->cell[player] / CELL};
}

static struct point square_of(int square)
{
    return (struct point){CELL * (float)(square % ROW), CELL * (float)(square / ROW)};
}

/* Sentences call squares by row and column: a quilt that is large enough shows them. */
static void draw_numbers(struct drawing *d, float scale)
{
    float readable = (LEAST_WORDS + 0.5f) / scale;

    if (scale > 0.8f)
        patchwork_art_numbers(d, readable > BINDING ? readable : BINDING);
}

void patchwork_view_bare_quilts(struct drawing *d, const struct layout *at)
{
    for (int player = 0; player < PLAYERS; player++) {
        draw_push(d, (struct place){.x = at->quilt[player].x,
                                    .y = at->quilt[player].y,
                                    .scale = at->cell[player] / CELL});
        (player == at->small ? patchwork_art_small_quilt : patchwork_art_quilt)(d, player);
        draw_numbers(d, at->cell[player] / CELL);
        draw_pop(d);
    }
}

static void draw_laid(struct drawing *d, move m, bool fine)
{
    struct point at = square_of(patchwork_square_of(m));
    struct cloth c = {patchwork_patch_of(m), patchwork_turn_of(m), CELL, fine,
                      fine ? SHADOW_LOW : SHADOW_NONE};

    draw_push(d, (struct place){.x = at.x, .y = at.y});
    patchwork_art_patch(d, &c);
    draw_pop(d);
}

/* What won the bonus is framed with gold thread. */
static void draw_bonus(struct drawing *d, struct quilt q)
{
    int corner = patchwork_find_square(q);
    struct point at = square_of(corner);
    struct box b = {at.x, at.y, BLOCK * CELL, BLOCK * CELL};

    if (corner < 0)
        return;
    draw_box(d, b, 4, (struct style){.outline = ink_dark(INK_GOLD, 55), .width = 4.5f});
    draw_box(d, b, 4, (struct style){.outline = ink_light(INK_GOLD, 35), .width = 2.5f, .dash = 8});
}

void patchwork_view_quilts(struct drawing *d, const struct layout *at, const struct state *shown)
{
    for (int player = 0; player < PLAYERS; player++) {
        draw_push(d, onto(at, player));
        for (int i = 0; i < PATCHES + SPECIALS; i++) {
            move m = patchwork_laid(shown, i, player);

            if (m)
                draw_laid(d, m, player != at->small);
        }
        if (shown->holder == player + 1)
            draw_bonus(d, shown->quilt[player]);
        draw_pop(d);
    }
}

/* Patches that the other one has sewn on since. */
void patchwork_view_news(struct drawing *d, const struct scene *sc, const struct layout *at)
{
    for (int i = 0; i < sc->news_count; i++) {
        const struct news *n = &sc->news[i];
        struct point corner = square_of(patchwork_square_of(n->m));
        struct path edge = {.count = 0};

        if (!patchwork_is_lay(n->m))
            continue;
        patchwork_art_outline(&edge, patchwork_shape_of(n->m), CELL, 1, 4);
        draw_push(d, onto(at, n->player));
        draw_push(d, (struct place){.x = corner.x, .y = corner.y});
        part_news(d, &edge);
        draw_pop(d);
        draw_pop(d);
    }
}

/* ---- Squares as targets --------------------------------------------------------------------- */

/* The patch that covers a square, or -1. */
static int patch_on(const struct state *s, int player, int square)
{
    for (int i = 0; i < PATCHES + SPECIALS; i++) {
        move m = patchwork_laid(s, i, player);

        if (m && patchwork_covers(patchwork_cover(patchwork_shape_of(m), patchwork_square_of(m)),
                                  square))
            return i < PATCHES ? i : SPECIAL;
    }
    return -1;
}

static void write_label(struct writer *w, const struct scene *sc, int player, int square,
                        const struct ghost *g)
{
    int patch =
        patchwork_covers(sc->now->quilt[player], square) ? patch_on(sc->now, player, square) : -1;

    patchwork_view_name(w, player);
    write_text(w, "'s quilt, ");
    patchwork_view_square_name(w, square);
    write_text(w, patch >= 0 ? ", " : ", free");
    if (patch >= 0)
        patchwork_view_patch_name(w, patch);
    if (g->legal) {
        write_text(w, ": sew ");
        patchwork_view_patch_name(w, patchwork_patch_of(g->m));
        write_text(w, " on here, its corner at ");
        patchwork_view_square_name(w, patchwork_square_of(g->m));
    }
}

/* Needle pricks in the squares where the patch can be held and sewn on: round ends of no line. */
static void add_prick(struct path *p, struct point corner)
{
    path_move(p, corner.x + CELL / 2.0f, corner.y + CELL / 2.0f);
    path_line(p, corner.x + CELL / 2.0f + 0.1f, corner.y + CELL / 2.0f);
}

static void draw_pricks(struct drawing *d, struct path *p)
{
    draw_path(d, p, (struct style){.outline = ink_clear(INK_WHITE, 20), .width = 10});
    draw_path(d, p, (struct style){.outline = INK_GOOD, .width = 6.5f});
    p->count = 0;
}

static void draw_square(struct drawing *d, const struct scene *sc, int player, int square,
                        struct path *pricks)
{
    int id = PLACE_QUILT + NUMBERS * player + square;
    struct ghost g = {.there = false};
    struct point at = square_of(square);
    char label[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, label, sizeof label);

    if (sc->person == player)
        g = patchwork_view_ghost(sc->now, sc->ui, id);
    write_label(&w, sc, player, square, &g);
    draw_box(d, (struct box){at.x, at.y, CELL, CELL}, 0, (struct style){.fill = INK_NONE});
    draw_target(d, id, g.legal ? TARGET_PUT : TARGET_IDLE, label);
    if (g.legal)
        add_prick(pricks, at);
    if (pricks->count > MAX_STEPS - 8)
        draw_pricks(d, pricks);
}

/* The little one can be touched as a whole. */
static void draw_small(struct drawing *d, const struct scene *sc, struct box b, int player)
{
    bool pointed = sc->focus == OTHER_QUILT;
    char label[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, label, sizeof label);

    patchwork_view_name(&w, player);
    write_text(&w, "'s quilt, ");
    write_counted(&w, SQUARES - patchwork_covered(sc->now->quilt[player]), "free square");
    write_text(&w, sc->person < 0 ? "" : ": look at it");
    draw_box(d, b, 5, (struct style){.outline = pointed ? INK_ACCENT : INK_NONE, .width = 2});
    draw_target(d, OTHER_QUILT, sc->person < 0 ? TARGET_IDLE : TARGET_READY, label);
}

void patchwork_view_squares(struct drawing *d, const struct scene *sc, const struct layout *at)
{
    for (int player = 0; !sc->still && player < PLAYERS; player++) {
        struct path pricks = {.count = 0};

        if (player == at->small) {
            draw_small(d, sc, at->quilt[player], player);
            continue;
        }
        draw_push(d, onto(at, player));
        for (int square = 0; square < NUMBERS; square++)
            if (square % ROW < SIDE)
                draw_square(d, sc, player, square, &pricks);
        if (pricks.count > 0)
            draw_pricks(d, &pricks);
        draw_pop(d);
    }
}

/* ---- What would happen there ---------------------------------------------------------------- */

static void draw_bad(struct drawing *d, int square)
{
    struct point at = square_of(square);
    struct box b = {at.x + 1.5f, at.y + 1.5f, CELL - 3, CELL - 3};

    draw_box(d, b, 4,
             (struct style){.fill = ink_clear(INK_BAD, 60), .outline = INK_BAD, .width = 2.5f});
}

/* Squares of one quilt among the places of a refusal. */
static void draw_faults(struct drawing *d, const struct refusal *why, int player)
{
    for (int i = 0; i < why->places; i++)
        if (why->place[i] < PLACE_PATCH && why->place[i] / NUMBERS == player)
            draw_bad(d, why->place[i] % NUMBERS);
}

static void draw_ghost(struct drawing *d, const struct scene *sc, const struct ghost *g)
{
    struct point at = square_of(patchwork_square_of(g->m));
    struct cloth c = {patchwork_patch_of(g->m), patchwork_turn_of(g->m), CELL, true, SHADOW_HIGH};
    struct refusal why = {.places = 0};

    draw_push(d, (struct place){.x = at.x, .y = at.y - 3, .fade = g->legal ? 0.08f : 0.5f});
    patchwork_art_patch(d, &c);
    draw_pop(d);
    if (!g->legal && !sc->refused && patchwork_why_not(sc->now, g->m, &why))
        draw_faults(d, &why, sc->person);
}

/* What was laid there by who looks back. */
static void draw_played(struct drawing *d, move m)
{
    struct path p = {.count = 0};
    struct point at = square_of(patchwork_square_of(m));

    patchwork_art_outline(&p, patchwork_shape_of(m), CELL, 2, 4);
    draw_push(d, (struct place){.x = at.x, .y = at.y});
    draw_path(d, &p, (struct style){.outline = INK_PANEL, .width = 6});
    draw_path(d, &p, (struct style){.outline = INK_TEXT, .width = 3});
    draw_pop(d);
}

static void draw_hint(struct drawing *d, move m)
{
    struct path p = {.count = 0};
    struct point at = square_of(patchwork_square_of(m));

    patchwork_art_outline(&p, patchwork_shape_of(m), CELL, 2, 4);
    draw_push(d, (struct place){.x = at.x, .y = at.y});
    draw_path(d, &p,
              (struct style){.fill = ink_clear(INK_GOOD, 85), .outline = INK_PANEL, .width = 6});
    draw_path(d, &p, (struct style){.outline = INK_GOOD, .width = 3.5f, .dash = 8});
    draw_pop(d);
}

static bool is_square(const struct scene *sc, int target)
{
    return target >= PLACE_QUILT + NUMBERS * sc->person &&
           target < PLACE_QUILT + NUMBERS * (sc->person + 1);
}

void patchwork_view_places(struct drawing *d, const struct scene *sc, const struct layout *at)
{
    struct ghost g;

    if (sc->person < 0 || sc->person == at->small)
        return;
    g = patchwork_view_ghost(sc->now, sc->ui,
                             is_square(sc, sc->focus) ? sc->focus
                             : sc->ui->looked         ? NUMBERS * sc->person + sc->ui->looked - 1
                                                      : -1);
    draw_push(d, onto(at, sc->person));
    if (g.there)
        draw_ghost(d, sc, &g);
    if (sc->played && patchwork_is_lay(sc->played))
        draw_played(d, sc->played);
    if (sc->hint_count > 0 && patchwork_is_lay(sc->hints[0]))
        draw_hint(d, sc->hints[0]);
    if (sc->refused)
        draw_faults(d, sc->refused, sc->person);
    draw_pop(d);
}

bool patchwork_view_is_abroad(const struct scene *sc)
{
    return sc->person >= 0 && patchwork_view_in_hand(sc->now, sc->ui) >= 0 &&
           sc->focus >= PLACE_QUILT && sc->focus < PLACE_PATCH && !is_square(sc, sc->focus);
}

/* A patch in hand that is not over the quilt follows the pointer; red where it can never lie. */
void patchwork_view_held(struct drawing *d, const struct scene *sc, const struct layout *at)
{
    int patch = sc->person >= 0 ? patchwork_view_in_hand(sc->now, sc->ui) : -1;
    const struct pose *pose;
    struct cloth c = {patch, sc->ui->turn, CELL, true, SHADOW_HIGH};
    struct path edge = {.count = 0};
    float cell;
    int handle;

    if (patch < 0 || sc->ui->patch == 0 || sc->cursor.x < 0 || is_square(sc, sc->focus) ||
        (sc->focus >= ADVANCE_BUTTON && sc->focus <= OTHER_QUILT))
        return;
    pose = &patchwork_patches[patch].shape[sc->ui->turn];
    handle = patchwork_art_handle(pose);
    cell = at->cell[sc->person];
    draw_push(d, (struct place){.x = sc->cursor.x - cell * ((float)(handle % ROW) + 0.5f),
                                .y = sc->cursor.y - cell * ((float)(handle / ROW) + 0.5f),
                                .scale = cell / CELL,
                                .fade = patchwork_view_is_abroad(sc) ? 0.5f : 0.2f});
    patchwork_art_patch(d, &c);
    if (patchwork_view_is_abroad(sc)) {
        patchwork_art_outline(&edge, pose, CELL, 2, 4);
        draw_path(d, &edge, (struct style){.outline = INK_BAD, .width = 3.5f});
    }
    draw_pop(d);
}
