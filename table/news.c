/* What others did since the person at the screen last moved, and which moves are worth a line. */
#include "table/parts.h"

#include "core/walk.h"

/* What one pass through the history finds. For each player: the place behind his last decision; and
   where what others did begins, which stays so while he is in the middle of his turn. */
struct pass {
    int behind[MAX_PLAYERS], begins[MAX_PLAYERS];
    int last; /* to decide, or -1 */
};

static void note_decision(struct pass *p, int who, int i)
{
    if (p->last >= 0 && p->last != who)
        p->begins[p->last] = p->behind[p->last];
    p->behind[who] = i + 1;
    p->last = who;
}

static struct pass look_through(const struct table *t)
{
    struct pass p = {.last = -1};
    union room room;
    struct state *s = (struct state *)&room;

    state_copy(t->rules, s, t->start);
    for (int i = 0; i < t->at; i++) {
        int who = t->rules->actor(s);

        if (who >= 0)
            note_decision(&p, who, i);
        t->rules->apply(s, t->list[i]);
    }
    return p;
}

/* For whom it is news: the person to move; else the one who moved last; among computers who is to move. */
static int reader_of_news(const struct table *t, const struct pass *p)
{
    int actor = t->rules->actor(t->now), found = -1;

    if (actor >= 0 && t->seat[actor] == SEAT_PERSON)
        return actor;
    for (int i = 0; i < t->rules->players(t->start); i++)
        if (t->seat[i] == SEAT_PERSON && (found < 0 || p->behind[i] > p->behind[found]))
            found = i;
    return found >= 0 ? found : actor >= 0 ? actor : p->last;
}

/* Where it begins in the history; *reader is for whom. */
static int news_begin(const struct table *t, int *reader)
{
    struct pass p = look_through(t);
    int actor = t->rules->actor(t->now);

    *reader = reader_of_news(t, &p);
    if (*reader < 0)
        return t->at;
    return p.last == *reader && actor >= 0 && actor != *reader ? p.behind[*reader]
                                                               : p.begins[*reader];
}

void news_find(struct table *t)
{
    union room room;
    struct state *s = (struct state *)&room;
    int reader, begin = news_begin(t, &reader), turn = 0, before = -1;
    int end = t->moving ? t->at - 1 : t->at;

    t->news_count = 0;
    if (t->viewing || t->stepping) /* a review has marks of its own */
        return;
    history_position(t, begin, s);
    for (int i = begin; i < end; i++) {
        int who = t->rules->actor(s);

        if (who >= 0 && who != reader) {
            turn += who != before;
            before = who;
            if (t->news_count < MOST_NEWS)
                t->news[t->news_count++] = (struct news){t->list[i], who, turn};
        }
        t->rules->apply(s, t->list[i]);
    }
}

/* A person whose turn begins hears all of it; else only the last move is new. */
void news_tell(const struct table *t, struct writer *w)
{
    int reader, begin = news_begin(t, &reader), actor = t->rules->actor(t->now);
    bool all = actor >= 0 && actor == reader && t->seat[actor] == SEAT_PERSON && !t->viewing;

    for (int i = t->at; all && i-- > begin;)
        all = history_actor(t, i) != reader;
    if (!all && t->at > 0)
        begin = t->at - 1;
    for (int i = begin; i < t->at; i++) {
        size_t size = w->size;

        table_tell_move(t, i, w);
        write_text(w, w->size > size ? " " : "");
    }
}

/* ---- Numbers and steps ----------------------------------------------------------------------- */

bool table_is_told(const struct table *t, int i)
{
    struct writer w = writer_over(NULL, 0);

    table_tell_move(t, i, &w);
    return w.size > 0;
}

int table_number(const struct table *t, int at)
{
    union room rooms[2];
    struct state *s = (struct state *)&rooms[0], *next = (struct state *)&rooms[1];
    int number = 0;

    state_copy(t->rules, s, t->start);
    for (int i = 0; i < at; i++) {
        struct writer w = writer_over(NULL, 0);

        state_copy(t->rules, next, s);
        t->rules->apply(next, t->list[i]);
        words_move(t, &w, s, t->list[i], next);
        number += w.size > 0;
        state_copy(t->rules, s, next);
    }
    return number;
}

int table_step(const struct table *t, int by)
{
    int at = t->at;

    if (by < 0) {
        while (at > 0 && !table_is_told(t, at - 1))
            at--;
        return at > 0 ? at - 1 : 0;
    }
    while (at < t->length && !table_is_told(t, at))
        at++;
    return at < t->length ? at + 1 : t->length;
}
