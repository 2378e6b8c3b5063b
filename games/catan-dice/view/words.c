/* Catan Dice: what is asked and what happened, in words. */
#include "games/catan-dice/view/view.h"

const char *const catan_dice_view_kind_names[KINDS] = {"road", "settlement", "city", "knight"};

void catan_dice_view_name(struct writer *w, const struct state *s, int player)
{
    say_seat(w, &catan_dice_rules, s, player);
}

void catan_dice_view_units(struct writer *w, move counts)
{
    int left = 0;

    for (int i = 0; i < RESOURCES; i++)
        left += move_count(counts, i) > 0;
    for (int i = 0; i < RESOURCES; i++)
        if (move_count(counts, i) > 0) {
            catan_dice_write_units(w, move_count(counts, i), i);
            left--;
            write_text(w, left > 1 ? ", " : left == 1 ? " and " : "");
        }
}

void catan_dice_view_structure(struct writer *w, int structure)
{
    write_text(w, catan_dice_view_kind_names[catan_dice_structures[structure].kind]);
    write_char(w, ' ');
    write_text(w, catan_dice_structures[structure].id);
}

void catan_dice_view_signed(struct writer *w, int points)
{
    if (points >= 0)
        write_char(w, '+');
    catan_dice_view_number(w, points);
}

void catan_dice_view_number(struct writer *w, int value)
{
    if (value < 0)
        write_text(w, "\xe2\x88\x92");
    write_number(w, value < 0 ? -value : value);
}

void catan_dice_view_ask(struct writer *w, const struct state *s)
{
    if (s->turn == s->turns) {
        write_text(w, "The game is over.");
        return;
    }
    catan_dice_view_name(w, s, s->mover);
    if (s->dice > 0)
        write_text(w, s->dice == DICE ? " rolls six dice." : " rolls again.");
    else if (s->rolls == REROLLS)
        write_text(w, " chooses dice to roll again, or builds.");
    else if (s->rolls > 0)
        write_text(w, " may roll once more, or builds.");
    else
        write_text(w, s->built ? " builds more, or ends the turn." : " builds, or ends the turn.");
}

void catan_dice_view_advise(struct writer *w, const struct state *s, move m)
{
    switch (move_kind(m)) {
    case DO_BUILD:
        write_text(w, "build ");
        catan_dice_view_structure(w, move_identifier(m));
        break;
    case DO_TRADE:
        write_text(w, "trade 2 gold for ");
        write_text(w, catan_dice_resource_names[move_wanted(m)]);
        break;
    case DO_SWAP:
        write_text(w, "let knight ");
        write_number(w, 1 + catan_dice_swap_knight(&s->board[s->mover], move_wanted(m)));
        write_text(w, " turn ");
        write_text(w, catan_dice_resource_names[move_given(m)]);
        write_text(w, " into ");
        write_text(w, catan_dice_resource_names[move_wanted(m)]);
        break;
    case DO_REROLL:
        write_text(w, "roll again ");
        catan_dice_view_units(w, m);
        break;
    case DO_END:
        write_text(w, "end the turn");
        break;
    default:
        catan_dice_write_move(w, s, m);
    }
}

static void tell_end(struct writer *w, const struct state *before)
{
    write_text(w, " ended the turn");
    write_text(w, before->built ? "."
                                : " without building: \xe2\x88\x92"
                                  "2 points.");
}

static void tell_swap(struct writer *w, const struct state *before, move m)
{
    write_text(w, "'s knight ");
    write_number(w, 1 + catan_dice_swap_knight(&before->board[before->mover], move_wanted(m)));
    write_text(w, " turned ");
    write_text(w, catan_dice_resource_names[move_given(m)]);
    write_text(w, " into ");
    write_text(w, catan_dice_resource_names[move_wanted(m)]);
    write_char(w, '.');
}

void catan_dice_view_tell(struct writer *w, const struct state *before, move m,
                          const struct state *after)
{
    (void)after;
    catan_dice_view_name(w, before, before->mover);
    switch (move_kind(m)) {
    case DO_ROLL:
        write_text(w, " rolled ");
        catan_dice_view_units(w, m);
        write_char(w, '.');
        break;
    case DO_REROLL:
        write_text(w, " rolls again: ");
        catan_dice_view_units(w, m);
        write_char(w, '.');
        break;
    case DO_BUILD:
        write_text(w, " built ");
        catan_dice_view_structure(w, move_identifier(m));
        write_text(w, ": ");
        write_counted(w, catan_dice_structures[move_identifier(m)].points, "point");
        write_char(w, '.');
        break;
    case DO_TRADE:
        write_text(w, " traded 2 gold for ");
        write_text(w, catan_dice_resource_names[move_wanted(m)]);
        write_char(w, '.');
        break;
    case DO_SWAP:
        tell_swap(w, before, m);
        break;
    default:
        tell_end(w, before);
    }
}
