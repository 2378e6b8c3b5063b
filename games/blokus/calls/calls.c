/* Blokus: its published functions. They judge with any corner and free passes. */
#include "games/blokus/calls/calls.h"

#include "core/walk.h"
#include "games/blokus/rules/blokus.h"

#include <string.h>

/* The position after a game, or false and where it goes wrong; *why is the rule that a move breaks. */
static bool play_on(const char *game, size_t length, struct state *s, struct blokus_fault *fault,
                    struct refusal *why)
{
    struct reader r = reader_over(game ? game : "", length);

    refuse(why, "");

    if (fault)
        *fault = (struct blokus_fault){0, "expected a game, a string"};
    if (!game)
        return false;
    state_start(&blokus_rules, s, &blokus_bare);
    for (read_space(&r); !read_done(&r); read_space(&r)) {
        const char *start = r.at;
        move m = blokus_read_move(&r, s);

        if (!r.error && !is_legal(&blokus_rules, s, m) && !blokus_rules.condone(s, m, why)) {
            blokus_rules.why_not(s, m, why);
            read_fail_at(&r, start, "this move is not legal");
        }
        if (!r.error)
            blokus_rules.apply(s, m);
    }
    if (fault)
        *fault = (struct blokus_fault){reader_column(&r), r.error};
    return !r.error;
}

static bool play_game(const char *game, size_t length, struct state *s, struct blokus_fault *fault)
{
    struct refusal why;

    return play_on(game, length, s, fault, &why);
}

bool blokus_legitimate_game(const char *game, size_t length)
{
    struct state s;

    return play_game(game, length, &s, NULL);
}

bool blokus_score_game(const char *game, size_t length, int score[4], struct blokus_fault *fault)
{
    struct state s;

    if (!play_game(game, length, &s, fault))
        return false;
    for (int c = 0; c < COLOURS; c++)
        score[c] = blokus_colour_score(&s, c);
    return true;
}

/* Large tiles first, and towards the middle of the board. */
static int attraction(const struct placement *p)
{
    const struct tile_shape *shape = placement_shape(p);
    int nearest = 2 * SIDE * SIDE; /* squared, in half squares */

    for (int i = 0; i < shape->size; i++) {
        int x = 2 * (p->x + shape->cell[i].x) - SIDE + 1;
        int y = 2 * (p->y + shape->cell[i].y) - SIDE + 1;

        nearest = x * x + y * y < nearest ? x * x + y * y : nearest;
    }
    return shape->size * 2 * SIDE * SIDE - nearest;
}

/* A placement, in the own corner if the colour opens and that is free, or else a pass. */
static move choose(struct state *s)
{
    move list[MAX_MOVES], best = move_pass(s->mover);
    int count, most = 0;

    s->house |= HOUSE_FIXED;
    count = blokus_list(s, s->mover, list);
    for (int i = 0; i < count; i++) {
        struct placement p = move_placement(list[i]);
        int here = attraction(&p);

        if (here > most) {
            most = here;
            best = list[i];
        }
    }
    return best;
}

bool blokus_make_move(const char *game, size_t length, char answer[5], struct blokus_fault *fault)
{
    struct writer w;
    struct state s;

    if (!play_game(game, length, &s, fault))
        return false;
    w = writer_over(answer, 5);
    blokus_write_move(&w, &s, choose(&s));
    return true;
}

/* Where it goes wrong and which rule that breaks. */
static void explain(const char *game, size_t length, struct answer *out)
{
    struct writer w = writer_over(out->why, sizeof out->why);
    struct blokus_fault fault;
    struct refusal why;
    struct state s;

    if (play_on(game, length, &s, &fault, &why))
        return;
    write_text(&w, "column ");
    write_number(&w, fault.column);
    write_text(&w, ": ");
    write_text(&w, why.text[0] ? why.text : fault.sentence);
}

static void fail(struct answer *out, const struct blokus_fault *fault)
{
    answer_fail(out, fault->sentence);
    out->column = fault->column;
}

/* The text of the first argument; anything else counts as none. */
static const char *game_in(const struct value *argument, int count, size_t *length)
{
    const struct value *v = argument_at(argument, count, 0);

    *length = v->kind == VALUE_TEXT ? v->length : 0;
    if (v->kind != VALUE_TEXT)
        return NULL;
    return v->text ? v->text : "";
}

static void legitimate_game(const struct value *argument, int count, struct answer *out)
{
    size_t length;
    const char *game = game_in(argument, count, &length);

    answer_bool(out, blokus_legitimate_game(game, length));
    if (!out->value.truth)
        explain(game, length, out);
}

static void score_game(const struct value *argument, int count, struct answer *out)
{
    size_t length;
    const char *game = game_in(argument, count, &length);
    struct value *row = answer_row(out, COLOURS);
    struct blokus_fault fault;
    int score[COLOURS];

    if (!blokus_score_game(game, length, score, &fault)) {
        fail(out, &fault);
        explain(game, length, out);
        return;
    }
    for (int c = 0; c < COLOURS; c++)
        row[c] = (struct value){.kind = VALUE_NUMBER, .number = score[c]};
    answer_list(out, row, COLOURS);
}

static void make_move(const struct value *argument, int count, struct answer *out)
{
    size_t length;
    const char *game = game_in(argument, count, &length);
    struct blokus_fault fault;
    char text[5];

    if (blokus_make_move(game, length, text, &fault))
        answer_text(out, text, strlen(text));
    else {
        fail(out, &fault);
        explain(game, length, out);
    }
}

const struct call blokus_calls[] = {
    {"legitimateGame", "game", .run = legitimate_game},
    {"scoreGame", "game", .run = score_game},
    {"makeMove", "game", .run = make_move, .open = true},
    {0},
};
