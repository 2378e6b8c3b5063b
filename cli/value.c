/* value: what a position of a solved game is worth, and each move in it. */
#include "cli/commands.h"

#include "cli/json.h"
#include "core/memory.h"
#include "core/walk.h"
#include "host/solved.h"

#include <stdio.h>
#include <stdlib.h>

/* A position being valued, with what its table says of it. */
struct worth {
    const struct game *game;
    const struct state *state;
    double value;
    bool to_win;
    move best; /* 0: chance acts */
    int count; /* of moves, the best first */
    struct valued {
        move move;
        double value;
    } moves[MAX_MOVES];
};

static int by_value(const void *a, const void *b)
{
    const struct valued *x = a, *y = b;

    if (x->value != y->value)
        return x->value < y->value ? 1 : -1;
    return x->move < y->move ? -1 : x->move > y->move;
}

/* As it is printed with six digits: what is nothing then has no sign. */
static double tidy(double value)
{
    return value < 0 && value > -0.0000005 ? 0 : value == 0 ? 0 : value;
}

static void weigh(struct worth *w, const void *table)
{
    const struct solver *solver = solver_of(w->game);
    void *scratch = memory_new(solver->scratch_size);
    double values[MAX_MOVES];
    move list[MAX_MOVES];

    w->value = tidy(solver->value(table, w->state, scratch));
    w->to_win = solver->to_win(w->state);
    w->best = 0;
    w->count = 0;
    if (w->game->rules->actor(w->state) != CHANCE) {
        w->count = w->game->rules->moves(w->state, list);
        w->best = solver->best(table, w->state, scratch, values);
        for (int i = 0; i < w->count; i++)
            w->moves[i] = (struct valued){list[i], tidy(values[i])};
        qsort(w->moves, (size_t)w->count, sizeof *w->moves, by_value);
    }
    memory_free(scratch);
}

static void print_worth(const struct worth *w)
{
    printf("%s\t%.6f\n", w->to_win ? "chance to win" : "expected final score", w->value);
    if (!w->best)
        return;
    printf("best\t");
    print_move(w->game->rules, w->state, w->best);
    puts("\n\nvalue\tcost\tmove");
    for (int i = 0; i < w->count; i++) {
        printf("%.6f\t%.6f\t", w->moves[i].value, tidy(w->moves[0].value - w->moves[i].value));
        print_move(w->game->rules, w->state, w->moves[i].move);
        putchar('\n');
    }
}

static void json_worth(const struct worth *w)
{
    json_open('{');
    json_name("what");
    json_text(w->to_win ? "chance to win" : "expected final score");
    json_name("value");
    json_fraction(w->value, 6);
    if (w->best) {
        json_name("best");
        json_move(w->game->rules, w->state, w->best);
    }
    json_name("moves");
    json_open('[');
    for (int i = 0; i < w->count; i++) {
        json_open('{');
        json_name("move");
        json_move(w->game->rules, w->state, w->moves[i].move);
        json_name("value");
        json_fraction(w->moves[i].value, 6);
        json_close();
    }
    json_close();
    json_close();
}

static void print_over(const struct line *l, const struct rules *g, const struct state *s)
{
    bool json = line_flag(l, "json");
    int points[MAX_PLAYERS];

    g->scores(s, points);
    if (json) {
        json_open('{');
        json_name("what");
        json_text("the game is over");
        json_name("scores");
        json_open('[');
    } else {
        printf("the game is over\t");
    }
    for (int p = 0; p < g->players(s); p++) {
        if (json)
            json_number(points[p]);
        else
            printf("%s%d", p ? " " : "", points[p]);
    }
    if (json) {
        json_close();
        json_close();
    } else {
        putchar('\n');
    }
}

static int run_value(const struct line *l)
{
    static struct worth w;
    struct state *s;
    int status;

    w.game = line_game(l);
    if (!w.game)
        return CANNOT_UNDERSTAND;
    if (!solver_of(w.game))
        return complain("%s is not a game that can be solved", w.game->rules->name);
    status = line_root(l, w.game->rules, l->words > 1 ? l->word[1] : NULL, &s);
    if (status != YES)
        return status;
    w.state = s;
    if (w.game->rules->actor(s) == OVER) {
        print_over(l, w.game->rules, s);
    } else {
        weigh(&w, solved_shared(w.game, NULL));
        (line_flag(l, "json") ? json_worth : print_worth)(&w);
    }
    state_free(s);
    return YES;
}

static const struct flag flags[] = {{"json", NULL, "as JSON"}, {0}};

const struct command value_command = {
    .name = "value",
    .arguments = "GAME [STATE] [--OPTION=VALUE] [--json]",
    .summary = "what a position of a solved game is worth, and each move in it",
    .help =
        "The expected final score of the player to move (or the chance to win, where the solution "
        "knows it)\nif everything is played best, the best move, and every move with its value and "
        "what it costs\ncompared with the best. Makes the table first if there is none (see "
        "solve). Without STATE\nit is the start.",
    .flags = flags,
    .game_options = true,
    .least = 1,
    .most = 2,
    .run = run_value,
};
