/* Blokus: a board for human eyes. */
#include "games/blokus/rules/board.h"

static const char marks[] = "BYRG";
static const int inks[] = {TINT_BLUE, TINT_YELLOW, TINT_RED, TINT_GREEN};

static void print_square(struct writer *w, const struct state *s, int x, int y)
{
    int colour = blokus_colour_at(s, x, y);

    if (colour < 0) {
        write_text(w, " ·");
        return;
    }
    write_char(w, ' ');
    write_ink(w, inks[colour]);
    write_char(w, marks[colour]);
    write_ink(w, INK_PLAIN);
}

static void print_letters(struct writer *w, int side)
{
    write_text(w, "  ");
    for (int x = 0; x < side; x++) {
        write_char(w, ' ');
        write_char(w, blokus_letters[x]);
    }
    write_char(w, '\n');
}

static void print_squares(struct writer *w, const struct state *s)
{
    int side = variant_of(s)->side;

    print_letters(w, side);
    for (int y = 0; y < side; y++) {
        write_char(w, ' ');
        write_char(w, blokus_letters[y]);
        for (int x = 0; x < side; x++)
            print_square(w, s, x, y);
        write_char(w, ' ');
        write_char(w, blokus_letters[y]);
        write_char(w, '\n');
    }
    print_letters(w, side);
}

/* One line a colour: score, tiles held, and those of them that fit nowhere now. */
static void print_colour(struct writer *w, const struct state *s, int colour)
{
    uint32_t stuck = s->held[colour] & ~blokus_playable(s, colour);
    bool ceased = s->ceased >> colour & 1;

    write_text(w, colour == s->mover && blokus_rules.actor(s) != OVER ? "> " : "  ");
    write_ink(w, inks[colour]);
    write_pad(w, blokus_colour_names[colour], 7);
    write_ink(w, INK_PLAIN);
    write_number(w, blokus_colour_score(s, colour));
    if (s->held[colour]) {
        write_text(w, ", holds ");
        blokus_write_tiles(w, s->held[colour]);
    }
    if (ceased || stuck == s->held[colour])
        write_text(w, ceased ? ", stopped" : ", blocked");
    else if (stuck) {
        write_text(w, ", cannot place ");
        blokus_write_tiles(w, stuck);
    }
    write_char(w, '\n');
}

void blokus_print(struct writer *w, const struct state *s)
{
    int points[MAX_PLAYERS];

    print_squares(w, s);
    for (int c = 0; c < variant_of(s)->colours; c++)
        print_colour(w, s, c);
    if (s->mode == FOUR || s->mode == DUO)
        return;
    blokus_rules.scores(s, points);
    for (int p = 0; p < variant_of(s)->players; p++) {
        write_text(w, "  player ");
        write_number(w, p + 1);
        write_text(w, " (");
        write_text(w, blokus_rules.seat_name(s, p));
        write_text(w, "): ");
        write_number(w, points[p]);
        write_char(w, '\n');
    }
}
