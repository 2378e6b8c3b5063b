/* Your games, and what the store answers about them: listed, adopted, gone on with, forgotten. */
#include "session/parts.h"

#include "core/memory.h"

#include <string.h>

/* Texts without a heading are of the first version: they are read once, and get one. */
static void take_line(struct session *s, const char *at, const char *end)
{
    const char *tab = memchr(at, '\t', (size_t)(end - at));
    const char *heading = tab ? tab + 1 : end, *name_end = tab ? tab : end;
    struct listing *l;

    if (progress_is(at, (size_t)(name_end - at)))
        return;
    l = list_add(s, at, (size_t)(name_end - at), heading, (size_t)(end - heading));

    if (heading == end)
        request_add(s, ERRAND_ADOPT, l->line,
                    effect_add(s, EFFECT_FETCH, l->line, NULL, 0)->ticket);
}

void session_listed(struct session *s, uint64_t ticket, const char *text, size_t length,
                    const char *why)
{
    const char *end = text + length;

    if (ticket != s->list_ticket)
        return;
    s->list_ticket = 0;
    s->list_known = true;
    s->list_failed = !text;
    if (!text) {
        char words[300];
        struct writer w = writer_over(words, sizeof words);

        write_text(&w, "Your games cannot be listed: ");
        write_text(&w, why ? why : "nobody says why");
        effect_say(s, words, ACTION_NONE);
    } else {
        list_clear(s);
        request_drop(s, ERRAND_ADOPT);
        while (text < end) {
            const char *line = memchr(text, '\n', (size_t)(end - text));

            line = line ? line : end;
            if (line > text)
                take_line(s, text, line);
            text = line + 1;
        }
        for (int i = 0; i < s->keepings; i++) /* what is on its way is newer */
            list_know(s, s->keeping[i].text, s->keeping[i].length);
        s->filtered = false;
    }
    list_resume(s);
}

static bool adopting(const struct session *s)
{
    for (int i = 0; i < s->requests; i++)
        if (s->request[i].errand == ERRAND_ADOPT)
            return true;
    return false;
}

void list_resume(struct session *s)
{
    const struct game *g = s->resume;
    const struct listing *newest;

    if (!s->list_known || adopting(s))
        return;
    if (s->share_game) {
        char *text = text_copy(s->share.text, s->share.size);
        size_t size = s->share.size;
        const struct game *shared = s->share_game;

        s->share_game = NULL;
        session_return(s, s->share_name, shared, text, size);
        memory_free(text);
        return;
    }
    if (!g)
        return;
    newest = list_going(s, g);
    if (newest) {
        session_open(s, newest->line);
    } else {
        s->resume = NULL;
        effect_show(s, SHEET_NEW, g, -1);
    }
}

static void adopt_text(struct session *s, const char *name, const char *text, size_t length)
{
    struct listing *l = list_find(s, name);
    struct play p = {.begun = s->now};
    struct reader r;

    p.table = text ? open_table(text, length, &p, &r) : NULL;
    if (p.table) {
        name_copy(p.name, name);
        keep_adopted(s, &p, text, length);
        list_know(s, keep_pending(s, name)->text, keep_pending(s, name)->length);
        table_free(p.table);
    } else if (l) {
        l->bad = true;
    }
    list_resume(s);
}

static void forget_text(struct session *s, const char *name, const char *text, size_t length)
{
    name_copy(s->forgotten_name, name);
    buffer_set(&s->forgotten, text ? text : "", length);
    s->can_recall = text != NULL;
    s->forgetting = effect_add(s, EFFECT_FORGET, name, NULL, 0)->ticket;
    list_remove(s, name);
    effect_say(s, "The game was removed.", text ? ACTION_RECALL : ACTION_NONE);
}

void session_found(struct session *s, uint64_t ticket, const char *text, size_t length,
                   const char *why)
{
    struct request r;

    if (!request_take(s, ticket, &r))
        return;
    if (r.errand == ERRAND_ADOPT) {
        adopt_text(s, r.name, text, length);
    } else if (r.errand == ERRAND_FORGET) {
        forget_text(s, r.name, text, length);
    } else if (r.errand == ERRAND_PROGRESS) {
        progress_found(s, text, length, why);
    } else if (r.errand == ERRAND_ARCHIVE) {
        archive_add(s, text, text ? length : 0, why);
    } else if (text) {
        open_kept(s, r.name, text, length);
    } else {
        struct listing *l = list_find(s, r.name);

        effect_say(s, why && why[0] ? why : "This game is no longer there.", ACTION_NONE);
        if (l)
            l->bad = true;
        list_resume(s);
    }
}

void session_forget(struct session *s, const char *name)
{
    if (s->rest.table && strcmp(s->rest.name, name) == 0)
        board_leave(s, &s->rest);
    if (s->play.table && strcmp(s->play.name, name) == 0)
        board_leave(s, &s->play);
    if (keep_pending(s, name)) {
        char *text = text_copy(keep_pending(s, name)->text, keep_pending(s, name)->length);
        size_t length = keep_pending(s, name)->length;

        keep_drop(s, name);
        forget_text(s, name, text, length);
        memory_free(text);
        return;
    }
    request_add(s, ERRAND_FORGET, name, effect_add(s, EFFECT_FETCH, name, NULL, 0)->ticket);
}
