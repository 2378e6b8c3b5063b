/* The moves made and taken back. Positions are rebuilt by replaying: games are short. */
#include "table/parts.h"

#include "core/memory.h"
#include "core/walk.h"

#include <string.h>

void history_start(struct table *t, const struct state *start)
{
    state_copy(t->rules, t->start, start);
    state_copy(t->rules, t->now, start);
    state_copy(t->rules, t->before, start);
    t->length = t->at = 0;
    review_free(t->review);
    t->review = NULL;
    t->round++;
    t->guided_from = 0;
    t->lesson_at = -1;
    table_settle(t);
    table_changed(t);
}

static void append(struct table *t, move m)
{
    if (t->length == t->room) {
        t->room = t->room ? t->room * 2 : 64;
        t->list = memory_grow(t->list, (size_t)t->room * sizeof *t->list);
    }
    t->list[t->length++] = m;
}

static void cut(struct table *t)
{
    if (t->at == t->length)
        return;
    t->cuts++;
    t->length = t->cut_at = t->at;
}

void table_drop(struct table *t)
{
    cut(t);
    t->version++;
    course_hide(t);
    table_hint_clear(t);
    table_pause(t, false);
}

void history_add(struct table *t, move m)
{
    if (t->at == t->length || t->list[t->at] != m) {
        cut(t);
        append(t, m);
    }
    state_copy(t->rules, t->before, t->now);
    t->rules->apply(t->now, m);
    t->at++;
    table_changed(t);
}

void history_position(const struct table *t, int i, struct state *out)
{
    state_copy(t->rules, out, t->start);
    for (int k = 0; k < i; k++)
        t->rules->apply(out, t->list[k]);
}

void history_to(struct table *t, int at)
{
    history_position(t, at > 0 ? at - 1 : 0, t->before);
    history_position(t, at, t->now);
    t->at = at;
    table_settle(t);
    table_changed(t);
}

int history_actor(const struct table *t, int i)
{
    union room s;

    history_position(t, i, (struct state *)&s);
    return t->rules->actor((struct state *)&s);
}

int history_rolls(const struct table *t)
{
    union room room;
    struct state *s = (struct state *)&room;
    int rolls = 0;

    state_copy(t->rules, s, t->start);
    for (int i = 0; i < t->at; i++) {
        rolls += t->rules->actor(s) == CHANCE;
        t->rules->apply(s, t->list[i]);
    }
    return rolls;
}

static move forced(const struct table *t, const struct state *s)
{
    return t->rules->forced && t->rules->actor(s) >= 0 ? t->rules->forced(s) : 0;
}

move history_forced(const struct table *t)
{
    return forced(t, t->now);
}

static bool has_person(const struct table *t)
{
    for (int p = 0; p < t->rules->players(t->start); p++)
        if (t->seat[p] == SEAT_PERSON)
            return true;
    return false;
}

/* Is this position a decision worth going back to? Of a person, if there is one at the table. */
static bool is_stop(const struct table *t, const struct state *s)
{
    int actor = t->rules->actor(s);

    if (actor < 0 || forced(t, s) != 0)
        return false;
    return t->seat[actor] == SEAT_PERSON || !has_person(t);
}

/* The last stop before `at` (down) or the first one after it (up), or -1. */
static int find_stop(const struct table *t, int at, bool up)
{
    union room room;
    struct state *s = (struct state *)&room;
    int found = -1;

    state_copy(t->rules, s, t->start);
    for (int i = 0; i <= t->length; i++) {
        bool wanted = up ? i > at : i < at;

        if (wanted && is_stop(t, s))
            found = i;
        if (up && found >= 0)
            break;
        if (i < t->length)
            t->rules->apply(s, t->list[i]);
    }
    return found;
}

bool table_can_undo(const struct table *t)
{
    return t->at > 0 && find_stop(t, t->at, false) >= 0;
}

bool table_can_redo(const struct table *t)
{
    return t->at < t->length;
}

static bool go_to(struct table *t, int at)
{
    if (at < 0 || at > t->length || at == t->at)
        return false;
    history_to(t, at);
    return true;
}

bool table_undo(struct table *t)
{
    if (!go_to(t, t->at > 0 ? find_stop(t, t->at, false) : -1))
        return false;
    t->version++;
    t->paused = !has_person(t);
    return true;
}

bool table_redo(struct table *t)
{
    int stop = find_stop(t, t->at, true);

    if (!go_to(t, stop < 0 ? t->length : stop))
        return false;
    t->version++;
    t->paused = t->paused && t->at < t->length;
    return true;
}

bool table_jump(struct table *t, int at)
{
    if (!go_to(t, at))
        return false;
    t->paused = at < t->length;
    return true;
}

static bool begins_turn(const struct table *t, const struct state *s, int previous)
{
    const struct view *view = table_look(t);

    return view->turn_begins ? view->turn_begins(s) : t->rules->actor(s) != previous;
}

/* Where the turn of whoever acts now began, or -1: right here, or nobody acts. */
static int turn_begin(const struct table *t)
{
    union room room;
    struct state *s = (struct state *)&room;
    int previous = CHANCE, begin = -1;

    state_copy(t->rules, s, t->start);
    for (int i = 0; i <= t->at; i++) {
        int who = t->rules->actor(s);

        if (who >= 0 && begins_turn(t, s, previous))
            begin = i;
        if (who >= 0)
            previous = who;
        if (i < t->at)
            t->rules->apply(s, t->list[i]);
    }
    return previous >= 0 && t->rules->actor(t->now) >= 0 && begin < t->at ? begin : -1;
}

bool table_can_reset(const struct table *t)
{
    return turn_begin(t) >= 0;
}

bool table_reset(struct table *t)
{
    if (!go_to(t, turn_begin(t)))
        return false;
    t->version++;
    t->paused = !has_person(t);
    return true;
}

int table_length(const struct table *t)
{
    return t->length;
}

int table_at(const struct table *t)
{
    return t->at;
}

move table_move(const struct table *t, int i)
{
    return t->list[i];
}

int table_move_actor(const struct table *t, int i)
{
    return history_actor(t, i);
}

void table_write_move(const struct table *t, int i, struct writer *w)
{
    union room s;

    history_position(t, i, (struct state *)&s);
    t->rules->write_move(w, (struct state *)&s, t->list[i]);
}

void table_tell_move(const struct table *t, int i, struct writer *w)
{
    union room before, after;

    history_position(t, i, (struct state *)&before);
    history_position(t, i + 1, (struct state *)&after);
    words_move(t, w, (struct state *)&before, t->list[i], (struct state *)&after);
}
