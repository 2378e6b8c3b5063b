/* How the game went: each player's prospects after every move, and the moves that turned it. */
#include "table/parts.h"

#include "core/memory.h"
#include "core/walk.h"

#include <string.h>

enum { APART = 3 }; /* moves between two turning points */

static const float least_turn = 0.06f; /* of the chart, to be worth a word */

bool table_has_course(const struct table *t)
{
    const struct brain *b = t->game->brain;

    return t->length > 0 && !t->viewing && (course_of_points(t) || (b && b->evaluate));
}

/* Who plays alone can neither win nor lose. */
bool course_of_points(const struct table *t)
{
    return t->rules->players(t->start) == 1;
}

bool table_course_shown(const struct table *t)
{
    return t->course != NULL;
}

static void judge(const struct table *t, const struct state *s, struct prospects *out)
{
    double share[MAX_PLAYERS] = {0};
    int result[MAX_PLAYERS] = {0};

    if (course_of_points(t)) {
        t->rules->scores(s, result);
        share[0] = result[0];
    } else if (t->rules->actor(s) == OVER) {
        t->rules->result(s, result);
        for (int p = 0; p < MAX_PLAYERS; p++)
            share[p] = result[p] / 1000.0;
    } else {
        t->game->brain->evaluate(s, share);
    }
    for (int p = 0; p < MAX_PLAYERS; p++)
        out->share[p] = (float)share[p];
}

void course_hide(struct table *t)
{
    memory_free(t->course);
    t->course = NULL;
    t->stale = true;
}

/* Points from the lowest to the highest, in four steps of whole numbers. */
static void set_scale(struct table *t)
{
    const float steps = 4;
    float low = 0, high = 0;

    for (int i = 0; i <= t->length; i++) {
        float points = t->course[i].share[0];

        low = points < low ? points : low;
        high = points > high ? points : high;
    }
    t->course_low = course_of_points(t) ? low : 0;
    t->course_high =
        course_of_points(t) ? low + steps * (float)((int)((high - low + 3) / steps) + 1) : 1;
}

/* Nobody plays meanwhile, so whoever was thinking is asked again afterwards. */
static void interrupt(struct table *t)
{
    t->generation++;
    t->waiting = 0;
    table_settle(t);
}

void table_show_course(struct table *t, bool on)
{
    union room room;
    struct state *s = (struct state *)&room;

    course_hide(t);
    interrupt(t);
    if (!on || !table_has_course(t))
        return;
    t->course = memory_new((size_t)(t->length + 1) * sizeof *t->course);
    t->course_from = 0;
    state_copy(t->rules, s, t->start);
    judge(t, s, &t->course[0]);
    for (int i = 0; i < t->length; i++) {
        if (i == t->course_from && i + 1 < t->length && t->rules->actor(s) == CHANCE)
            t->course_from = i + 1; /* what is laid out before the first decision turns nothing */
        t->rules->apply(s, t->list[i]);
        judge(t, s, &t->course[i + 1]);
    }
    set_scale(t);
}

/* Whom a move helped or hurt most. */
static struct turning turn_of(const struct table *t, int i)
{
    struct turning most = {.move = i};

    for (int p = 0; p < t->rules->players(t->start); p++) {
        float from = t->course[i].share[p], to = t->course[i + 1].share[p];
        float change = to - from, best = most.to - most.from;

        if ((change < 0 ? -change : change) > (best < 0 ? -best : best))
            most = (struct turning){i, p, from, to};
    }
    return most;
}

static float size_of(const struct turning *turn)
{
    return turn->from < turn->to ? turn->to - turn->from : turn->from - turn->to;
}

/* Is a greater turn nearby, or an equal one before it? */
static bool is_outdone(const struct table *t, const struct turning *turn)
{
    for (int i = turn->move - APART; i <= turn->move + APART; i++) {
        struct turning other;

        if (i < t->course_from || i >= t->length || i == turn->move)
            continue;
        other = turn_of(t, i);
        if (size_of(&other) > size_of(turn) || (i < turn->move && size_of(&other) >= size_of(turn)))
            return true;
    }
    return false;
}

/* The greatest turns that stand apart, in the order of the game. */
int course_turns(const struct table *t, struct turning out[TURNING_POINTS])
{
    int count = 0;

    for (int i = t->course_from; i < t->length; i++) {
        struct turning turn = turn_of(t, i);
        int least = 0;

        if (size_of(&turn) < least_turn * (t->course_high - t->course_low) || is_outdone(t, &turn))
            continue;
        if (count < TURNING_POINTS) {
            out[count++] = turn;
            continue;
        }
        for (int k = 1; k < count; k++)
            if (size_of(&out[k]) < size_of(&out[least]))
                least = k;
        if (size_of(&turn) <= size_of(&out[least]))
            continue;
        memmove(&out[least], &out[least + 1], (size_t)(count - 1 - least) * sizeof *out);
        out[count - 1] = turn;
    }
    return count;
}

bool course_touch(struct table *t, int target, enum gesture g)
{
    struct turning turns[TURNING_POINTS];
    int count = course_turns(t, turns), chosen = target - TARGET_TURNING;

    if (g == GESTURE_CANCEL || (g == GESTURE_TAP && target == TARGET_COURSE)) {
        table_show_course(t, false);
        return true;
    }
    return g == GESTURE_TAP && chosen >= 0 && chosen < count &&
           table_jump(t, turns[chosen].move + 1);
}

void course_status(const struct table *t, struct writer *w)
{
    struct turning turns[TURNING_POINTS];
    int count = course_turns(t, turns);

    write_text(w, "How the game went: ");
    if (count == 0)
        write_text(w, "no single move");
    else
        write_number(w, count);
    write_text(w, count > 1    ? " moves turned it."
                  : count == 1 ? " move turned it."
                               : " turned it.");
}

static void write_value(struct writer *w, const struct table *t, float value)
{
    write_number(w, course_of_points(t) ? (int)value : (int)(value * 100 + 0.5f));
}

void course_tell(const struct table *t, const struct turning *turn, struct writer *w)
{
    table_tell_move(t, turn->move, w);
    write_char(w, ' ');
    table_seat_name(t, turn->player, w);
    write_text(w, turn->from < turn->to ? " rises from " : " falls from ");
    write_value(w, t, turn->from);
    write_text(w, " to ");
    write_value(w, t, turn->to);
    write_text(w, course_of_points(t) ? " points." : " %.");
}
