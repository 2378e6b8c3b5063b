/* A solver's rounds and steps, one after another. */
#include "worker/solving.h"

#include "core/memory.h"

struct solving {
    const struct solver *solver;
    unsigned char *table;
    void *work, *scratch; /* until the table is complete */
    int round, step;      /* that come next */
    int done, all;
};

struct solving *solving_new(const struct game *g)
{
    const struct solver *solver = g->brain ? g->brain->solver : NULL;
    struct solving *s;

    if (!solver)
        return NULL;
    s = memory_new(sizeof *s);
    s->solver = solver;
    s->table = memory_new(solver->size);
    for (int round = 0; round < solver->rounds; round++)
        s->all += solver->steps(round);
    return s;
}

static void tidy(struct solving *s)
{
    memory_free(s->work);
    memory_free(s->scratch);
    s->work = s->scratch = NULL;
}

void solving_free(struct solving *s)
{
    tidy(s);
    memory_free(s->table);
    memory_free(s);
}

static void begin(struct solving *s)
{
    s->work = memory_new(s->solver->work_size);
    s->scratch = memory_new(s->solver->scratch_size);
    s->solver->begin(s->table, s->work);
}

double solving_on(struct solving *s)
{
    if (s->done < s->all) {
        if (!s->work)
            begin(s);
        while (s->step >= s->solver->steps(s->round)) {
            s->round++;
            s->step = 0;
        }
        s->solver->step(s->table, s->work, s->round, s->step++, s->scratch);
        s->done++;
    }
    if (s->done == s->all)
        tidy(s);
    return (double)s->done / s->all;
}

unsigned char *solving_table(struct solving *s)
{
    return s->table;
}

size_t solving_size(const struct solving *s)
{
    return s->solver->size;
}

uint32_t solving_version(const struct solving *s)
{
    return s->solver->version;
}
