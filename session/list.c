/* Your games: what is kept, as headings tell it; found, opened, forgotten. */
#include "session/parts.h"

#include "core/memory.h"

#include <stdlib.h>
#include <string.h>

void list_ask(struct session *s)
{
    if (!s->list_ticket)
        s->list_ticket = effect_add(s, EFFECT_LIST, NULL, NULL, 0)->ticket;
}

struct listing *list_find(const struct session *s, const char *name)
{
    for (int i = 0; i < s->listed; i++)
        if (strcmp(s->list[i].line, name) == 0)
            return &s->list[i];
    return NULL;
}

/* The line of a listing: its name, a NUL, the heading. */
static char *new_line(const char *name, size_t name_length, const char *heading, size_t length)
{
    char *line = memory_new(name_length + length + 2);

    memcpy(line, name, name_length);
    memcpy(line + name_length + 1, heading, length);
    return line;
}

static struct listing *append(struct session *s, char *line)
{
    struct listing *l;

    if (s->listed == s->list_room) {
        s->list_room = s->list_room ? s->list_room * 2 : 64;
        s->list = memory_grow(s->list, (size_t)s->list_room * sizeof *s->list);
    }
    l = &s->list[s->listed++];
    *l = (struct listing){.line = line};
    heading_read(l);
    return l;
}

void list_remove(struct session *s, const char *name)
{
    struct listing *l = list_find(s, name);

    if (!l)
        return;
    memory_free(l->line);
    *l = s->list[--s->listed];
    s->filtered = false;
}

void list_know(struct session *s, const char *text, size_t length)
{
    size_t heading = kept_heading(text, length);
    struct reader r = reader_over(text, heading);
    const char *name;
    size_t name_length;
    char *line;

    if (!read_if(&r, "kept 1 "))
        return;
    name = r.at;
    while (!read_done(&r) && *r.at != ' ')
        r.at++;
    name_length = (size_t)(r.at - name);
    line = new_line(name, name_length, text, heading);
    s->filtered = false;
    for (int i = 0; i < s->listed; i++)
        if (strcmp(s->list[i].line, line) == 0) {
            memory_free(s->list[i].line);
            s->list[i] = (struct listing){.line = line};
            heading_read(&s->list[i]);
            return;
        }
    append(s, line);
}

/* ---- Which are shown ------------------------------------------------------------------------- */

static int by_date(const void *a, const void *b)
{
    const struct listing *x = *(const struct listing *const *)a;
    const struct listing *y = *(const struct listing *const *)b;

    if (x->entry.changed != y->entry.changed)
        return x->entry.changed < y->entry.changed ? 1 : -1;
    return strcmp(x->line, y->line);
}

