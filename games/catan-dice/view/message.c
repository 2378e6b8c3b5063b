/* Catan Dice: what is worth saying now, below the dice. */
#include "games/catan-dice/view/view.h"

/* What is in hand, or pointed at, and what it would need. */
static bool write_choice(struct writer *w, const struct scene *sc)
{
    int pointed = catan_dice_view_is_free(sc) ? catan_dice_view_pointed(sc) : -1;
    struct refusal why;

    if (pointed < 0 || sc->now->board[sc->now->mover].built >> pointed & 1)
        return false;
    if (catan_dice_why_not(sc->now, build_move(pointed), &why)) {
        catan_dice_view_plain(w, why.text);
        return true;
    }
    write_text(w, pointed < FIRST_SETTLEMENT ? "Build this " : "Build ");
    catan_dice_view_structure(w, pointed);
    write_text(w, " for ");
    catan_dice_view_units(
        w, catan_dice_counts_move(DO_ROLL, catan_dice_costs[catan_dice_structures[pointed].kind]));
    write_text(w, ": ");
    catan_dice_view_signed(w, catan_dice_structures[pointed].points);
    say_for(w, sc->ui->roads        ? ". {Click|Touch} Road again for another one."
               : sc->now->rolls > 0 ? ". No more rolls then."
                                    : ".");
    return true;
}

/* What a knight or a trade still waits for. */
static bool write_question(struct writer *w, const struct scene *sc)
{
    if (!catan_dice_view_is_asking(sc))
        return false;
    if (sc->ui->trading) {
        write_text(w, "Which resource for 2 gold?");
    } else if (sc->ui->told) {
        write_text(w, "First choose what the knight is to give, then the die.");
    } else if (sc->ui->wish) {
        write_text(w, "Knight ");
        write_number(w, catan_dice_view_knight(sc) + 1);
        write_text(w, " turns a die into ");
        write_text(w, catan_dice_resource_names[sc->ui->wish - 1]);
        say_for(w, ", once in the game. {Click|Touch} the die.");
    } else {
        write_text(w, "What is a knight to turn a die into? Each of them does it once.");
    }
    return true;
}

/* Is the pointer on nothing else than what the hint is about? */
static bool is_hinted(const struct scene *sc)
{
    int pointed = catan_dice_view_pointed(sc);

    return pointed < 0 || catan_dice_view_spot(sc->now, sc->hints[0]) == pointed;
}

/* Somebody else's island. */
static bool write_visit(struct writer *w, const struct scene *sc)
{
    int shown = catan_dice_view_shown(sc);

    if (sc->person < 0 || shown == sc->now->mover)
        return false;
    write_text(w, "This is ");
    say_seat_within(w, &catan_dice_rules, sc->now, shown);
    say_for(w, "'s island. {Click|Touch} yours to go back.");
    return true;
}

static void write_news(struct writer *w, const struct scene *sc)
{
    if (sc->still || !sc->last)
        catan_dice_view_ask(w, sc->now);
    else if (sc->t < 1 && move_kind(sc->last) == DO_ROLL)
        catan_dice_view_ask(w, sc->before); /* the dice are still in the air */
    else
        catan_dice_view_tell(w, sc->before, sc->last, sc->now);
}

/* What is worth saying now: a refusal, what is asked or pointed at, a hint, a lesson, or what happened
   last. */
static int choose_message(struct writer *w, const struct scene *sc)
{
    bool hinted = sc->hint_count > 0 && is_hinted(sc);
    int ink;

    if (!sc->refused && (write_question(w, sc) || (!hinted && write_choice(w, sc))))
        return INK_TEXT;
    ink = say_first(w, &catan_dice_view, &catan_dice_rules, sc);
    if (ink != INK_NONE)
        return ink;
    if (write_visit(w, sc))
        return INK_TEXT;
    if (sc->lesson) {
        write_text(w, sc->lesson);
        return INK_TEAL;
    }
    write_news(w, sc);
    return INK_TEXT;
}

/* In the end the totals say it all, but for a lesson. */
void catan_dice_view_message(struct drawing *d, const struct scene *sc)
{
    char text[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, text, sizeof text);
    int ink = choose_message(&w, sc);

    if (ink != INK_TEXT || !catan_dice_view_is_over(sc))
        part_message(d, catan_dice_view_message_box(&sc->page, catan_dice_view_is_over(sc)), ink,
                     text);
}
