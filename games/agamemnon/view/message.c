/* Agamemnon: what is said below the board: a refusal, a hint, a string, a tile, or what happened. */
#include "games/agamemnon/view/view.h"

/* "With the warp on node 13: orange +3, black -2." */
static void write_preview(struct writer *w, const struct look *l)
{
    int changes = 0;

    write_text(w, "With ");
    agamemnon_view_the_tile(w, move_kind(l->preview));
    write_text(w, " on node ");
    write_digits(w, move_node(l->preview), 2);
    write_text(w, ": ");
    for (int player = 0; player < 2; player++) {
        int gain = l->gain[player];

        if (gain == 0)
            continue;
        write_text(w, changes++ ? ", " : "");
        say_seat_within(w, &agamemnon_rules, l->sc->now, player);
        write_text(w, gain > 0 ? " +" : " \xe2\x88\x92");
        write_number(w, gain > 0 ? gain : -gain);
    }
    write_text(w, changes ? "." : "no change in points.");
}

static bool write_focus(struct writer *w, const struct look *l)
{
    const struct scene *sc = l->sc;
    struct refusal why;

    if (l->preview) {
        write_preview(w, l);
        return true;
    }
    if (sc->t < 1 || (sc->focus < 0 && !sc->ui->node))
        return false;
    if (sc->ui->node) {
        say_for(w, sc->ui->edge
                       ? "Now the edge to exchange it with, at the same node."
                       : "{Click|Touch} two edges at the warp to exchange their kinds, or choose "
                         "no exchange.");
        return true;
    }
    if (sc->ui->held && sc->focus < l->board->nodes &&
        agamemnon_why_not(sc->now, agamemnon_view_placement(sc->now, sc->ui, sc->focus), &why)) {
        write_text(w, why.text);
        return true;
    }
    if (sc->focus < l->board->nodes)
        agamemnon_view_node_words(w, sc->now, sc->focus);
    else if (agamemnon_view_edge_of(l, sc->focus) >= 0)
        write_text(w, sc->ui->held        ? "Tiles are placed on nodes"
                      : sc->now->unmapped ? "Lots decide which thread is here"
                                          : "An empty edge: it belongs to no string");
    else if (sc->focus >= HAND && sc->focus < HAND + sc->now->held)
        agamemnon_view_kind_words(w, sc->now->hand[sc->focus - HAND]);
    else
        return false;
    write_char(w, '.');
    return true;
}

static void write_still(struct writer *w, const struct state *s)
{
    if (s->unmapped) {
        write_text(w, "The lots of the Loom are not drawn yet.");
        return;
    }
    write_counted(w, s->placed, "tile");
    write_text(w, " placed, ");
    write_counted(w, TILES - s->placed, "tile");
    write_text(w, " to come.");
}

/* Told at once; what chance brings is told when it is seen. */
static bool is_decision(move m)
{
    return move_act(m) == PLACE || move_act(m) == PUT_BACK;
}

/* What is worth saying now. */
static int choose_message(struct writer *w, const struct look *l)
{
    const struct scene *sc = l->sc;

    int ink = say_first(w, &agamemnon_view, &agamemnon_rules, sc);

    if (ink != INK_NONE)
        return ink;
    if (l->lit >= 0) {
        agamemnon_view_explain(w, &l->fate[l->lit]);
        return INK_GLOW;
    }
    if (sc->lesson) {
        write_text(w, sc->lesson);
        return INK_TEAL;
    }
    if (write_focus(w, l))
        return INK_TEXT;
    if (sc->now->placed == TILES && sc->t >= 1) {
        agamemnon_view_account(w, sc->now);
    } else if (sc->still) {
        write_still(w, sc->now);
    } else if (sc->last && (sc->t >= 1 || is_decision(sc->last))) {
        w->unnamed = true;
        agamemnon_view_tell(w, sc->before, sc->last, sc->now);
    } else {
        agamemnon_view_ask(w, sc->before);
    }
    return INK_TEXT;
}

void agamemnon_view_message(struct drawing *d, const struct look *l)
{
    char text[SENTENCE_ROOM];
    struct writer w = scene_writer(l->sc, text, sizeof text);
    int ink = choose_message(&w, l);

    if (text[0] >= 'a' && text[0] <= 'z')
        text[0] = (char)(text[0] - 'a' + 'A');
    part_message(d, l->at.message, ink, text);
}
