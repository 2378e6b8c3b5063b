/* Marrakech: its published functions. They read their strings into a state and ask the rules. */
#include "games/marrakech/calls/calls.h"

#include "games/marrakech/rules/marrakech.h"

#include <string.h>

/* NULL, which is malformed everywhere, reads like the empty text. */
static struct reader reader_for(const char *text, size_t length)
{
    return text ? reader_over(text, length) : reader_of("");
}

/* A text that ends where it should. */
static bool ended(struct reader *r)
{
    if (!read_done(r))
        read_fail(r, "expected the end here");
    return !r->error;
}

static bool read_game(struct reader *r, struct state *s)
{
    memset(s, 0, sizeof *s);
    marrakech_read_game(r, s);
    return ended(r);
}

static bool parse_game(const char *game, size_t length, struct state *s)
{
    struct reader r = reader_for(game, length);

    return read_game(&r, s);
}

static bool parse_assam(const char *assam, size_t length, struct assam *out)
{
    struct reader r = reader_for(assam, length);

    *out = marrakech_read_assam(&r);
    return ended(&r);
}

static bool read_rug(struct reader *r, struct rug *out)
{
    out->colour = read_one_of(r, marrakech_colours, "expected a colour, c, y, p or r");
    out->number = read_digits(r, 2, "expected a number of two digits");
    for (int half = 0; half < 2; half++) {
        out->x[half] = read_one_of(r, "0123456", "expected a column, 0 to 6");
        out->y[half] = read_one_of(r, "0123456", "expected a row, 0 to 6");
    }
    return ended(r);
}

static bool parse_rug(const char *rug, size_t length, struct rug *out)
{
    struct reader r = reader_for(rug, length);

    return read_rug(&r, out);
}

/* Reads both and says whether the rug is valid in the game. */
static bool parse_valid_rug(const char *game, size_t game_length, const char *rug,
                            size_t rug_length, struct state *s, struct rug *out)
{
    return parse_game(game, game_length, s) && parse_rug(rug, rug_length, out) &&
           marrakech_seat(s, out->colour) != NOBODY &&
           !marrakech_shows(s, out->colour, out->number);
}

bool marrakech_is_rug_valid(const char *game, size_t game_length, const char *rug,
                            size_t rug_length)
{
    struct state s;
    struct rug parsed;

    return parse_valid_rug(game, game_length, rug, rug_length, &s, &parsed);
}

bool marrakech_is_placement_valid(const char *game, size_t game_length, const char *rug,
                                  size_t rug_length)
{
    struct state s;
    struct rug parsed;

    return parse_valid_rug(game, game_length, rug, rug_length, &s, &parsed) &&
           marrakech_fault(&s, &parsed) == NO_FAULT;
}

int marrakech_roll_die(struct rng *r)
{
    return marrakech_throw(r);
}

bool marrakech_is_game_over(const char *game, size_t length)
{
    struct state s;

    return parse_game(game, length, &s) && marrakech_is_over(&s);
}

int marrakech_get_payment_amount(const char *game, size_t length)
{
    struct state s;

    return parse_game(game, length, &s) ? marrakech_payment(&s, NOBODY) : 0;
}

char marrakech_get_winner(const char *game, size_t length)
{
    struct state s;
    unsigned winners;

    if (!parse_game(game, length, &s) || !marrakech_is_over(&s))
        return 'n';
    winners = marrakech_winners(&s);
    for (int p = 0; p < s.players; p++)
        if (winners == 1u << p)
            return marrakech_colours[s.colour[p]];
    return 't';
}

static void copy_assam(struct assam a, char out[MARRAKECH_ASSAM_ROOM])
{
    struct writer w = writer_over(out, MARRAKECH_ASSAM_ROOM);

    marrakech_write_assam(&w, a);
}

bool marrakech_rotate_assam(const char *assam, size_t length, long long degrees,
                            char out[MARRAKECH_ASSAM_ROOM])
{
    struct assam a;

    if (!parse_assam(assam, length, &a) || (degrees != 0 && degrees != 90 && degrees != 270))
        return false;
    a.facing = (a.facing + (int)degrees / 90) % FACINGS;
    copy_assam(a, out);
    return true;
}

