/* Marrakech: the published game string, and snapshots, which add what it lacks. FORMAT.md describes
   them. */
#include "games/marrakech/rules/marrakech.h"

const char marrakech_colours[] = "cypr";
const char *const marrakech_colour_name[] = {"cyan", "yellow", "purple", "red"};
static const char facings[] = "NESW";

static const char *const phases[] = {"rotate", "roll", "place", "over", NULL};

static const char columns[] = "0123456";

static void read_player(struct reader *r, struct state *s)
{
    int seat = s->players;
    const char *start;

    read_exactly(r, "P", "expected 'P' for another player: two to four play");
    start = r->at;
    s->colour[seat] =
        (uint8_t)read_one_of(r, marrakech_colours, "expected a player's colour: c, y, p or r");
    if (marrakech_seat(s, s->colour[seat]) != NOBODY)
        read_doubt_at(r, start, "this colour plays already");
    s->dirhams[seat] = (uint16_t)read_digits(r, 3, "expected three digits for the dirhams");
    s->rugs[seat] = (uint8_t)read_digits(r, 2, "expected two digits for the rugs left");
    if (read_one_of(r, "io", "expected 'i' (in) or 'o' (out)") == 1)
        s->out = (uint8_t)(s->out | 1u << seat);
    s->players++;
}

struct assam marrakech_read_assam(struct reader *r)
{
    struct assam a;

    read_exactly(r, "A", "expected 'A' for Assam");
    a.x = read_one_of(r, columns, "expected Assam's column, 0 to 6");
    a.y = read_one_of(r, columns, "expected Assam's row, 0 to 6");
    a.facing = read_one_of(r, facings, "expected Assam's facing: N, E, S or W");
    return a;
}

static void read_square(struct reader *r, struct state *s, int square)
{
    const char *start = r->at;
    int colour = read_one_of(r, "cyprn", "expected a rug's colour, or n00 for a bare square");
    int number = read_digits(r, 2, "expected two digits for the rug's number");

    if (r->error)
        return;
    if (colour < COLOURS) {
        s->shown[colour] |= 1ull << square;
        s->rug[square] = marrakech_rug(colour, number, NOBODY);
    } else if (number != 0) {
        read_fail_at(r, start, "a bare square is n00");
    }
}

void marrakech_read_game(struct reader *r, struct state *s)
{
    struct assam a;

    read_player(r, s);
    read_player(r, s);
    while (read_peek(r) == 'P' && s->players < MAX_PLAYERS)
        read_player(r, s);
    a = marrakech_read_assam(r);
    s->assam = (uint8_t)(SIDE * a.x + a.y);
    s->facing = (uint8_t)a.facing;
    read_exactly(r, "B", "expected 'B' for the board");
    for (int square = 0; square < SQUARES; square++)
        read_square(r, s, square);
}

void marrakech_write_assam(struct writer *w, struct assam a)
{
    write_char(w, 'A');
    write_digits(w, a.x, 1);
    write_digits(w, a.y, 1);
    write_char(w, facings[a.facing]);
}

void marrakech_write_game(struct writer *w, const struct state *s)
{
    for (int p = 0; p < s->players; p++) {
        write_char(w, 'P');
        write_char(w, marrakech_colours[s->colour[p]]);
        write_digits(w, s->dirhams[p], 3);
        write_digits(w, s->rugs[p], 2);
        write_char(w, marrakech_is_out(s, p) ? 'o' : 'i');
    }
    marrakech_write_assam(w, (struct assam){s->assam / SIDE, s->assam % SIDE, s->facing});
    write_char(w, 'B');
    for (int square = 0; square < SQUARES; square++) {
        int colour = marrakech_rug_colour(s->rug[square]);

        write_char(w, colour == NOBODY ? 'n' : marrakech_colours[colour]);
        write_digits(w, marrakech_rug_number(s->rug[square]), 2);
    }
}

/* Where the other half of what shows on a square lies, as far as the published string tells: it does
   if that rug shows on exactly two squares and these touch. */
static int visible_side(const struct state *s, int square)
{
    int others = 0, side = NOBODY;

    for (int i = 0; i < SQUARES; i++)
        others += i != square && marrakech_same_rug(s->rug[i], s->rug[square]);
    for (int f = 0; f < FACINGS; f++) {
        int next = marrakech_neighbour(square, f);

        if (next != NOBODY && marrakech_same_rug(s->rug[square], s->rug[next]))
            side = f;
    }
    return others == 1 ? side : NOBODY;
}

static void set_side(struct state *s, int square, int side)
{
    int rug = s->rug[square];

    s->rug[square] = marrakech_rug(marrakech_rug_colour((unsigned)rug),
                                   marrakech_rug_number((unsigned)rug), side);
}

