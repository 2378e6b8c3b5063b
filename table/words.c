/* What a table says in words: for screen readers, move lists and status lines. */
#include "table/parts.h"

#include "view/words.h"

#include <string.h>

static void write_seat(const struct table *t, const struct state *s, int player, struct writer *w)
{
    w->names = t->names;
    w->finger = t->by_finger;
    say_seat(w, t->rules, s, player);
}

void table_seat_name(const struct table *t, int player, struct writer *w)
{
    write_seat(t, t->now, player, w);
}

void words_move(const struct table *t, struct writer *w, const struct state *before, move m,
                const struct state *after)
{
    int actor = t->rules->actor(before);

    w->names = t->names;
    w->finger = t->by_finger;
    if (table_look(t)->tell) {
        table_look(t)->tell(w, before, m, after);
        return;
    }
    if (actor >= 0)
        write_seat(t, before, actor, w);
    else
        write_text(w, "Chance");
    write_text(w, ": ");
    t->rules->write_move(w, before, m);
    write_char(w, '.');
}

/* "The game is over. Red wins!" and how each total came about. Solo games have a score, not a winner. */
static void write_end(const struct table *t, struct writer *w)
{
    int points[MAX_PLAYERS] = {0}, players = t->rules->players(t->now);

    write_text(w, "The game is over. ");
    if (players > 1) {
        say_result(w, t->rules, t->now);
        write_char(w, ' ');
    }
    if (table_look(t)->account) {
        table_look(t)->account(w, t->now);
        return;
    }
    t->rules->scores(t->now, points);
    for (int p = 0; p < players; p++) {
        (p ? say_seat_within : say_seat)(w, t->rules, t->now, p);
        write_text(w, ": ");
        say_points(w, points[p]);
        write_text(w, p + 1 < players ? ", " : ".");
    }
}

/* Whoever looks back is told how it stood then. */
const char *table_announced(const struct table *t)
{
    return *t->announced && t->at == t->length ? t->announced : NULL;
}

bool table_announce(struct table *t, const char *text)
{
    struct writer w;

    if (strcmp(t->announced, text) == 0)
        return false;
    w = writer_over(t->announced, sizeof t->announced);
    write_text(&w, text);
    t->stale = true;
    return true;
}

static void write_turn(const struct table *t, struct writer *w)
{
    int actor = t->rules->actor(t->now);

    w->names = t->names;
    w->finger = t->by_finger;
    if (table_announced(t)) {
        write_text(w, table_announced(t));
    } else if (actor == OVER) {
        write_end(t, w);
    } else if (table_look(t)->ask) {
        table_look(t)->ask(w, t->now);
    } else if (actor == CHANCE) {
        write_text(w, "The dice roll.");
    } else {
        write_seat(t, t->now, actor, w);
        write_text(w, " to move.");
    }
}

/* What the person at the table has in hand, if the game can say it. */
static bool write_hand(struct table *t, struct writer *w)
{
    const struct view *look = table_look(t);
    size_t before = w->size;

    w->finger = t->by_finger;
    if (!look->hand || !look->holding || !look->holding(table_ui(t)))
        return false;
    look->hand(w, t->now, table_ui(t));
    return w->size > before;
}

void table_question(const struct table *t, struct writer *w)
{
    write_turn(t, w);
}

void table_status(struct table *t, struct writer *w)
{
    const char *lesson = lesson_told(t);
    bool held;

    if (t->refused) {
        (table_look(t)->plain ? table_look(t)->plain : write_text)(w, t->refusal.text);
        return;
    }
    if (t->course) {
        course_status(t, w);
        return;
    }
    if (t->stepping) {
        table_tell_course(t, t->step, w);
        return;
    }
    held = write_hand(t, w);
    if (!held) {
        news_tell(t, w);
        write_turn(t, w);
    }
    if (t->hints > 0) {
        write_text(w, " Hint: ");
        say_hint(w, table_look(t), t->rules, t->now, t->hint[0], t->reason);
        write_char(w, '.');
    } else if (lesson && !held) {
        write_char(w, ' ');
        write_text(w, lesson);
    }
}

void table_standing(const struct table *t, struct writer *w)
{
    int actor = t->rules->actor(t->now);

    w->names = t->names;
    w->finger = t->by_finger;
    if (table_announced(t)) {
        write_text(w, table_announced(t));
    } else if (actor == OVER) {
        say_result(w, t->rules, t->now);
    } else if (actor == CHANCE) {
        write_text(w, "Rolling or drawing");
    } else {
        write_seat(t, t->now, actor, w);
        write_text(w, " to move");
    }
}

void table_headline(const struct table *t, struct writer *w)
{
    int actor = t->rules->actor(t->now);

    if (t->viewing) {
        write_text(w, "A position to look at");
    } else if (actor >= 0 && !t->paused && t->seat[actor] > SEAT_RANDOM) {
        write_seat(t, t->now, actor, w);
        write_text(w, say_many(w, t->rules, t->now, actor) ? " are thinking" : " is thinking");
    } else {
        table_standing(t, w);
    }
    if (t->at < t->length) {
        write_text(w, " · move ");
        write_number(w, table_number(t, t->at));
        write_text(w, " of ");
        write_number(w, table_number(t, t->length));
    }
}

void table_snapshot(const struct table *t, struct writer *w)
{
    t->rules->write_state(w, t->now);
}

bool table_paid(const struct table *t)
{
    const struct view *v = table_look(t);

    return v->pays && v->pays(t->before, t->now);
}

const struct refusal *table_refusal(const struct table *t)
{
    return t->refused ? &t->refusal : NULL;
}

int words_paragraph(const char *guide, const char *begins)
{
    for (int number = 0; begins && guide; number++) {
        if (strncmp(guide, begins, strlen(begins)) == 0)
            return number;
        guide = strstr(guide, "\n\n");
        guide = guide ? guide + 2 : NULL;
    }
    return -1;
}

int table_chapter(const struct table *t)
{
    const struct view *view = t->game->view; /* also while something else is looked at */

    return words_paragraph(t->rules->guide, view && view->chapter ? view->chapter(t->now) : NULL);
}