bool marrakech_move_assam(const char *assam, size_t length, long long die,
                          char out[MARRAKECH_ASSAM_ROOM])
{
    struct assam a;

    if (!parse_assam(assam, length, &a) || die < 0)
        return false;
    copy_assam(marrakech_walk(a, (int)(die % ROUND_TRIP)), out);
    return true;
}

/* The owner of the colour loses the rug, in or out, whoever's turn it may be. */
bool marrakech_make_placement(const char *game, size_t game_length, const char *rug,
                              size_t rug_length, char out[MARRAKECH_GAME_ROOM])
{
    struct writer w = writer_over(out, MARRAKECH_GAME_ROOM);
    struct state s;
    struct rug parsed;
    int owner;

    if (!parse_valid_rug(game, game_length, rug, rug_length, &s, &parsed) ||
        marrakech_fault(&s, &parsed) != NO_FAULT)
        return false;
    owner = marrakech_seat(&s, parsed.colour);
    if (s.rugs[owner] == 0)
        return false;
    marrakech_put(&s, &parsed);
    s.rugs[owner]--;
    marrakech_write_game(&w, &s);
    return true;
}

/* From here on: the same functions for callers who bring values. A null is a malformed text; any
   other kind than the one expected makes a predicate false and is an error elsewhere. */

static const char no_game[] = "expected a game string";
static const char no_rug[] = "expected a rug string";
static const char no_assam[] = "expected an Assam string";

struct text {
    const char *text;
    size_t length;
};

/* False if it is neither a text nor null; then `error` has been reported, if there is one. */
static bool take_text(const struct value *v, struct text *out, const char *error, struct answer *to)
{
    *out = v->kind == VALUE_TEXT ? (struct text){v->text, v->length} : (struct text){NULL, 0};
    if (v->kind == VALUE_TEXT || v->kind == VALUE_NULL)
        return true;
    if (error)
        answer_fail(to, error);
    return false;
}

/* What is wrong with the text of a game, if anything is. */
static bool explain_game(const struct text *game, struct state *s, struct answer *out)
{
    struct reader r = reader_for(game->text, game->length);

    if (read_game(&r, s))
        return false;
    answer_because_of(out, "game", &r);
    return true;
}

/* The first thing that is wrong with a rug in a game; `laid`: where it would lie as well. */
static void explain_rug(const struct text *game, const struct text *rug, bool laid,
                        struct answer *out)
{
    struct reader r = reader_for(rug->text, rug->length);
    struct writer w = writer_over(out->why, sizeof out->why);
    struct rug parsed;
    struct state s;

    if (explain_game(game, &s, out))
        return;
    if (!read_rug(&r, &parsed)) {
        answer_because_of(out, "rug", &r);
    } else if (marrakech_seat(&s, parsed.colour) == NOBODY) {
        write_text(&w, "Nobody plays ");
        write_text(&w, marrakech_colour_name[parsed.colour]);
        write_text(&w, " here.");
    } else if (marrakech_shows(&s, parsed.colour, parsed.number)) {
        answer_because(out, "A rug of this colour and number shows on the board already.");
    } else if (laid && marrakech_fault(&s, &parsed) != NO_FAULT) {
        marrakech_say_fault(&w, &s, &parsed, marrakech_fault(&s, &parsed));
    } else if (laid) {
        answer_because(out, "The player of this colour has no rug left.");
    }
}

static void answer_unchanged(struct answer *out, const struct value *given)
{
    out->value = *given;
}

typedef bool rug_predicate(const char *game, size_t game_length, const char *rug,
                           size_t rug_length);

static void ask_rug(rug_predicate *ask, bool laid, const struct value *argument, int count,
                    struct answer *out)
{
    struct text game, rug;

    take_text(argument_at(argument, count, 0), &game, NULL, out);
    take_text(argument_at(argument, count, 1), &rug, NULL, out);
    answer_bool(out, ask(game.text, game.length, rug.text, rug.length));
    if (!out->value.truth)
        explain_rug(&game, &rug, laid, out);
}

static void is_rug_valid(const struct value *argument, int count, struct answer *out)
{
    ask_rug(marrakech_is_rug_valid, false, argument, count, out);
}

static void is_placement_valid(const struct value *argument, int count, struct answer *out)
{
    ask_rug(marrakech_is_placement_valid, true, argument, count, out);
}

static void roll_die(const struct value *argument, int count, struct answer *out)
{
    (void)argument;
    (void)count;
    answer_number(out, marrakech_roll_die(out->rng));
}