static void set_visible_sides(struct state *s)
{
    for (int square = 0; square < SQUARES; square++)
        if (s->rug[square])
            set_side(s, square, visible_side(s, square));
}

/* One hidden half, such as 33N: the rug that shows on (3,3) goes on under its northern neighbour. */
static void read_half(struct reader *r, struct state *s, uint64_t *seen)
{
    const char *start = r->at;
    int x = read_one_of(r, columns, "expected a column, 0 to 6");
    int y = read_one_of(r, columns, "expected a row, 0 to 6");
    int side = read_one_of(r, "NESW?", "expected a side: N, E, S, W, or ? if not known");
    int square = SIDE * x + y, next;

    if (r->error)
        return;
    next = side < FACINGS ? marrakech_neighbour(square, side) : square;
    if (!s->rug[square])
        read_fail_at(r, start, "no rug shows on this square");
    else if (*seen >> square & 1)
        read_fail_at(r, start, "this square stands here twice");
    else if (next == NOBODY)
        read_fail_at(r, start, "there is no square on that side");
    else if (!s->rug[next])
        read_fail_at(r, start, "on that side lies no rug to hide a half");
    else
        set_side(s, square, side < FACINGS ? side : NOBODY);
    *seen |= 1ull << square;
}

static void read_halves(struct reader *r, struct state *s)
{
    uint64_t seen = 0;

    do
        read_half(r, s, &seen);
    while (read_if(r, ","));
}

static int read_turn(struct reader *r, const struct state *s)
{
    const char *start = r->at;
    int seat = marrakech_seat(
        s, read_one_of(r, marrakech_colours, "expected whose turn it is: c, y, p or r"));

    if (r->error)
        return NOBODY;
    if (seat == NOBODY)
        read_fail_at(r, start, "this colour does not play");
    else if (marrakech_is_out(s, seat))
        read_fail_at(r, start, "this player is out and takes no turn");
    else if (s->rugs[seat] == 0)
        read_fail_at(r, start, "this player has no rugs left and takes no turn");
    return seat;
}

static int read_phase(struct reader *r, const struct state *s)
{
    const char *start = r->at;
    int phase = read_word(r, phases, "expected a phase: rotate, roll, place or over");

    if (marrakech_is_over(s) && phase != FINISHED)
        read_fail_at(r, start, "the game is over: nobody who is in has a rug left");
    if (!marrakech_is_over(s) && phase == FINISHED)
        read_fail_at(r, start, "the game is not over: somebody who is in has rugs left");
    return phase;
}

static void read_tail(struct reader *r, struct state *s)
{
    static const char *const keys[] = {"turn", "phase", "halves", NULL};
    unsigned seen = 0;

    for (int key; (key = read_key(r, keys, &seen)) >= 0;) {
        if (key == 0)
            s->mover = (uint8_t)read_turn(r, s);
        else if (key == 1)
            s->phase = (uint8_t)read_phase(r, s);
        else
            read_halves(r, s);
        if (!read_done(r) && !read_space(r))
            read_fail(r, "expected a blank or the end here");
    }
}

bool marrakech_is_snapshot(const char *text, size_t length)
{
    struct reader r = reader_over(text, length);

    read_space(&r);
    return read_peek(&r) >= 'A' && read_peek(&r) <= 'Z';
}

void marrakech_read_state(struct reader *r, struct state *s)
{
    const char *start;
    int first;

    read_space(r);
    start = r->at;
    marrakech_read_game(r, s);
    if (r->error)
        return;
    if (r->looks)
        marrakech_doubt(r, start, s);
    set_visible_sides(s);
    first = marrakech_bare_mover(s);
    s->mover = (uint8_t)(first == NOBODY ? 0 : first);
    s->phase = first == NOBODY ? FINISHED : ROTATE;
    read_space(r);
    if (read_if(r, ";"))
        read_tail(r, s);
    read_end(r, "expected ';' or the end after the board");
}

static void write_halves(struct writer *w, const struct state *s)
{
    const char *before = " halves=";

    for (int square = 0; square < SQUARES; square++) {
        int side = marrakech_rug_side(s->rug[square]);

        if (!s->rug[square] || side == visible_side(s, square))
            continue;
        write_text(w, before);
        write_digits(w, square / SIDE, 1);
        write_digits(w, square % SIDE, 1);
        write_char(w, side == NOBODY ? '?' : facings[side]);
        before = ",";
    }
}

void marrakech_write_state(struct writer *w, const struct state *s)
{
    marrakech_write_game(w, s);
    write_text(w, " ;");
    if (s->phase != FINISHED) {
        write_text(w, "turn=");
        write_char(w, marrakech_colours[s->colour[s->mover]]);
        write_char(w, ' ');
    }
    write_text(w, "phase=");
    write_text(w, phases[s->phase]);
    write_halves(w, s);
}
