/* The guided first game: what the rules say about a thing is told when a person first meets it. */
#include "table/parts.h"

#include "view/words.h"

#include <assert.h>

void table_guide(struct table *t, bool on)
{
    if (on == t->guided)
        return;
    t->guided = on;
    t->told = 0;
    t->guided_from = t->at; /* a game that is resumed is not told from its beginning */
    t->lesson_at = -1;
    t->stale = true;
}

/* Where what may be told begins: behind the last decision of this person but one move, which is his. */
static int told_from(const struct table *t, int person)
{
    int from = t->at;

    while (from > 0 && from > t->guided_from && history_actor(t, from - 1) != person)
        from--;
    return from > 0 && from > t->guided_from ? from - 1 : from;
}

/* Does a lesson fit what came of the move before place `at` in the history? */
static bool fits_at(const struct table *t, const struct lesson *l, int at, int person)
{
    union room a, b;
    struct state *before = (struct state *)&a, *after = (struct state *)&b;

    history_position(t, at > 0 ? at - 1 : 0, before);
    history_position(t, at, after);
    return l->fits(before, at > 0 ? t->list[at - 1] : 0, after, person);
}

static bool fits(const struct table *t, const struct lesson *l, int person)
{
    bool over = t->rules->actor(t->now) == OVER;

    if (over != (l->about == ABOUT_END))
        return false; /* the end of a game is no time for what mattered in its middle */
    if (l->about != ABOUT_EVENT)
        return fits_at(t, l, t->at, person);
    for (int at = told_from(t, person) + 1; at <= t->at; at++)
        if (fits_at(t, l, at, person))
            return true;
    return false;
}

/* The first lesson that fits and was not told yet; -1: none. */
static int next_lesson(const struct table *t, int person)
{
    const struct lesson *all = table_look(t)->lessons;

    for (int i = 0; all[i].text; i++)
        if (!(t->told >> i & 1) && fits(t, &all[i], person))
            return i;
    return -1;
}

/* A lesson belongs to one decision; it stays as long as that is to be made. */
const char *table_lesson(struct table *t)
{
    int person = table_person(t);

    if (!t->guided || t->moving || !table_look(t)->lessons || t->viewing || t->course ||
        t->stepping || (person < 0 && t->rules->actor(t->now) != OVER))
        return NULL;
    if (t->lesson_at != t->at) {
        t->lesson = next_lesson(t, person);
        t->lesson_at = t->at;
        if (t->lesson >= 0)
            t->told |= UINT32_C(1) << t->lesson;
    }
    return t->lesson < 0 ? NULL : table_look(t)->lessons[t->lesson].text;
}

const char *lesson_told(struct table *t)
{
    const char *text = table_lesson(t);
    struct writer w = writer_over(t->lesson_words, sizeof t->lesson_words);

    if (!text)
        return NULL;
    w.finger = t->by_finger;
    say_for(&w, text);
    return t->lesson_words;
}
