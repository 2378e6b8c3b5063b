/* Your games: what is kept, as headings tell it; found, opened, forgotten. */
#include "session/parts.h"

#include "core/memory.h"

#include <stdlib.h>
#include <string.h>

enum { COVER_SEED = 12 }; /* of games that are only drawn */

void list_ask(struct session *s)
{
    if (!s->list_ticket)
        s->list_ticket = effect_add(s, EFFECT_LIST, NULL, NULL, 0)->ticket;
}

static const char *name_at(const void *list, int place)
{
    return ((const struct listing *)list)[place].line;
}

struct listing *list_find(const struct session *s, const char *name)
{
    int place = lookup_find(&s->list_by_name, name, name_at, s->list);

    return place < 0 ? NULL : &s->list[place];
}

/* The line of a listing: its name, a NUL, the heading. */
static char *new_line(const char *name, size_t name_length, const char *heading, size_t length)
{
    char *line = memory_new(name_length + length + 2);

    memcpy(line, name, name_length);
    memcpy(line + name_length + 1, heading, length);
    return line;
}

struct listing *list_add(struct session *s, const char *name, size_t name_length,
                         const char *heading, size_t length)
{
    struct listing *l;

    if (s->listed == s->list_room) {
        s->list_room = s->list_room ? s->list_room * 2 : 64;
        s->list = memory_grow(s->list, (size_t)s->list_room * sizeof *s->list);
    }
    l = &s->list[s->listed];
    *l = (struct listing){.line = new_line(name, name_length, heading, length)};
    lookup_add(&s->list_by_name, l->line, s->listed++);
    heading_read(l);
    return l;
}

void list_remove(struct session *s, const char *name)
{
    struct listing *l = list_find(s, name);

    int place = l ? (int)(l - s->list) : 0;

    if (!l)
        return;
    lookup_remove(&s->list_by_name, name, place);
    memory_free(l->line);
    if (place != --s->listed) {
        *l = s->list[s->listed];
        lookup_move(&s->list_by_name, l->line, s->listed, place);
    }
    s->filtered = false;
}

void list_clear(struct session *s)
{
    for (int i = 0; i < s->listed; i++)
        memory_free(s->list[i].line);
    s->listed = s->shown_count = 0;
    lookup_clear(&s->list_by_name);
}

void list_know(struct session *s, const char *text, size_t length)
{
    size_t heading = kept_heading(text, length);
    struct reader r = reader_over(text, heading);
    char name[NAME_ROOM];
    struct writer w = writer_over(name, sizeof name);
    struct listing *l;

    if (!read_if(&r, "kept 1 "))
        return;
    while (!read_done(&r) && *r.at != ' ')
        write_char(&w, *r.at++);
    if (progress_is(name, strlen(name)))
        return;
    s->filtered = false;
    l = list_find(s, name);
    if (!l) {
        list_add(s, name, strlen(name), text, heading);
        return;
    }
    memory_free(l->line);
    *l = (struct listing){.line = new_line(name, strlen(name), text, heading)};
    heading_read(l);
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
    struct reader r = reader_of(e->seats), n = reader_of(e->names);
    char name[MAX_PLAYERS][NAME_BYTES] = {""};
    int seats = 0;

    if (!e->game) {
        write_text(w, "Cannot be read");
        if (e->words[0] == '!') {
            write_text(w, ": ");
            write_text(w, e->words + 1);
        }
        return;
    }
    names_read(&n, name, MAX_PLAYERS);
    for (; !read_done(&r) && seats < MAX_PLAYERS; seats++) {
        int who = table_read_seat(&r);

        write_text(w, seats ? ", " : "");
        if (who < SEAT_RANDOM && name[seats][0] && !n.error)
            name_say(w, name[seats]);
        else
            seat_write(w, who);
        read_if(&r, " ");
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
    char text[MAX_PLAYERS * 2 * NAME_BYTES];
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

const char *entry_state(const struct entry *e)
{
    if (!e->game)
        return "Damaged";
    return e->here ? "On the board" : e->over ? "Finished" : "Going on";
}

void session_tell_entry(const struct session *s, int i, struct writer *w)
{
    struct entry e;

    session_entry(s, i, &e);
    tell(&e, w);
}

const struct listing *list_going(const struct session *s, const struct game *g)
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
    return list_going(s, g) != NULL;
}

/* Another table to draw, in place of the one that was drawn last. */
static struct table *renew_look(struct session *s, const struct game *g)
{
    struct settings with = settings_preset(g->rules->options);

    table_free(s->look);
    s->look = table_new(g, &with, COVER_SEED);
    return s->look;
}

static struct table *look_at(struct session *s, const struct entry *e)
{
    struct reader r = reader_of(e->look);
    struct refusal why;

    if (!s->look || table_game(s->look) != e->game)
        renew_look(s, e->game);
    return table_view(s->look, &r, &why) ? s->look : NULL;
}

struct table *session_look(struct session *s, const char *name)
{
    const struct listing *l = list_find(s, name);

    return l && l->entry.game && l->entry.game->view ? look_at(s, &l->entry) : NULL;
}

struct table *session_cover(struct session *s, const struct game *g)
{
    const struct listing *going = list_going(s, g);
    struct table *t = going ? look_at(s, &going->entry) : NULL;

    if (!t) {
        t = renew_look(s, g);
        table_stroll(t);
    }
    return t;
}
