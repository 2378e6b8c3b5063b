/* Marrakech: what lies and happens on the board. */
#include "games/marrakech/view.h"

/* ---- Rugs ----------------------------------------------------------------------------------- */

/* Turned so that the look's x axis runs from the square towards its other half. */
static void draw_at(struct drawing *d, struct point at, int side, const struct rug_look *look)
{
    draw_push(d, (struct place){.x = at.x, .y = at.y, .turn = 90.0f * (float)(side - EAST)});
    art_rug(d, look);
    draw_pop(d);
}

static struct point between(int a, int b)
{
    struct point p = art_square(a), q = art_square(b);

    return (struct point){(p.x + q.x) / 2, (p.y + q.y) / 2};
}

static void draw_whole(struct drawing *d, int square, int other, int colour, enum shadow shadow)
{
    struct rug_look look = {colour, 2, true, true, shadow};

    draw_at(d, between(square, other), other - square == 1 ? SOUTH : EAST, &look);
}

/* What shows of a rug on one square. Where its other half shows too it is drawn once, with the square
   that has the smaller number. */
static void draw_rug(struct drawing *d, const struct state *s, int square)
{
    unsigned rug = s->rug[square];
    int side = marrakech_rug_side(rug);
    int other = side == NOBODY ? NOBODY : marrakech_neighbour(square, side);
    bool whole = other != NOBODY && marrakech_same_rug(rug, s->rug[other]);
    struct rug_look look = {marrakech_rug_colour(rug), 1, true, side == NOBODY, SHADOW_LOW};

    if (rug == 0 || (whole && other < square))
        return;
    if (whole)
        draw_whole(d, square, other, look.colour, SHADOW_LOW);
    else
        draw_at(d, art_square(square), side == NOBODY ? EAST : side, &look);
}

void look_rugs(struct drawing *d, const struct state *s)
{
    for (int square = 0; square < SQUARES; square++)
        draw_rug(d, s, square);
}

/* It is let go from above and comes to rest. */
void look_laid(struct drawing *d, move m, float t)
{
    struct rug rug = marrakech_rug_of(m);
    int a = SIDE * rug.x[0] + rug.y[0], b = SIDE * rug.x[1] + rug.y[1];
    float above = (1 - t) * (1 - t);
    struct rug_look look = {rug.colour, 2, true, true, t < 1 ? SHADOW_HIGH : SHADOW_LOW};
    struct point at = between(a, b);

    draw_push(d, (struct place){.x = at.x,
                                .y = at.y - 40 * above,
                                .turn = b - a == 1 ? 90.0f : 0,
                                .scale = 1 + 0.35f * above,
                                .fade = above * 0.6f});
    art_rug(d, &look);
    draw_pop(d);
}

/* ---- Squares as targets --------------------------------------------------------------------- */

static bool is_free_to_lay(const struct scene *sc)
{
    return sc->person >= 0 && sc->now->phase == PLACE;
}

static void write_square_label(struct writer *w, const struct scene *sc, int square)
{
    const struct state *s = sc->now;
    struct ghost g;

    look_square_name(w, square);
    if (s->rug[square]) {
        write_text(w, ", ");
        write_text(w, marrakech_colour_name[marrakech_rug_colour(s->rug[square])]);
        write_text(w, " rug");
    }
    if (square == s->assam) {
        static const char *const looks[] = {"north", "east", "south", "west"};

        write_text(w, ", Assam facing ");
        write_text(w, looks[s->facing]);
    }
    if (!is_free_to_lay(sc))
        return;
    g = look_ghost(s, sc->ui, square);
    if (g.there && g.legal) {
        write_text(w, ", lay a rug here and on ");
        look_square_name(w, g.other);
    }
}

void look_squares(struct drawing *d, const struct scene *sc)
{
    for (int square = 0; !sc->still && square < SQUARES; square++) {
        char label[96];
        struct writer w = writer_over(label, sizeof label);
        struct point c = art_square(square);
        struct ghost g = {.there = false};

        if (is_free_to_lay(sc))
            g = look_ghost(sc->now, sc->ui, square);
        write_square_label(&w, sc, square);
        draw_box(d, (struct box){c.x - CELL / 2.0f, c.y - CELL / 2.0f, CELL, CELL}, 0,
                 (struct style){.fill = INK_NONE});
        draw_target(d, square, g.legal ? TARGET_PUT : TARGET_IDLE, label);
    }
}

