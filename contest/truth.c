/* Whether a game can have been played as a record says: it is played again by the rules, with the dice that
   follow from the seed. */
#include "contest/outside.h"
#include "contest/records.h"
#include "core/walk.h"

#include <string.h>

/* Follows a game: it must begin with its opening, and then its chance events must be those that the
   seed gives. */
struct follower {
    const struct rules *rules;
    const struct opening *opening;
    int made;
    uint64_t dice, events;
    bool right;
};

static void follow(void *context, const struct state *before, move m)
{
    struct follower *f = context;
    bool chance = f->rules->actor(before) == CHANCE;
    struct rng r = rng_event(f->dice, f->events);

    if (f->opening && f->made < f->opening->count)
        f->right &= f->opening->move[f->made] == m;
    else if (chance)
        f->right &= roll(f->rules, before, &r) == m;
    f->events += chance;
    f->made++;
}

/* Whether the one who failed had to decide here: a move that is forced is made without asking. */
static bool was_asked(const struct contest *c, long game, const struct game_result *r,
                      const struct state *s)
{
    int actor = c->game->rules->actor(s);
    move list[MAX_MOVES];

    return actor >= 0 && contest_seat(c, game, actor) == contest_seat(c, game, r->loser) &&
           c->game->rules->moves(s, list) > 1;
}

/* An answer that was no legal move is none. A long one is not told in full. */
static bool was_wrong(const struct contest *c, enum kind kind, const struct state *s,
                      const char *reason)
{
    static const char before[] = "move: ";
    const char *answer = strstr(reason, before), *end = strstr(reason, "...");
    bool is_move;

    return answer && (end || !outside_meant(c, kind, s, answer + strlen(before), &is_move));
}

/* A player gives up, is late or makes an illegal move when it has to decide. It crashes, falls silent,
   says too much or complains then, or when the game is set up; a program that keeps the board itself
   may do so whenever it hears of a move. Whether it did, nobody can tell from a record. */
static bool can_end_so(const struct contest *c, long game, const struct game_result *r,
                       const struct state *s, const char *reason, const struct follower *f)
{
    enum kind kind = c->contestant[contest_seat(c, game, r->loser)].kind;
    bool asked = was_asked(c, game, r, s) && (!f->opening || f->made >= f->opening->count);

    if (kind == PLAYER_OWN)
        return false; /* ours never fail */
    if (r->ending == END_ILLEGAL)
        return asked && was_wrong(c, kind, s, reason);
    if (r->ending == END_RESIGNED || r->ending == END_LATE)
        return asked;
    return asked || f->made == 0 || kind == PLAYER_GTP;
}

static bool right_result(const struct contest *c, long game, const struct game_result *r,
                         const struct state *s)
{
    int share[MAX_PLAYERS], score[MAX_PLAYERS];
    size_t size = sizeof *share * (size_t)c->seats;

    if (r->ending == END_PLAYED)
        c->game->rules->result(s, share);
    else
        contest_forfeit(c, game, r->loser, share);
    c->game->rules->scores(s, score);
    return memcmp(share, r->share, size) == 0 && memcmp(score, r->score, size) == 0;
}

bool records_true(const struct contest *c, long game, const struct game_result *r,
                  const char *reason, const char *record)
{
    const struct rules *g = c->game->rules;
    struct follower f = {.rules = g,
                         .opening = contest_opening(c, game),
                         .dice = contest_dice(c, game),
                         .right = true};
    struct reader text = reader_of(record);
    struct state *s = state_new(g);
    struct refusal why;
    struct settings with;
    bool right = replay(g, &text, s, &with, &why, follow, &f) && f.right && !why.text[0] &&
                 memcmp(&with, &c->with, sizeof with) == 0 &&
                 (r->ending == END_PLAYED) == (g->actor(s) == OVER) &&
                 right_result(c, game, r, s) &&
                 (r->ending == END_PLAYED || can_end_so(c, game, r, s, reason, &f));

    state_free(s);
    return right;
}
