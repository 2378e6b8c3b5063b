/* A review of the game on the board: what is to be looked at goes out as effects, a few events at a time, as long
   as somebody looks at it; what was found is kept with the game, behind the table's own text, so that it is not
   done twice. */
#include "session/parts.h"

#include <string.h>

static const char begins[] = "review ";

static bool is_wanted(const struct session *s)
{
    const struct table *t = s->play.table;

    return t && (table_course_shown(t) || table_course_step(t) >= 0);
}

static bool is_under_way(const struct session *s, int event)
{
    for (int i = 0; i < MOST_LOOKS; i++)
        if (s->review.ticket[i] && s->review.job[i].event == event)
            return true;
    return false;
}

static void keep_found(struct session *s)
{
    struct play *p = &s->play;

    if (p->table && table_course_step(p->table) >= 0)
        return; /* the board is elsewhere meanwhile; it waits until one is back */
    if (s->review.fresh && p->table && p->name[0] && p->hindered == PLAYED_HERE)
        keep_play(s, p);
    s->review.fresh = false;
}

void review_stop(struct session *s)
{
    bool busy = false;

    for (int i = 0; i < MOST_LOOKS; i++) {
        busy = busy || s->review.ticket[i];
        s->review.ticket[i] = 0;
    }
    if (busy)
        effect_add(s, EFFECT_UNLOOK, NULL, NULL, 0);
    keep_found(s);
}

static void ask(struct session *s, int lane, int event)
{
    struct effect *e;

    review_job(table_review(s->play.table), event, &s->review.job[lane]);
    e = effect_add(s, EFFECT_LOOK, NULL, NULL, 0);
    e->game = table_game(s->play.table);
    e->look = &s->review.job[lane];
    e->number = lane;
    s->review.ticket[lane] = e->ticket;
}

void review_follow(struct session *s)
{
    const struct review *r;
    int lane = 0;

    if (!is_wanted(s)) {
        review_stop(s);
        return;
    }
    r = table_review(s->play.table);
    for (int event = review_first(r); event < review_length(r); event++) {
        while (lane < MOST_LOOKS && s->review.ticket[lane])
            lane++;
        if (lane == MOST_LOOKS)
            return;
        if (!review_done(r, event) && !is_under_way(s, event))
            ask(s, lane, event);
    }
    if (review_ready(r) == review_length(r))
        keep_found(s);
}

void session_looked(struct session *s, uint64_t ticket, const struct looked *found)
{
    for (int i = 0; i < MOST_LOOKS && ticket; i++)
        if (s->review.ticket[i] == ticket) {
            s->review.ticket[i] = 0;
            s->review.fresh = true;
            table_looked(s->play.table, s->review.job[i].event, found);
        }
    board_follow(s);
}

/* ---- Stepping ------------------------------------------------------------------------------- */

static int next_of(const struct session *s, enum action a)
{
    return table_course_next(s->play.table, a == ACTION_EARLIER ? -1 : 1, a == ACTION_MISTAKE);
}

bool review_can(const struct session *s, enum action a)
{
    return table_course_step(s->play.table) >= 0 && next_of(s, a) >= 0;
}

void review_do(struct session *s, enum action a)
{
    table_step_course(s->play.table, next_of(s, a));
    s->play.heard = table_at(s->play.table);
}

void review_notice(const struct session *s, struct writer *w)
{
    const struct table *t = s->play.table;
    int step = table_course_step(t);

    write_text(w, "Move ");
    write_number(w, step + 1);
    write_text(w, " of ");
    write_number(w, table_length(t));
    write_text(w, ". ");
    table_tell_course(t, step, w);
}

/* ---- Keeping -------------------------------------------------------------------------------- */

void review_add(const struct play *p, struct writer *w)
{
    if (table_reviewed(p->table))
        review_write(table_review(p->table), w);
}

bool review_part(struct reader *text, struct reader *review)
{
    const char *at = text->at;
    size_t length = sizeof begins - 1;

    while ((at = memchr(at, '\n', (size_t)(text->end - at)))) {
        at++;
        if ((size_t)(text->end - at) > length && memcmp(at, begins, length) == 0) {
            *review = reader_over(at, (size_t)(text->end - at));
            text->end = at;
            return true;
        }
    }
    return false;
}

void review_open(struct table *t, struct reader *review)
{
    review_read(table_review(t), review);
}
