/* One game of a contest. */
#include "contest/contest.h"

#include "core/walk.h"

#include <string.h>

struct table {
    struct contest *contest;
    struct outside **outside;
    struct clock_use *clock;
    long game;
    uint64_t dice, thoughts; /* seeds */
    struct state *state;
    struct writer record;
};

int contest_seat(const struct contest *c, long game, int seat)
{
    int place = (int)(game % c->round_size);

    if (c->seats % c->contestants == 0)
        return (seat + place) % c->contestants;
    if (c->seats < c->contestants)
        return place;
    /* Seats that cannot be shared evenly: every rotation of every way to begin. */
    return ((seat + place) % c->seats + place / c->seats) % c->contestants;
}

uint64_t contest_dice(const struct contest *c, long game)
{
    return game_seed(c->seed, (uint64_t)(game / c->round_size));
}

static void note(struct table *t, move m)
{
    write_char(&t->record, ' ');
    t->contest->game->rules->write_move(&t->record, t->state, m);
}

/* Everybody else who keeps a board of their own hears of a move. */
static bool tell_others(struct table *t, move m, int but)
{
    for (int i = 0; i < t->contest->contestants; i++)
        if (i != but && t->outside[i] && !outside_tell(t->outside[i], t->state, m))
            return false;
    return true;
}

static move ask(struct table *t, int who, uint64_t seed)
{
    const struct contestant *c = &t->contest->contestant[who];
    double start = seconds_now(), used;
    move m = c->kind == PLAYER_OWN ? thinker_move(&c->thinker, t->state, seed, NULL, NULL)
                                   : outside_move(t->outside[who], t->state, t->record.text);

    used = seconds_now() - start;
    t->clock[who].total += used;
    t->clock[who].moves++;
    if (used > t->clock[who].longest)
        t->clock[who].longest = used;
    return m;
}

/* A player's move. One that is forced is made without asking. False: the player failed. */
static bool decide(struct table *t, int actor, uint64_t ply)
{
    const struct rules *g = t->contest->game->rules;
    int who = contest_seat(t->contest, t->game, actor), asked = who;
    move list[MAX_MOVES], m = list[0];

    if (g->moves(t->state, list) == 1) {
        m = list[0];
        asked = -1;
    } else {
        m = ask(t, who, game_seed(t->thoughts, ply));
    }
    if (m && !is_legal(g, t->state, m)) {
        complain("player '%s' made an illegal move after:%s", t->contest->contestant[who].word,
                 t->record.text);
        return false;
    }
    if (!m || !tell_others(t, m, asked))
        return false;
    note(t, m);
    g->apply(t->state, m);
    return true;
}

static bool play_to_the_end(struct table *t)
{
    const struct rules *g = t->contest->game->rules;
    uint64_t events = 0;
    int actor;

    for (uint64_t ply = 0; (actor = g->actor(t->state)) != OVER; ply++) {
        struct rng dice;
        move m;

        if (actor != CHANCE) {
            if (!decide(t, actor, ply))
                return false;
            continue;
        }
        dice = rng_event(t->dice, events++);
        m = roll(g, t->state, &dice);
        note(t, m);
        g->apply(t->state, m);
    }
    return true;
}

static bool call_outside(struct table *t)
{
    struct contest *c = t->contest;

    for (int i = 0; i < c->contestants; i++) {
        if (c->contestant[i].kind == PLAYER_OWN)
            continue;
        if (!t->outside[i])
            t->outside[i] = outside_start(&c->contestant[i], c);
        if (!t->outside[i] || !outside_begin(t->outside[i]))
            return false;
    }
    return true;
}

bool contest_play(struct contest *c, long game, struct outside *outside[MAX_CONTESTANTS],
                  struct clock_use clock[MAX_CONTESTANTS], struct game_result *out,
                  char record[RECORD_ROOM])
{
    const struct rules *g = c->game->rules;
    struct settings preset = settings_preset(g->options);
    struct table t = {.contest = c, .outside = outside, .clock = clock, .game = game};
    bool good;

    t.dice = contest_dice(c, game);
    t.thoughts = game_seed(~c->seed, (uint64_t)game);
    t.record = writer_over(record, RECORD_ROOM);
    settings_write(&t.record, g->options, &c->with, &preset);
    write_char(&t.record, ';');
    t.state = state_new(g);
    state_start(g, t.state, &c->with);
    good = call_outside(&t) && play_to_the_end(&t);
    if (good) {
        g->result(t.state, out->share);
        g->scores(t.state, out->score);
        out->done = true;
    }
    state_free(t.state);
    return good;
}
