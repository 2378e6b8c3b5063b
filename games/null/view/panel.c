/* Null: a panel for each player. */
#include "games/null/view/view.h"

/* Who is lit: the player to move or, in the end, the winner. */
static int lit_player(const struct state *s)
{
    return s->heap == 0 ? null_winner(s) : s->mover;
}

static void draw_seat(struct drawing *d, const struct scene *sc, struct box b, int player)
{
    bool lit = lit_player(sc->now) == player;
    char name[NAME_BYTES], who[40], label[SENTENCE_ROOM];
    struct writer n = scene_writer(sc, name, sizeof name), w = writer_over(who, sizeof who),
                  l = scene_writer(sc, label, sizeof label);
    struct box rest = box_inner(b, 6), top;

    null_view_player(&n, player);
    say_who(&w, &null_rules, sc, player);
    say_player(&l, &null_rules, sc, player);
    if (lit)
        write_text(&l, sc->now->heap == 0 ? ", has won" : ", to move");
    part_card(d, b, lit, false);
    part_seat(d, sc, b, player, label);
    top = box_top(&rest, rest.h / 2, 0);
    draw_short(d, top, (struct type){.ink = INK_TEXT, .size = 18, .font = FONT_BOLD}, LEAST_WORDS,
               name);
    draw_text(d, rest, (struct type){.ink = INK_MUTED, .size = 16}, who);
}

void null_view_seats(struct drawing *d, const struct scene *sc, const struct layout *at)
{
    for (int player = 0; player < sc->now->players; player++)
        draw_seat(d, sc, box_cell(at->seats, at->seat_columns, at->seat_rows, 8, player), player);
}
