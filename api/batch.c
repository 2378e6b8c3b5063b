/* The public face: many games stepped together, into arrays of the caller's. */
#include "api/batch.h"

#include "core/memory.h"
#include "core/walk.h"

#include <string.h>

/* PARTS of the work for each thread: small ones, so that whoever is late has little left for the others to wait for. */
enum { MOST_GAMES = 1 << 20, PARTS = 16 };

bool face_batch(const parlour_batch *b, parlour_error *error)
{
    face_well(error);
    if (b && b->handle == HANDLE_BATCH)
        return true;
    face_fail(error, PARLOUR_BAD_ARGUMENT, "This is no batch.");
    return false;
}

struct each {
    parlour_batch *batch;
    void (*run)(parlour_batch *b, int game);
};

static void run_part(void *context, int part)
{
    const struct each *each = context;
    int from = part * each->batch->part;
    int to = least(from + each->batch->part, each->batch->how.games);

    for (int i = from; i < to; i++)
        each->run(each->batch, i);
}

void batch_each(parlour_batch *b, void (*each)(parlour_batch *b, int game))
{
    struct each all = {b, each};

    crew_run(b->crew, (b->how.games + b->part - 1) / b->part, run_part, &all);
}

static bool right(const struct game *g, const parlour_batch_how *how, const parlour_arrays *arrays,
                  parlour_error *error)
{
    if (!g->space) {
        face_fail(error, PARLOUR_NOT_OFFERED, "This game has no space of actions.");
        return false;
    }
    if (how && how->size == sizeof *how && how->games > 0 && how->games <= MOST_GAMES &&
        how->threads >= 0 && how->threads <= 64 && how->autoreset >= PARLOUR_NEXT_STEP &&
        how->autoreset <= PARLOUR_DISABLED && how->chance >= PARLOUR_CHANCE_BY_SEED &&
        how->chance <= PARLOUR_CHANCE_GIVEN && arrays && arrays->size == sizeof *arrays)
        return true;
    face_fail(error, PARLOUR_BAD_ARGUMENT, "There is no such batch, or no such arrays.");
    return false;
}

/* False: no memory. */
static bool furnish(parlour_batch *b, const uint64_t *seeds)
{
    const struct rules *g = b->game->rules;
    size_t games = (size_t)b->how.games;

    b->stride = (g->state_size + 15) & ~(size_t)15;
    b->states = memory_try(games * b->stride);
    b->slot = memory_try(games * sizeof *b->slot);
    b->moves = memory_try(games * (size_t)g->most_moves * sizeof *b->moves);
    if (b->how.threads > 1)
        b->crew = crew_new(b->how.threads);
    if (!b->states || !b->slot || !b->moves)
        return false;
    b->part = b->crew ? (b->how.games + PARTS * b->how.threads - 1) / (PARTS * b->how.threads)
                      : b->how.games;
    for (size_t i = 0; i < games; i++)
        b->slot[i].seed = seeds ? seeds[i] : i;
    state_start(g, batch_state(b, 0), &b->with);
    b->e = b->game->space->extent(batch_state(b, 0));
    b->players = g->players(batch_state(b, 0));
    b->numbers = (size_t)(b->e.planes * b->e.rows * b->e.columns);
    return true;
}

static void begin_one(parlour_batch *b, int game)
{
    if (b->which && !b->which[game])
        return;
    if (b->seeds) {
        b->slot[game].seed = b->seeds[game];
        b->slot[game].episode = 0;
    }
    batch_begin(b, game);
    batch_observe(b, game);
    if (b->out.ended)
        b->out.ended[game] = 0;
    if (b->out.rewards)
        memset(b->out.rewards + MAX_PLAYERS * game, 0, MAX_PLAYERS * sizeof *b->out.rewards);
}

parlour_batch *parlour_batch_new(const parlour_game *g, const char *settings, size_t length,
                                 const parlour_batch_how *how, const uint64_t *seeds,
                                 const parlour_arrays *arrays, parlour_error *error)
{
    const struct game *game = face_game(g, error);
    struct settings with;
    parlour_batch *b;

    if (!game || !right(game, how, arrays, error) ||
        !face_settings(game, settings, length, &with, error))
        return NULL;
    b = memory_try(sizeof *b);
    if (b) {
        b->handle = HANDLE_BATCH;
        b->game = game;
        b->with = with;
        b->how = *how;
        b->out = *arrays;
    }
    if (!b || !furnish(b, seeds)) {
        parlour_batch_free(b);
        face_fail(error, PARLOUR_NO_MEMORY, "There is not enough memory.");
        return NULL;
    }
    batch_each(b, begin_one);
    return b;
}

