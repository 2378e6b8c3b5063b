/* Blokus: what is asked and what happened, in words. */
#include "games/blokus/view/view.h"

const char *const blokus_view_tile_names[TILES] = {
    "I1", "I2", "I3", "V3", "I4", "L4", "T4", "O4", "Z4", "I5", "L5",
    "N5", "P5", "U5", "Y5", "T5", "V5", "W5", "Z5", "F5", "X5",
};

void blokus_view_write_square(struct writer *w, int x, int y)
{
    write_char(w, blokus_letters[x]);
    write_char(w, blokus_letters[y]);
}

void blokus_view_write_covered(struct writer *w, const struct placement *p)
{
    const struct tile_shape *shape = placement_shape(p);

    for (int i = 0; i < shape->size; i++) {
        if (i)
            write_text(w, i + 1 < shape->size ? ", " : " and ");
        blokus_view_write_square(w, p->x + shape->cell[i].x, p->y + shape->cell[i].y);
    }
}

void blokus_view_colour(struct writer *w, const struct state *s, int colour)
{
    int seat = blokus_view_seat_of(s, colour);

    if (seat < 0 || !w->names || !w->names[seat]) {
        write_capital(w, blokus_colour_names[colour]);
        return;
    }
    say_seat(w, &blokus_rules, s, seat);
    if (variant_of(s)->colours > variant_of(s)->players) {
        write_text(w, " (");
        write_text(w, blokus_colour_names[colour]);
        write_char(w, ')');
    }
}

void blokus_view_side(struct writer *w, const struct state *s, int side)
{
    say_seat(w, &blokus_rules, s, side);
    if (s->mode == TEAMS) {
        write_text(w, " and ");
        say_seat_within(w, &blokus_rules, s, side + 2);
    }
}

/* "Blue"; "Ann (blue)"; for the colour that belongs to all "Red plays green, which all three share, and". */
static void write_mover(struct writer *w, const struct state *s)
{
    if (blokus_view_seat_of(s, s->mover) >= 0) {
        blokus_view_colour(w, s, s->mover);
    } else if (!blokus_can_place(s, s->mover)) {
        write_text(w, "Green, which all three share,");
    } else {
        say_seat(w, &blokus_rules, s, blokus_rules.actor(s));
        write_text(w, " plays green, which all three share, and");
    }
}

void blokus_view_ask(struct writer *w, const struct state *s)
{
    if (blokus_view_over(s)) {
        write_text(w, "The game is over. ");
        write_text(w, s->mode == EIGHTY_FOUR ? "The aim is a place for all 84 tiles."
                                             : "Each square left costs a point.");
        for (int c = 0; c < variant_of(s)->colours; c++)
            if (s->held[c] == 0 && s->mode != EIGHTY_FOUR) {
                write_text(w, " All tiles placed: 15 points, or 20 with the single square last.");
                break;
            }
        return;
    }
    write_mover(w, s);
    if (!blokus_can_place(s, s->mover))
        write_text(w,
                   s->ceased >> s->mover & 1 ? " has stopped." : " can place no tile and stops.");
    else if (blokus_opened(s, s->mover))
        write_text(w, " places a tile.");
    else if (s->mode == DUO)
        write_text(w, " places the first tile over a start square.");
    else
        write_text(w, " places the first tile over a corner of the board.");
}

void blokus_view_tell(struct writer *w, const struct state *before, move m,
                      const struct state *after)
{
    struct placement p = move_placement(m);
    int colour = move_colour(m);

    blokus_view_colour(w, before, colour);
    if (move_is_pass(m)) {
        write_text(w, before->ceased >> colour & 1       ? " has stopped."
                      : blokus_can_place(before, colour) ? " passed and plays no more."
                                                         : " could place no tile and stopped.");
        return;
    }
    write_text(w, " placed a tile of ");
    write_counted(w, placement_shape(&p)->size, "square");
    if (!w->unnamed) {
        write_text(w, " at ");
        blokus_view_write_square(w, p.x, p.y);
    }
    if (after->held[colour] == 0) {
        write_text(w, ": all tiles placed, ");
        write_number(w, blokus_colour_score(after, colour));
        write_text(w, " points");
    }
    write_char(w, '.');
}

