/* How the game went: a review of it, in place of the board or step by step on it. Nobody plays meanwhile. */
#include "table/parts.h"

#include "core/memory.h"
#include "core/walk.h"
#include "view/words.h"

#include <string.h>

/* What is worth a stop on the way from mistake to mistake, and a word about luck. */
static const double least_share = 0.02, least_points = 0.2;

bool table_has_course(const struct table *t)
{
    return t->length > 0 && t->game->brain;
}

/* Who plays alone can neither win nor lose. */
bool course_of_points(const struct table *t)
{
    return t->rules->players(t->start) == 1;
}

bool table_course_shown(const struct table *t)
{
    return t->course;
}

int table_course_step(const struct table *t)
{
    return t->stepping ? t->step : -1;
}

struct review *table_review(struct table *t)
{
    struct review *old = t->review;

    if (old && review_is_of(old, t->start, t->list, t->length))
        return old;
    t->review = review_new(t->game, t->start, t->list, t->length, REVIEW_STEPS);
    if (old)
        review_take(t->review, old);
    review_free(old);
    return t->review;
}

bool table_reviewed(const struct table *t)
{
    return t->review != NULL;
}

void table_looked(struct table *t, int event, const struct looked *found)
{
    review_put(table_review(t), event, found);
    t->stale = true;
}

void course_hide(struct table *t)
{
    t->course = t->stepping = false;
    t->played = 0;
    t->stale = true;
}

/* Nobody plays meanwhile, so whoever was thinking is asked again afterwards. */
static void interrupt(struct table *t)
{
    t->generation++;
    t->waiting = 0;
    table_hint_clear(t);
    table_settle(t);
}

static void remember(struct table *t)
{
    if (t->course || t->stepping)
        return;
    t->home = t->at;
    t->home_paused = t->paused;
}

static void go_home(struct table *t)
{
    bool paused = t->home_paused;

    if (t->at != t->home)
        history_to(t, t->home);
    t->paused = paused;
}

void table_show_course(struct table *t, bool on)
{
    bool was = t->course || t->stepping;

    if (on && !table_has_course(t))
        return;
    remember(t);
    course_hide(t);
    interrupt(t);
    t->course = on;
    if (!on && was)
        go_home(t);
}

/* The better move as a hint, the played one beside it. */
static void point_out(struct table *t, const struct looked *l)
{
    struct writer w = writer_over(t->reason, sizeof t->reason);

    if (l->actor < 0)
        return;
    t->played = l->played;
    if (!looked_is_mistake(l, t->rules->players(t->start)))
        return;
    t->hint[0] = l->best;
    t->hints = 1;
    if (t->game->brain->reason)
        t->game->brain->reason(&w, t->now, l->best);
}

bool table_step_course(struct table *t, int event)
{
    const struct looked *l =
        table_has_course(t) && event >= 0 ? review_event(table_review(t), event) : NULL;

    if (!l)
        return false;
    remember(t);
    history_to(t, event + (l->actor == CHANCE));
    t->paused = t->stepping = true;
    t->step = event;
    point_out(t, l);
    return true;
}

static bool is_worth_a_stop(const struct table *t, const struct looked *l, bool mistakes)
{
    int players = t->rules->players(t->start);
    double least = players == 1 ? least_points : least_share;

    if (l->actor >= 0)
        return !l->only && (!mistakes || looked_loss(l, players) >= least);
    for (int p = 0; p < players && !mistakes; p++)
        if (looked_luck(l, p, players) >= least || looked_luck(l, p, players) <= -least)
            return true;
    return false;
}

int table_course_next(struct table *t, int by, bool mistakes)
{
    struct review *r;
    int event;

    if (!table_has_course(t))
        return -1;
    r = table_review(t);
    event = t->stepping ? t->step : by > 0 ? -1 : t->length;
    for (event += by; event >= 0 && event < t->length; event += by) {
        const struct looked *l = review_event(r, event);

        if (l && is_worth_a_stop(t, l, mistakes))
            return event;
    }
    return -1;
}

bool course_touch(struct table *t, int target, enum gesture g)
{
    struct review_summary sum;
    int chosen = target - TARGET_TURNING, event = -1;

    if (g == GESTURE_CANCEL || (g == GESTURE_TAP && target == TARGET_COURSE)) {
        table_show_course(t, false);
        return true;
    }
    if (g != GESTURE_TAP)
        return false;
    if (chosen >= 0 && chosen < 2 * t->rules->players(t->start)) {
        review_sum(table_review(t), chosen / 2, &sum);
        event = chosen % 2 ? sum.best : sum.worst;
    } else if (target == TARGET_STEP) {
        event = table_course_next(t, 1, false);
    }
    return table_step_course(t, event);
}

/* ---- Words ---------------------------------------------------------------------------------- */