/* ---- Choices -------------------------------------------------------------------------------- */

static void mark_square(struct drawing *d, int square, int ink, float width, enum shadow shadow)
{
    struct point c = art_square(square);
    const float reach = CELL / 2.0f - 2;
    struct box b = {c.x - reach, c.y - reach, 2 * reach, 2 * reach};

    draw_box(d, b, 5, (struct style){.fill = ink_clear(ink, 78)});
    draw_box(d, b, 5, (struct style){.outline = ink, .width = width, .shadow = shadow});
}

static void draw_ghost(struct drawing *d, const struct scene *sc, const struct ghost *g)
{
    int a = g->square < g->other ? g->square : g->other, b = a == g->square ? g->other : g->square;
    struct rug_look look = {sc->now->colour[sc->now->mover], 2, true, true, SHADOW_HIGH};
    struct point at = between(a, b);

    draw_push(d, (struct place){.x = at.x,
                                .y = at.y - 3,
                                .turn = b - a == 1 ? 90.0f : 0,
                                .scale = 1.03f,
                                .fade = g->legal ? 0.12f : 0.5f});
    art_rug(d, &look);
    draw_pop(d);
    if (!g->legal)
        for (int i = 0; i < 2; i++)
            mark_square(d, i ? a : b, INK_BAD, 3, SHADOW_NONE);
}

/* Every place where a rug could go, as a stud on the edge that it would lie across. Where it would
   hide a whole rug the stud is a cross: touching it tells why. */
static void draw_stud(struct drawing *d, const struct scene *sc, int square, int other)
{
    struct point at = between(square, other);
    int id = EDGE + 2 * square + (other - square == 1);
    struct ghost g = look_ghost(sc->now, sc->ui, id);
    struct path p = {.count = 0};
    int ink = art_ink(sc->now->colour[sc->now->mover]);
    char label[96];
    struct writer w = writer_over(label, sizeof label);

    draw_disc(d, at, 15, (struct style){.fill = INK_NONE});
    write_text(&w, g.legal ? "lay a rug on " : "no rug can go on ");
    look_square_name(&w, square);
    write_text(&w, " and ");
    look_square_name(&w, other);
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
    art_star(&p, at, 7.5f);
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

/* The squares where he could arrive, with the odds of the die and what they would cost. */
static void draw_prospect(struct drawing *d, const struct scene *sc, int turn)
{
    static const char *const odds[] = {"1/6", "2/6", "2/6", "1/6"};
    struct state s = *sc->now;
    struct assam at = {s.assam / SIDE, s.assam % SIDE, (s.facing + turn) % FACINGS};

    for (int i = 0; i < 4; i++) {
        char text[16];
        struct writer w = writer_over(text, sizeof text);
        struct point c;
        int owed;

        at = marrakech_walk(at, 1);
        s.assam = (uint8_t)(SIDE * at.x + at.y);
        owed = marrakech_payment(&s, s.mover);
        c = art_square(s.assam);
        if (owed > 0) {
            write_text(&w, "\xe2\x88\x92");
            write_number(&w, owed);
        }
        draw_disc(d, (struct point){c.x + 21, c.y + 21}, 15,
                  (struct style){.fill = owed ? INK_BAD : INK_PANEL,
                                 .outline = owed ? ink_light(INK_BAD, 60) : INK_ACCENT,
                                 .width = 2,
                                 .shadow = SHADOW_LOW});
        draw_text(d, (struct box){c.x + 8, c.y + 12, 26, 18},
                  (struct type){
                      .ink = owed ? ink_over(INK_BAD) : INK_TEXT, .size = 14, .font = FONT_BOLD},
                  owed ? text : odds[i]);
    }
}

static void draw_headings(struct drawing *d, const struct scene *sc)
{
    static const char *const label[] = {"Assam goes straight on", "turn Assam right", "",
                                        "turn Assam left"};
    static const float dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};
    struct point c = art_square(sc->now->assam);

    for (int turn = 0; turn < FACINGS; turn++) {
        int facing = (sc->now->facing + turn) % FACINGS;
        bool chosen = sc->ui->turn == turn, pointed = sc->focus == AHEAD + turn;
        struct point at = {c.x + dx[facing] * 62, c.y + dy[facing] * 62};

        if (turn == 2)
            continue;
        draw_disc(d, at, 21,
                  (struct style){.fill = chosen ? INK_ACCENT : INK_PANEL,
                                 .outline = chosen ? INK_IVORY : INK_ACCENT,
                                 .width = pointed ? 4 : 2.5f,
                                 .shadow = chosen ? SHADOW_GLOW : SHADOW_LOW});
        draw_target(d, AHEAD + turn, TARGET_READY, label[turn]);
        art_arrow(d, at, 11, 90.0f * (float)facing, chosen ? ink_over(INK_ACCENT) : INK_ACCENT);
    }
}

