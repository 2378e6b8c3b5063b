/* Thinking, whichever way: the common part of all computer players. */
#include "ai/mind.h"
#include "core/memory.h"
#include "core/walk.h"

#include <assert.h>
#include <string.h>

/* Where a brain foresees points: the first visits of a move, then one of so many. */
enum { ALWAYS_SCORED = 32, SOMETIMES_SCORED = 16 };

static const struct brain no_brain;

static const struct mind *mind_for(const struct brain *b, const void *table, enum method method)
{
    switch (method) {
    case THINK_RANDOM:
        return &random_mind;
    case THINK_GREEDY:
        return &greedy_mind;
    case THINK_FLAT:
        return &flat_mind;
    case THINK_SOLVER:
        /* Greedy is the stronger of the players that need no table (44 points against 35). */
        return table && b->solver ? &solver_mind : &greedy_mind;
    case THINK_SEARCH:
        break;
    }
    return &search_mind;
}

/* Pieces of the one block of memory. */
static size_t rounded(size_t size)
{
    return (size + 15) & ~(size_t)15;
}

static void *cut(unsigned char **at, size_t size)
{
    void *piece = *at;

    *at += rounded(size);
    return piece;
}

/* What goes on in every search of one skill differs in its random numbers only. */
static struct rng rng_for(uint64_t seed, int which)
{
    return rng_event(seed, UINT64_C(0x7468696e6b) + (uint64_t)which);
}

/* Is there anything to think about? */
static bool is_asked(const struct think *t)
{
    return t->choices > 1 || (t->choices == 1 && t->how.forced_too);
}

static void prepare(struct think *t, const struct state *s, uint64_t seed, int which)
{
    t->seed = seed;
    t->rng = rng_for(seed, which);
    t->players = t->rules->players(s);
    t->player = t->rules->actor(s);
    assert(t->player >= 0 && t->players <= MAX_PLAYERS);
    if (!is_asked(t))
        t->wanted = 0;
    else if (t->mind == &random_mind || t->mind == &solver_mind)
        t->wanted = 1;
    else
        t->wanted = t->mind == &greedy_mind ? t->choices : t->how.steps;
}

/* Of the moves, those that are asked for. */
static int keep_only(const struct skill *how, move *list, int count)
{
    int kept = 0;

    for (int i = 0; i < count; i++)
        for (int j = 0; j < how->onlys; j++)
            if (how->only[j] == list[i]) {
                list[kept++] = list[i];
                break;
            }
    return kept ? kept : count;
}

/* Which of the moves the book of openings has, if it may be used. */
static int find_booked(const struct think *t, const struct state *s, const move *list)
{
    move m = t->how.book && t->brain->opening ? t->brain->opening(s) : 0;

    for (int i = 0; m && i < t->choices; i++)
        if (list[i] == m)
            return i;
    return -1;
}

/* A search before it has its memory: everything but what lies in there. list takes its moves. */
static struct think draft(const struct rules *g, const struct brain *b, const void *table,
                          const struct state *s, struct skill how, move *list)
{
    struct think t = {.rules = g, .brain = b ? b : &no_brain, .table = table, .how = how};

    t.mind = mind_for(t.brain, table, how.method);
    t.choices = g->moves(s, list);
    if (how.only)
        t.choices = keep_only(&how, list, t.choices);
    t.tuning = tuning_of(t.brain, &how, s);
    return t;
}

static size_t size_of(const struct think *t)
{
    size_t more = t->mind->room ? t->mind->room(t) : 0;

    return rounded(sizeof *t) + 2 * rounded(t->rules->state_size) +
           rounded(t->brain->scratch_size) + rounded(sizeof *t->choice * (size_t)t->choices) +
           rounded(more);
}

size_t think_size(const struct rules *g, const struct brain *b, const void *table,
                  const struct state *s, struct skill how)
{
    move list[MAX_MOVES];
    struct think t = draft(g, b, table, s, how, list);

    return size_of(&t);
}

