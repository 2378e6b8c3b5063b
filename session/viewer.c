/* The viewer: text in, picture out. The game on the board waits under it and is not touched. */
#include "session/parts.h"

#include <string.h>

static const char *const one_field[] = {"Game State", NULL};

static const char *const *labels(const struct session *s)
{
    const struct view *view = s->viewer.game->view;

    return view->fields ? view->fields : one_field;
}

static char parting(const struct session *s)
{
    return s->viewer.game->view->parting ? s->viewer.game->view->parting : ' ';
}

bool session_viewing(const struct session *s)
{
    return s->viewer.game != NULL;
}

int session_fields(const struct session *s)
{
    int count = 0;

    while (s->viewer.game && labels(s)[count])
        count++;
    return count;
}

const char *session_field_label(const struct session *s, int i)
{
    return labels(s)[i];
}

const char *session_field(const struct session *s, int i)
{
    return s->viewer.field[i].text;
}

const char *session_mistake(const struct session *s)
{
    return s->viewer.mistake;
}

int session_mistake_column(const struct session *s)
{
    return s->viewer.column;
}

static void trim(const char **text, size_t *length)
{
    while (*length > 0 && strchr(" \t\r\n", **text))
        (*text)++, (*length)--;
    while (*length > 0 && strchr(" \t\r\n", (*text)[*length - 1]))
        (*length)--;
}

void session_type(struct session *s, int i, const char *text, size_t length)
{
    if (i < session_fields(s))
        buffer_set(&s->viewer.field[i], text, length);
}

/* As the documents spell it: "...", or {"...", "..."}. */
static bool is_spelled(const char *text, size_t length)
{
    trim(&text, &length);
    return length > 1 && (*text == '"' || *text == '{');
}

/* What stands between quotes, joined as fields are; says how many there were. */
static int write_spelled(struct writer *w, const char *text, size_t length, char joint)
{
    const char *end = text + length, *open;
    int count = 0;

    while ((open = memchr(text, '"', (size_t)(end - text)))) {
        const char *close = memchr(open + 1, '"', (size_t)(end - open - 1));

        close = close ? close : end;
        if (count++)
            write_char(w, joint);
        write_bytes(w, open + 1, (size_t)(close - open - 1));
        text = close < end ? close + 1 : end;
    }
    return count;
}

/* Each field gets the text up to what parts them, the last one all the rest. Several fields hold what is
   published: what a snapshot has behind ';' would not fit other texts. */
static void fill_plain(struct session *s, const char *text, size_t length)
{
    int count = session_fields(s);
    const char *tail = count > 1 ? memchr(text, ';', length) : NULL;
    const char *end = text + length;

    /* A record has its settings and a ';' in front of its moves: it stands in the first field. */
    if (tail && tail > text && tail[-1] == ' ')
        end = tail;
    for (int i = 0; i < count; i++) {
        const char *stop =
            i < count - 1 && text < end ? memchr(text, parting(s), (size_t)(end - text)) : NULL;
        const char *part = text;
        size_t size = (size_t)((stop ? stop : end) - text);

        trim(&part, &size);
        buffer_set(&s->viewer.field[i], part, size);
        text = stop ? stop + 1 : end;
    }
}

/* Each text between quotes goes into its own field. */
static void fill_fields(struct session *s, const char *text, size_t length)
{
    struct writer plain = writer_growing();
    bool spelled = is_spelled(text, length);
    int count = spelled ? write_spelled(&plain, text, length, parting(s)) : 0;

    if (spelled && count == session_fields(s) && count > 1)
        fill_plain(s, plain.text, plain.size);
    else if (spelled)
        buffer_set(&s->viewer.field[0], text, length);
    else
        fill_plain(s, text, length);
    writer_free(&plain);
}

/* A field that holds all of them, whatever stands in the others: a game with several reads that itself. */
static bool holds_all(const struct session *s, int i)
{
    struct writer w = writer_over(NULL, 0);
    const struct buffer *b = &s->viewer.field[i];

    return b->size > 0 && is_spelled(b->text, b->size) &&
           write_spelled(&w, b->text, b->size, ' ') == session_fields(s);
}

/* A record, or a snapshot, in the first field with nothing in the others: published texts hold neither blanks nor what
   parts them. */
static bool stands_alone(const struct session *s)
{
    const char *text = s->viewer.field[0].text;
    size_t length = s->viewer.field[0].size;

    for (int i = 1; i < session_fields(s); i++)
        if (s->viewer.field[i].size > 0)
            return false;
    trim(&text, &length);
    return length > 0 && (memchr(text, ' ', length) || memchr(text, parting(s), length));
}

