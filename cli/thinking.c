/* The names of computer players on the command line. */
#include "cli/thinking.h"

#include "host/solved.h"

#include <stdlib.h>
#include <string.h>

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
                 {"amaf", &t->amaf},       {"keep", &t->keep},         {"habit", &t->habit},
                 {"wide", &t->wide},       {"ripe", &t->ripe},         {"book", &s->book}};

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
    if (out->method == THINK_SOLVER && !solver_of(g)) {
        complain("%s is not a game that can be solved", g->rules->name);
        return false;
    }
    *tuning = out->tuning ? *out->tuning : (struct tuning){0};
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