void blokus_view_advise(struct writer *w, const struct state *s, move m)
{
    struct placement p = move_placement(m);

    (void)s;
    if (move_is_pass(m)) {
        write_text(w, "pass");
        return;
    }
    write_text(w, p.tile == MONOMINO ? "place the single square " : "place the marked tile ");
    write_text(w, w->unnamed ? "where it is shown" : "on ");
    if (!w->unnamed)
        blokus_view_write_covered(w, &p);
}

bool blokus_view_is_of(const struct state *s, int colour, int side)
{
    return s->mode == TEAMS ? colour % 2 == side : blokus_view_seat_of(s, colour) == side;
}

/* "9 squares left"; "all tiles placed, the single square last". */
static void write_left(struct writer *w, const struct state *s, int colour)
{
    if (s->held[colour]) {
        write_counted(w, blokus_view_squares_left(s, colour), "square");
        write_text(w, " left");
        return;
    }
    write_text(w, "all tiles placed");
    if (blokus_colour_score(s, colour) == MONOMINO_BONUS)
        write_text(w, ", the single square last");
}

/* Behind the colours of a side how they are added up: "Ann: -9 - 12 = -21." */
static void write_sum(struct writer *w, const struct state *s, int side)
{
    int sum = 0, parts = 0;

    write_char(w, ' ');
    blokus_view_side(w, s, side);
    write_text(w, ": ");
    for (int c = 0; c < variant_of(s)->colours; c++)
        if (blokus_view_is_of(s, c, side)) {
            int points = blokus_colour_score(s, c);

            write_text(w, parts == 0 ? "" : points < 0 ? " \xe2\x88\x92 " : " + ");
            say_number(w, parts++ == 0 ? points : points < 0 ? -points : points);
            sum += points;
        }
    write_text(w, " = ");
    say_number(w, sum);
    write_char(w, '.');
}

int blokus_view_sides(const struct state *s)
{
    return s->mode == TEAMS ? 2 : variant_of(s)->players;
}

void blokus_view_account(struct writer *w, const struct state *s)
{
    bool together = s->mode == TEAMS || s->mode == TWO;

    for (int c = 0; c < variant_of(s)->colours; c++) {
        if (blokus_view_seat_of(s, c) < 0)
            continue;
        write_text(w, c ? " " : "");
        blokus_view_colour(w, s, c);
        write_text(w, ": ");
        write_left(w, s, c);
        write_text(w, s->held[c] ? ", " : ": ");
        say_points(w, blokus_colour_score(s, c));
        write_char(w, '.');
    }
    for (int side = 0; together && side < blokus_view_sides(s); side++)
        write_sum(w, s, side);
}

void blokus_view_write_result(struct writer *w, const struct state *s)
{
    int share[MAX_PLAYERS] = {0}, winners = 0;
    bool shared = false, many = false;

    blokus_rules.result(s, share);
    if (s->mode == EIGHTY_FOUR) {
        int left = 0;

        for (int c = 0; c < COLOURS; c++)
            left += blokus_view_squares_left(s, c);
        if (left == 0) {
            write_text(w, "All 84 tiles placed!");
            return;
        }
        write_counted(w, left, "square");
        write_text(w, " left over");
        return;
    }
    for (int p = 0; p < variant_of(s)->players; p++)
        winners += share[p] > 0;
    if (winners == variant_of(s)->players) {
        write_text(w, "A draw!");
        return;
    }
    for (int p = 0, written = 0; p < variant_of(s)->players; p++)
        if (share[p] > 0) {
            if (written)
                write_text(w, written == winners - 1 ? " and " : ", ");
            many = many || written || say_many(w, &blokus_rules, s, p);
            (written++ ? say_seat_within : say_seat)(w, &blokus_rules, s, p);
            shared = shared || share[p] < 1000;
        }
    write_text(w, shared ? " share the win" : many ? " win!" : " wins!");
}