static void write_sign(struct writer *w, int value, bool always)
{
    if (value < 0)
        write_text(w, "\xe2\x88\x92");
    else if (always && value > 0)
        write_char(w, '+');
}

static int rounded(double value)
{
    return (int)(value + (value < 0 ? -0.5 : 0.5));
}

/* "3.4", "+0.1" */
static void write_fine(struct writer *w, double value, bool sign)
{
    int tenths = rounded(10 * value);

    write_sign(w, tenths, sign);
    write_tenths(w, tenths < 0 ? -tenths : tenths);
}

/* "12 %", or "3.4 points". */
void course_write(struct writer *w, const struct table *t, double value, bool sign)
{
    int percent = rounded(100 * value);

    if (course_of_points(t)) {
        write_fine(w, value, sign);
        write_text(w, " points");
        return;
    }
    write_sign(w, percent, sign);
    write_number(w, percent < 0 ? -percent : percent);
    write_text(w, " %");
}

static void tell_luck(const struct table *t, const struct looked *l, struct writer *w)
{
    int players = t->rules->players(t->start);

    write_text(w, " Luck: ");
    for (int p = 0; p < players; p++) {
        write_text(w, p ? ", " : "");
        if (players > 1) {
            table_seat_name(t, p, w);
            write_char(w, ' ');
        }
        course_write(w, t, looked_luck(l, p, players), true);
    }
    write_char(w, '.');
}

static void tell_loss(const struct table *t, int event, const struct looked *l, struct writer *w)
{
    int players = t->rules->players(t->start);
    char reason[256] = "";
    struct writer why = writer_over(reason, sizeof reason);
    union room s;

    history_position(t, event, (struct state *)&s);
    write_text(w, course_of_points(t) ? " The expected score falls from " : " Chances fall from ");
    course_write(w, t, looked_value(&l->at[BETTER], l->actor, players), false);
    write_text(w, " to ");
    course_write(w, t, looked_value(&l->at[AFTER], l->actor, players), false);
    write_text(w, l->exact ? ", exactly. Better: " : ". Better: ");
    if (t->game->brain->reason)
        t->game->brain->reason(&why, (struct state *)&s, l->best);
    say_hint(w, table_look(t), t->rules, (struct state *)&s, l->best, reason);
    write_char(w, '.');
}

void table_tell_course(const struct table *t, int event, struct writer *w)
{
    const struct looked *l = t->review ? review_event(t->review, event) : NULL;
    int players = t->rules->players(t->start);

    table_tell_move(t, event, w);
    if (!l)
        return;
    if (l->actor == CHANCE) {
        tell_luck(t, l, w);
    } else if (l->only) {
        write_text(w, " There was no choice.");
    } else if (looked_is_mistake(l, players)) {
        tell_loss(t, event, l, w);
    } else {
        write_text(w, looked_loss(l, players) > 0 ? " As good as the best choice: "
                                                  : " The best choice: ");
        write_text(w, course_of_points(t) ? "expected " : "chances ");
        course_write(w, t, looked_value(&l->at[AFTER], l->actor, players), false);
        write_char(w, '.');
    }
}

/* "accuracy 87 %, lost 1.3 wins, luck +0.2", "accuracy 91 %, lost 4.0 points": over a whole game chances may add up to more than
   100 %. */
void course_tell_player(const struct table *t, const struct review_summary *sum, struct writer *w)
{
    write_text(w, "accuracy ");
    write_number(w, (int)(sum->accuracy + 0.5));
    write_text(w, " %, lost ");
    write_fine(w, sum->lost, false);
    write_text(w, course_of_points(t) ? " points" : " wins");
    if (sum->chances > 0) {
        write_text(w, ", luck ");
        write_fine(w, sum->luck, true);
    }
}

void course_tell_progress(const struct table *t, struct writer *w)
{
    int ready = review_ready(t->review), length = review_length(t->review);

    if (ready < length) {
        write_text(w, "Looking at every decision: ");
        write_number(w, ready);
        write_text(w, " of ");
        write_number(w, length);
    } else if (course_of_points(t)) {
        const struct looked *first = review_event(t->review, review_first(t->review));

        write_text(w, first && first->exact ? "Perfect play could expect "
                                            : "Good play could expect about ");
        course_write(w, t, review_value(t->review, 0, 0), false);
    } else {
        write_text(w, "Chances if everybody plays best from there on");
    }
}

void course_status(struct table *t, struct writer *w)
{
    struct review *r = table_review(t);

    write_text(w, "How the game went. ");
    course_tell_progress(t, w);
    write_char(w, '.');
    for (int p = 0; p < review_players(r) && review_ready(r) == review_length(r); p++) {
        struct review_summary sum;

        review_sum(r, p, &sum);
        write_char(w, ' ');
        table_seat_name(t, p, w);
        write_text(w, ": ");
        course_tell_player(t, &sum, w);
        write_char(w, '.');
    }
}
