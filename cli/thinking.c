/* Computer players at work: threads, the clock, and the names of players. */
#include "cli/thinking.h"

#include "core/memory.h"

#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_SEARCHES = 64 };

/* The searches of one move, shared by the threads that run them. */
struct searches {
    struct think *search[MAX_SEARCHES];
    int count;
    double deadline; /* 0: none */
    const atomic_bool *stop;
    atomic_int next;
};

static bool is_stopped(const struct searches *all)
{
    return all->stop && atomic_load_explicit(all->stop, memory_order_relaxed);
}

/* One step at a time: the shortest is far longer than a look at the clock. */
static void run_one(const struct searches *all, struct think *t)
{
    while (!think_on(t, 1) && !is_stopped(all))
        if (all->deadline > 0 && seconds_now() >= all->deadline)
            return;
}

static void *run_some(void *context)
{
    struct searches *all = context;
    int i;

    while ((i = atomic_fetch_add(&all->next, 1)) < all->count)
        run_one(all, all->search[i]);
    return NULL;
}

static void run_all(struct searches *all, int threads)
{
    pthread_t helper[MAX_SEARCHES];
    int helpers = 0;

    while (helpers < threads - 1 && helpers < all->count - 1 &&
           pthread_create(&helper[helpers], NULL, run_some, all) == 0)
        helpers++;
    run_some(all);
    while (helpers > 0)
        pthread_join(helper[--helpers], NULL);
}

/* Against the clock every thread has a search of its own; otherwise the skill says how many. */
static int searches_wanted(const struct thinker *t)
{
    int wanted = t->seconds > 0 ? t->threads : t->skill.searches;

    if (t->skill.method != THINK_SEARCH && t->skill.method != THINK_FLAT)
        return 1;
    return wanted < 1 ? 1 : wanted > MAX_SEARCHES ? MAX_SEARCHES : wanted;
}

move thinker_move(const struct thinker *t, const struct state *s, uint64_t seed,
                  const atomic_bool *stop, struct thought *report)
{
    struct searches all = {.stop = stop, .count = searches_wanted(t)};
    struct skill how = t->skill;
    move best;

    if (t->seconds > 0) {
        all.deadline = seconds_now() + t->seconds;
        how.steps = INT_MAX;
    }
    for (int i = 0; i < all.count; i++)
        all.search[i] = think_new(t->game->rules, t->game->brain, t->table, s, how, seed, i);
    run_all(&all, t->threads);
    for (int i = 1; i < all.count; i++)
        think_merge(all.search[0], all.search[i]);
    best = think_best(all.search[0]);
    if (report)
        think_report(all.search[0], report);
    for (int i = 0; i < all.count; i++)
        think_free(all.search[i]);
    return best;
}

static bool find_method(const char *word, size_t length, const struct game *g, struct skill *out)
{
    static const struct {
        const char *name;
        enum method method;
    } known[] = {{"random", THINK_RANDOM},
                 {"greedy", THINK_GREEDY},
                 {"flat", THINK_FLAT},
                 {"search", THINK_SEARCH},
                 {"solver", THINK_SOLVER}};

    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (text_equal(word, length, known[i].name)) {
            *out = (struct skill){.method = known[i].method, .steps = out->steps, .searches = 1};
            return true;
        }
    if (length != 1 || *word < '1' || *word > '9')
        return false;
    *out = skill_level(g->brain, *word - '0');
    return true;
}

/* Where a setting goes: one of the skill's numbers, or one of the tuning's. */
static int *find_setting(const char *name, size_t length, struct skill *s, struct tuning *t)
{
    const struct {
        const char *name;
        int *at;
    } known[] = {{"steps", &s->steps},     {"searches", &s->searches}, {"freedom", &s->freedom},
                 {"explore", &t->explore}, {"prior", &t->prior},       {"later", &t->later},
                 {"trust", &t->trust},     {"depth", &t->depth},       {"margin", &t->margin},
                 {"amaf", &t->amaf},       {"keep", &t->keep},         {"ripe", &t->ripe}};

    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (text_equal(name, length, known[i].name))
            return known[i].at;
    return NULL;
}

/* `name=number`, up to a comma or the end. */
static bool take_setting(const char **at, struct skill *s, struct tuning *t, double *seconds)
{
    size_t length = strcspn(*at, "=,");
    int *where = find_setting(*at, length, s, t);
    bool time = text_equal(*at, length, "time");
    char *end;
    long value;

    if ((*at)[length] != '=' || (!where && !time))
        return false;
    value = strtol(*at + length + 1, &end, 10);
    if (end == *at + length + 1 || (*end && *end != ',') || value < -1000000 || value > 1000000000)
        return false;
    if (where)
        *where = (int)value;
    else
        *seconds = (double)value / 1000;
    *at = *end ? end + 1 : end;
    return true;
}

bool skill_parse(const char *word, const struct game *g, struct skill *out, struct tuning *tuning,
                 double *seconds)
{
    size_t length = strcspn(word, ":");
    const char *at = word + length + (word[length] == ':');

    if (!find_method(word, length, g, out)) {
        complain("'%s' is no player: random, greedy, flat, search, 1 to 9, gtp:COMMAND or "
                 "engine:COMMAND",
                 word);
        return false;
    }
    *tuning = g->brain && g->brain->tuning ? *g->brain->tuning : (struct tuning){0};
    while (*at)
        if (!take_setting(&at, out, tuning, seconds)) {
            complain("'%s' is no setting of a player, at '%s'", word, at);
            return false;
        }
    if (out->steps < 1 || out->searches < 1 || *seconds < 0) {
        complain("'%s' has a setting that is too small", word);
        return false;
    }
    if (word[length] == ':')
        out->tuning = tuning;
    return true;
}
