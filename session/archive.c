/* All games in one file, to be taken to another machine:

       parlour games 1
       game NAME LENGTH
       ... (LENGTH bytes: a kept text as it is stored, damaged ones too)
       game NAME LENGTH
       ...

   Coming in, a game that is here already, word for word, is left out; every other one is kept beside
   what there is. */
#include "session/parts.h"

#include "core/memory.h"

#include <string.h>

static const char first_line[] = "parlour games 1\n";

/* The name that comes next, or NULL. Those of the beginning, whatever happens to the list meanwhile. */
static const char *next_name(const struct session *s)
{
    const struct buffer *names = &s->archive.names;

    return s->archive.at < names->size ? names->text + s->archive.at : NULL;
}

static void take_out(struct session *s, const char *name, const char *text, size_t length)
{
    char line[NAME_ROOM + 40];
    struct writer w = writer_over(line, sizeof line);

    write_text(&w, "game ");
    write_text(&w, name);
    write_char(&w, ' ');
    write_unsigned(&w, length);
    write_char(&w, '\n');
    buffer_add(&s->archive.text, line, w.size);
    buffer_add(&s->archive.text, text, length);
    buffer_add(&s->archive.text, "\n", 1);
}

/* Before the file itself: who writes it may not want it over a whole one. */
static void say_missing(struct session *s)
{
    char text[SENTENCE_ROOM];
    struct writer w = writer_over(text, sizeof text);

    if (s->archive.missing == 0)
        return;
    write_number(&w, s->archive.missing);
    write_text(&w, s->archive.missing == 1 ? " game cannot be read and is not in the file."
                                           : " games cannot be read and are not in the file.");
    effect_say(s, text, ACTION_NONE);
}

/* What the store has, or will have: where it takes nothing, this file is the way out. */
static void go_on(struct session *s)
{
    char file[NAME_ROOM];
    struct writer w = writer_over(file, sizeof file);
    const char *name;

    while ((name = next_name(s))) {
        const struct keeping *k = keep_pending(s, name);

        if (!k) {
            request_add(s, ERRAND_ARCHIVE, name,
                        effect_add(s, EFFECT_FETCH, name, NULL, 0)->ticket);
            return;
        }
        take_out(s, name, k->text, k->length);
        s->archive.at += strlen(name) + 1;
    }
    say_missing(s);
    file_name(s, "games", ".parlour", &w);
    effect_add(s, EFFECT_FILE, file, s->archive.text.text, s->archive.text.size);
    s->archive.making = false;
    buffer_free(&s->archive.text);
}

void archive_begin(struct session *s)
{
    struct buffer *names = &s->archive.names;

    request_drop(s, ERRAND_ARCHIVE);
    buffer_set(&s->archive.text, first_line, strlen(first_line));
    buffer_set(names, "", 0);
    for (int i = 0; i < s->listed; i++)
        buffer_add(names, s->list[i].line, strlen(s->list[i].line) + 1);
    for (int i = 0; i < s->keepings; i++)
        if (!list_find(s, s->keeping[i].name))
            buffer_add(names, s->keeping[i].name, strlen(s->keeping[i].name) + 1);
    s->archive.at = 0;
    s->archive.missing = 0;
    s->archive.making = true;
    go_on(s);
}

void archive_add(struct session *s, const char *text, size_t length, const char *why)
{
    const char *name = next_name(s);

    if (!s->archive.making || !name)
        return;
    if (text)
        take_out(s, name, text, length);
    else if (why && why[0]) /* not only gone meanwhile */
        s->archive.missing++;
    s->archive.at += strlen(name) + 1;
    go_on(s);
}

bool archive_is(const char *text, size_t length)
{
    size_t first = strlen(first_line);

    return length >= first && memcmp(text, first_line, first) == 0;
}

/* Is the same text here, as far as its heading tells? */
static bool is_known(const struct session *s, const char *name, const char *text, size_t length)
{
    const struct listing *l = list_find(s, name);
    const struct keeping *k = keep_pending(s, name);
    uint64_t counter;
    struct listing other = {0};
    size_t heading = kept_heading(text, length);
    bool same;

    if (k)
        return k->length == length && memcmp(k->text, text, length) == 0;
    if (!l)
        return false;
    if (!kept_counter(text, length, &counter) || heading == 0)
        return true; /* a damaged one, by its name */
    other.line = memory_new(heading + 2);
    memcpy(other.line + 1, text, heading);
    same = heading_read(&other) && counter == l->counter &&
           other.entry.changed == l->entry.changed && other.entry.at == l->entry.at &&
           other.entry.length == l->entry.length && strcmp(other.entry.look, l->entry.look) == 0;
    memory_free(other.line);
    return same;
}

/* The next name and length; false: the end, or an error in *r. */
static bool read_item(struct reader *r, char name[NAME_ROOM], uint64_t *length)
{
    struct writer w = writer_over(name, NAME_ROOM);

    if (read_done(r))
        return false;
    read_exactly(r, "game ", "expected 'game'");
    while (!read_done(r) && *r->at > ' ')
        write_char(&w, *r->at++);
    read_exactly(r, " ", "expected the length of the game");
    *length = read_unsigned(r);
    read_exactly(r, "\n", "expected the end of the line");
    if (!write_fitted(&w) || !name[0] || name[0] == '.' || strchr(name, '/') ||
        progress_is(name, strlen(name)))
        read_fail(r, "this name is not possible");
    if (*length >= (uint64_t)(r->end - r->at))
        read_fail(r, "the file ends too early");
    return !r->error;
}

bool archive_next(struct reader *r, const char **text, size_t *length)
{
    char name[NAME_ROOM];
    uint64_t size;

    if (r->at == r->text)
        read_exactly(r, first_line, "expected a file of games");
    if (r->error || !read_item(r, name, &size))
        return false;
    *text = r->at;
    *length = (size_t)size;
    r->at += size;
    read_exactly(r, "\n", "expected the end of the game");
    return true;
}

static void take_in(struct session *s, const char *name, const char *text, size_t length)
{
    uint64_t counter = 0;

    if (!kept_counter(text, length, &counter))
        counter = 0;
    if (keep_pending(s, name)) /* of another text: it is still on its way into the store */
        keep_beside(s, text, length);
    else
        keep_text(s, name, text, length, counter, 0);
}

bool archive_read(struct session *s, const char *text, size_t length)
{
    struct reader r = reader_over(text + strlen(first_line), length - strlen(first_line));
    char name[NAME_ROOM], words[200];
    struct writer w = writer_over(words, sizeof words);
    int taken = 0, known = 0;
    uint64_t size;

    while (read_item(&r, name, &size)) {
        if (is_known(s, name, r.at, (size_t)size)) {
            known++;
        } else {
            take_in(s, name, r.at, (size_t)size);
            taken++;
        }
        r.at += size;
        read_exactly(&r, "\n", "expected the end of the game");
    }
    write_counted(&w, taken, "game");
    write_text(&w, taken == 1 ? " was taken in" : " were taken in");
    if (known) {
        write_text(&w, ", ");
        write_number(&w, known);
        write_text(&w, known == 1 ? " was here already" : " were here already");
    }
    if (r.error) {
        write_text(&w, "; the rest cannot be read: ");
        write_text(&w, r.error);
    }
    write_char(&w, '.');
    effect_say(s, words, ACTION_NONE);
    effect_show(s, SHEET_GAMES, NULL, -1);
    return !r.error;
}
