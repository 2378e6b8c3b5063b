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
        write_text(w, why.text);
        return true;
    }
    write_text(w, "Build ");
    catan_dice_view_structure(w, pointed);
    write_text(w, " for ");
    catan_dice_view_units(
        w, catan_dice_counts_move(DO_ROLL, catan_dice_costs[catan_dice_structures[pointed].kind]));
    write_text(w, ": ");
    catan_dice_view_signed(w, catan_dice_structures[pointed].points);
    write_text(w, sc->now->rolls > 0 ? ". No more rolls then." : ".");
    return true;
}

/* Why knight 6 did not take what was touched. */
static bool write_told(struct writer *w, const struct scene *sc)
{
    int told = sc->person >= 0 ? sc->ui->told : 0;

    if (told == FIRST_WISH) {
        write_text(w, "First choose what knight 6 is to give, then the die.");
    } else if (told > 0) {
        write_text(w, "Knight ");
        write_number(w, told);
        write_text(w, " still gives ");
        write_text(w, catan_dice_resource_names[told - 1]);
        write_text(w, ": touch him instead.");
    }
    return told > 0;
}

/* Is the pointer on nothing else than what the hint is about? */
static bool is_hinted(const struct scene *sc)
{
    int pointed = catan_dice_view_pointed(sc);

    return pointed < 0 || catan_dice_view_spot(sc->now, sc->hints[0]) == pointed;
}

/* What is worth saying now: a refusal, a hint, what is pointed at, a lesson, or what happened last. */
static int choose_message(struct writer *w, const struct scene *sc)
{
    if (sc->refused) {
        write_text(w, sc->refused->text);
        return INK_BAD;
    }
    if (write_told(w, sc))
        return INK_TEXT;
    if ((sc->hint_count == 0 || !is_hinted(sc)) && write_choice(w, sc))
        return INK_TEXT;
    if (sc->hint_count > 0) {
        write_text(w, "Hint: ");
        catan_dice_view_advise(w, sc->now, sc->hints[0]);
        if (sc->hint_reason[0]) {
            write_text(w, "; ");
            write_text(w, sc->hint_reason);
        }
        return INK_GOOD;
    }
    if (sc->person >= 0 && catan_dice_view_shown(sc) != sc->now->mover) {
        write_text(w, "This is ");
        write_text(w, catan_dice_rules.seat_name(sc->now, catan_dice_view_shown(sc)));
        write_text(w, "'s island. Touch yours to go back.");
        return INK_TEXT;
    }
    if (sc->person >= 0 && sc->ui->roads) {
        write_text(w, "Which road? Touch one that is lit.");
        return INK_TEXT;
    }
    if (sc->lesson && !(sc->person >= 0 && (sc->ui->knight || sc->ui->trading))) {
        write_text(w, sc->lesson);
        return INK_TEAL;
    }
    if (sc->still || !sc->last)
        catan_dice_view_ask(w, sc->now);
    else if (sc->t < 1 && move_kind(sc->last) == DO_ROLL)
        catan_dice_view_ask(w, sc->before); /* the dice are still in the air */
    else
        catan_dice_view_tell(w, sc->before, sc->last, sc->now);
    return INK_TEXT;
}

void catan_dice_view_message(struct drawing *d, const struct scene *sc)
{
    char text[320];
    struct writer w = writer_over(text, sizeof text);
    int ink = choose_message(&w, sc);
    struct box b = {COLUMN_X, MESSAGE_Y, COLUMN_WIDTH, 56};
    bool plain = ink == INK_TEXT || ink == INK_TEAL;

    if (ink == INK_TEXT && sc->now->turn == sc->now->turns && sc->t >= 1 && sc->now->players > 1)
        return; /* the ranking is there */
    if (ink != INK_TEXT)
        draw_box(d, b, 12, (struct style){.fill = ink_clear(ink, 88), .outline = ink, .width = 2});
    draw_words(d, (struct box){b.x + 12, b.y + 5, b.w - 24, b.h - 10},
               (struct type){.ink = plain ? INK_TEXT : ink,
                             .size = 18,
                             .align = ALIGN_LEFT,
                             .font = plain ? FONT_PLAIN : FONT_BOLD},
               text);
}
