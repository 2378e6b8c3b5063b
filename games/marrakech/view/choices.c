/* Marrakech: what a person can choose on the board. Where Assam could go, where a rug could lie. */
#include "games/marrakech/view/view.h"

static void draw_ghost(struct drawing *d, const struct scene *sc, const struct ghost *g)
{
    int a = g->square < g->other ? g->square : g->other, b = a == g->square ? g->other : g->square;
    struct rug_look look = {sc->now->colour[sc->now->mover], 2, true, true, SHADOW_HIGH};
    struct point at = marrakech_view_between(a, b);

    draw_push(d, (struct place){.x = at.x,
                                .y = at.y - 3,
                                .turn = b - a == 1 ? 90.0f : 0,
                                .scale = 1.03f,
                                .fade = g->legal ? 0.12f : 0.5f});
    marrakech_art_rug(d, &look);
    draw_pop(d);
    if (!g->legal)
        for (int i = 0; i < 2; i++)
            marrakech_view_mark(d, i ? a : b, INK_BAD, 3, SHADOW_NONE);
}

/* Every place where a rug could go, as a stud on the edge that it would lie across. Where it would
   hide a whole rug the stud is a cross: touching it tells why. */
static void draw_stud(struct drawing *d, const struct scene *sc, int square, int other)
{
    struct point at = marrakech_view_between(square, other);
    int id = EDGE + 2 * square + (other - square == 1);
    struct ghost g = marrakech_view_ghost(sc->now, sc->ui, id);
    struct path p = {.count = 0};
    int ink = marrakech_art_ink(sc->now->colour[sc->now->mover]);
    char label[96];
    struct writer w = writer_over(label, sizeof label);

    draw_disc(d, at, 15, (struct style){.fill = INK_NONE});
    write_text(&w, g.legal ? "lay a rug on " : "no rug can go on ");
    marrakech_view_square_name(&w, square);
    write_text(&w, " and ");
    marrakech_view_square_name(&w, other);
    draw_target(d, id, g.legal ? TARGET_PUT : TARGET_READY, label);
    if (sc->focus == id)
        return;
    if (!g.legal) {
        path_move(&p, at.x - 5, at.y - 5);
        path_line(&p, at.x + 5, at.y + 5);
        path_move(&p, at.x + 5, at.y - 5);
        path_line(&p, at.x - 5, at.y + 5);
        draw_path(d, &p, (struct style){.outline = INK_IVORY, .width = 7});
        draw_path(d, &p, (struct style){.outline = INK_BAD, .width = 3.5f});
        return;
    }
    draw_disc(
        d, at, 10,
        (struct style){
            .fill = INK_IVORY, .outline = ink_dark(ink, 35), .width = 1.5f, .shadow = SHADOW_GLOW});
    marrakech_art_star(&p, at, 7.5f);
    draw_path(d, &p, (struct style){.fill = ink, .outline = ink_dark(ink, 40), .width = 1});
}

static int shown_target(const struct scene *sc)
{
    if (sc->focus >= EDGE || (sc->focus >= 0 && sc->focus < SQUARES))
        return sc->focus;
    return sc->ui->looked ? sc->ui->looked - 1 : -1;
}

static void draw_studs(struct drawing *d, const struct scene *sc)
{
    int neighbour[FACINGS];

    for (int side = 0; side < FACINGS; side++)
        neighbour[side] = marrakech_neighbour(sc->now->assam, side);
    for (int square = 0; square < SQUARES; square++)
        for (int side = EAST; side <= SOUTH; side++) {
            int other = marrakech_neighbour(square, side);
            bool near = false;

            if (other == NOBODY || square == sc->now->assam || other == sc->now->assam)
                continue;
            for (int i = 0; i < FACINGS; i++)
                near = near || neighbour[i] == square || neighbour[i] == other;
            if (near)
                draw_stud(d, sc, square, other);
        }
}

/* A badge beyond the middle of the square and to the right, seen from Assam as he arrives, so that
   the arrows next to him do not cover it. */
static void draw_badge(struct drawing *d, struct assam at, int owed, const char *odds)
{
    static const float dx[] = {21, 21, -21, -21}, dy[] = {-21, 21, 21, -21};
    char text[16];
    struct writer w = writer_over(text, sizeof text);
    struct point c = marrakech_art_square(SIDE * at.x + at.y);

    c = (struct point){c.x + dx[at.facing], c.y + dy[at.facing]};
    if (owed > 0) {
        write_text(&w, "\xe2\x88\x92");
        write_number(&w, owed);
    }
    draw_disc(d, c, 15,
              (struct style){.fill = owed ? INK_BAD : INK_PANEL,
                             .outline = owed ? ink_light(INK_BAD, 60) : INK_ACCENT,
                             .width = 2,
                             .shadow = SHADOW_LOW});
    draw_text(
        d, (struct box){c.x - 13, c.y - 9, 26, 18},
        (struct type){.ink = owed ? ink_over(INK_BAD) : INK_TEXT, .size = 14, .font = FONT_BOLD},
        owed ? text : odds);
}

