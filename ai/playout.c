/* From a position to what comes of it: by playing on, by judging, or by both. */
#include "ai/mind.h"
#include "core/walk.h"

#include <math.h>
#include <string.h>

static void remember(struct played *p, move m, int who)
{
    if (p && p->count < MAX_PLAYED) {
        p->move[p->count] = m;
        p->who[p->count++] = (int8_t)who;
    }
}

/* One random move or outcome of chance. */
static void play_any(struct think *t, int actor, struct played *played)
{
    move list[MAX_MOVES], m;

    if (actor == CHANCE)
        m = roll(t->rules, t->work, &t->rng);
    else
        m = list[rng_below(&t->rng, (uint32_t)t->rules->moves(t->work, list))];
    remember(played, m, actor);
    t->rules->apply(t->work, m);
}

/* True when the game has ended within `most` moves. */
static bool play_on(struct think *t, int most, struct played *played)
{
    int actor;

    for (int i = 0; (actor = t->rules->actor(t->work)) != OVER; i++) {
        if (i >= most)
            return false;
        play_any(t, actor, played);
    }
    return true;
}

static void read_result(const struct think *t, double share[MAX_PLAYERS])
{
    int result[MAX_PLAYERS];

    t->rules->result(t->work, result);
    for (int p = 0; p < t->players; p++)
        share[p] = result[p] / 1000.0;
}

/* A player's points against the mean of the others; alone, the points themselves. */
static double margin_of(const struct think *t, const int *score, int player)
{
    double others = 0;

    for (int p = 0; p < t->players; p++)
        if (p != player)
            others += score[p];
    return t->players > 1 ? score[player] - others / (t->players - 1) : score[player];
}

void judge(const struct think *t, const struct state *s, double share[MAX_PLAYERS])
{
    int score[MAX_PLAYERS];

    if (t->rules->actor(s) != OVER && t->brain->evaluate) {
        t->brain->evaluate(s, share);
        return;
    }
    if (t->rules->actor(s) == OVER) {
        t->rules->result(s, score);
        for (int p = 0; p < t->players; p++)
            share[p] = score[p] / 1000.0;
        return;
    }
    t->rules->scores(s, score);
    for (int p = 0; p < t->players; p++) {
        double margin = margin_of(t, score, p);

        share[p] = (1 + margin / ((margin < 0 ? -margin : margin) + 20)) / t->players;
    }
}

/* Winning high and losing low is worth a little: it keeps the search awake when the game is decided
   and is what people expect. How high is high, the playouts so far say. */
static void add_margins(struct think *t, struct outcome *o, double part)
{
    struct margins *m = &t->margins;
    double weight = t->tuning.margin > 0 && t->players > 1 ? part * t->tuning.margin / 100.0 : 0;

    m->count++;
    for (int p = 0; p < t->players; p++) {
        double margin = margin_of(t, o->score, p), mean, spread, x;

        m->sum[p] += margin;
        m->squares[p] += margin * margin;
        mean = m->sum[p] / m->count;
        spread = sqrt(m->squares[p] / m->count - mean * mean + 1);
        x = (margin - mean) / spread;
        x = 0.5 + 0.5 * x / (1 + (x < 0 ? -x : x));
        o->value[p] = o->share[p] * (1 - weight) + x * weight;
    }
}

void playout_random(struct think *t, struct outcome *out)
{
    memset(out, 0, sizeof *out);
    play_on(t, INT32_MAX, NULL);
    read_result(t, out->share);
    t->rules->scores(t->work, out->score);
    memcpy(out->value, out->share, sizeof out->value);
}

/* Plays to the end, or as far as the tuning wants, and judges that position. */
static void play_and_judge(struct think *t, struct played *played, double share[MAX_PLAYERS])
{
    if (t->tuning.depth > 0 && t->brain->evaluate) {
        if (!play_on(t, t->tuning.depth, played)) {
            judge(t, t->work, share);
            return;
        }
    } else if (t->brain->playout) {
        t->brain->playout(t->work, &t->rng, t->scratch, played);
    } else {
        play_on(t, INT32_MAX, played);
    }
    read_result(t, share);
}

/* How much the judge's word counts at t->work, 0 to 1. */
static double trust_here(const struct think *t)
{
    int trust = t->tuning.trust, here;

    if (trust <= 0 || !t->brain->evaluate || t->rules->actor(t->work) == OVER)
        return 0;
    here = t->brain->trust ? t->brain->trust(t->work) : 0;
    return (here > 0 ? here : trust) / 100.0;
}

void playout_leaf(struct think *t, struct played *played, struct outcome *out)
{
    bool over = t->rules->actor(t->work) == OVER;
    bool by_stage = !over && t->brain->trust && t->brain->trust(t->work) > 0;
    double trust = trust_here(t), guess[MAX_PLAYERS] = {0};

    memset(out, 0, sizeof *out);
    if (trust > 0)
        judge(t, t->work, guess);
    if (over)
        read_result(t, out->share);
    else if (trust < 1)
        play_and_judge(t, played, out->share);
    for (int p = 0; p < t->players; p++)
        out->share[p] += trust * (guess[p] - out->share[p]);
    t->rules->scores(t->work, out->score);
    add_margins(t, out, by_stage ? 1 - trust : 1);
}