static void draw_hint(struct drawing *d, const struct scene *sc)
{
    move m = sc->hint_count > 0 ? sc->hints[0] : 0;
    struct rug rug = marrakech_rug_of(m);
    struct point p, q;

    if (m == 0 || marrakech_kind(m) != LAY)
        return;
    p = art_square(SIDE * rug.x[0] + rug.y[0]);
    q = art_square(SIDE * rug.x[1] + rug.y[1]);
    draw_box(d, (struct box){p.x - 34, p.y - 34, q.x - p.x + 68, q.y - p.y + 68}, 8,
             (struct style){.outline = INK_GOOD, .width = 5, .dash = 9, .shadow = SHADOW_NONE});
}

void look_choices(struct drawing *d, const struct scene *sc)
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
        g = look_ghost(sc->now, sc->ui, shown_target(sc));
    if (g.there)
        draw_ghost(d, sc, &g);
    draw_studs(d, sc);
    draw_hint(d, sc);
    for (int i = 0; sc->refused && i < sc->refused->places; i++)
        mark_square(d, sc->refused->place[i], INK_BAD, 4, SHADOW_NONE);
}

/* ---- Payment -------------------------------------------------------------------------------- */

/* How far a square is from Assam's, to count a region from there on. */
static int distance(int a, int b)
{
    int x = a / SIDE - b / SIDE, y = a % SIDE - b % SIDE;

    return (x < 0 ? -x : x) + (y < 0 ? -y : y);
}

static void draw_counted(struct drawing *d, int square, int number)
{
    char text[8];
    struct writer w = writer_over(text, sizeof text);
    struct point c = art_square(square);

    write_number(&w, number);
    mark_square(d, square, INK_GLOW, 5, SHADOW_GLOW);
    draw_disc(d, (struct point){c.x + 22, c.y - 22}, 13,
              (struct style){.fill = INK_PANEL, .outline = INK_GOLD, .width = 2.5f});
    draw_text(d, (struct box){c.x + 10, c.y - 32, 24, 20},
              (struct type){.ink = INK_TEXT, .size = 16, .font = FONT_BOLD}, text);
}

/* The region that is paid for lights up square by square from Assam on, counting. */
void look_payment(struct drawing *d, const struct scene *sc, const struct timing *time)
{
    float now = sc->t * time->total - time->walk;
    int assam = sc->now->assam, count = 0;
    uint64_t region;

    if (time->owed == 0 || sc->t >= 1 || now < 0)
        return;
    region = marrakech_region(sc->now->shown[marrakech_rug_colour(sc->now->rug[assam])], assam);
    for (int far = 0; far < 2 * SIDE; far++)
        for (int square = 0; square < SQUARES; square++)
            if ((region >> square & 1) && distance(square, assam) == far &&
                now > 0.1f * (float)count)
                draw_counted(d, square, ++count);
}

void look_coins(struct drawing *d, const struct scene *sc, const struct timing *time)
{
    float left = time->pay - sc->t * time->total; /* until the last coin lands */
    struct box from, to;

    if (time->owed == 0 || sc->t >= 1 || left < 0 || left > 1.2f)
        return;
    from = look_panel_box(sc->now, time->payer);
    to = look_panel_box(sc->now, time->owner);
    for (int i = 0; i < time->paid && i < 8; i++) {
        float t = (1.2f - left - 0.06f * (float)i) / 0.75f, bow;

        if (t <= 0 || t >= 1)
            continue;
        bow = -90 * t * (1 - t) * 4;
        art_coin(d,
                 (struct point){from.x + 250 + bow,
                                from.y + from.h / 2 + (to.y + to.h / 2 - from.y - from.h / 2) * t},
                 13);
    }
}
