/* Batches: they play what single positions play, reset as they are told, refuse without changing anything, and do the
   same on any number of threads; a planner finds what there is to find. */
#include "api/parlour.h"
#include "core/memory.h"
#include "tests/tap.h"

#include <string.h>

enum { GAMES = 24 };

struct arrays {
    parlour_space space;
    parlour_arrays out;
};

static struct arrays arrays_for(const parlour_game *g)
{
    struct arrays a = {.space = {.size = sizeof a.space}, .out = {.size = sizeof a.out}};
    parlour_state *s = parlour_state_new(g, NULL, 0, NULL);
    size_t numbers;

    parlour_state_space(s, &a.space);
    parlour_state_free(s);
    numbers = (size_t)(a.space.planes * a.space.rows * a.space.columns);
    a.out.planes = memory_new(GAMES * numbers);
    a.out.mask = memory_new(GAMES * (size_t)a.space.actions);
    a.out.actor = memory_new(GAMES);
    a.out.outcomes = memory_new(GAMES * sizeof(int32_t));
    a.out.rewards = memory_new(GAMES * 4 * sizeof(float));
    a.out.ended = memory_new(GAMES);
    a.out.scores = memory_new(GAMES * 4 * sizeof(int32_t));
    return a;
}

static void free_arrays(struct arrays *a)
{
    memory_free(a->out.planes);
    memory_free(a->out.mask);
    memory_free(a->out.actor);
    memory_free(a->out.outcomes);
    memory_free(a->out.rewards);
    memory_free(a->out.ended);
    memory_free(a->out.scores);
}

static parlour_batch *batch_of(const parlour_game *g, struct arrays *a, int threads, int reset,
                               int chance)
{
    parlour_batch_how how = {sizeof how, GAMES, threads, reset, chance};

    return parlour_batch_new(g, NULL, 0, &how, NULL, &a->out, NULL);
}

/* Single positions beside a batch: same moves, same dice, same masks, planes, points and results. */
static const char *compare(const parlour_state *s, const struct arrays *a, int i)
{
    static uint8_t mask[1 << 16];
    static int8_t planes[1 << 16];
    size_t actions = (size_t)a->space.actions;
    size_t numbers = (size_t)(a->space.planes * a->space.rows * a->space.columns);
    int points[4], actor = parlour_state_actor(s);

    if (actor != a->out.actor[i])
        return "who acts";
    parlour_state_mask(s, mask, sizeof mask);
    parlour_state_planes(s, actor < 0 ? 0 : actor, planes, sizeof planes);
    parlour_state_scores(s, points);
    if (memcmp(mask, a->out.mask + actions * (size_t)i, actions) != 0)
        return "the mask";
    if (memcmp(planes, a->out.planes + numbers * (size_t)i, numbers) != 0)
        return "the planes";
    return memcmp(points, a->out.scores + 4 * i, sizeof points) == 0 ? NULL : "the points";
}

static const char *play_both(const parlour_game *g)
{
    struct arrays a = arrays_for(g);
    parlour_batch *b = batch_of(g, &a, 2, PARLOUR_DISABLED, PARLOUR_CHANCE_BY_SEED);
    parlour_state *s[GAMES];
    const char *differs = NULL;
    int32_t actions[GAMES];
    uint64_t luck = 5;

    for (int i = 0; i < GAMES; i++) {
        s[i] = parlour_state_new(g, NULL, 0, NULL);
        parlour_state_roll(s[i], (uint64_t)i, NULL);
    }
    for (int step = 0; step < 200 && !differs; step++) {
        parlour_batch_sample(b, &luck, actions);
        for (int i = 0; i < GAMES && !differs; i++)
            differs = compare(s[i], &a, i);
        for (int i = 0; i < GAMES; i++) {
            parlour_state_play(s[i], parlour_action_move(s[i], actions[i]), NULL);
            parlour_state_roll(s[i], (uint64_t)i, NULL);
        }
        if (parlour_batch_step(b, actions, NULL) != PARLOUR_OK)
            differs = "a legal action was refused";
    }
    for (int i = 0; i < GAMES; i++)
        parlour_state_free(s[i]);
    parlour_batch_free(b);
    free_arrays(&a);
    return differs;
}

/* The hash after some steps, and how many games ended on the way. */
static uint64_t run(const parlour_game *g, int threads, int reset, int *ends, float *paid)
{
    struct arrays a = arrays_for(g);
    parlour_batch *b = batch_of(g, &a, threads, reset, PARLOUR_CHANCE_BY_SEED);
    int32_t actions[GAMES];
    uint64_t luck = 9, hash;

    *ends = 0;
    *paid = 0;
    for (int step = 0; step < 300; step++) {
        parlour_batch_sample(b, &luck, actions);
        parlour_batch_step(b, actions, NULL);
        for (int i = 0; i < GAMES; i++) {
            *ends += a.out.ended[i];
            for (int p = 0; p < 4; p++)
                *paid += a.out.rewards[4 * i + p];
        }
    }
    hash = parlour_batch_hash(b);
    parlour_batch_free(b);
    free_arrays(&a);
    return hash;
}

