/* Marrakech: what is asked and what happened, in words. */
#include "games/marrakech/view/view.h"

/* How the end is counted. */
const char *const marrakech_view_count = "The game is over. Each dirham is one point and so is "
                                         "each square that shows a player's colour.";

void marrakech_view_square_name(struct writer *w, int square)
{
    write_char(w, '(');
    write_number(w, square / SIDE);
    write_char(w, ',');
    write_number(w, square % SIDE);
    write_char(w, ')');
}

static void write_dirhams(struct writer *w, int amount)
{
    write_number(w, amount);
    write_text(w, amount == 1 ? " dirham" : " dirhams");
}

void marrakech_view_ask(struct writer *w, const struct state *s)
{
    if (s->phase == FINISHED) {
        write_text(w, marrakech_view_count);
        return;
    }
    say_seat(w, &marrakech_rules, s, s->mover);
    if (s->phase == ROTATE)
        write_text(w, " turns Assam, or leaves him, and rolls the die.");
    else if (s->phase == ROLL)
        write_text(w, " rolls the die.");
    else
        write_text(w, " lays a rug next to Assam.");
}

void marrakech_view_tell_payment(struct writer *w, const struct state *before,
                                 const struct timing *time)
{
    say_seat(w, &marrakech_rules, before, time->payer);
    write_text(w, time->paid < time->owed ? " could not pay " : " paid ");
    write_dirhams(w, time->owed);
    write_text(w, " to ");
    say_seat_within(w, &marrakech_rules, before, time->owner);
    if (time->paid < time->owed) {
        write_text(w, ", handed over ");
        write_number(w, time->paid);
        write_text(w, " and is out");
    }
    write_char(w, '.');
}

static void tell_walk(struct writer *w, const struct state *before, move m,
                      const struct state *after)
{
    struct timing time = marrakech_view_timing(before, m);

    write_text(w, " rolled ");
    write_number(w, marrakech_amount(m));
    write_text(w, "; Assam walked to ");
    marrakech_view_square_name(w, after->assam);
    if (time.owed == 0) {
        write_text(w, ", nothing to pay.");
        return;
    }
    write_text(w, ". ");
    marrakech_view_tell_payment(w, before, &time);
}

static void write_rug(struct writer *w, move m)
{
    struct rug rug = marrakech_rug_of(m);

    marrakech_view_square_name(w, SIDE * rug.x[0] + rug.y[0]);
    write_text(w, " and ");
    marrakech_view_square_name(w, SIDE * rug.x[1] + rug.y[1]);
}

void marrakech_view_advise(struct writer *w, const struct state *s, move m)
{
    static const char *const turn[] = {"leave Assam as he is", "turn Assam right", "",
                                       "turn Assam left"};

    if (marrakech_kind(m) == TURN) {
        write_text(w, turn[marrakech_amount(m)]);
    } else if (marrakech_kind(m) == LAY) {
        write_text(w, "lay the rug on ");
        write_rug(w, m);
    } else {
        marrakech_write_move(w, s, m);
    }
}

void marrakech_view_account(struct writer *w, const struct state *s)
{
    for (int player = 0; player < s->players; player++) {
        write_text(w, player ? " " : "");
        say_seat(w, &marrakech_rules, s, player);
        write_text(w, ": ");
        write_counted(w, s->dirhams[player], "dirham");
        write_text(w, " + ");
        write_counted(w, marrakech_view_shown(s, player), "square");
        write_text(w, " = ");
        write_number(w, marrakech_score(s, player));
        write_text(w, marrakech_is_out(s, player) ? ", but out of the game." : ".");
    }
}

void marrakech_view_tell(struct writer *w, const struct state *before, move m,
                         const struct state *after)
{
    static const char *const turned[] = {" left Assam as he was.", " turned Assam right.", "",
                                         " turned Assam left."};

    say_seat(w, &marrakech_rules, before, before->mover);
    switch (marrakech_kind(m)) {
    case TURN:
        write_text(w, turned[marrakech_amount(m)]);
        break;
    case DIE:
        tell_walk(w, before, m, after);
        break;
    case LAY:
        write_text(w, " laid a rug on ");
        write_rug(w, m);
        write_char(w, '.');
        break;
    case SKIP:
        write_text(w, " could lay no rug.");
        break;
    }
}
