/* Who sits where, and the computers among them. */
#include "table/parts.h"

#include "core/walk.h"

#include <string.h>

void table_seat(struct table *t, int player, int who)
{
    if (player < 0 || player >= MAX_PLAYERS || who < SEAT_REMOTE || who > LEVELS ||
        t->seat[player] == who)
        return;
    t->seat[player] = who;
    names_follow(t);
    t->generation++;
    t->version++;
    t->waiting = 0;
    t->stale = true;
}

int table_seat_of(const struct table *t, int player)
{
    return t->seat[player];
}

int table_person(const struct table *t)
{
    int actor = t->rules->actor(t->now);

    if (t->viewing || t->course || t->moving || actor < 0 || t->seat[actor] != SEAT_PERSON)
        return -1;
    return history_forced(t) ? -1 : actor;
}

const struct state *job_state(const struct job *j)
{
    return (const struct state *)(const void *)j->state.bytes;
}

/* The seed of a thought depends on the game's seed and the place in it, so that a computer asked
   again about the same position answers the same. */
static void fill_job(const struct table *t, int level, int player, struct job *out)
{
    struct rng r = rng_event(~t->seed, (uint64_t)t->at);

    memset(out, 0, sizeof *out);
    out->generation = t->generation;
    out->seed = rng_next(&r);
    out->level = level;
    out->player = player;
    memcpy(out->state.bytes, t->now, t->rules->state_size);
}

bool table_job(const struct table *t, struct job *out)
{
    int actor = t->rules->actor(t->now);

    if (t->viewing || t->paused || t->course || t->waiting || actor < 0 ||
        t->seat[actor] < SEAT_RANDOM || history_forced(t))
        return false;
    fill_job(t, t->seat[actor], actor, out);
    return true;
}

bool table_answer(struct table *t, uint64_t generation, move m)
{
    int actor = t->rules->actor(t->now);

    if (generation != t->generation || t->viewing || actor < 0 || t->seat[actor] < SEAT_RANDOM ||
        !is_legal(t->rules, t->now, m))
        return false;
    if (t->moving)
        t->waiting = m;
    else
        table_commit(t, m);
    return true;
}

bool table_hint_job(const struct table *t, struct job *out)
{
    int actor = table_person(t);

    if (actor < 0)
        return false;
    fill_job(t, LEVELS, actor, out);
    return true;
}

static bool show_hints(struct table *t, const move *list, int count)
{
    if (t->stepping || count <= 0 || !is_legal(t->rules, t->now, list[0]))
        return false;
    t->refused = false;
    t->hints = count < MAX_THOUGHTS ? count : MAX_THOUGHTS;
    memcpy(t->hint, list, (size_t)t->hints * sizeof *t->hint);
    t->reason[0] = '\0';
    t->stale = true;
    if (table_look(t)->spot)
        table_focus(t, table_look(t)->spot(t->now, t->hint[0]));
    return true;
}

bool table_hint(struct table *t, uint64_t generation, const struct thought *th)
{
    const struct brain *brain = t->game->brain;
    struct writer w = writer_over(t->reason, sizeof t->reason);

    if (generation != t->generation || !show_hints(t, th->move, th->count))
        return false;
    if (brain && brain->reason)
        brain->reason(&w, t->now, t->hint[0]);
    if (th->exact && w.size > 0)
        write_text(&w, " (exact)");
    return true;
}

bool table_point_out(struct table *t, move m)
{
    return show_hints(t, &m, 1);
}

void table_hint_clear(struct table *t)
{
    t->hints = 0;
    t->reason[0] = '\0';
    t->stale = true;
}

bool table_hint_shown(const struct table *t)
{
    return t->hints > 0;
}