/* The one field that holds the whole text; -1: each holds its part. */
static int whole_field(const struct session *s)
{
    for (int i = 0; session_fields(s) > 1 && i < session_fields(s); i++)
        if (holds_all(s, i))
            return i;
    return session_fields(s) > 1 && !stands_alone(s) ? -1 : 0;
}

void session_viewed(const struct session *s, struct writer *w)
{
    int whole = whole_field(s);

    if (whole >= 0 && holds_all(s, whole) && session_fields(s) > 1) {
        write_bytes(w, s->viewer.field[whole].text, s->viewer.field[whole].size);
        return;
    }
    for (int i = 0; i < (whole < 0 ? session_fields(s) : 1); i++) {
        const char *text = s->viewer.field[i].text;
        size_t length = s->viewer.field[i].size;

        trim(&text, &length);
        if (i > 0)
            write_char(w, parting(s));
        if (is_spelled(text, length))
            write_spelled(w, text, length, parting(s));
        else
            write_bytes(w, text, length);
    }
}

/* Where it is, as the person sees it: of several fields each has columns of its own. */
static void note_place(struct session *s, struct writer *w, const struct reader *r, int column)
{
    const char *at = r->text + column - 1, *start = r->text, *end;
    int field = 0;

    s->viewer.column = column;
    while (whole_field(s) < 0 && field < session_fields(s) - 1 && start < at &&
           (end = memchr(start, parting(s), (size_t)(at - start)))) {
        start = end + 1;
        field++;
    }
    write_text(w, "Column ");
    write_number(w, (int)(at - start) + 1);
    write_text(w, whole_field(s) < 0 ? " of " : "");
    write_text(w, whole_field(s) < 0 ? labels(s)[field] : "");
    write_text(w, ": ");
}

static void note_mistake(struct session *s, const struct reader *r, const struct refusal *why)
{
    struct writer w = writer_over(s->viewer.mistake, sizeof s->viewer.mistake);

    note_place(s, &w, r, reader_column(r));
    if (why->text[0]) {
        write_text(&w, why->text);
    } else {
        write_capital(&w, r->error);
        write_char(&w, '.');
    }
}

/* It is shown, but no game could come to it. */
static void note_doubt(struct session *s, const struct reader *r)
{
    struct writer w = writer_over(s->viewer.mistake, sizeof s->viewer.mistake);

    write_text(&w, "No game leads here. ");
    note_place(s, &w, r, reader_doubt_column(r));
    write_capital(&w, r->doubt);
    write_char(&w, '.');
}

bool session_refresh(struct session *s)
{
    struct refusal why = {0};
    struct writer all;
    struct reader r;
    bool good;

    if (!s->viewer.game)
        return false;
    all = writer_growing();
    session_viewed(s, &all);
    r = reader_over(all.text, all.size);
    s->viewer.mistake[0] = '\0';
    s->viewer.column = 0;
    good = table_view(s->play.table, &r, &why);
    if (!good)
        note_mistake(s, &r, &why);
    else if (r.doubt)
        note_doubt(s, &r);
    writer_free(&all);
    return good;
}

/* The game on the board goes to rest; something to look at takes its place. */
static void enter(struct session *s, const struct game *g, struct table *t)
{
    board_follow(s);
    board_stop(s);
    if (!s->viewer.game && s->play.table) {
        s->rest = s->play;
        s->play = (struct play){0};
    }
    s->viewer.game = g;
    board_put(s, &(struct play){.table = t});
}

void session_view(struct session *s, const struct game *g, const char *text, size_t length)
{
    struct settings with = settings_preset(g->rules->options);
    struct table *t = table_new(g, &with, 0);
    char first[16384];
    struct writer w = writer_over(first, sizeof first);
    struct reader r;
    struct refusal why;

    if (s->play.table && table_game(s->play.table) == g)
        table_snapshot(s->play.table, &w);
    else
        table_snapshot(t, &w);
    r = reader_of(first);
    table_view(t, &r, &why); /* so that there is nothing to touch, whatever the text may be */
    enter(s, g, t);
    fill_fields(s, text ? text : first, text ? length : strlen(first));
    session_refresh(s);
    effect_show(s, SHEET_VIEWER, g, -1);
}

void viewer_leave(struct session *s)
{
    if (!s->viewer.game)
        return;
    s->viewer.game = NULL;
    s->viewer.mistake[0] = '\0';
    board_leave(s, &s->play);
    s->play = s->rest;
    s->rest = (struct play){0};
}

void viewer_free(struct session *s)
{
    for (int i = 0; i < MOST_FIELDS; i++)
        buffer_free(&s->viewer.field[i]);
}