/* The squares where he could arrive, with the odds of the die or what they would cost. */
static void draw_prospect(struct drawing *d, const struct scene *sc, int turn)
{
    static const char *const odds[] = {"1/6", "2/6", "2/6", "1/6"};
    struct state s = *sc->now;
    struct assam at = {s.assam / SIDE, s.assam % SIDE, (s.facing + turn) % FACINGS};

    for (int i = 0; i < 4; i++) {
        at = marrakech_walk(at, 1);
        s.assam = (uint8_t)(SIDE * at.x + at.y);
        draw_badge(d, at, marrakech_payment(&s, s.mover), odds[i]);
    }
}

static void draw_headings(struct drawing *d, const struct scene *sc)
{
    static const char *const label[] = {"Assam goes straight on", "turn Assam right", "",
                                        "turn Assam left"};
    static const float dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};
    struct point c = marrakech_art_square(sc->now->assam);

    for (int turn = 0; turn < FACINGS; turn++) {
        int facing = (sc->now->facing + turn) % FACINGS;
        bool chosen = sc->ui->turn == turn, pointed = sc->focus == AHEAD + turn;
        bool hinted = sc->hint_count > 0 && sc->hints[0] == marrakech_turn(turn);
        struct point at = {c.x + dx[facing] * 62, c.y + dy[facing] * 62};

        if (turn == 2)
            continue;
        if (sc->played && sc->played == marrakech_turn(turn))
            draw_disc(d, at, 33, (struct style){.outline = INK_TEXT, .width = 3});
        if (hinted)
            draw_disc(d, at, 28, (struct style){.outline = INK_GOOD, .width = 4, .dash = 7});
        draw_disc(d, at, 21,
                  (struct style){.fill = chosen ? INK_ACCENT : INK_PANEL,
                                 .outline = chosen ? INK_IVORY : INK_ACCENT,
                                 .width = pointed ? 4 : 2.5f,
                                 .shadow = chosen ? SHADOW_GLOW : SHADOW_LOW});
        draw_target(d, AHEAD + turn, TARGET_READY, label[turn]);
        marrakech_art_arrow(d, at, 11, 90.0f * (float)facing,
                            chosen ? ink_over(INK_ACCENT) : INK_ACCENT);
    }
}

/* Where a rug would lie, or lay. */
static void draw_edge(struct drawing *d, move m, float half, struct style how)
{
    struct rug rug = marrakech_rug_of(m);
    struct point p, q;

    if (m == 0 || marrakech_kind(m) != LAY)
        return;
    p = marrakech_art_square(SIDE * rug.x[0] + rug.y[0]);
    q = marrakech_art_square(SIDE * rug.x[1] + rug.y[1]);
    draw_box(d, (struct box){p.x - half, p.y - half, q.x - p.x + 2 * half, q.y - p.y + 2 * half}, 8,
             (struct style){.outline = INK_PANEL, .width = 7});
    draw_box(d, (struct box){p.x - half, p.y - half, q.x - p.x + 2 * half, q.y - p.y + 2 * half}, 8,
             how);
}

static void draw_hint(struct drawing *d, const struct scene *sc)
{
    int ink = sc->played ? ink_clear(INK_GOOD, 70) : INK_NONE;

    draw_edge(d, sc->played, 30, (struct style){.outline = INK_TEXT, .width = 3.5f});
    if (sc->hint_count > 0)
        draw_edge(d, sc->hints[0], 34,
                  (struct style){.fill = ink, .outline = INK_GOOD, .width = 4, .dash = 9});
}

/* A rug that was taken in hand and is not over the board yet. */
static void draw_held(struct drawing *d, const struct scene *sc)
{
    struct rug_look look = {sc->now->colour[sc->now->mover], 2, true, true, SHADOW_HIGH};
    struct point at = place_inside(marrakech_view_layout(&sc->page).on_board, sc->cursor);

    if (!sc->ui->held || sc->cursor.x < 0)
        return;
    draw_push(
        d, (struct place){.x = at.x,
                          .y = at.y,
                          .turn = 90.0f * (float)(marrakech_view_side(sc->now, sc->ui, -1) - EAST),
                          .scale = 0.9f,
                          .fade = 0.15f});
    marrakech_art_rug(d, &look);
    draw_pop(d);
}

void marrakech_view_choices(struct drawing *d, const struct scene *sc)
{
    struct ghost g = {.there = false};

    if (sc->person < 0)
        return;
    if (sc->now->phase == ROTATE) {
        int turn =
            sc->focus > AHEAD && sc->focus < AHEAD + FACINGS ? sc->focus - AHEAD : sc->ui->turn;

        draw_prospect(d, sc, sc->focus == AHEAD ? 0 : turn);
        draw_headings(d, sc);
    }
    if (sc->now->phase != PLACE)
        return;
    if (shown_target(sc) >= 0)
        g = marrakech_view_ghost(sc->now, sc->ui, shown_target(sc));
    if (g.there)
        draw_ghost(d, sc, &g);
    else
        draw_held(d, sc);
    draw_studs(d, sc);
    draw_hint(d, sc);
    for (int i = 0; sc->refused && i < sc->refused->places; i++)
        marrakech_view_mark(d, sc->refused->place[i], INK_BAD, 4, SHADOW_NONE);
}
