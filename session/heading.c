/* The heading of a kept game: one line in front of the table's own text, so that a list of ten thousand
   games need not read them.

       kept 1 NAME COUNTER	BEGUN	CHANGED	GAME	AT	LENGTH	STATE	FROM	SEATS	OPTIONS	WORDS	LOOK	NAMES

   parted by tabs. STATE is `going` or `over`, FROM `-` or the name of another game and the move behind
   which this one left it. NAMES may be missing; behind it more may be added one day. */
#include "session/parts.h"

#include "core/memory.h"

#include <string.h>

enum { FORMAT = 1, LEAST_PARTS = 12, MOST_PARTS = 13 };

enum part {
    PART_NAME,
    PART_BEGUN,
    PART_CHANGED,
    PART_GAME,
    PART_AT,
    PART_LENGTH,
    PART_STATE,
    PART_FROM,
    PART_SEATS,
    PART_OPTIONS,
    PART_WORDS,
    PART_LOOK,
    PART_NAMES
};

static void write_seats(const struct table *t, struct writer *w)
{
    for (int p = 0; p < table_players(t); p++) {
        write_text(w, p ? " " : "");
        table_write_seat(t, p, w);
    }
}

static void write_from(const struct play *p, struct writer *w)
{
    if (!p->from[0]) {
        write_char(w, '-');
        return;
    }
    write_text(w, p->from);
    write_char(w, ' ');
    write_number(w, p->from_at);
}

void heading_write(const struct play *p, int64_t now, struct writer *w)
{
    write_text(w, "kept 1 ");
    write_text(w, p->name);
    write_char(w, ' ');
    write_unsigned(w, p->counter);
    write_char(w, '\t');
    write_number(w, p->begun);
    write_char(w, '\t');
    write_number(w, now);
    write_char(w, '\t');
    write_text(w, table_game(p->table)->rules->name);
    write_char(w, '\t');
    write_number(w, table_at(p->table));
    write_char(w, '\t');
    write_number(w, table_length(p->table));
    write_text(w, table_actor(p->table) == OVER ? "\tover\t" : "\tgoing\t");
    write_from(p, w);
    write_char(w, '\t');
    write_seats(p->table, w);
    write_char(w, '\t');
    table_write_settings(p->table, w);
    write_char(w, '\t');
    table_standing(p->table, w);
    write_char(w, '\t');
    table_snapshot(p->table, w);
    write_char(w, '\t');
    table_write_names(p->table, w);
    write_char(w, '\n');
}

/* ---- Reading -------------------------------------------------------------------------------- */

static int64_t whole(const char *text)
{
    struct reader r = reader_of(text);
    uint64_t value = read_unsigned(&r);

    return r.error || value > INT64_MAX ? 0 : (int64_t)value;
}

static bool read_first(struct reader *r, uint64_t *counter)
{
    read_exactly(r, "kept ", "");
    if (read_number(r, 9999, "") != FORMAT)
        read_fail(r, "this game was kept by a newer version");
    read_exactly(r, " ", "");
    while (!read_done(r) && *r->at > ' ')
        r->at++;
    read_exactly(r, " ", "");
    *counter = read_unsigned(r);
    return !r->error;
}

bool kept_counter(const char *text, size_t length, uint64_t *counter)
{
    struct reader r = reader_over(text, length);

    *counter = 0;
    return read_if(&r, "parlour ") || read_first(&r, counter);
}

bool kept_newer(const char *text, size_t length)
{
    struct reader r = reader_over(text, length);

    return read_if(&r, "kept ") && read_number(&r, 9999, "") > FORMAT && !r.error;
}

size_t kept_heading(const char *text, size_t length)
{
    const char *end = length ? memchr(text, '\n', length) : NULL;

    return end && length > 5 && memcmp(text, "kept ", 5) == 0 ? (size_t)(end - text) : 0;
}

/* From "NAME 12": ends the name, gives the number. */
static int split_from(char *from)
{
    char *blank = strchr(from, ' ');

    if (!blank)
        return 0;
    *blank = '\0';
    return (int)whole(blank + 1);
}

bool heading_read(struct listing *l)
{
    char *part[MOST_PARTS], *at = l->line + strlen(l->line) + 1;
    struct entry *e = &l->entry;
    struct reader first;
    int parts = 0;

    *e = (struct entry){.name = l->line, .words = at, .from = "", .seats = "", .options = ""};
    e->look = e->names = "";
    while (at && parts < MOST_PARTS) {
        part[parts++] = at;
        at = strchr(at, '\t');
        if (at)
            *at++ = '\0';
    }
    first = reader_of(part[PART_NAME]);
    if (parts < LEAST_PARTS || !read_first(&first, &l->counter))
        return false;
    e->game = catalogue_find(part[PART_GAME], strlen(part[PART_GAME]));
    e->begun = whole(part[PART_BEGUN]);
    e->changed = whole(part[PART_CHANGED]);
    e->at = (int)whole(part[PART_AT]);
    e->length = (int)whole(part[PART_LENGTH]);
    e->over = strcmp(part[PART_STATE], "over") == 0;
    if (strcmp(part[PART_FROM], "-") != 0) {
        e->from_at = split_from(part[PART_FROM]);
        e->from = part[PART_FROM];
    }
    e->seats = part[PART_SEATS];
    e->options = part[PART_OPTIONS];
    e->words = part[PART_WORDS];
    e->look = part[PART_LOOK];
    e->names = parts > PART_NAMES ? part[PART_NAMES] : "";
    return e->game != NULL;
}

struct reader heading_skip(const char *text, size_t length, struct play *p)
{
    struct reader r = reader_over(text, length), first = r;
    size_t heading = kept_heading(text, length);
    struct listing l = {0};

    if (heading == 0)
        return r;
    if (!read_first(&first, &p->counter)) {
        read_fail(&r, first.error[0] ? first.error : "the heading is damaged");
        return r;
    }
    l.line = memory_new(heading + 2); /* behind an empty name */
    memcpy(l.line + 1, text, heading);
    if (heading_read(&l)) {
        p->begun = l.entry.begun;
        p->from_at = l.entry.from_at;
        name_copy(p->from, l.entry.from);
    }
    memory_free(l.line);
    r.at += heading + 1;
    return r;
}
