/* Catan Dice: reading the texts of its published functions, and saying why one of them is answered
   with no. */
#include "games/catan-dice/calls/texts.h"

#include <string.h>

bool catan_dice_parse_board(struct reader r, struct board *b)
{
    catan_dice_read_board(&r, b, false);
    return !r.error && r.at == r.end;
}

int catan_dice_parse_structure(struct reader r)
{
    int identifier = catan_dice_read_identifier(&r);

    return r.error || r.at != r.end ? -1 : identifier;
}

move catan_dice_parse_action(struct reader r)
{
    move m = catan_dice_read_action(&r);

    return r.error || r.at != r.end ? 0 : m;
}

/* After a text was read: is something wrong with it? */
static bool is_malformed(struct reader *r, const char *name, struct answer *out)
{
    if (!r->error && r->at != r->end)
        read_fail(r, "expected the end here");
    if (r->error)
        answer_because_of(out, name, r);
    return r->error != NULL;
}

void catan_dice_explain_board(struct reader board, struct answer *out)
{
    struct board b;

    catan_dice_read_board(&board, &b, false);
    is_malformed(&board, "board", out);
}

static void explain_structure(struct reader structure, struct answer *out)
{
    catan_dice_read_identifier(&structure);
    is_malformed(&structure, "structure", out);
}

/* The rule that a move breaks in the middle of some turn with this board and these resources. */
static void explain_move(move m, const struct board *b, const int32_t *resources,
                         struct answer *out)
{
    struct state s = {.players = 1, .turns = 1};
    struct refusal why;

    s.board[0] = *b;
    memcpy(s.resources, resources, sizeof s.resources);
    if (catan_dice_why_not(&s, m, &why))
        answer_because(out, why.text);
}

void catan_dice_explain_action(struct reader action, const struct board *b,
                               const int32_t *resources, struct answer *out)
{
    move m = catan_dice_read_action(&action);

    if (!is_malformed(&action, "action", out))
        explain_move(m, b, resources, out);
}

void catan_dice_explain_cost(struct reader structure, const int32_t *resources, struct answer *out)
{
    static const char *const names[KINDS] = {
        [ROAD] = "a road", [SETTLEMENT] = "a settlement", [CITY] = "a city", [KNIGHT] = "a knight"};
    int kind = catan_dice_structure_kind(catan_dice_parse_structure(structure));
    struct writer w = writer_over(out->why, sizeof out->why);
    const char *before = " lacks ";

    write_text(&w, "The cost of ");
    write_text(&w, names[kind]);
    for (int i = 0; i < RESOURCES; i++)
        if (catan_dice_costs[kind][i] > resources[i]) {
            write_text(&w, before);
            catan_dice_write_units(&w, catan_dice_costs[kind][i] - resources[i], i);
            before = ", ";
        }
    write_char(&w, '.');
}

void catan_dice_explain_build(struct reader structure, const struct board *b, struct answer *out)
{
    static const int32_t plenty[RESOURCES] = {MOST_COUNT, MOST_COUNT, MOST_COUNT,
                                              MOST_COUNT, MOST_COUNT, MOST_COUNT};
    char text[16];
    struct writer w = writer_over(text, sizeof text);

    write_text(&w, "build ");
    catan_dice_write_identifier(&w, catan_dice_parse_structure(structure));
    catan_dice_explain_action(reader_of(text), b, plenty, out);
}

const char catan_dice_wrong_kind[] = "An argument is of another kind than it should be.";

bool catan_dice_explain_texts(bool good, struct reader structure, const struct reader *board,
                              struct board *b, struct answer *out)
{
    if (!good)
        answer_because(out, catan_dice_wrong_kind);
    else if (catan_dice_parse_structure(structure) < 0)
        explain_structure(structure, out);
    else if (board && !catan_dice_parse_board(*board, b))
        catan_dice_explain_board(*board, out);
    else
        return true;
    return false;
}
