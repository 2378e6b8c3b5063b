/* One game of a contest. */
#include "contest/contest.h"

#include "contest/outside.h"
#include "core/walk.h"

#include <string.h>

/* How a game goes on. */
enum course { GOES_ON, ENDS, IS_INTERRUPTED };

struct table {
    struct contest *contest;
    struct outside **outside;
    struct clock_use *clock;
    long game;
    uint64_t dice, thoughts; /* seeds */
    uint64_t events, ply;
    double left[MAX_PLAYERS]; /* on the clocks of the seats, in seconds, where there are clocks */
    struct recall *recall[MAX_PLAYERS]; /* of ours who think by the clock, by seats */
    struct state *state;
    struct writer record, words;
    struct account *about;
    struct game_result *result;
};

/* In the line protocol a blank inside a move is written as '_', so that a move is a word. */
static void add_word(struct table *t, const char *text)
{
    write_char(&t->words, ' ');
    for (; *text; text++)
        write_char(&t->words, (char)(*text == ' ' ? '_' : *text));
}

static void make(struct table *t, move m)
{
    const struct rules *g = t->contest->game->rules;

    size_t from = t->record.size;

    write_char(&t->record, ' ');
    g->write_move(&t->record, t->state, m);
    add_word(t, t->record.text + from + 1);
    if (g->actor(t->state) == CHANCE)
        t->events++;
    g->apply(t->state, m);
    t->ply++;
    for (int seat = 0; seat < t->contest->seats; seat++)
        recall_moved(t->recall[seat], m);
}

/* A seat's player gives up or fails. */
static enum course give_up(struct table *t, int seat, enum ending why)
{
    t->result->ending = (unsigned char)why;
    t->result->loser = (unsigned char)seat;
    contest_forfeit(t->contest, t->game, seat, t->result->share);
    return ENDS;
}

static int seat_of(const struct table *t, int who)
{
    int seat = 0;

    while (contest_seat(t->contest, t->game, seat) != who)
        seat++;
    return seat;
}

/* A program that fails has lost the game; it is started anew for the next one. */
static enum course fail(struct table *t, int who)
{
    struct outside *o = t->outside[who];
    enum ending why = outside_fault(o, t->about->reason);
    int seat = seat_of(t, who);

    if (contest_interrupted())
        return IS_INTERRUPTED;
    if (why > END_RESIGNED) {
        outside_log(o, t->game, t->record.text);
        outside_stop(o);
        t->outside[who] = NULL;
    }
    return give_up(t, seat, why);
}

/* Everybody else at the table who keeps a board of their own hears of a move. */
static enum course tell_others(struct table *t, move m, int but)
{
    for (int i = 0; i < t->contest->contestants; i++)
        if (i != but && outside_plays(t->outside[i]) && !outside_tell(t->outside[i], t->state, m))
            return fail(t, i);
    return GOES_ON;
}

/* One of ours that thinks by the clock takes its share of what is left. */
static move ask_own(const struct table *t, const struct contestant *c, int seat, uint64_t seed)
{
    struct thinker thinker = c->thinker;

    thinker.by_work = t->contest->by_work;
    thinker.recall = t->recall[seat];
    if (t->contest->clocked && thinker.seconds > 0) {
        thinker.seconds = clock_share(t->left[seat], t->contest->more, 0);
        thinker.most = clock_most(t->left[seat], thinker.seconds);
    }
    return thinker_move(&thinker, t->state, seed, contest_stop(), NULL);
}

static move ask(struct table *t, int seat, int who, uint64_t seed)
{
    const struct contestant *c = &t->contest->contestant[who];
    bool work = t->contest->by_work && c->kind == PLAYER_OWN;
    double start = work ? seconds_worked() : seconds_now(), used;
    move m = c->kind == PLAYER_OWN
                 ? ask_own(t, c, seat, seed)
                 : outside_move(t->outside[who], t->state, t->words.text, t->left);

    used = (work ? seconds_worked() : seconds_now()) - start;
    t->left[seat] = (t->left[seat] > used ? t->left[seat] - used : 0) + t->contest->more;
    t->clock[who].total += used;
    t->clock[who].moves++;
    if (used > t->clock[who].longest)
        t->clock[who].longest = used;
    return m;
}

/* One of our own players has made an illegal move: nothing that we count would be worth anything. */
static enum course give_up_all(struct table *t, int who)
{
    pthread_mutex_lock(&t->contest->lock);
    complain("player '%s' made an illegal move after:%s", t->contest->contestant[who].label,
             t->record.text);
    t->contest->failed = true;
    pthread_mutex_unlock(&t->contest->lock);
    return IS_INTERRUPTED;
}

