/* A review as JSON. */
#include "cli/cli.h"
#include "cli/json.h"
#include "cli/review.h"
#include "core/walk.h"

enum { DECIMALS = 6 };

void review_reason(const struct game *g, const struct state *s, move m, char out[WORDS_ROOM])
{
    struct writer w = writer_over(out, WORDS_ROOM);

    out[0] = '\0';
    if (g->brain && g->brain->reason)
        g->brain->reason(&w, s, m);
}

/* "-0.0" tells nobody anything. */
static double shown(double value)
{
    return value < 0.0005 && value > -0.0005 ? 0 : value;
}

static void values(const char *name, const struct looked *l, enum moment when, int players)
{
    json_name(name);
    json_open('[');
    for (int p = 0; p < players; p++)
        json_fraction(shown(looked_value(&l->at[when], p, players)), DECIMALS);
    json_close();
}

static void luck(const struct looked *l, int players)
{
    json_name("luck");
    json_open('[');
    for (int p = 0; p < players; p++)
        json_fraction(shown(looked_luck(l, p, players)), DECIMALS);
    json_close();
}

static void decision(const struct game *g, const struct looked *l, const struct state *s,
                     int players)
{
    char words[WORDS_ROOM];

    json_name("best");
    json_move(g->rules, s, l->best);
    json_name("lost");
    json_fraction(looked_loss(l, players), DECIMALS);
    json_name("choice");
    json_truth(!l->only);
    review_reason(g, s, l->best, words);
    json_name("why");
    json_text(words);
}

static void event(const struct game *g, const struct review *r, int number, const struct state *s)
{
    const struct looked *l = review_event(r, number);
    int players = review_players(r);

    json_open('{');
    json_name("move");
    json_number(number + 1);
    json_name("actor"); /* a player from 1; 0 is chance */
    json_number(l->actor == CHANCE ? 0 : l->actor + 1);
    json_name("played");
    json_move(g->rules, s, l->played);
    values("before", l, BEFORE, players);
    values("after", l, AFTER, players);
    if (l->actor == CHANCE)
        luck(l, players);
    else
        decision(g, l, s, players);
    json_name("exact");
    json_truth(l->exact);
    json_close();
}

static void event_number(const char *name, int number)
{
    json_name(name);
    if (number < 0)
        json_nothing();
    else
        json_number(number + 1);
}

static void summary(const struct review *r, int player)
{
    struct review_summary sum;

    review_sum(r, player, &sum);
    json_open('{');
    json_name("decisions");
    json_number(sum.decisions);
    json_name("accuracy");
    json_fraction(sum.accuracy, 3);
    json_name("lost");
    json_fraction(sum.lost, DECIMALS);
    json_name("luck");
    json_fraction(shown(sum.luck), DECIMALS);
    event_number("best", sum.best);
    event_number("worst", sum.worst);
    json_close();
}

void review_json(const struct game *g, const struct review *r, int steps)
{
    struct state *s = state_new(g->rules);

    json_open('{');
    json_name("game");
    json_text(g->rules->name);
    json_name("steps");
    json_number(steps);
    json_name("unit");
    json_text(review_players(r) == 1 ? "points" : "share");
    json_name("events");
    json_open('[');
    for (int i = 0; i < review_length(r); i++) {
        if (!review_event(r, i))
            continue;
        review_state(r, i, s);
        event(g, r, i, s);
    }
    json_close();
    json_name("players");
    json_open('[');
    for (int p = 0; p < review_players(r); p++)
        summary(r, p);
    json_close();
    json_close();
    state_free(s);
}
