/* What can be asked of a position in the line protocol. */
#include "engine/engine.h"

#include "core/walk.h"

#include <stdio.h>
#include <string.h>

static void say_result(const struct rules *g, const struct state *s)
{
    int share[MAX_PLAYERS];

    if (g->actor(s) != OVER) {
        puts("response none");
        return;
    }
    g->result(s, share);
    for (int p = 0; p < g->players(s); p++)
        if (share[p] == 1000) {
            printf("response p%dwin\n", p + 1);
            return;
        }
    puts("response draw");
}

static void say_actor(const struct rules *g, const struct state *s)
{
    char room[24];

    printf("response %s\n", actor_name(g->actor(s), room));
}

static void say_over(const struct rules *g, const struct state *s)
{
    puts(g->actor(s) == OVER ? "response true" : "response false");
}

static void say_first(const struct rules *g, const struct state *s)
{
    puts(g->actor(s) == 0 ? "response true" : "response false");
}

static void say_players(const struct rules *g, const struct state *s)
{
    printf("response %d\n", g->players(s));
}

static void say_numbers(const struct rules *g, const struct state *s, const int *value)
{
    printf("response");
    for (int p = 0; p < g->players(s); p++)
        printf(" %d", value[p]);
    putchar('\n');
}

static void say_scores(const struct rules *g, const struct state *s)
{
    int score[MAX_PLAYERS];

    g->scores(s, score);
    say_numbers(g, s, score);
}

static void say_shares(const struct rules *g, const struct state *s)
{
    int share[MAX_PLAYERS];

    if (g->actor(s) != OVER) {
        puts("response none");
        return;
    }
    g->result(s, share);
    say_numbers(g, s, share);
}

/* Each is one word. Outcomes of chance carry their weight: `heap7:1`. */
static void say_moves(const struct engine *e)
{
    const struct rules *g = e->game->rules;
    const struct state *s = e->state;
    char word[ENGINE_WORD];
    move list[MAX_MOVES];
    int actor = g->actor(s), count = actor == OVER ? 0 : g->moves(s, list);

    printf("response");
    for (int i = 0; i < count; i++) {
        printf(" %s", engine_word(e, s, list[i], word));
        if (actor == CHANCE)
            printf(":%d", g->weight(s, list[i]));
    }
    putchar('\n');
}

static void say_state(const struct rules *g, const struct state *s)
{
    printf("response ");
    print_snapshot(g, s);
    putchar('\n');
}

static const struct {
    const char *name;
    void (*answer)(const struct rules *g, const struct state *s);
} known[] = {
    {"p1turn", say_first},    {"gameover", say_over}, {"result", say_result}, {"actor", say_actor},
    {"players", say_players}, {"scores", say_scores}, {"shares", say_shares}, {"state", say_state},
};

void engine_query(const struct engine *e, const char *what)
{
    if (what && strcmp(what, "moves") == 0) {
        say_moves(e);
        return;
    }
    for (size_t i = 0; what && i < sizeof known / sizeof *known; i++)
        if (strcmp(what, known[i].name) == 0) {
            known[i].answer(e->game->rules, e->state);
            return;
        }
    engine_error("expected: query p1turn|gameover|result|actor|players|scores|shares|moves|state");
}
