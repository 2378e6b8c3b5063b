/* Chance by hand: what may have come, found by words, and what came. */
#include "session/parts.h"

#include "core/memory.h"

#include <string.h>

enum { MOST_SHOWN = 60, OUTCOME_ROOM = 128 };

static bool has(const char *text, const char *word, size_t length)
{
    for (; *text; text++)
        if (strncmp(text, word, length) == 0)
            return true;
    return false;
}

/* Letters count as they are written: large and small ones are different patches. */
static bool has_all(const char *text, const char *words, size_t length)
{
    for (const char *at = words, *end = words + length; at < end;) {
        const char *blank = memchr(at, ' ', (size_t)(end - at));
        const char *after = blank ? blank : end;

        if (after > at && !has(text, at, (size_t)(after - at)))
            return false;
        at = after + 1;
    }
    return true;
}

static const struct table *waiting(const struct session *s)
{
    return s->play.table && table_waits(s->play.table) ? s->play.table : NULL;
}

static void list(const struct table *t, const char *words, size_t length, int most,
                 struct writer *w)
{
    const struct rules *g = table_game(t)->rules;
    move *all = memory_new(MAX_MOVES * sizeof *all);
    int count = g->moves(table_state(t), all), shown = 0;

    for (int i = 0; i < count && shown < most; i++) {
        char text[OUTCOME_ROOM];
        struct writer out = writer_over(text, sizeof text);

        g->write_move(&out, table_state(t), all[i]);
        if (!has_all(text, words, length))
            continue;
        write_text(w, shown++ ? "\n" : "");
        write_text(w, text);
    }
    memory_free(all);
}

void session_outcomes(const struct session *s, const char *words, size_t length, struct writer *w)
{
    if (waiting(s))
        list(waiting(s), words, length, MOST_SHOWN, w);
}

static bool receive(struct table *t, struct reader *r)
{
    move m = table_game(t)->rules->read_move(r, table_state(t));

    read_end(r, "one outcome at a time, please");
    if (!r->error && !table_receive(t, m))
        read_fail(r, "this cannot come now");
    return !r->error;
}

/* The first outcome with these words. Nothing typed is nothing that came. */
static bool receive_found(struct table *t, const struct reader *words)
{
    char text[OUTCOME_ROOM];
    struct writer w = writer_over(text, sizeof text);
    struct reader found, blank = *words;

    read_space(&blank);
    if (read_done(&blank))
        return false;
    list(t, words->at, (size_t)(words->end - words->at), 1, &w);
    found = reader_of(text);
    return w.size > 0 && receive(t, &found);
}

bool session_outcome(struct session *s, struct reader *r)
{
    struct table *t = s->play.table;
    const struct reader words = *r;

    if (!waiting(s)) {
        read_fail(r, "nothing is waited for");
        return false;
    }
    if (!receive(t, r) && receive_found(t, &words))
        *r = (struct reader){.text = r->text, .at = r->end, .end = r->end};
    board_follow(s);
    return !r->error;
}