static char small(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool contains(const char *text, const char *word, size_t length)
{
    for (; *text; text++) {
        size_t k = 0;

        while (k < length && text[k] && small(text[k]) == small(word[k]))
            k++;
        if (k == length)
            return true;
    }
    return length == 0;
}

static void tell(const struct entry *e, struct writer *w)
{
    struct reader r = reader_of(e->seats);
    bool first = true;

    if (!e->game) {
        write_text(w, "Cannot be read");
        if (e->words[0] == '!') {
            write_text(w, ": ");
            write_text(w, e->words + 1);
        }
        return;
    }
    while (!read_done(&r)) {
        write_text(w, first ? "" : ", ");
        seat_write(w, table_read_seat(&r));
        read_if(&r, " ");
        first = false;
    }
    write_text(w, " · ");
    write_text(w, e->words);
    write_text(w, " · ");
    write_counted(w, e->at, "move");
    if (e->from[0]) {
        write_text(w, ", a branch from move ");
        write_number(w, e->from_at);
    }
}

static bool has_words(const struct session *s, const struct entry *e)
{
    char text[512];
    struct writer w = writer_over(text, sizeof text);
    const char *at = s->search.text;

    if (!at || !*at)
        return true;
    write_text(&w, e->game ? e->game->rules->title : e->name);
    write_char(&w, ' ');
    tell(e, &w);
    while (*at) {
        size_t length = strcspn(at, " ");

        if (!contains(text, at, length))
            return false;
        at += length;
        at += strspn(at, " ");
    }
    return true;
}

static bool is_shown(const struct session *s, const struct entry *e)
{
    if (s->search_game && e->game != s->search_game)
        return false;
    if (s->search_which != WHICH_ALL && (!e->game || e->over != (s->search_which == WHICH_OVER)))
        return false;
    return has_words(s, e);
}

static void filter(struct session *s)
{
    const struct listing **sorted = memory_new((size_t)s->listed * sizeof *sorted + 1);
    int count = 0;

    for (int i = 0; i < s->listed; i++)
        if (is_shown(s, &s->list[i].entry))
            sorted[count++] = &s->list[i];
    qsort(sorted, (size_t)count, sizeof *sorted, by_date);
    s->shown = memory_grow(s->shown, (size_t)count * sizeof *s->shown + 1);
    for (int i = 0; i < count; i++)
        s->shown[i] = (int)(sorted[i] - s->list);
    s->shown_count = count;
    s->filtered = true;
    memory_free(sorted);
}

void session_search(struct session *s, const char *words, const struct game *g, enum which which)
{
    buffer_set(&s->search, words, strlen(words));
    s->search_game = g;
    s->search_which = which;
    s->filtered = false;
}

int session_count(struct session *s)
{
    if (!s->filtered)
        filter(s);
    return s->shown_count;
}

int session_total(const struct session *s)
{
    return s->listed;
}

bool session_listed_yet(const struct session *s)
{
    return s->list_known;
}

static const struct listing *shown(const struct session *s, int i)
{
    return &s->list[s->shown[i]];
}

void session_entry(const struct session *s, int i, struct entry *out)
{
    *out = shown(s, i)->entry;
    out->here = s->play.table && strcmp(out->name, s->play.name) == 0;
    if (shown(s, i)->bad)
        out->game = NULL;
}

void session_tell_entry(const struct session *s, int i, struct writer *w)
{
    struct entry e;

    session_entry(s, i, &e);
    tell(&e, w);
}

struct table *session_look(struct session *s, int i)
{
    const struct entry *e = &shown(s, i)->entry;
    struct reader r = reader_of(e->look);
    struct refusal why;
    struct settings with;

    if (!e->game || !e->game->view)
        return NULL;
    if (s->look && table_game(s->look) != e->game) {
        table_free(s->look);
        s->look = NULL;
    }
    with = settings_preset(e->game->rules->options);
    if (!s->look)
        s->look = table_new(e->game, &with, 0);
    return table_view(s->look, &r, &why) ? s->look : NULL;
}

/* ---- Answers of the store -------------------------------------------------------------------- */

/* Texts without a heading are of the first version: they are read once, and get one. */
static void take_line(struct session *s, const char *at, const char *end)
{
    const char *tab = memchr(at, '\t', (size_t)(end - at));
    const char *heading = tab ? tab + 1 : end, *name_end = tab ? tab : end;
    struct listing *l =
        append(s, new_line(at, (size_t)(name_end - at), heading, (size_t)(end - heading)));

    if (heading == end)
        request_add(s, ERRAND_ADOPT, l->line,
                    effect_add(s, EFFECT_FETCH, l->line, NULL, 0)->ticket);
}

static void clear(struct session *s)
{
    for (int i = 0; i < s->listed; i++)
        memory_free(s->list[i].line);
    s->listed = s->shown_count = 0;
}

void session_listed(struct session *s, uint64_t ticket, const char *text, size_t length,
                    const char *why)
{
    const char *end = text + length;

    if (ticket != s->list_ticket)
        return;
    s->list_ticket = 0;
    s->list_known = true;
    if (!text) {
        char words[300];
        struct writer w = writer_over(words, sizeof words);

        write_text(&w, "Your games cannot be listed: ");
        write_text(&w, why ? why : "nobody says why");
        effect_say(s, words, ACTION_NONE);
    } else {
        clear(s);
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

/* The newest one of this game that is not over. */
static const struct listing *newest_going(const struct session *s, const struct game *g)
{
    const struct listing *newest = NULL;

    for (int i = 0; i < s->listed; i++) {
        const struct listing *l = &s->list[i];

        if (l->entry.game == g && !l->entry.over && !l->bad &&
            (!newest || l->entry.changed > newest->entry.changed))
            newest = l;
    }
    return newest;
}

bool session_going(const struct session *s, const struct game *g)
{
    return newest_going(s, g) != NULL;
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
        session_share(s, shared, text, size);
        memory_free(text);
        return;
    }
    if (!g)
        return;
    newest = newest_going(s, g);
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
    } else if (r.errand == ERRAND_ARCHIVE) {
        archive_add(s, text, text ? length : 0);
    } else if (text) {
        open_kept(s, r.name, text, length);
    } else {
        struct listing *l = list_find(s, r.name);

        effect_say(s, why ? why : "This game is no longer there.", ACTION_NONE);
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