/* A player's move. One that is forced is made without asking. */
static enum course decide(struct table *t, int actor)
{
    const struct rules *g = t->contest->game->rules;
    int who = contest_seat(t->contest, t->game, actor), asked = -1;
    enum course course;
    move list[MAX_MOVES], m;

    if (g->moves(t->state, list) == 1) {
        m = list[0];
    } else {
        m = ask(t, actor, who, game_seed(t->thoughts, t->ply));
        asked = who;
    }
    if (contest_interrupted())
        return IS_INTERRUPTED;
    if (!m)
        return fail(t, who);
    if (!is_legal(g, t->state, m))
        return give_up_all(t, who);
    course = tell_others(t, m, asked);
    if (course == GOES_ON)
        make(t, m);
    return course;
}

static enum course play_to_the_end(struct table *t)
{
    const struct rules *g = t->contest->game->rules;
    enum course course = GOES_ON;
    int actor;

    while (course == GOES_ON && (actor = g->actor(t->state)) != OVER) {
        if (actor != CHANCE) {
            course = decide(t, actor);
        } else {
            struct rng dice = rng_event(t->dice, t->events);

            make(t, roll(g, t->state, &dice));
        }
    }
    if (course == GOES_ON)
        g->result(t->state, t->result->share);
    return course;
}

static enum course play_opening(struct table *t)
{
    const struct opening *o = contest_opening(t->contest, t->game);
    enum course course = GOES_ON;

    for (int i = 0; o && i < o->count && course == GOES_ON; i++) {
        course = t->contest->game->rules->actor(t->state) == CHANCE
                     ? GOES_ON
                     : tell_others(t, o->move[i], -1);
        if (course == GOES_ON)
            make(t, o->move[i]);
    }
    return course;
}

/* Those who play this game are called; the others rest. */
static enum course call_outside(struct table *t)
{
    struct contest *c = t->contest;

    for (int i = 0; i < c->contestants; i++)
        outside_rest(t->outside[i]);
    for (int seat = 0; seat < c->seats; seat++) {
        int who = contest_seat(c, t->game, seat);

        if (c->contestant[who].kind == PLAYER_OWN || seat_of(t, who) != seat)
            continue;
        if (!t->outside[who])
            t->outside[who] = outside_new(c, who);
        if (!outside_begin(t->outside[who]))
            return fail(t, who);
    }
    return GOES_ON;
}

uint64_t contest_course(const char *record)
{
    uint64_t hash = 0xcbf29ce484222325u;

    for (; *record; record++)
        hash = (hash ^ (unsigned char)*record) * 0x100000001b3u;
    return hash;
}

bool contest_play(struct contest *c, long game, struct outside **outside, struct clock_use *clock,
                  struct game_result *out, struct account *about)
{
    const struct rules *g = c->game->rules;
    struct settings preset = settings_preset(g->options);
    struct table t = {.contest = c, .outside = outside, .clock = clock, .game = game};
    enum course course;

    *out = (struct game_result){0};
    about->reason[0] = '\0';
    t.about = about;
    t.result = out;
    t.dice = contest_dice(c, game);
    t.thoughts = game_seed(~c->seed, (uint64_t)game);
    for (int seat = 0; seat < c->seats; seat++) {
        t.left[seat] = c->seconds;
        t.recall[seat] = recall_new();
    }
    t.record = writer_over(about->record, RECORD_ROOM);
    t.words = writer_over(about->words, RECORD_ROOM);
    settings_write(&t.record, g->options, &c->with, &preset);
    write_char(&t.record, ';');
    t.state = state_new(g);
    state_start(g, t.state, &c->with);
    course = call_outside(&t);
    if (course == GOES_ON)
        course = play_opening(&t);
    if (course == GOES_ON)
        course = play_to_the_end(&t);
    g->scores(t.state, out->score);
    out->done = course != IS_INTERRUPTED;
    out->course = contest_course(about->record);
    state_free(t.state);
    for (int seat = 0; seat < c->seats; seat++)
        recall_free(t.recall[seat]);
    return out->done;
}

void contest_forfeit(const struct contest *c, long game, int seat, int share[MAX_PLAYERS])
{
    int loser = contest_seat(c, game, seat), others = 0, given = 0;

    for (int i = 0; i < c->seats; i++)
        others += contest_seat(c, game, i) != loser;
    for (int i = 0; i < c->seats; i++) {
        bool wins = contest_seat(c, game, i) != loser;

        share[i] = wins ? 1000 / others + (given < 1000 % others) : 0;
        given += wins;
    }
}
