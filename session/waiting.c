/* Waiting: a thought that takes longer than a moment is shown, and can be stopped or hurried. */
#include "session/parts.h"

static const double PATIENCE = 0.3; /* seconds that nobody wonders about */

static bool is_long(const struct session *s)
{
    return s->thought.ticket && s->thought.waited >= PATIENCE;
}

/* The thought waits for the table of a solved game. */
static bool is_solving(const struct session *s)
{
    const struct game *g = table_game(s->play.table);

    return s->solving.game == g && s->solving.part < 1 &&
           skill_level(g->brain, s->thought.job.level).method == THINK_SOLVER;
}

void waiting_begin(struct session *s)
{
    s->thought.waited = 0;
}

double waiting_alarm(const struct session *s)
{
    return s->thought.ticket && !is_long(s) ? PATIENCE - s->thought.waited : -1;
}

void session_pass(struct session *s, double seconds)
{
    keep_pass(s, seconds);
    if (s->thought.ticket)
        s->thought.waited += seconds;
}

void session_solving(struct session *s, const struct game *g, double part)
{
    s->solving.game = g;
    s->solving.part = part;
}

void session_busy(const struct session *s, struct writer *w)
{
    if (!is_long(s))
        return;
    if (is_solving(s)) {
        write_text(w, table_game(s->play.table)->rules->title);
        write_text(w, " is being solved, once: ");
        write_number(w, (int)(s->solving.part * 100));
        write_text(w, " %");
    } else if (s->thought.hint) {
        write_text(w, "Looking for a good move");
    } else {
        table_headline(s->play.table, w);
    }
}

/* Advice can be called off at once, a computer's turn when it has become long: Escape means other things
   while one plays on quickly. */
bool waiting_can(const struct session *s, enum action a)
{
    if (a == ACTION_CANCEL)
        return s->thought.ticket && (s->thought.hint || is_long(s));
    return is_long(s) && !s->thought.hint && !is_solving(s);
}

void waiting_do(struct session *s, enum action a)
{
    if (a == ACTION_ENOUGH) {
        effect_add(s, EFFECT_ENOUGH, NULL, NULL, 0)->ticket = s->thought.ticket;
        return;
    }
    if (!s->thought.hint)
        table_pause(s->play.table, true); /* else the computer would begin anew */
    board_stop(s);
}

bool session_escape(struct session *s)
{
    bool done = session_can(s, ACTION_CANCEL);

    session_do(s, ACTION_CANCEL);
    if (!done && s->play.table)
        done = table_escape(s->play.table);
    board_follow(s);
    return done;
}
