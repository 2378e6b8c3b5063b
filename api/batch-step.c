/* One step of many games: checked everywhere first, then played. */
#include "api/batch.h"

#include "core/walk.h"

#include <string.h>

/* Episode 0 has the seed itself; each later one a seed made of both. */
static uint64_t seed_of(const struct slot *t)
{
    return t->episode == 0 ? t->seed : rng_event(t->seed, UINT64_C(0x65706973) + t->episode).state;
}

static void roll_out(parlour_batch *b, int game)
{
    struct slot *t = &b->slot[game];

    if (b->how.chance == PARLOUR_CHANCE_BY_SEED)
        roll_on(b->game->rules, batch_state(b, game), seed_of(t), &t->events);
}

void batch_begin(parlour_batch *b, int game)
{
    b->slot[game].events = 0;
    state_start(b->game->rules, batch_state(b, game), &b->with);
    roll_out(b, game);
}

static void observe_mask(parlour_batch *b, int game)
{
    uint8_t *mask = b->out.mask + (size_t)game * (size_t)b->e.actions;
    int32_t action[MAX_MOVES];
    int count = b->slot[game].actor >= 0 ? b->slot[game].count : 0;

    memset(mask, 0, (size_t)b->e.actions);
    b->game->space->actions(batch_state(b, game), batch_moves(b, game), count, action);
    for (int i = 0; i < count; i++)
        mask[action[i]] = 1;
}

void batch_observe(parlour_batch *b, int game)
{
    const struct rules *g = b->game->rules;
    const struct state *s = batch_state(b, game);
    struct slot *t = &b->slot[game];
    int points[MAX_PLAYERS] = {0};

    t->actor = (int8_t)g->actor(s);
    t->count = t->actor == OVER ? 0 : g->moves(s, batch_moves(b, game));
    if (b->out.actor)
        b->out.actor[game] = t->actor;
    if (b->out.outcomes)
        b->out.outcomes[game] = t->actor == CHANCE ? t->count : 0;
    if (b->out.mask)
        observe_mask(b, game);
    if (b->out.planes)
        b->game->space->planes(s, t->actor < 0 ? 0 : t->actor,
                               b->out.planes + (size_t)game * b->numbers);
    if (!b->out.scores)
        return;
    g->scores(s, points);
    for (int p = 0; p < MAX_PLAYERS; p++)
        b->out.scores[MAX_PLAYERS * game + p] = p < b->players ? points[p] : 0;
}

/* What the action of a game means, or that it is refused. */
static void check_one(parlour_batch *b, int game)
{
    struct slot *t = &b->slot[game];
    const move *list = batch_moves(b, game);
    int action = b->actions[game], low = 0, high = t->count, first;

    t->next = 0;
    if (t->actor == OVER)
        return;
    if (t->actor == CHANCE && action >= 0 && action < t->count)
        t->next = list[action];
    if (t->actor >= 0 && action >= 0 && action < b->e.actions)
        t->next = b->game->space->move(batch_state(b, game), action);
    while (low < high) {
        int middle = (low + high) / 2;

        if (list[middle] < t->next)
            low = middle + 1;
        else
            high = middle;
    }
    if (low < t->count && list[low] == t->next)
        return;
    t->next = 0;
    first = atomic_load(&b->refused);
    while (game < first && !atomic_compare_exchange_weak(&b->refused, &first, game))
        ;
}

/* The result, if this step ended the game. */
static void settle(parlour_batch *b, int game, bool ended)
{
    int share[MAX_PLAYERS] = {0};

    if (ended)
        b->game->rules->result(batch_state(b, game), share);
    if (b->out.ended)
        b->out.ended[game] = ended;
    for (int p = 0; b->out.rewards && p < MAX_PLAYERS; p++)
        b->out.rewards[MAX_PLAYERS * game + p] = p < b->players ? (float)share[p] / 1000 : 0;
}

static void play_one(parlour_batch *b, int game)
{
    const struct rules *g = b->game->rules;
    struct state *s = batch_state(b, game);
    struct slot *t = &b->slot[game];
    bool ended = false;

    if (t->next) {
        g->apply(s, t->next);
        roll_out(b, game);
        ended = g->actor(s) == OVER;
    }
    settle(b, game, ended);
    if (ended && b->how.autoreset == PARLOUR_SAME_STEP) {
        if (b->out.final_planes)
            b->game->space->planes(s, 0, b->out.final_planes + (size_t)game * b->numbers);
        t->episode++;
        batch_begin(b, game);
    } else if (!t->next && b->how.autoreset == PARLOUR_NEXT_STEP) {
        t->episode++;
        batch_begin(b, game);
    } else if (!t->next) {
        return; /* over, and left as it is */
    }
    batch_observe(b, game);
}

int parlour_batch_step(parlour_batch *b, const int32_t *actions, parlour_error *error)
{
    if (!face_batch(b, error))
        return PARLOUR_BAD_ARGUMENT;
    if (!actions)
        return face_fail(error, PARLOUR_BAD_ARGUMENT, "There are no actions.");
    b->actions = actions;
    atomic_store(&b->refused, b->how.games);
    batch_each(b, check_one);
    if (atomic_load(&b->refused) < b->how.games) {
        face_fail(error, PARLOUR_ILLEGAL, "This action is not legal in its game.");
        if (error)
            error->which = atomic_load(&b->refused);
        return PARLOUR_ILLEGAL;
    }
    batch_each(b, play_one);
    return PARLOUR_OK;
}
