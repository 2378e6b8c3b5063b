/* Patchwork: the quilts, and where a patch could go on them. */
#include "games/patchwork/view/view.h"

struct point patchwork_view_quilt_corner(int player)
{
    return (struct point){MARGIN + QUILT_APART * (float)player + BINDING, QUILT_Y + BINDING};
}

struct point patchwork_view_square(int target)
{
    struct point c = patchwork_view_quilt_corner(target / NUMBERS);
    int square = target % NUMBERS;

    return (struct point){c.x + CELL * (float)(square % ROW), c.y + CELL * (float)(square / ROW)};
}

static void draw_laid(struct drawing *d, move m, int player, enum shadow shadow)
{
    struct point at = patchwork_view_square(NUMBERS * player + patchwork_square_of(m));
    struct cloth c = {patchwork_patch_of(m), patchwork_turn_of(m), CELL, true, shadow};

    draw_push(d, (struct place){.x = at.x, .y = at.y});
    patchwork_art_patch(d, &c);
    draw_pop(d);
}

/* What won the bonus is framed with gold thread. */
static void draw_bonus(struct drawing *d, const struct state *s)
{
    int player = s->holder - 1;
    int corner = player >= 0 ? patchwork_find_square(s->quilt[player]) : -1;
    struct point at;
    struct box b;

    if (corner < 0)
        return;
    at = patchwork_view_square(NUMBERS * player + corner);
    b = (struct box){at.x, at.y, BLOCK * CELL, BLOCK * CELL};
    draw_box(d, b, 4, (struct style){.outline = ink_dark(INK_GOLD, 55), .width = 4.5f});
    draw_box(d, b, 4, (struct style){.outline = ink_light(INK_GOLD, 35), .width = 2.5f, .dash = 8});
}

void patchwork_view_quilts(struct drawing *d, const struct state *shown)
{
    for (int player = 0; player < PLAYERS; player++)
        for (int i = 0; i < PATCHES + SPECIALS; i++) {
            move m = patchwork_laid(shown, i, player);

            if (m)
                draw_laid(d, m, player, SHADOW_LOW);
        }
    draw_bonus(d, shown);
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
    struct point at = patchwork_view_square(id);
    char label[128];
    struct writer w = writer_over(label, sizeof label);

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

void patchwork_view_squares(struct drawing *d, const struct scene *sc)
{
    struct path pricks = {.count = 0};

    for (int player = 0; !sc->still && player < PLAYERS; player++)
        for (int square = 0; square < NUMBERS; square++)
            if (square % ROW < SIDE)
                draw_square(d, sc, player, square, &pricks);
    if (pricks.count > 0)
        draw_pricks(d, &pricks);
}

/* ---- What would happen there ---------------------------------------------------------------- */

static void draw_bad(struct drawing *d, int target)
{
    struct point at = patchwork_view_square(target);
    struct box b = {at.x + 1.5f, at.y + 1.5f, CELL - 3, CELL - 3};

    draw_box(d, b, 4,
             (struct style){.fill = ink_clear(INK_BAD, 60), .outline = INK_BAD, .width = 2.5f});
}

static void draw_ghost(struct drawing *d, const struct scene *sc, const struct ghost *g)
{
    struct point at = patchwork_view_square(NUMBERS * sc->person + patchwork_square_of(g->m));
    struct cloth c = {patchwork_patch_of(g->m), patchwork_turn_of(g->m), CELL, true, SHADOW_HIGH};
    struct refusal why = {.places = 0};

    draw_push(d, (struct place){.x = at.x, .y = at.y - 3, .fade = g->legal ? 0.08f : 0.5f});
    patchwork_art_patch(d, &c);
    draw_pop(d);
    if (g->legal || sc->refused || !patchwork_why_not(sc->now, g->m, &why))
        return;
    for (int i = 0; i < why.places; i++)
        if (why.place[i] < PLACE_PATCH)
            draw_bad(d, why.place[i]);
}

static void draw_hint(struct drawing *d, const struct scene *sc)
{
    move m = sc->hint_count > 0 ? sc->hints[0] : 0;
    struct path p = {.count = 0};
    struct point at;

    if (!patchwork_is_lay(m))
        return;
    at = patchwork_view_square(NUMBERS * sc->person + patchwork_square_of(m));
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

void patchwork_view_places(struct drawing *d, const struct scene *sc)
{
    struct ghost g;

    if (sc->person < 0)
        return;
    g = patchwork_view_ghost(sc->now, sc->ui,
                             is_square(sc, sc->focus) ? sc->focus
                             : sc->ui->looked         ? NUMBERS * sc->person + sc->ui->looked - 1
                                                      : -1);
    if (g.there)
        draw_ghost(d, sc, &g);
    draw_hint(d, sc);
    for (int i = 0; sc->refused && i < sc->refused->places; i++)
        if (sc->refused->place[i] < PLACE_PATCH)
            draw_bad(d, sc->refused->place[i]);
}

bool patchwork_view_is_abroad(const struct scene *sc)
{
    return sc->person >= 0 && patchwork_view_in_hand(sc->now, sc->ui) >= 0 &&
           sc->focus >= PLACE_QUILT && sc->focus < PLACE_PATCH && !is_square(sc, sc->focus);
}

/* A patch in hand that is not over the quilt follows the pointer; red where it can never lie. */
void patchwork_view_held(struct drawing *d, const struct scene *sc)
{
    int patch = sc->person >= 0 ? patchwork_view_in_hand(sc->now, sc->ui) : -1;
    const struct pose *pose;
    struct cloth c = {patch, sc->ui->turn, CELL, true, SHADOW_HIGH};
    struct path edge = {.count = 0};
    int handle;

    if (patch < 0 || sc->ui->patch == 0 || sc->cursor.x < 0 || is_square(sc, sc->focus) ||
        (sc->focus >= ADVANCE_BUTTON && sc->focus <= BACK_BUTTON))
        return;
    pose = &patchwork_patches[patch].shape[sc->ui->turn];
    handle = patchwork_art_handle(pose);
    draw_push(d, (struct place){.x = sc->cursor.x - CELL * ((float)(handle % ROW) + 0.5f),
                                .y = sc->cursor.y - CELL * ((float)(handle / ROW) + 0.5f),
                                .fade = patchwork_view_is_abroad(sc) ? 0.5f : 0.2f});
    patchwork_art_patch(d, &c);
    if (patchwork_view_is_abroad(sc)) {
        patchwork_art_outline(&edge, pose, CELL, 2, 4);
        draw_path(d, &edge, (struct style){.outline = INK_BAD, .width = 3.5f});
    }
    draw_pop(d);
}
