/* The public face: games that are solved exactly. */
#include "api/face.h"

#include "ai/solution.h"
#include "core/memory.h"

#include <string.h>

bool face_solved(const parlour_solver *v)
{
    return v && v->handle == HANDLE_SOLVER && v->done == v->steps;
}

static bool is_solver(const parlour_solver *v)
{
    return v && v->handle == HANDLE_SOLVER;
}

/* With an empty table; `begun`: also with all that making one takes. */
static parlour_solver *handle(const parlour_game *g, bool begun, parlour_error *error)
{
    const struct game *game = face_game(g, error);
    const struct solver *solver = game && game->brain ? game->brain->solver : NULL;
    parlour_solver *v;

    if (!game)
        return NULL;
    if (!solver) {
        face_fail(error, PARLOUR_NOT_OFFERED, "This game is not solved.");
        return NULL;
    }
    v = memory_try(sizeof *v);
    if (v) {
        *v = (parlour_solver){.handle = HANDLE_SOLVER, .game = game, .solver = solver};
        v->table = memory_try(solver->size);
        v->work = begun ? memory_try(solver->work_size) : NULL;
        v->scratch = begun ? memory_try(solver->scratch_size) : NULL;
    }
    if (!v || !v->table || (begun && (!v->work || !v->scratch))) {
        parlour_solver_free(v);
        face_fail(error, PARLOUR_NO_MEMORY, "There is not enough memory.");
        return NULL;
    }
    for (int round = 0; round < solver->rounds; round++)
        v->steps += solver->steps(round);
    return v;
}

parlour_solver *parlour_solver_new(const parlour_game *g, parlour_error *error)
{
    parlour_solver *v = handle(g, true, error);

    if (v)
        v->solver->begin(v->table, v->work);
    return v;
}

parlour_solver *parlour_solver_read(const parlour_game *g, const void *bytes, size_t length,
                                    parlour_error *error)
{
    parlour_solver *v = handle(g, false, error);
    enum solved_state state;

    if (!v)
        return NULL;
    state = bytes ? solution_judge(v->game->rules, v->solver, bytes, length) : SOLVED_ABSENT;
    if (state == SOLVED_READY) {
        memcpy(v->table, (const char *)bytes + sizeof(struct solution_head), v->solver->size);
        v->done = v->steps;
        return v;
    }
    parlour_solver_free(v);
    face_fail(error, PARLOUR_BAD_TEXT,
              state == SOLVED_OUTDATED  ? "This table is of another game, version or machine."
              : state == SOLVED_DAMAGED ? "This table is damaged."
                                        : "This is no table of a solved game.");
    return NULL;
}

size_t parlour_solver_write(const parlour_solver *v, void *out, size_t room)
{
    struct solution_head head;
    size_t size;

    if (!face_solved(v))
        return 0;
    size = sizeof head + v->solver->size;
    if (out && room >= size) {
        head = solution_head(v->game->rules, v->solver, v->table);
        memcpy(out, &head, sizeof head);
        memcpy((char *)out + sizeof head, v->table, v->solver->size);
    }
    return size;
}

void parlour_solver_free(parlour_solver *v)
{
    if (!is_solver(v))
        return;
    v->handle = 0;
    memory_free(v->table);
    memory_free(v->work);
    memory_free(v->scratch);
    memory_free(v);
}

int parlour_solver_steps(const parlour_solver *v, int *done)
{
    if (!is_solver(v))
        return PARLOUR_BAD_ARGUMENT;
    if (done)
        *done = v->done;
    return v->steps;
}

int parlour_solver_on(parlour_solver *v, int steps)
{
    if (!is_solver(v) || steps < 0)
        return PARLOUR_BAD_ARGUMENT;
    for (; steps > 0 && v->done < v->steps; steps--) {
        while (v->step == v->solver->steps(v->round)) {
            v->round++;
            v->step = 0;
        }
        v->solver->step(v->table, v->work, v->round, v->step++, v->scratch);
        v->done++;
    }
    return v->done == v->steps;
}

/* Can it be asked about this position? */
static int check(const parlour_solver *v, const parlour_state *s)
{
    if (!is_solver(v) || !face_state(s, NULL) || s->game != v->game)
        return PARLOUR_BAD_ARGUMENT;
    if (v->done < v->steps || rules_of(s)->actor(position_of(s)) < 0)
        return PARLOUR_NOT_NOW;
    return PARLOUR_OK;
}

int parlour_solver_value(const parlour_solver *v, const parlour_state *s, double *out)
{
    int status = check(v, s);
    void *scratch;

    if (!out)
        return PARLOUR_BAD_ARGUMENT;
    if (status != PARLOUR_OK)
        return status;
    scratch = memory_try(v->solver->scratch_size); /* several threads may ask at once */
    if (!scratch)
        return PARLOUR_NO_MEMORY;
    *out = v->solver->value(v->table, position_of(s), scratch);
    memory_free(scratch);
    return PARLOUR_OK;
}

int parlour_solver_values(const parlour_solver *v, const parlour_state *s, double *out, int room)
{
    int status = check(v, s), count;
    double *all;
    void *scratch;

    if (room < 0 || (room > 0 && !out))
        return PARLOUR_BAD_ARGUMENT;
    if (status != PARLOUR_OK)
        return status;
    scratch = memory_try(v->solver->scratch_size);
    all = memory_try(sizeof *all * (size_t)rules_of(s)->most_moves);
    count = scratch && all ? parlour_state_moves(s, NULL, 0) : PARLOUR_NO_MEMORY;
    if (count >= 0 && !v->solver->best(v->table, position_of(s), scratch, all))
        count = PARLOUR_NOT_OFFERED; /* the solution does not cover this position */
    for (int i = 0; i < least(count, room); i++)
        out[i] = all[i];
    memory_free(scratch);
    memory_free(all);
    return count;
}

int parlour_solver_is_chance(const parlour_solver *v, const parlour_state *s)
{
    int status = check(v, s);

    return status == PARLOUR_OK ? v->solver->to_win(position_of(s)) : status;
}
