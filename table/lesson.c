/* The guided first game: what the rules say about a thing is told when a person first meets it. */
#include "table/parts.h"

#include "core/walk.h"
#include "view/words.h"

#include <assert.h>

void table_guide(struct table *t, bool on)
{
    if (on == t->guided)
        return;
    t->guided = on;
    t->told = 0;
    t->checked = t->at; /* a game that is resumed is not told from its beginning */
    t->lesson_at = -1;
    t->stale = true;
}

bool table_guided(const struct table *t)
{
    return t->guided;
}

/* The first lesson not told yet that something since the last decision was about; -1: none. */
static int next_lesson(const struct table *t, int person)
{
    const struct lesson *all = table_look(t)->lessons;
    union room a, b;
    struct state *before = (struct state *)&a, *after = (struct state *)&b;
    int from = t->checked < t->at ? t->checked : t->at;
    int first = -1;

    for (int at = from; at <= t->at; at++) {
        history_position(t, at > 0 ? at - 1 : 0, before);
        history_position(t, at, after);
        for (int i = 0; all[i].text && (first < 0 || i < first); i++)
            if (!(t->told >> i & 1) &&
                all[i].fits(before, at > 0 ? t->list[at - 1] : 0, after, person))
                first = i;
    }
    return first;
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
        t->checked = t->at + 1;
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
