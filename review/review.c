/* Looking back at a whole game: its events, what was found, and what it comes to. */
#include "review/review.h"

#include "core/memory.h"
#include "core/rules.h"
#include "core/walk.h"
#include "review/parts.h"

#include <string.h>

struct review *review_new(const struct game *g, const struct state *start, const move *moves,
                          int count, int steps)
{
    struct review *r = memory_new(sizeof *r);

    r->game = g;
    r->steps = steps;
    r->length = count;
    r->start = state_new(g->rules);
    r->end = state_new(g->rules);
    state_copy(g->rules, r->start, start);
    state_copy(g->rules, r->end, start);
    r->move = memory_new((size_t)(count + 1) * sizeof *r->move);
    r->event = memory_new((size_t)(count + 1) * sizeof *r->event);
    r->done = memory_new((size_t)count + 1);
    r->first = count;
    for (int i = 0; i < count; i++) {
        if (r->first == count && g->rules->actor(r->end) >= 0)
            r->first = i > 0 ? i - 1 : 0; /* the last roll before it counts as luck */
        r->move[i] = moves[i];
        g->rules->apply(r->end, moves[i]);
    }
    memset(r->done, 1, (size_t)r->first);
    r->ready = r->first;
    return r;
}

void review_free(struct review *r)
{
    if (!r)
        return;
    state_free(r->start);
    state_free(r->end);
    memory_free(r->move);
    memory_free(r->event);
    memory_free(r->done);
    memory_free(r);
}

int review_length(const struct review *r)
{
    return r->length;
}

int review_first(const struct review *r)
{
    return r->first;
}

int review_players(const struct review *r)
{
    return r->game->rules->players(r->start);
}

void review_state(const struct review *r, int event, struct state *out)
{
    state_copy(r->game->rules, out, r->start);
    for (int i = 0; i < event; i++)
        r->game->rules->apply(out, r->move[i]);
}

/* Each event has random numbers of its own, so that it can be looked at alone. */
bool review_job(const struct review *r, int event, struct look_job *out)
{
    if (event < r->first)
        return false;
    memset(out, 0, sizeof *out);
    out->seed = (uint64_t)event + 1;
    out->event = event;
    out->played = r->move[event];
    out->steps = r->steps;
    review_state(r, event, (struct state *)(void *)out->before.bytes);
    return true;
}

bool review_is_of(const struct review *r, const struct state *start, const move *moves, int count)
{
    const struct rules *g = r->game->rules;

    return count == r->length && memcmp(start, r->start, g->state_size) == 0 &&
           (count == 0 || memcmp(moves, r->move, (size_t)count * sizeof *moves) == 0);
}

void review_take(struct review *r, const struct review *from)
{
    if (from->steps != r->steps || memcmp(from->start, r->start, r->game->rules->state_size) != 0)
        return;
    for (int i = 0; i < r->length && i < from->length && r->move[i] == from->move[i]; i++)
        if (i >= r->first && review_event(from, i))
            review_put(r, i, &from->event[i]);
}

/* What is kept has six decimals, so that a review that was written and read again is the same. */
static void round_off(double value[MAX_PLAYERS])
{
    for (int p = 0; p < MAX_PLAYERS; p++) {
        double in_millionths = value[p] * REVIEW_UNIT;

        value[p] =
            (double)(long long)(in_millionths + (in_millionths < 0 ? -0.5 : 0.5)) / REVIEW_UNIT;
    }
}

void review_put(struct review *r, int event, const struct looked *found)
{
    struct looked *to = &r->event[event];

    *to = *found;
    for (int i = 0; i < MOMENTS; i++) {
        round_off(to->at[i].share);
        round_off(to->at[i].score);
    }
    r->ready += !r->done[event];
    r->done[event] = 1;
}

bool review_done(const struct review *r, int event)
{
    return r->done[event];
}

int review_ready(const struct review *r)
{
    return r->ready;
}

const struct looked *review_event(const struct review *r, int event)
{
    return event >= r->first && event < r->length && r->done[event] ? &r->event[event] : NULL;
}

/* At the end of a game that is over, its result; of one that broke off, what came last. */
static double final_value(const struct review *r, int player)
{
    const struct rules *g = r->game->rules;
    int result[MAX_PLAYERS] = {0};
    int players = review_players(r);

    if (g->actor(r->end) != OVER) {
        const struct looked *last = review_event(r, r->length - 1);

        return last ? looked_value(&last->at[AFTER], player, players) : 0;
    }
    if (players == 1)
        g->scores(r->end, result);
    else
        g->result(r->end, result);
    return players == 1 ? result[player] : result[player] / 1000.0;
}

double review_value(const struct review *r, int event, int player)
{
    const struct looked *at;

    if (event < r->first)
        event = r->first;
    at = review_event(r, event);
    return at ? looked_value(&at->at[BEFORE], player, review_players(r)) : final_value(r, player);
}

/* How much depended on a decision that was made well: the range of what its player stood to lose is not
   known, but how much the position was worth more than before the opponents' last doings is. */
static double gained(const struct review *r, int event, int player)
{
    const struct looked *l = &r->event[event];
    int players = review_players(r), earlier = event - 1;

    while (earlier >= r->first && r->event[earlier].actor != player)
        earlier--;
    if (earlier < r->first)
        return 0;
    return looked_value(&l->at[AFTER], player, players) -
           looked_value(&r->event[earlier].at[AFTER], player, players);
}

static void sum_decision(const struct review *r, int event, int player, double *most,
                         struct review_summary *out)
{
    const struct looked *l = &r->event[event];
    int players = review_players(r);
    double unit = players == 1 ? REVIEW_HALF_POINTS : REVIEW_HALF_SHARE;
    double lost = looked_loss(l, players), gain = gained(r, event, player);

    out->decisions++;
    out->accuracy += 100 * unit / (unit + lost);
    out->lost += lost;
    if (looked_is_mistake(l, players) &&
        (out->worst < 0 || lost > looked_loss(&r->event[out->worst], players)))
        out->worst = event;
    if (lost == 0 && (out->best < 0 || gain > *most)) {
        out->best = event;
        *most = gain;
    }
}

void review_sum(const struct review *r, int player, struct review_summary *out)
{
    double most = 0;

    *out = (struct review_summary){.best = -1, .worst = -1};
    for (int i = r->first; i < r->length; i++) {
        const struct looked *l = review_event(r, i);

        if (!l)
            continue;
        out->chances += l->actor == CHANCE && !l->only;
        out->luck += looked_luck(l, player, review_players(r));
        if (l->actor == player && !l->only)
            sum_decision(r, i, player, &most, out);
    }
    if (out->decisions > 0)
        out->accuracy /= out->decisions;
}
