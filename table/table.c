/* A table's life, and time passing at it. */
#include "table/parts.h"

#include "core/memory.h"
#include "core/walk.h"

#include <assert.h>
#include <string.h>

void table_changed(struct table *t)
{
    t->generation++;
    t->waiting = 0;
    t->refused = false;
    t->looked = -1;
    t->hints = 0;
    t->reason[0] = '\0';
    course_hide(t);
    memset(&t->ui, 0, sizeof t->ui);
    t->stale = true;
}

void table_settle(struct table *t)
{
    t->t = 1;
    t->moving = false;
    t->stale = true;
}

static void begin(struct table *t)
{
    union room s;

    state_start(t->rules, (struct state *)&s, &t->settings);
    t->viewing = t->paused = t->from_position = false;
    history_start(t, (struct state *)&s);
    t->version++;
}

static void draw_nothing(struct drawing *d, const struct scene *sc)
{
    (void)d;
    (void)sc;
}

static move touch_nothing(struct ui *ui, const struct state *s, int target, enum gesture g)
{
    (void)ui;
    (void)s;
    (void)target;
    (void)g;
    return 0;
}

const struct view table_no_view = {
    .paper = {[FORM_WIDE] = {1, 1, 1, 1, 0}}, .draw = draw_nothing, .touch = touch_nothing};

struct table *table_new(const struct game *g, const struct settings *with, uint64_t seed)
{
    struct table *t = memory_new(sizeof *t);

    assert(!g->view || g->view->ui_size <= MAX_UI);
    t->game = g;
    t->rules = g->rules;
    t->settings = *with;
    t->seed = seed;
    t->start = state_new(t->rules);
    t->now = state_new(t->rules);
    t->before = state_new(t->rules);
    t->drawing = drawing_new();
    t->page = view_page(table_look(t), FORM_WIDE, 0, 0);
    t->speed = 1;
    t->focus = t->pressed = t->clicked = t->wish = -1;
    t->cursor = (struct point){-1, -1};
    for (int p = 0; p < MAX_PLAYERS; p++)
        t->seat[p] = SEAT_PERSON;
    begin(t);
    return t;
}

void table_free(struct table *t)
{
    if (!t)
        return;
    review_free(t->review);
    state_free(t->start);
    state_free(t->now);
    state_free(t->before);
    memory_free(t->list);
    drawing_free(t->drawing);
    memory_free(t);
}

void table_again(struct table *t)
{
    struct rng r = rng_from(t->seed);

    if (t->chance == CHANCE_BY_SEED)
        t->seed = rng_next(&r);
    begin(t);
}

void table_commit(struct table *t, move m)
{
    const struct view *view = table_look(t);

    history_add(t, m);
    table_settle(t);
    t->version++;
    t->seconds = view->seconds ? view->seconds(t->before, m) : 0;
    if (t->speed > 0 && t->seconds > 0) {
        t->moving = true;
        t->t = 0;
    }
}

bool table_play(struct table *t, move m)
{
    int actor = t->rules->actor(t->now);

    if (t->viewing)
        return false;
    if (actor == CHANCE) {
        refuse(&t->refusal, "The dice decide now.");
    } else if (actor >= 0 && t->seat[actor] == SEAT_REMOTE) {
        refuse(&t->refusal, "This player sits elsewhere.");
    } else if (is_legal(t->rules, t->now, m)) {
        t->paused = false;
        table_commit(t, m);
        return true;
    } else if (!t->rules->why_not(t->now, m, &t->refusal)) {
        refuse(&t->refusal, "This move is not possible here.");
    }
    t->refused = t->stale = true;
    return false;
}

void table_speed(struct table *t, float speed)
{
    t->speed = speed > 0 ? speed : 0;
    if (t->speed == 0)
        table_settle(t);
}

void table_chance(struct table *t, enum chance_from from)
{
    if (t->chance == from)
        return;
    t->chance = from;
    t->seed = 0;
    t->generation++;
    t->version++;
    t->stale = true;
}

enum chance_from table_chance_of(const struct table *t)
{
    return t->chance;
}

bool table_waits(const struct table *t)
{
    return t->chance != CHANCE_BY_SEED && t->rules->actor(t->now) == CHANCE && !t->viewing &&
           !t->paused && !t->course && !t->moving;
}

bool table_receive(struct table *t, move m)
{
    int actor = t->rules->actor(t->now);
    bool wanted =
        actor == CHANCE ? t->chance != CHANCE_BY_SEED : actor >= 0 && t->seat[actor] == SEAT_REMOTE;

    if (t->viewing || !wanted || !is_legal(t->rules, t->now, m))
        return false;
    t->paused = false;
    table_commit(t, m);
    return true;
}

/* A roll or a forced move, or the answer that a computer gave while another move was shown. */
static move next_by_itself(const struct table *t)
{
    if (t->rules->actor(t->now) == CHANCE) {
        if (t->chance != CHANCE_BY_SEED)
            return 0;
        struct rng r = rng_event(t->seed, (uint64_t)history_rolls(t));

        return roll(t->rules, t->now, &r);
    }
    if (t->seat[t->rules->actor(t->now)] == SEAT_REMOTE)
        return 0; /* whoever sits there makes it and tells */
    return t->waiting ? t->waiting : history_forced(t);
}

bool table_tick(struct table *t, double seconds)
{
    move next;

    if (t->moving) {
        t->t += (float)seconds * t->speed / t->seconds;
        t->stale = true;
        if (t->t >= 1)
            table_settle(t);
        return true;
    }
    if (t->viewing || t->paused || t->course || t->rules->actor(t->now) == OVER)
        return false;
    next = next_by_itself(t);
    if (next == 0)
        return false;
    table_commit(t, next);
    return true;
}

bool table_moving(const struct table *t)
{
    return t->moving;
}

void table_skip(struct table *t)
{
    table_settle(t);
}

bool table_paused(const struct table *t)
{
    return t->paused;
}

void table_pause(struct table *t, bool on)
{
    t->paused = on;
    t->generation++;
    t->waiting = 0;
    t->stale = true;
}

bool table_viewing(const struct table *t)
{
    return t->viewing;
}

void table_watch(struct table *t, bool on)
{
    t->viewing = on;
    t->generation++;
    t->waiting = 0;
    t->stale = true;
}

const struct game *table_game(const struct table *t)
{
    return t->game;
}

const struct settings *table_settings(const struct table *t)
{
    return &t->settings;
}

uint64_t table_seed(const struct table *t)
{
    return t->seed;
}

void table_reseed(struct table *t, uint64_t seed)
{
    if (t->chance == CHANCE_BY_SEED)
        t->seed = seed;
}

const struct state *table_state(const struct table *t)
{
    return t->now;
}

int table_players(const struct table *t)
{
    return t->rules->players(t->now);
}

int table_actor(const struct table *t)
{
    return t->rules->actor(t->now);
}

uint64_t table_version(const struct table *t)
{
    return t->version;
}

uint64_t table_round(const struct table *t)
{
    return t->round;
}

uint64_t table_cuts(const struct table *t)
{
    return t->cuts;
}

int table_cut_at(const struct table *t)
{
    return t->cut_at;
}

uint64_t table_generation(const struct table *t)
{
    return t->generation;
}
