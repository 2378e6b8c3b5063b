/* A level's searches, one after another. */
#include "worker/ponder.h"

#include "core/memory.h"

struct ponder {
    const struct game *game;
    struct job job;
    const void *table;
    struct skill skill;
    struct think *all; /* the first search, and all that were merged into it */
    struct think *one; /* the search that runs now, unless that is the first */
    int next;          /* which search comes next */
};

static struct think *search(struct ponder *p)
{
    return think_new(p->game->rules, p->game->brain, p->table, job_state(&p->job), p->skill,
                     p->job.seed, p->next++);
}

bool ponder_looks_up(const struct game *g, const struct job *job)
{
    return skill_level(g->brain, job->level).method == THINK_SOLVER;
}

struct ponder *ponder_new(const struct game *g, const struct job *job, const void *table)
{
    struct ponder *p = memory_new(sizeof *p);

    p->game = g;
    p->job = *job;
    p->table = table;
    p->skill = skill_level(g->brain, job->level);
    if (p->skill.method != THINK_SEARCH && p->skill.method != THINK_FLAT)
        p->skill.searches = 1;
    p->all = search(p);
    return p;
}

void ponder_free(struct ponder *p)
{
    if (!p)
        return;
    think_free(p->all);
    if (p->one)
        think_free(p->one);
    memory_free(p);
}

bool ponder_on(struct ponder *p, int steps)
{
    if (!think_on(p->one ? p->one : p->all, steps))
        return false;
    if (p->one) {
        think_merge(p->all, p->one);
        think_free(p->one);
        p->one = NULL;
    }
    if (p->next >= p->skill.searches)
        return true;
    p->one = search(p);
    return false;
}

void ponder_report(const struct ponder *p, struct thought *out)
{
    think_report(p->all, out);
}
