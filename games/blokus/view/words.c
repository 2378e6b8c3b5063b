/* Blokus: what is asked and what happened, in words. */
#include "games/blokus/view/view.h"

const char *const blokus_view_tile_names[TILES] = {
    "I1", "I2", "I3", "V3", "I4", "L4", "T4", "O4", "Z4", "I5", "L5",
    "N5", "P5", "U5", "Y5", "T5", "V5", "W5", "Z5", "F5", "X5",
};

void blokus_view_write_score(struct writer *w, int points)
{
    if (points < 0)
        write_text(w, "\xe2\x88\x92");
    write_number(w, points < 0 ? -points : points);
}

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
            write_char(w, ' ');
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
        write_text(w, "The game is over.");
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
                      : blokus_can_place(before, colour) ? " passes and plays no more."
                                                         : " can place no tile and stops.");
        return;
    }
    write_text(w, " placed tile ");
    write_char(w, blokus_letters[p.tile]);
    write_text(w, ", ");
    write_counted(w, placement_shape(&p)->size, "square");
    write_text(w, ", at ");
    blokus_view_write_square(w, p.x, p.y);
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
    write_text(w, "place tile ");
    write_char(w, blokus_letters[p.tile]);
    write_text(w, " on ");
    blokus_view_write_covered(w, &p);
}

/* Is the first winner called by a name, not by two colours? */
static bool is_named(const struct writer *w, const int share[MAX_PLAYERS])
{
    return w->names && w->names[share[0] > 0 ? 0 : 1];
}

void blokus_view_write_result(struct writer *w, const struct state *s)
{
    int share[MAX_PLAYERS] = {0}, winners = 0;
    bool shared = false;

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
                write_text(w, " and ");
            (written++ ? say_seat_within : say_seat)(w, &blokus_rules, s, p);
            shared = shared || share[p] < 1000;
        }
    write_text(w, shared                                                   ? " share the win"
                  : winners > 1 || (s->mode == TWO && !is_named(w, share)) ? " win!"
                                                                           : " wins!");
}
