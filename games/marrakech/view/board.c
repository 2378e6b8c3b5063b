/* Marrakech: what lies on the board and what happens there. */
#include "games/marrakech/view/view.h"

/* ---- Rugs ----------------------------------------------------------------------------------- */

/* Turned so that the look's x axis runs from the square towards its other half. */
static void draw_at(struct drawing *d, struct point at, int side, const struct rug_look *look)
{
    draw_push(d, (struct place){.x = at.x, .y = at.y, .turn = 90.0f * (float)(side - EAST)});
    marrakech_art_rug(d, look);
    draw_pop(d);
}

struct point marrakech_view_between(int a, int b)
{
    struct point p = marrakech_art_square(a), q = marrakech_art_square(b);

    return (struct point){(p.x + q.x) / 2, (p.y + q.y) / 2};
}

static void draw_whole(struct drawing *d, int square, int other, int colour, enum shadow shadow)
{
    struct rug_look look = {colour, 2, true, true, shadow};

    draw_at(d, marrakech_view_between(square, other), other - square == 1 ? SOUTH : EAST, &look);
}

/* What shows of a rug on one square. Where its other half shows too it is drawn once, with the
   square that has the smaller number. */
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
        draw_at(d, marrakech_art_square(square), side == NOBODY ? EAST : side, &look);
}

void marrakech_view_rugs(struct drawing *d, const struct state *s)
{
    for (int square = 0; square < SQUARES; square++)
        draw_rug(d, s, square);
}

/* It is let go from above and comes to rest. */
void marrakech_view_laid(struct drawing *d, move m, float t)
{
    struct rug rug = marrakech_rug_of(m);
    int a = SIDE * rug.x[0] + rug.y[0], b = SIDE * rug.x[1] + rug.y[1];
    float above = (1 - t) * (1 - t);
    struct rug_look look = {rug.colour, 2, true, true, t < 1 ? SHADOW_HIGH : SHADOW_LOW};
    struct point at = marrakech_view_between(a, b);

    draw_push(d, (struct place){.x = at.x,
                                .y = at.y - 40 * above,
                                .turn = b - a == 1 ? 90.0f : 0,
                                .scale = 1 + 0.35f * above,
                                .fade = above * 0.6f});
    marrakech_art_rug(d, &look);
    draw_pop(d);
}

/* Rugs that others have laid since, as far as they can still be seen. */
void marrakech_view_news(struct drawing *d, const struct scene *sc)
{
    for (int i = 0; i < sc->news_count; i++) {
        move m = sc->news[i].m;
        struct rug rug;
        struct path edge = {.count = 0};
        struct point at, half;
        bool upright;

        if (marrakech_kind(m) != LAY)
            continue;
        rug = marrakech_rug_of(m);
        at = marrakech_view_between(SIDE * rug.x[0] + rug.y[0], SIDE * rug.x[1] + rug.y[1]);
        upright = rug.x[0] == rug.x[1];
        half = (struct point){upright ? CELL / 2.0f - 3 : CELL - 3,
                              upright ? CELL - 3 : CELL / 2.0f - 3};
        path_move(&edge, at.x - half.x, at.y - half.y);
        path_line(&edge, at.x + half.x, at.y - half.y);
        path_line(&edge, at.x + half.x, at.y + half.y);
        path_line(&edge, at.x - half.x, at.y + half.y);
        path_close(&edge);
        part_news(d, &edge);
        part_news_number(d, sc, &sc->news[i], (struct point){at.x - half.x + 8, at.y - half.y + 8},
                         22);
    }
}

void marrakech_view_mark(struct drawing *d, int square, int ink, float width, enum shadow shadow)
{
    struct point c = marrakech_art_square(square);
    const float reach = CELL / 2.0f - 2;
    struct box b = {c.x - reach, c.y - reach, 2 * reach, 2 * reach};

    draw_box(d, b, 5, (struct style){.fill = ink_clear(ink, 78)});
    draw_box(d, b, 5, (struct style){.outline = ink, .width = width, .shadow = shadow});
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

    marrakech_view_square_name(w, square);
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
    g = marrakech_view_ghost(s, sc->ui, square);
    if (g.there && g.legal) {
        write_text(w, ", lay a rug here and on ");
        marrakech_view_square_name(w, g.other);
    }
}

void marrakech_view_squares(struct drawing *d, const struct scene *sc)
{
    for (int square = 0; !sc->still && square < SQUARES; square++) {
        char label[96];
        struct writer w = writer_over(label, sizeof label);
        struct point c = marrakech_art_square(square);
        struct ghost g = {.there = false};

        if (is_free_to_lay(sc))
            g = marrakech_view_ghost(sc->now, sc->ui, square);
        write_square_label(&w, sc, square);
        draw_box(d, (struct box){c.x - CELL / 2.0f, c.y - CELL / 2.0f, CELL, CELL}, 0,
                 (struct style){.fill = INK_NONE});
        draw_target(d, square, g.legal ? TARGET_PUT : TARGET_IDLE, label);
    }
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
    struct point c = marrakech_art_square(square);

    write_number(&w, number);
    marrakech_view_mark(d, square, INK_GLOW, 5, SHADOW_GLOW);
    draw_disc(d, (struct point){c.x + 22, c.y - 22}, 13,
              (struct style){.fill = INK_PANEL, .outline = INK_GOLD, .width = 2.5f});
    draw_text(d, (struct box){c.x + 10, c.y - 32, 24, 20},
              (struct type){.ink = INK_TEXT, .size = 16, .font = FONT_BOLD}, text);
}

/* The region that is paid for lights up square by square from Assam on, counting. */
void marrakech_view_payment(struct drawing *d, const struct scene *sc, const struct timing *time)
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

/* Where a player's coins are on the page. */
static struct point purse_of(const struct scene *sc, int player)
{
    struct box b = marrakech_view_panel_box(&sc->page, sc->now, player);

    if (sc->page.form == FORM_WIDE)
        return (struct point){b.x + 250, b.y + b.h / 2};
    return box_middle(b);
}

/* In a bow out of the column, or above the cards. */
void marrakech_view_coins(struct drawing *d, const struct scene *sc, const struct timing *time)
{
    float left = time->pay - sc->t * time->total; /* until the last coin lands */

    if (time->owed == 0 || sc->t >= 1 || left < 0 || left > 1.2f)
        return;
    for (int i = 0; i < time->paid && i < 8; i++) {
        float t = (1.2f - left - 0.06f * (float)i) / 0.75f, bow = -90 * t * (1 - t) * 4;
        struct point at = part_between(purse_of(sc, time->payer), purse_of(sc, time->owner), t);

        if (t <= 0 || t >= 1)
            continue;
        if (sc->page.form == FORM_WIDE)
            at.x += bow;
        else
            at.y += bow / 2;
        marrakech_art_coin(d, at, 13);
    }
}
