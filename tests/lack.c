/* Out of memory is an error for callers of parlour.h, not the end of their program: everything that asks for memory is
   done again and again, with the first request refused, then the second, and so on, until nothing is refused any more. Each
   time the call must say so and leave nothing behind. (The linker puts our calloc and realloc in place of the real ones.) */
#include "api/parlour.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);

static long left = -1; /* requests until one is refused; below 0: none is */
static int refused;

static int refuses(void)
{
    if (left < 0)
        return 0;
    refused += left == 0;
    return left-- == 0;
}

void *__wrap_calloc(size_t count, size_t size)
{
    return refuses() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size)
{
    return refuses() ? NULL : __real_realloc(old, size);
}

/* Each gives back whether all went well, and whether a lack was told as such. */
struct outcome {
    int well, told;
};

static struct outcome told(const void *made, const parlour_error *error)
{
    return (struct outcome){made != NULL, made == NULL && error->status == PARLOUR_NO_MEMORY};
}

static const parlour_game *marrakech(void)
{
    return parlour_game_find(PARLOUR_TEXT("marrakech"));
}

static struct outcome play_on(void)
{
    parlour_error error = {0};
    parlour_state *s = parlour_state_new(marrakech(), NULL, 0, &error), *copy = NULL;
    struct outcome o = told(s, &error);
    parlour_move list[PARLOUR_MOVES];

    for (int i = 0; o.well && i < 150 && parlour_state_actor(s) != PARLOUR_OVER; i++) {
        parlour_state_moves(s, list, PARLOUR_MOVES);
        o.well = parlour_state_play(s, list[0], &error) == PARLOUR_OK;
        o.told = !o.well && error.status == PARLOUR_NO_MEMORY;
    }
    if (o.well) {
        copy = parlour_state_clone(s, &error);
        o = told(copy, &error);
    }
    parlour_state_free(copy);
    parlour_state_free(s);
    return o;
}

static struct outcome read_record(void)
{
    parlour_error error = {0};
    parlour_state *s =
        parlour_state_read(marrakech(), PARLOUR_TEXT("rotate90 roll1 c003233"), &error);
    struct outcome o = told(s, &error);

    if (error.status == PARLOUR_ILLEGAL) /* that rug may not lie there: memory was no trouble */
        o.well = 1;
    parlour_state_free(s);
    return o;
}

static struct outcome think(void)
{
    parlour_error error = {0};
    parlour_skill how = {.size = sizeof how, .level = 4, .steps = 20, .searches = 3, .threads = 2};
    parlour_state *s = parlour_state_new(marrakech(), NULL, 0, NULL);
    parlour_search *t = s ? parlour_search_new(s, &how, &error) : NULL;
    struct outcome o = s ? told(t, &error) : (struct outcome){0, 1};
    parlour_opinion opinion[4];

    while (t && parlour_search_on(t, 10) == 0)
        continue;
    if (t) {
        o.well = parlour_search_moves(t, opinion, 4) > 0;
        o.told = !o.well;
    }
    parlour_search_free(t);
    parlour_state_free(s);
    return o;
}

static struct outcome draw(void)
{
    parlour_error error = {0};
    parlour_state *s = parlour_state_new(marrakech(), NULL, 0, NULL);
    size_t size = s ? parlour_state_svg(s, PARLOUR_LIGHT, 0, 0, NULL, 0, &error) : 0;
    struct outcome o = {size > 0, size == 0 && (!s || error.status == PARLOUR_NO_MEMORY)};

    parlour_state_free(s);
    return o;
}

static int evaluate(void *context, int count, const int8_t *planes, const uint8_t *mask,
                    float *policy, float *value)
{
    (void)context;
    (void)planes;
    (void)mask;
    memset(policy, 0, (size_t)count * 88 * sizeof *policy);
    memset(value, 0, (size_t)count * 4 * sizeof *value);
    return 0;
}

static struct outcome step(void)
{
    parlour_error error = {0};
    parlour_batch_how how = {sizeof how, 3, 2, PARLOUR_NEXT_STEP, PARLOUR_CHANCE_BY_SEED};
    parlour_planner_how plan = {.size = sizeof plan, .visits = 40, .leaves = 2};
    parlour_arrays none = {.size = sizeof none};
    parlour_batch *b = parlour_batch_new(marrakech(), NULL, 0, &how, NULL, &none, &error);
    struct outcome o = told(b, &error);
    parlour_planner *p = b ? parlour_planner_new(b, &plan, evaluate, NULL, &error) : NULL;

    if (b)
        o = told(p, &error);
    if (p) {
        o.well = parlour_planner_run(p, &error) == PARLOUR_OK;
        o.told = !o.well && error.status == PARLOUR_NO_MEMORY;
    }
    parlour_planner_free(p);
    parlour_batch_free(b);
    return o;
}

static struct outcome answer_and_solve(void)
{
    parlour_error error = {0};
    parlour_answer *a = parlour_answer_new(&error);
    struct outcome o = told(a, &error);
    parlour_solver *v =
        a ? parlour_solver_new(parlour_game_find(PARLOUR_TEXT("catan-dice")), &error) : NULL;

    if (a)
        o = told(v, &error);
    parlour_solver_free(v);
    parlour_answer_free(a);
    return o;
}

/* Every request refused once, till none is left to refuse. A crew of threads may be missing: then one does the work. */
static void starve(const char *what, struct outcome (*run)(void))
{
    int bad = 0, times = 0;

    do {
        struct outcome o;

        left = times++;
        refused = 0;
        o = run();
        left = -1;
        bad += !o.well && !o.told;
        bad += o.well && o.told;
    } while (refused && times < 4000);
    tap(!bad && times > 1 && times < 4000, "%s: %d lacks of memory, each told", what, times - 1);
}

int main(void)
{
    starve("playing", play_on);
    starve("reading a record", read_record);
    starve("thinking", think);
    starve("drawing", draw);
    starve("batches and planners", step);
    starve("answers and solvers", answer_and_solve);
    return tap_done();
}
