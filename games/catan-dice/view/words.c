/* Catan Dice: what is asked and what happened, in words. */
#include "games/catan-dice/view/view.h"

#include <string.h>

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
    const struct structure *what = &catan_dice_structures[structure];

    write_text(w, catan_dice_view_kind_names[what->kind]);
    if (structure < FIRST_SETTLEMENT)
        return; /* roads have no number on the island */
    write_char(w, ' ');
    write_text(w, what->id + 1);
}

/* An identifier of the rules' notation; says how long it is, 0: none. */
static size_t identifier_length(const char *text)
{
    size_t length = 1;

    if (!*text || !strchr("RSCJK", *text))
        return 0;
    while (text[length] >= '0' && text[length] <= '9')
        length++;
    return length > 1 ? length : 0;
}

/* "R2, R3 and R5": how many roads, and where they end. */
static int count_roads(const char **at)
{
    static const char *const between[] = {", ", " and "};
    int count = 1;

    *at += identifier_length(*at);
    for (size_t i = 0; i < 2; i++) {
        size_t gap = strlen(between[i]);

        if (strncmp(*at, between[i], gap) == 0 && (*at)[gap] == 'R' &&
            identifier_length(*at + gap)) {
            *at += gap + identifier_length(*at + gap);
            count++;
            i = (size_t)-1;
        }
    }
    return count;
}

static void write_roads(struct writer *w, int count, bool begins, bool listed)
{
    if (count > 1 || listed)
        write_counted(w, count, "road");
    else
        write_text(w, begins ? "This road" : "this road");
}

void catan_dice_view_plain(struct writer *w, const char *text)
{
    static const char *const names[] = {['S' - 'C'] = "settlement ",
                                        [0] = "city ",
                                        ['J' - 'C'] = "knight ",
                                        ['K' - 'C'] = "knight "};
    const char *begin = text;

    while (*text) {
        size_t length = text == begin || strchr(" (", text[-1]) ? identifier_length(text) : 0;
        bool first = text == begin;

        if (length == 0) {
            write_char(w, *text++);
        } else if (*text == 'R') {
            bool listed = !first && text - begin > 1 && text[-2] == ':';

            write_roads(w, count_roads(&text), first, listed);
        } else {
            (first ? write_capital : write_text)(w, names[*text - 'C']);
            write_bytes(w, text + 1, length - 1);
            text += length;
        }
    }
}

void catan_dice_view_signed(struct writer *w, int points)
{
    if (points >= 0)
        write_char(w, '+');
    say_number(w, points);
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
        write_text(w, " may roll once more, or build.");
    else
        write_text(w, s->built ? " builds more, or ends the turn." : " builds, or ends the turn.");
}

void catan_dice_view_advise(struct writer *w, const struct state *s, move m)
{
    switch (move_kind(m)) {
    case DO_BUILD:
        write_text(w, move_identifier(m) < FIRST_SETTLEMENT ? "build the marked " : "build ");
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
        write_text(w, "roll ");
        catan_dice_view_units(w, m);
        write_text(w, " again");
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
        write_text(w, " put back ");
        catan_dice_view_units(w, m);
        write_text(w, " to roll again.");
        break;
    case DO_BUILD:
        write_text(w, move_identifier(m) < FIRST_SETTLEMENT ? " built a " : " built ");
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
