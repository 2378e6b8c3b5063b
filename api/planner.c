/* The public face: search in all games of a batch by an evaluation of the caller's. Each game has a tree;
   the leaves of all trees are evaluated in one call. */
#include "api/planner.h"

#include "core/memory.h"

#include <string.h>

enum { PRESET_VISITS = 64, MOST_VISITS = 1 << 20, MOST_LEAVES = 64 };

static bool is_planner(const parlour_planner *p)
{
    return p && p->handle == HANDLE_PLANNER;
}

static bool read_how(parlour_planner *p, const parlour_planner_how *how)
{
    p->how = *how;
    if (p->how.visits == 0)
        p->how.visits = PRESET_VISITS;
    if (p->how.leaves == 0)
        p->how.leaves = 1;
    if (p->how.explore == 0)
        p->how.explore = 1.5;
    return p->how.visits > 0 && p->how.visits <= MOST_VISITS && p->how.leaves > 0 &&
           p->how.leaves <= MOST_LEAVES && p->how.explore > 0 && p->how.explore < 1e6;
}

static bool furnish(parlour_planner *p)
{
    size_t games = (size_t)p->batch->how.games, leaves = games * (size_t)p->how.leaves;
    size_t actions = (size_t)p->batch->e.actions;

    p->tree = memory_try(games * sizeof *p->tree);
    p->leaf = memory_try(leaves * sizeof *p->leaf);
    p->planes = memory_try(leaves * p->batch->numbers);
    p->mask = memory_try(leaves * actions);
    p->policy = memory_try(leaves * actions * sizeof *p->policy);
    p->value = memory_try(leaves * MAX_PLAYERS * sizeof *p->value);
    return p->tree && p->leaf && p->planes && p->mask && p->policy && p->value;
}

parlour_planner *parlour_planner_new(const parlour_batch *b, const parlour_planner_how *how,
                                     parlour_evaluate evaluate, void *context, parlour_error *error)
{
    parlour_planner draft = {
        .handle = HANDLE_PLANNER, .batch = b, .evaluate = evaluate, .context = context};
    parlour_planner *p;

    if (!face_batch(b, error))
        return NULL;
    if (!how || how->size != sizeof *how || !evaluate || !read_how(&draft, how)) {
        face_fail(error, PARLOUR_BAD_ARGUMENT, "There is no such way to search.");
        return NULL;
    }
    p = memory_try(sizeof *p);
    if (p)
        *p = draft;
    if (p && furnish(p))
        return p;
    parlour_planner_free(p);
    face_fail(error, PARLOUR_NO_MEMORY, "There is not enough memory.");
    return NULL;
}

void parlour_planner_free(parlour_planner *p)
{
    if (!is_planner(p))
        return;
    p->handle = 0;
    for (int i = 0; p->tree && i < p->games; i++) {
        memory_free(p->tree[i].node);
        memory_free(p->tree[i].edge);
    }
    memory_free(p->tree);
    memory_free(p->leaf);
    memory_free(p->planes);
    memory_free(p->mask);
    memory_free(p->policy);
    memory_free(p->value);
    memory_free(p);
}

/* New trees for where the batch stands. */
static bool begin(parlour_planner *p)
{
    p->games = p->batch->how.games;
    for (int i = 0; i < p->games; i++) {
        struct plan *t = &p->tree[i];

        t->nodes = t->edges = 0;
        t->done = p->batch->slot[i].actor < 0;
        t->rng = rng_event(p->how.seed ^ p->batch->slot[i].seed,
                           p->batch->slot[i].episode << 32 | p->batch->slot[i].events);
        if (!t->done && !plan_root(p, i))
            return false;
    }
    return true;
}

/* Gathers leaves of all games; how many, or a status. */
static int gather(parlour_planner *p)
{
    p->leaves = 0;
    for (int i = 0; i < p->games; i++) {
        struct plan *t = &p->tree[i];

        for (int k = 0; k < p->how.leaves && !t->done; k++) {
            enum descent found = plan_descend(p, i);

            if (found == DESCENT_NO_MEMORY)
                return PARLOUR_NO_MEMORY;
            if (found == DESCENT_WAITING)
                break;
            t->done = plan_visits(t) >= p->how.visits;
        }
    }
    return p->leaves;
}

int parlour_planner_run(parlour_planner *p, parlour_error *error)
{
    bool going = true;

    if (!is_planner(p) || !face_batch(p->batch, error))
        return face_fail(error, PARLOUR_BAD_ARGUMENT, "This is no planner.");
    if (!begin(p))
        return face_fail(error, PARLOUR_NO_MEMORY, "There is not enough memory.");
    while (going) {
        int count = gather(p);

        if (count < 0)
            return face_fail(error, count, "There is not enough memory.");
        if (count > 0 &&
            p->evaluate(p->context, count, p->planes, p->mask, p->policy, p->value) != 0)
            return face_fail(error, PARLOUR_NOT_NOW, "The evaluation gave up.");
        for (int i = 0; i < count; i++)
            plan_learn(p, i);
        going = false;
        for (int i = 0; i < p->games; i++) {
            p->tree[i].done = p->tree[i].done || plan_visits(&p->tree[i]) >= p->how.visits;
            going = going || !p->tree[i].done;
        }
    }
    return PARLOUR_OK;
}

int parlour_planner_visits(const parlour_planner *p, int32_t *out, size_t room)
{
    size_t actions;

    if (!is_planner(p) || !out)
        return PARLOUR_BAD_ARGUMENT;
    actions = (size_t)p->batch->e.actions;
    if (room < actions * (size_t)p->games)
        return PARLOUR_BAD_ARGUMENT;
    memset(out, 0, actions * (size_t)p->games * sizeof *out);
    for (int i = 0; i < p->games; i++)
        plan_tell_visits(&p->tree[i], out + actions * (size_t)i);
    return PARLOUR_OK;
}

int parlour_planner_values(const parlour_planner *p, float *out, size_t room)
{
    if (!is_planner(p) || !out || room < MAX_PLAYERS * (size_t)p->games)
        return PARLOUR_BAD_ARGUMENT;
    for (int i = 0; i < p->games; i++)
        plan_tell_values(&p->tree[i], p->batch->players, out + MAX_PLAYERS * i);
    return PARLOUR_OK;
}
