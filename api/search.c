/* The public face: computer players. A level is several searches, merged in order, on however many
   threads. */
#include "api/face.h"

#include "core/memory.h"

#include <string.h>

enum { MOST_SEARCHES = 64 };

struct parlour_search {
    enum handle handle;
    const struct game *game;
    struct crew *crew;
    int searches, steps; /* steps: of the pass under way */
    bool merged;
    struct think *search[MOST_SEARCHES];
};

static bool is_search(const parlour_search *t)
{
    return t && t->handle == HANDLE_SEARCH;
}

/* What the caller wants, checked. False: *error says what cannot be. */
static bool read_skill(const struct game *g, const parlour_skill *how, struct skill *out,
                       parlour_error *error)
{
    if (!how || how->size != sizeof *how || how->level < 0 || how->level > LEVELS ||
        how->steps < 0 || how->searches < 0 || how->searches > MOST_SEARCHES || how->threads < 0 ||
        how->threads > MOST_SEARCHES) {
        face_fail(error, PARLOUR_BAD_ARGUMENT, "There is no such skill.");
        return false;
    }
    if (how->solver && (!face_solved(how->solver) || how->solver->game != g)) {
        face_fail(error, PARLOUR_BAD_ARGUMENT, "This is no finished solution of the game.");
        return false;
    }
    *out = skill_level(g->brain, how->level);
    if (how->steps)
        out->steps = how->steps;
    if (how->searches)
        out->searches = how->searches;
    return true;
}

/* One search needs no thread, and most ways of thinking need one search. */
static int searches_wanted(const struct skill *how)
{
    bool many = how->method == THINK_SEARCH || how->method == THINK_FLAT;

    return many && how->searches > 1 ? least(how->searches, MOST_SEARCHES) : 1;
}

static bool begin(parlour_search *t, const parlour_state *s, const struct skill *how,
                  const parlour_skill *wish)
{
    const struct brain *brain = s->game->brain;
    const void *table = wish->solver ? wish->solver->table : NULL;
    size_t size = think_size(rules_of(s), brain, table, position_of(s), *how);

    for (int i = 0; i < t->searches; i++) {
        void *memory = memory_try(size);

        if (!memory)
            return false;
        t->search[i] =
            think_in(memory, rules_of(s), brain, table, position_of(s), *how, wish->seed, i);
    }
    if (t->searches > 1 && wish->threads > 1)
        t->crew = crew_new(wish->threads);
    return true;
}

parlour_search *parlour_search_new(const parlour_state *s, const parlour_skill *how,
                                   parlour_error *error)
{
    struct skill skill;
    parlour_search *t;

    if (!face_state(s, error) || !read_skill(s->game, how, &skill, error))
        return NULL;
    if (rules_of(s)->actor(position_of(s)) < 0) {
        face_fail(error, PARLOUR_NOT_NOW, "Nobody has to decide here.");
        return NULL;
    }
    t = memory_try(sizeof *t);
    if (t) {
        t->handle = HANDLE_SEARCH;
        t->game = s->game;
        t->searches = searches_wanted(&skill);
    }
    if (t && begin(t, s, &skill, how))
        return t;
    parlour_search_free(t);
    face_fail(error, PARLOUR_NO_MEMORY, "There is not enough memory.");
    return NULL;
}

void parlour_search_free(parlour_search *t)
{
    if (!is_search(t))
        return;
    t->handle = 0;
    crew_free(t->crew);
    for (int i = 0; i < t->searches; i++)
        memory_free(t->search[i]);
    memory_free(t);
}

static void run_one(void *context, int which)
{
    parlour_search *t = context;

    think_on(t->search[which], t->steps);
}

int parlour_search_on(parlour_search *t, int steps)
{
    bool done = true;

    if (!is_search(t) || steps < 0)
        return PARLOUR_BAD_ARGUMENT;
    if (t->merged)
        return 1;
    t->steps = steps;
    crew_run(t->crew, t->searches, run_one, t);
    for (int i = 0; i < t->searches; i++)
        done = think_on(t->search[i], 0) && done;
    if (!done)
        return 0;
    for (int i = 1; i < t->searches; i++)
        think_merge(t->search[0], t->search[i]);
    t->merged = true;
    return 1;
}

/* Adds what one search thinks of a move to what others do. */
static void add(parlour_opinion *sum, const struct opinion *o)
{
    double all = sum->visits + o->visits;

    for (int p = 0; p < PARLOUR_PLAYERS && all > 0; p++) {
        sum->share[p] += (o->share[p] - sum->share[p]) * o->visits / all;
        sum->score[p] += (o->score[p] - sum->score[p]) * o->visits / all;
    }
    sum->move = o->move;
    sum->visits += o->visits;
    sum->scored = sum->scored || o->scored;
}

/* Before they are merged the searches stand side by side, and are added up here. */
int parlour_search_moves(const parlour_search *t, parlour_opinion *out, int room)
{
    int count = 0, searches;
    struct opinion *all;

    if (!is_search(t) || room < 0 || (room > 0 && !out))
        return PARLOUR_BAD_ARGUMENT;
    all = memory_try(sizeof *all * (size_t)t->game->rules->most_moves);
    if (!all)
        return PARLOUR_NO_MEMORY;
    if (room > 0)
        memset(out, 0, sizeof *out * (size_t)least(room, t->game->rules->most_moves));
    searches = t->merged ? 1 : t->searches;
    for (int k = 0; k < searches; k++) {
        count = think_opinions(t->search[k], all);
        for (int i = 0; i < least(count, room); i++)
            add(&out[i], &all[i]);
    }
    memory_free(all);
    return count;
}

parlour_move parlour_search_best(const parlour_search *t)
{
    return is_search(t) ? think_best(t->search[0]) : 0;
}

int parlour_search_line(const parlour_search *t, parlour_move *out, int room)
{
    struct thought found;

    if (!is_search(t) || room < 0 || (room > 0 && !out))
        return PARLOUR_BAD_ARGUMENT;
    think_report(t->search[0], &found);
    if (room > 0)
        memcpy(out, found.line, sizeof *out * (size_t)least(room, found.line_length));
    return found.line_length;
}

size_t parlour_move_reason(const parlour_state *s, parlour_move m, char *out, size_t room)
{
    struct writer w = face_writer(out, room);

    if (parlour_state_why_not(s, m, NULL) == PARLOUR_OK && parlour_state_actor(s) >= 0 &&
        s->game->brain && s->game->brain->reason)
        s->game->brain->reason(&w, position_of(s), m);
    return w.size;
}