static void is_game_over(const struct value *argument, int count, struct answer *out)
{
    struct text game;
    struct state s;

    take_text(argument_at(argument, count, 0), &game, NULL, out);
    answer_bool(out, marrakech_is_game_over(game.text, game.length));
    if (!out->value.truth && !explain_game(&game, &s, out))
        answer_because(out, "Somebody who is not out has a rug left.");
}

static void get_payment_amount(const struct value *argument, int count, struct answer *out)
{
    struct text game;
    struct state s;

    if (!take_text(argument_at(argument, count, 0), &game, no_game, out))
        return;
    answer_number(out, marrakech_get_payment_amount(game.text, game.length));
    explain_game(&game, &s, out);
}

static void get_winner(const struct value *argument, int count, struct answer *out)
{
    struct text game;
    struct state s;
    char winner;

    if (!take_text(argument_at(argument, count, 0), &game, no_game, out))
        return;
    winner = marrakech_get_winner(game.text, game.length);
    answer_text(out, &winner, 1);
    if (winner == 'n' && !explain_game(&game, &s, out))
        answer_because(out, "Somebody who is not out has a rug left.");
}

typedef bool assam_change(const char *assam, size_t length, long long number,
                          char out[MARRAKECH_ASSAM_ROOM]);

static void change_assam(assam_change *change, const struct value *argument, int count,
                         struct answer *out, const char *no_number)
{
    const struct value *given = argument_at(argument, count, 0);
    const struct value *number = argument_at(argument, count, 1);
    char changed[MARRAKECH_ASSAM_ROOM];
    struct text assam;

    if (!take_text(given, &assam, no_assam, out))
        return;
    if (number->kind != VALUE_NUMBER && number->kind != VALUE_ODD_NUMBER)
        answer_fail(out, no_number);
    else if (number->kind == VALUE_NUMBER &&
             change(assam.text, assam.length, number->number, changed))
        answer_text(out, changed, sizeof changed - 1);
    else
        answer_unchanged(out, given);
}

static void rotate_assam(const struct value *argument, int count, struct answer *out)
{
    change_assam(marrakech_rotate_assam, argument, count, out, "expected degrees, a whole number");
}

/* However many steps, he is back after a round trip: what remains of a count beyond 64 bits. Anything
   else that is written in another way than a count stays as it is. */
static struct value steps_of(const struct value *v)
{
    long long rest = 0;

    if (v->kind != VALUE_ODD_NUMBER || v->length == 0)
        return *v;
    for (size_t i = 0; i < v->length; i++) {
        if (v->text[i] < '0' || v->text[i] > '9')
            return *v;
        rest = (rest * 10 + v->text[i] - '0') % ROUND_TRIP;
    }
    return (struct value){.kind = VALUE_NUMBER, .number = rest};
}

static void move_assam(const struct value *argument, int count, struct answer *out)
{
    struct value given[2] = {*argument_at(argument, count, 0),
                             steps_of(argument_at(argument, count, 1))};

    change_assam(marrakech_move_assam, given, 2, out, "expected steps, a whole number");
}

static void make_placement(const struct value *argument, int count, struct answer *out)
{
    const struct value *given = argument_at(argument, count, 0);
    char after[MARRAKECH_GAME_ROOM];
    struct text game, rug;

    if (!take_text(given, &game, no_game, out) ||
        !take_text(argument_at(argument, count, 1), &rug, no_rug, out))
        return;
    if (marrakech_make_placement(game.text, game.length, rug.text, rug.length, after))
        answer_text(out, after, game.length);
    else {
        explain_rug(&game, &rug, true, out);
        answer_unchanged(out, given);
    }
}

const struct call marrakech_calls[] = {
    {"isRugValid", "game rug", .run = is_rug_valid},
    {"rollDie", "", .run = roll_die, .open = true},
    {"isGameOver", "game", .run = is_game_over},
    {"rotateAssam", "assam degrees", .run = rotate_assam},
    {"isPlacementValid", "game rug", .run = is_placement_valid},
    {"getPaymentAmount", "game", .run = get_payment_amount},
    {"getWinner", "game", .run = get_winner},
    {"moveAssam", "assam die", .run = move_assam},
    {"makePlacement", "game rug", .run = make_placement},
    {0},
};
