/* One call of any function of parlour.h that is about learning, with any arguments. */
#include "tests/anything.h"

#include <stdlib.h>
#include <string.h>

enum { GAMES = 3, NUMBERS = 1 << 17 };

static parlour_error *any_error(struct world *w)
{
    return any_below(w, 4) ? &w->error : NULL;
}

void any_numbers(struct world *w)
{
    static uint8_t mask[NUMBERS];
    static int8_t planes[NUMBERS];
    static int32_t actions[NUMBERS], cells[NUMBERS];
    const parlour_state *s = any_state(w);
    parlour_space space = {.size = any_below(w, 9) ? sizeof space : 3};
    size_t room = any_below(w, 3) ? NUMBERS : (size_t)any_below(w, 900);

    parlour_state_space(s, any_below(w, 9) ? &space : NULL);
    parlour_action_of(s, any_move(w, s));
    parlour_action_move(s, any_int(w));
    parlour_state_mask(s, any_below(w, 9) ? mask : NULL, room);
    parlour_state_planes(s, any_int(w), any_below(w, 9) ? planes : NULL, room);
    if (any_below(w, 20) == 0)
        parlour_state_symmetry(s, any_int(w), any_below(w, 9) ? actions : NULL, room, cells, room);
}

/* Arrays that are large enough for any game, some of them missing. */
static parlour_arrays any_arrays(struct world *w)
{
    static int8_t planes[GAMES * NUMBERS], final_planes[GAMES * NUMBERS], actor[GAMES];
    static uint8_t mask[GAMES * NUMBERS], ended[GAMES];
    static int32_t outcomes[GAMES], scores[4 * GAMES];
    static float rewards[4 * GAMES];

    return (parlour_arrays){.size = any_below(w, 20) ? sizeof(parlour_arrays) : 1,
                            .planes = any_below(w, 5) ? planes : NULL,
                            .mask = any_below(w, 5) ? mask : NULL,
                            .actor = any_below(w, 5) ? actor : NULL,
                            .outcomes = any_below(w, 5) ? outcomes : NULL,
                            .rewards = any_below(w, 5) ? rewards : NULL,
                            .ended = any_below(w, 5) ? ended : NULL,
                            .scores = any_below(w, 5) ? scores : NULL,
                            .final_planes = any_below(w, 5) ? final_planes : NULL};
}

static void begin_batch(struct world *w)
{
    parlour_batch_how how = {any_below(w, 20) ? sizeof how : 2,
                             any_below(w, 9) ? GAMES : any_below(w, GAMES + 1), any_below(w, 4) - 1,
                             any_below(w, 5) - 1, any_below(w, 4) - 1};
    parlour_arrays arrays = any_arrays(w);
    uint64_t seeds[GAMES] = {any_bits(w), any_bits(w), any_bits(w)};
    parlour_text t = any_text(w);
    parlour_batch *made = parlour_batch_new(
        any_game(w), t.text, any_below(w, 2) ? 0 : t.length, any_below(w, 20) ? &how : NULL,
        any_below(w, 3) ? seeds : NULL, any_below(w, 20) ? &arrays : NULL, any_error(w));

    if (!made)
        return;
    parlour_planner_free(w->planner); /* it must not outlive its batch */
    w->planner = NULL;
    parlour_batch_free(w->batch);
    w->batch = made;
}

void any_batch(struct world *w)
{
    int32_t actions[GAMES] = {any_int(w), any_int(w), any_int(w)};
    uint8_t which[GAMES] = {(uint8_t)any_bits(w), 0, 1};
    uint64_t luck = any_bits(w), seeds[GAMES] = {1, 2, any_bits(w)};
    parlour_space space = {.size = sizeof space};
    parlour_text t = any_text(w);

    if (!w->batch || any_below(w, 40) == 0)
        begin_batch(w);
    for (int i = any_below(w, 9); i > 0; i--) {
        parlour_batch_sample(w->batch, &luck, actions);
        parlour_batch_step(w->batch, actions, NULL);
    }
    actions[any_below(w, GAMES)] = any_int(w);
    parlour_batch_step(w->batch, any_below(w, 20) ? actions : NULL, any_error(w));
    parlour_batch_sample(w->batch, any_below(w, 20) ? &luck : NULL,
                         any_below(w, 20) ? actions : NULL);
    parlour_batch_space(w->batch, any_below(w, 9) ? &space : NULL);
    parlour_batch_hash(w->batch);
    parlour_batch_read(w->batch, any_int(w), t.text, t.length, any_error(w));
    parlour_batch_write(w->batch, any_int(w), any_below(w, 9) ? w->out : NULL,
                        (size_t)any_below(w, TEXT_ROOM));
    if (any_below(w, 9) == 0)
        parlour_batch_reset(w->batch, any_below(w, 2) ? which : NULL,
                            any_below(w, 2) ? seeds : NULL, any_error(w));
}

/* Says anything, infinities and worse included. */
static int evaluate(void *context, int count, const int8_t *planes, const uint8_t *mask,
                    float *policy, float *value)
{
    struct world *w = context;
    parlour_space space = {.size = sizeof space};

    (void)planes;
    parlour_batch_space(w->batch, &space);
    for (int i = 0; i < count * space.actions; i += 1 + any_below(w, 5000)) {
        uint32_t bits = (uint32_t)any_bits(w);

        memcpy(&policy[i], &bits, sizeof bits);
        (void)mask[i];
    }
    for (int i = 0; i < 4 * count; i++) {
        uint32_t bits = (uint32_t)any_bits(w);

        memcpy(&value[i], &bits, sizeof bits);
    }
    return any_below(w, 50) == 0;
}

void any_planner(struct world *w)
{
    static int32_t visits[GAMES * NUMBERS];
    float values[4 * GAMES];
    parlour_planner_how how = {sizeof how, any_below(w, 9) ? 1 + any_below(w, 20) : any_int(w) % 64,
                               any_below(w, 6) - 1,
                               any_below(w, 9)   ? 1.5
                               : any_below(w, 2) ? -1.0
                                                 : 1e300,
                               any_bits(w)};
    parlour_planner *made =
        parlour_planner_new(w->batch, any_below(w, 20) ? &how : NULL,
                            any_below(w, 20) ? evaluate : NULL, w, any_error(w));

    if (made) {
        parlour_planner_free(w->planner);
        w->planner = made;
    }
    parlour_planner_run(w->planner, any_error(w));
    parlour_planner_visits(w->planner, any_below(w, 9) ? visits : NULL,
                           any_below(w, 3) ? GAMES * NUMBERS : (size_t)any_below(w, 99));
    parlour_planner_values(w->planner, any_below(w, 9) ? values : NULL,
                           (size_t)any_below(w, 4 * GAMES + 1));
}