struct think *think_in(void *memory, const struct rules *g, const struct brain *b,
                       const void *table, const struct state *s, struct skill how, uint64_t seed,
                       int which)
{
    move list[MAX_MOVES];
    struct think *t = memory;
    unsigned char *at = (unsigned char *)memory + rounded(sizeof *t);

    *t = draft(g, b, table, s, how, list);
    prepare(t, s, seed, which);
    t->booked = find_booked(t, s, list);
    t->root = cut(&at, g->state_size);
    t->work = cut(&at, g->state_size);
    t->scratch = cut(&at, t->brain->scratch_size);
    t->choice = cut(&at, sizeof *t->choice * (size_t)t->choices);
    state_copy(g, t->root, s);
    for (int i = 0; i < t->choices; i++)
        t->choice[i].move = list[i];
    if (t->mind->begin && is_asked(t))
        t->mind->begin(t, at);
    return t;
}

struct think *think_new(const struct rules *g, const struct brain *b, const void *table,
                        const struct state *s, struct skill how, uint64_t seed, int which)
{
    return think_in(memory_new(think_size(g, b, table, s, how)), g, b, table, s, how, seed, which);
}

void think_free(struct think *t)
{
    memory_free(t);
}

bool think_on(struct think *t, int steps)
{
    for (; steps > 0 && t->steps < t->wanted; steps--) {
        t->mind->step(t);
        t->steps++;
    }
    return t->steps >= t->wanted;
}

/* Points at the end of the game, for reports: those of a game that was played to its end, else what
   the brain foresees. That takes its time and changes no choice, so some visits have to do. */
static void add_score(struct think *t, struct choice *c, const struct outcome *o)
{
    double foreseen[MAX_PLAYERS];
    bool judged = t->brain->foresee && t->rules->actor(t->work) != OVER;

    if (t->brain->foresee && c->scored >= ALWAYS_SCORED && c->visits % SOMETIMES_SCORED != 0)
        return;
    if (judged)
        t->brain->foresee(t->work, foreseen);
    for (int p = 0; p < t->players; p++)
        c->score[p] += judged ? foreseen[p] : o->score[p];
    c->scored++;
}

void choice_add(struct think *t, int which, const struct outcome *o)
{
    struct choice *c = &t->choice[which];

    c->visits++;
    c->shared++;
    c->value += o->value[t->player];
    for (int p = 0; p < t->players; p++)
        c->share[p] += o->share[p];
    add_score(t, c, o);
}

void think_merge(struct think *into, const struct think *from)
{
    assert(into->choices == from->choices);
    into->steps += from->steps;
    into->wanted = into->steps; /* what is merged is finished */
    into->sure = into->sure || from->sure;
    for (int i = 0; i < into->choices; i++) {
        struct choice *a = &into->choice[i];
        const struct choice *b = &from->choice[i];

        assert(a->move == b->move);
        if (from->sure)
            a->sure = b->sure;
        a->visits += b->visits;
        a->shared += b->shared;
        a->value += b->value;
        a->scored += b->scored;
        for (int p = 0; p < into->players; p++) {
            a->share[p] += b->share[p];
            a->score[p] += b->score[p];
        }
    }
}

static double mean_of(const struct choice *c)
{
    return c->visits ? c->value / c->visits : -1;
}

/* Is a better than b? */
static bool better(const struct think *t, const struct choice *a, const struct choice *b)
{
    if (t->sure)
        return prospect_better(t, &a->sure, &b->sure, t->player);
    if (t->mind->by_visits && a->visits != b->visits)
        return a->visits > b->visits;
    return mean_of(a) > mean_of(b);
}

static int best_of(const struct think *t)
{
    int best = 0;

    if (t->booked >= 0)
        return t->booked;
    for (int i = 1; i < t->choices; i++)
        if (better(t, &t->choice[i], &t->choice[best]))
            best = i;
    return best;
}

bool think_is_clear(const struct think *t, double more)
{
    int best = best_of(t), second = -1;

    if (t->booked >= 0)
        return t->steps > 0;
    for (int i = 0; i < t->choices; i++)
        if (i != best && (second < 0 || t->choice[i].visits > t->choice[second].visits))
            second = i;
    return t->mind->by_visits && t->steps > 0 && !t->how.freedom && second >= 0 &&
           t->choice[best].visits - t->choice[second].visits > more;
}

