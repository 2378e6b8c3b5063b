/* Patchwork: its knowledge, as the search wants it. */
#include "ai/think.h"
#include "games/patchwork/brain/brain.h"
#include "games/patchwork/brain/judge.h"

#include <math.h>

enum {
    SHAKE = 300, /* in playouts, hundredths of a point */
    STEEP = 25,  /* promise of a point, where 100 is twice as good */
    LOOSE = 120, /* worth lost for each free square around a patch more than needed */
    RANK = 800,  /* worth lost for each tidier place of the same patch */
    MOST_LOOSE = 16
};

/* How far the squares that stay free are torn apart: the length of their border. */
static int border(struct quilt free)
{
    struct quilt across = {free.low & (free.low >> 1 | free.high << 63),
                           free.high & free.high >> 1};
    struct quilt down = {free.low & (free.low >> ROW | free.high << (64 - ROW)),
                         free.high & free.high >> ROW};

    return 4 * patchwork_covered(free) - 2 * (patchwork_covered(across) + patchwork_covered(down));
}

/* The points that a player may hope for at the end. The weights are a least-squares fit to the final scores of
   10,000 games between sensible players; the last two make the mean that of a search's games. */
static double hope(const struct state *s, int player)
{
    double ahead = (double)(LAST_TIME - s->time[player]) / LAST_TIME;
    double purse = s->purse[player];
    double income = s->income[player] * patchwork_income_squares_ahead(s->time[player]);
    double covered = patchwork_covered(s->quilt[player]);

    return purse * (0.93 - 0.3 * ahead) + 5.6 * ahead * sqrt(purse) +
           income * (0.974 + 0.144 * ahead) + covered * (1.493 - 0.433 * ahead) +
           ahead * (92.2 + 34.5 * ahead) - 0.21 * (1 - ahead) * border(patchwork_free(s, player)) +
           (s->special == player + 1 ? 2.2 : 0) - 119.5 - 6 * ahead;
}

/* Such hopes miss a player's final score by 15 points at the start and by 5 near the end (1500 games of a search of 200
   steps against itself). */
static void foresee(const struct state *s, double score[MAX_PLAYERS])
{
    for (int p = 0; p < PLAYERS; p++)
        score[p] = hope(s, p) + (s->holder == p + 1 ? BONUS : 0);
}

static void evaluate(const struct state *s, double share[MAX_PLAYERS])
{
    int16_t seen[SEEN];
    int mover = patchwork_actor(s) == 1;

    patchwork_see(s, mover, seen);
    share[mover] = patchwork_judge(&patchwork_net, seen);
    share[!mover] = 1 - share[mover];
}

static int playout(struct state *s, struct rng *r, void *scratch, struct played *out)
{
    int steps = 0, actor;

    (void)scratch;
    for (; (actor = patchwork_actor(s)) != OVER; steps++) {
        move m = actor == CHANCE ? patchwork_rules.sample(s, r) : patchwork_sensible(s, r, SHAKE);

        if (out && out->count < MAX_PLAYED) {
            out->move[out->count] = m;
            out->who[out->count++] = (int8_t)actor;
        }
        patchwork_rules.apply(s, m);
    }
    return steps;
}

/* The moves from `first` that lay the same patch: the tidiest have the most promise, and each more
   of them a little less, so that a search looks at several patches and not only at many places. */
static int promise_patch(const struct state *s, int player, const move *list, int count, int *out)
{
    struct quilt free = patchwork_free(s, player);
    int patch = patchwork_patch_of(list[0]);
    int worth = patch == SPECIAL ? 0 : patchwork_worth(s, player, patch);
    int many[MOST_LOOSE] = {0}, rank[MOST_LOOSE] = {0};
    int length = patchwork_loose_all(list, count, free, out), least = 0;

    for (int i = 0; i < length; i++)
        many[out[i]]++;
    while (many[least] == 0)
        least++;
    for (int i = least + 1; i < MOST_LOOSE; i++)
        rank[i] = rank[i - 1] + many[i - 1];
    for (int i = 0; i < length; i++)
        out[i] = (worth - RANK * rank[out[i]]++ - LOOSE * (out[i] - least)) * STEEP / POINT;
    return length;
}

static void promises(const struct state *s, const move *list, int count, int *out)
{
    int player = patchwork_actor(s);

    for (int i = 0; i < count;)
        if (list[i] == ADVANCE)
            out[i++] = patchwork_worth(s, player, -1) * STEEP / POINT;
        else
            i += promise_patch(s, player, list + i, count - i, out + i);
}

/* The learned judge alone: playouts would take two thirds of the time, and "all moves as first" needs them. */
static const struct tuning tuning = {.explore = 60,
                                     .prior = 100,
                                     .later = 10,
                                     .trust = 100,
                                     .margin = -1,
                                     .amaf = -1,
                                     .keep = 12,
                                     .ripe = 2};

/* Few steps tell more with playouts. */
static const struct tuning brief = {
    .explore = 100, .trust = -1, .margin = 60, .amaf = 300, .keep = 12};

/* For beginners' opponents: looks about more freely, so there is something to choose loosely from. */
static const struct tuning curious = {
    .explore = 100, .prior = 30, .trust = -1, .margin = 60, .amaf = 300, .keep = 24};

static const struct skill levels[LEVELS] = {
    {.method = THINK_SEARCH, .steps = 30, .searches = 1, .freedom = 400, .tuning = &curious},
    {.method = THINK_SEARCH, .steps = 40, .searches = 1, .freedom = 200, .tuning = &curious},
    {.method = THINK_SEARCH, .steps = 50, .searches = 1, .freedom = 80, .tuning = &brief},
    {.method = THINK_SEARCH, .steps = 100, .searches = 1, .freedom = 40, .tuning = &brief},
    {.method = THINK_SEARCH, .steps = 250, .searches = 1, .freedom = 30, .tuning = &brief},
    {.method = THINK_SEARCH, .steps = 800, .searches = 1, .freedom = 10, .tuning = &brief},
    {.method = THINK_SEARCH, .steps = 1500, .searches = 2},
    {.method = THINK_SEARCH, .steps = 10000, .searches = 2},
    {.method = THINK_SEARCH, .steps = 90000, .searches = 2},
};

const struct brain patchwork_brain = {
    .evaluate = evaluate,
    .foresee = foresee,
    .promises = promises,
    .playout = playout,
    .reason = patchwork_reason,
    .question = patchwork_question,
    .levels = levels,
    .tuning = &tuning,
};