void parlour_batch_free(parlour_batch *b)
{
    if (!face_batch(b, NULL))
        return;
    b->handle = 0;
    crew_free(b->crew);
    memory_free(b->states);
    memory_free(b->slot);
    memory_free(b->moves);
    memory_free(b);
}

int parlour_batch_space(const parlour_batch *b, parlour_space *out)
{
    return face_batch(b, NULL) ? face_extent(b->game, batch_state(b, 0), out)
                               : PARLOUR_BAD_ARGUMENT;
}

int parlour_batch_reset(parlour_batch *b, const uint8_t *which, const uint64_t *seeds,
                        parlour_error *error)
{
    if (!face_batch(b, error))
        return PARLOUR_BAD_ARGUMENT;
    for (int i = 0; i < b->how.games; i++)
        b->slot[i].episode += !which || which[i];
    b->which = which;
    b->seeds = seeds;
    batch_each(b, begin_one);
    b->which = NULL;
    b->seeds = NULL;
    return PARLOUR_OK;
}

size_t parlour_batch_write(const parlour_batch *b, int game, char *out, size_t room)
{
    struct writer w = face_writer(out, room);

    if (face_batch(b, NULL) && game >= 0 && game < b->how.games)
        b->game->rules->write_state(&w, batch_state(b, game));
    return w.size;
}

/* Can every move of this position be named by an action, in this batch's space? */
static bool fits(const parlour_batch *b, const struct state *s)
{
    const struct rules *g = b->game->rules;
    struct extent e = b->game->space->extent(s);
    int32_t action[MAX_MOVES];
    move list[MAX_MOVES];
    int count;

    if (memcmp(&e, &b->e, sizeof e) != 0 || g->players(s) != b->players)
        return false;
    if (g->actor(s) < 0)
        return true;
    count = g->moves(s, list);
    b->game->space->actions(s, list, count, action);
    for (int i = 0; i < count; i++)
        if (action[i] < 0)
            return false;
    return true;
}

int parlour_batch_read(parlour_batch *b, int game, const char *text, size_t length,
                       parlour_error *error)
{
    struct refusal why;
    union position at;
    struct reader r;

    if (!face_batch(b, error) || !face_text(&text, &length, error))
        return PARLOUR_BAD_ARGUMENT;
    if (game < 0 || game >= b->how.games)
        return face_fail(error, PARLOUR_BAD_ARGUMENT, "There is no such game in the batch.");
    r = reader_over(text, length);
    if (!read_position(b->game->rules, &r, (struct state *)&at, &why))
        return face_reader(error, &r, &why);
    if (!fits(b, (struct state *)&at))
        return face_fail(error, PARLOUR_NOT_NOW, "This position belongs to another space.");
    state_copy(b->game->rules, batch_state(b, game), (struct state *)&at);
    if (b->how.chance == PARLOUR_CHANCE_BY_SEED)
        roll_on(b->game->rules, batch_state(b, game), b->slot[game].seed, &b->slot[game].events);
    batch_observe(b, game);
    return PARLOUR_OK;
}

uint64_t parlour_batch_hash(const parlour_batch *b)
{
    uint64_t hash = 0;

    for (int i = 0; face_batch(b, NULL) && i < b->how.games; i++)
        hash = hash * 0x100000001b3u ^ state_hash(b->game->rules, batch_state(b, i));
    return hash;
}

/* The numbers are drawn one after another, the actions they stand for found where each game is at home. */
struct sampling {
    const parlour_batch *batch;
    int32_t *actions;
};

static void find_actions(void *context, int part)
{
    const struct sampling *all = context;
    const parlour_batch *b = all->batch;
    int from = part * b->part, to = least(from + b->part, b->how.games);

    for (int i = from; i < to; i++)
        if (b->slot[i].actor >= 0)
            b->game->space->actions(batch_state(b, i), batch_moves(b, i) + all->actions[i], 1,
                                    &all->actions[i]);
}

int parlour_batch_sample(const parlour_batch *b, uint64_t *seed, int32_t *actions)
{
    struct sampling all = {b, actions};
    struct rng r;

    if (!face_batch(b, NULL) || !seed || !actions)
        return PARLOUR_BAD_ARGUMENT;
    r = (struct rng){*seed};
    for (int i = 0; i < b->how.games; i++)
        actions[i] = b->slot[i].count > 0 ? (int32_t)rng_below(&r, (uint32_t)b->slot[i].count) : 0;
    crew_run(b->crew, (b->how.games + b->part - 1) / b->part, find_actions, &all);
    *seed = r.state;
    return PARLOUR_OK;
}