/* A move that hardly anybody looked at says nothing. */
bool think_is_torn(const struct think *t)
{
    const struct choice *best = &t->choice[best_of(t)];

    if (t->booked >= 0)
        return false;
    for (int i = 0; i < t->choices; i++)
        if (t->choice[i].visits * 4 > best->visits && mean_of(&t->choice[i]) > mean_of(best))
            return !t->sure && t->mind->by_visits;
    return false;
}

/* Freedom is counted as among two. Among more a player's share is smaller, and so are the differences
   between moves: four players at level 3 of Marrakech chose no better than at random before. */
static double freedom_of(const struct think *t)
{
    double among = t->players > 2 ? 2.0 / t->players : 1;

    return t->how.freedom / 1000.0 * among * among;
}

/* A free choice among the moves that look nearly as good: what makes the lower levels beatable
   without making them silly. A move nobody looked at much is not trusted. */
static int free_choice(const struct think *t, int best)
{
    double least = mean_of(&t->choice[best]) - freedom_of(t);
    int most = t->choice[best].visits, seen = 0, chosen = best;
    struct rng r = rng_for(t->seed, -1);

    for (int i = 0; i < t->choices; i++) {
        const struct choice *c = &t->choice[i];

        if (c->visits * 10 < most || c->visits == 0 || mean_of(c) < least)
            continue;
        if (rng_below(&r, (uint32_t)++seen) == 0)
            chosen = i;
    }
    return chosen;
}

/* Before the first step any move will do, but always the same. */
static int chosen(const struct think *t)
{
    int best = best_of(t);

    return t->how.freedom > 0 && t->steps > 0 ? free_choice(t, best) : best;
}

move think_best(const struct think *t)
{
    return t->choice[chosen(t)].move;
}

/* Where results were not kept, what the search maximised for the player stands in for them. */
static double share_of(const struct think *t, const struct choice *c, int player)
{
    double own = mean_of(c) < 1 ? mean_of(c) : 1;

    if (c->shared || !c->visits)
        return c->shared ? c->share[player] / c->shared : 0;
    return player == t->player ? own : (1 - own) / (t->players - 1);
}

static struct opinion opinion_of(const struct think *t, const struct choice *c)
{
    struct opinion out = {.move = c->move, .visits = c->visits, .scored = t->sure || c->scored > 0};

    for (int p = 0; p < t->players; p++) {
        out.share[p] = t->sure ? c->sure.share[p] : share_of(t, c, p);
        out.score[p] = t->sure ? c->sure.score[p] : c->scored ? c->score[p] / c->scored : 0;
    }
    return out;
}

int think_opinions(const struct think *t, struct opinion *out)
{
    for (int i = 0; i < t->choices; i++)
        out[i] = opinion_of(t, &t->choice[i]);
    return t->choices;
}

int think_ranking(const struct think *t, struct opinion *out, int most)
{
    unsigned char told[MAX_MOVES] = {0};
    int next = chosen(t), count = 0;

    while (next >= 0 && count < most) {
        out[count++] = opinion_of(t, &t->choice[next]);
        told[next] = 1;
        next = -1;
        for (int i = 0; i < t->choices; i++)
            if (!told[i] && (next < 0 || better(t, &t->choice[i], &t->choice[next])))
                next = i;
    }
    return count;
}

int think_line(const struct think *t, move first, move out[MAX_LINE])
{
    int length = t->mind->line ? t->mind->line(t, first, out) : 0;

    out[0] = first;
    return length ? length : 1;
}

void think_report(const struct think *t, struct thought *out)
{
    struct opinion best[MAX_THOUGHTS];

    memset(out, 0, sizeof *out);
    out->count = think_ranking(t, best, MAX_THOUGHTS);
    out->best = best[0].move;
    out->steps = t->steps;
    out->exact = t->sure;
    for (int i = 0; i < out->count; i++) {
        out->move[i] = best[i].move;
        out->visits[i] = best[i].visits;
        out->scored[i] = best[i].scored;
        memcpy(out->share[i], best[i].share, sizeof best[i].share);
        memcpy(out->score[i], best[i].score, sizeof best[i].score);
    }
    out->line_length = think_line(t, out->best, out->line);
}