static void resets(const parlour_game *g)
{
    const char *name = parlour_game_name(g);
    int next, same, none, again;
    float paid[4];
    uint64_t one = run(g, 1, PARLOUR_SAME_STEP, &same, &paid[0]);

    tap(one == run(g, 3, PARLOUR_SAME_STEP, &again, &paid[1]) && again == same,
        "%s: threads change nothing", name);
    run(g, 1, PARLOUR_NEXT_STEP, &next, &paid[2]);
    run(g, 1, PARLOUR_DISABLED, &none, &paid[3]);
    tap(none == GAMES && same >= next && next >= none,
        "%s: %d, %d and %d ends in three ways to reset", name, same, next, none);
    tap(paid[3] > 0 && paid[0] >= paid[3], "%s: ends are paid", name);
}

/* One action in the middle is wrong: nothing moves anywhere. Then chance by hand, and positions as text. */
static void refusals(const parlour_game *g)
{
    struct arrays a = arrays_for(g);
    parlour_batch *b = batch_of(g, &a, 1, PARLOUR_NEXT_STEP, PARLOUR_CHANCE_GIVEN);
    int32_t actions[GAMES];
    uint64_t luck = 3, before;
    static char text[1 << 16], again[1 << 16];
    parlour_error error;

    for (int step = 0; step < 60; step++) {
        parlour_batch_sample(b, &luck, actions);
        parlour_batch_step(b, actions, NULL);
    }
    before = parlour_batch_hash(b);
    parlour_batch_sample(b, &luck, actions);
    actions[7] = -1;
    while (a.out.actor[7] == PARLOUR_OVER)
        parlour_batch_reset(b, NULL, NULL, NULL), before = parlour_batch_hash(b),
                                                  parlour_batch_sample(b, &luck, actions),
                                                  actions[7] = -1;
    tap(parlour_batch_step(b, actions, &error) == PARLOUR_ILLEGAL && error.which == 7 &&
            parlour_batch_hash(b) == before,
        "%s: a wrong action is refused, by its game, and nothing changes", parlour_game_name(g));
    parlour_batch_write(b, 3, text, sizeof text);
    tap(parlour_batch_read(b, 5, text, PARLOUR_TO_THE_NUL, NULL) == PARLOUR_OK &&
            parlour_batch_write(b, 5, again, sizeof again) > 0 && strcmp(text, again) == 0,
        "%s: a position goes out and in", parlour_game_name(g));
    tap(parlour_batch_read(b, 5, "?!", 2, &error) < 0 && error.message[0],
        "%s: no text is no position", parlour_game_name(g));
    parlour_batch_free(b);
    free_arrays(&a);
}

/* Knows nothing: every action alike, everybody's chance the same. */
static int ignorant(void *context, int count, const int8_t *planes, const uint8_t *mask,
                    float *policy, float *value)
{
    int actions = *(int *)context;

    (void)planes;
    for (int i = 0; i < count * actions; i++)
        policy[i] = mask[i];
    for (int i = 0; i < 4 * count; i++)
        value[i] = 0.5f;
    return 0;
}

/* Null can be won from every heap that is no multiple of four, by leaving one. */
static void plans(void)
{
    const parlour_game *g = parlour_game_find("null", 4);
    struct arrays a = arrays_for(g);
    parlour_batch *b = batch_of(g, &a, 1, PARLOUR_DISABLED, PARLOUR_CHANCE_BY_SEED);
    parlour_planner_how how = {sizeof how, 400, 4, 0, 1};
    parlour_planner *p = parlour_planner_new(b, &how, ignorant, &a.space.actions, NULL);
    int32_t visits[GAMES * 3];
    int good = 0, hard = 0, sum = 0;

    parlour_planner_run(p, NULL);
    parlour_planner_visits(p, visits, GAMES * 3);
    for (int i = 0; i < GAMES; i++) {
        const int32_t *v = visits + 3 * i;
        int best = v[0] >= v[1] && v[0] >= v[2] ? 0 : v[1] >= v[2] ? 1 : 2, heap = 0;

        for (int k = 0; k < 9; k++)
            heap += a.out.planes[11 * i + k];
        sum += v[0] + v[1] + v[2];
        hard += heap % 4 != 0;
        good += heap % 4 != 0 && (heap - best - 1) % 4 == 0;
    }
    tap(hard > 0 && good == hard,
        "a planner that knows nothing finds %d of %d winning moves of Null", good, hard);
    tap(sum == GAMES * 399, "every visit but the root's own went down a move");
    parlour_planner_free(p);
    parlour_batch_free(b);
    free_arrays(&a);
}

int main(void)
{
    for (int which = 0; which < parlour_games(); which++) {
        const parlour_game *g = parlour_game_at(which);
        const char *differs = play_both(g);

        if (!tap(!differs, "%s: a batch plays what single positions play", parlour_game_name(g)))
            tap_note("different: %s", differs);
        resets(g);
        refusals(g);
    }
    plans();
    return tap_done();
}
