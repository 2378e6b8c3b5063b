/* The public face: matches between players of ours and of the caller's. */
#include "api/face.h"

#include "core/walk.h"

#include <string.h>

struct match {
    const struct game *game;
    struct settings with;
    const parlour_player *players;
    int count, seats;
    uint64_t seed;
};

/* Who sits where: in each game one seat on; those of one round have the same dice. */
static int sitting(const struct match *m, int game, int seat)
{
    return (seat + game) % m->count;
}

static move choose(const struct match *m, const parlour_state *s, int who, uint64_t seed,
                   parlour_error *error)
{
    const parlour_player *player = &m->players[who];
    parlour_skill how = player->skill;
    parlour_search *t;
    move best;

    if (player->choose)
        return player->choose(player->context, s);
    how.seed = seed;
    t = parlour_search_new(s, &how, error);
    if (!t)
        return 0;
    while (parlour_search_on(t, 1024) == 0)
        continue;
    best = parlour_search_best(t);
    parlour_search_free(t);
    return best;
}

/* One decision; false: *error says what went wrong. */
static bool decide(const struct match *m, parlour_state *s, int game, parlour_error *error)
{
    int who = sitting(m, game, parlour_state_actor(s));
    struct rng r = rng_event(~m->seed, (uint64_t)game);
    move chosen;

    face_well(error);
    chosen = choose(m, s, who, rng_event(rng_next(&r), (uint64_t)s->length).state, error);
    if (chosen && parlour_state_play(s, chosen, error) == PARLOUR_OK)
        return true;
    if (error && error->status == PARLOUR_OK)
        face_fail(error, PARLOUR_ILLEGAL, "A player gave no move.");
    if (error)
        error->which = who;
    return false;
}

static bool play_game(const struct match *m, parlour_state *s, int game, parlour_played *out,
                      parlour_error *error)
{
    uint64_t dice = rng_event(m->seed, (uint64_t)(game / m->count)).state;

    while (parlour_state_actor(s) != PARLOUR_OVER)
        if (parlour_state_roll(s, dice, error) == 0 && !decide(m, s, game, error))
            return false;
    memset(out, 0, sizeof *out);
    out->moves = s->length;
    for (int seat = 0; seat < m->seats; seat++)
        out->player[seat] = sitting(m, game, seat);
    parlour_state_scores(s, out->score);
    return parlour_state_result(s, out->share) == PARLOUR_OK;
}

static bool check(struct match *m, const parlour_player *players, int count, int games,
                  const parlour_played *out, parlour_error *error)
{
    union position start;

    state_start(m->game->rules, (struct state *)&start, &m->with);
    m->seats = m->game->rules->players((struct state *)&start);
    if (players && out && games >= 0 && count > 0 && count <= m->seats && m->seats % count == 0)
        return true;
    face_fail(error, PARLOUR_BAD_ARGUMENT, "So many players cannot share the seats.");
    return false;
}

int parlour_match(const parlour_game *g, const char *settings, size_t length,
                  const parlour_player *players, int count, int games, uint64_t seed,
                  parlour_played *out, parlour_error *error)
{
    struct match m = {
        .game = face_game(g, error), .players = players, .count = count, .seed = seed};
    int played = 0;

    if (!m.game || !face_settings(m.game, settings, length, &m.with, error) ||
        !check(&m, players, count, games, out, error))
        return error ? error->status : PARLOUR_BAD_ARGUMENT;
    for (; played < games; played++) {
        parlour_state *s = parlour_state_new(g, settings, length, error);
        bool good = s && play_game(&m, s, played, &out[played], error);

        parlour_state_free(s);
        if (!good)
            return error ? error->status : PARLOUR_NOT_NOW;
    }
    return played;
}
