/* Games that go on, and texts from outside: all that puts a table on the board, but for new games (start.c). */
#include "session/parts.h"

#include "core/memory.h"
#include "core/walk.h"

#include <string.h>

void session_close(struct session *s)
{
    viewer_leave(s);
    request_drop(s, ERRAND_OPEN);
    s->resume = s->share_game = NULL;
    board_follow(s);
    board_leave(s, &s->play);
}

/* ---- Kept games ----------------------------------------------------------------------------- */

struct table *open_table(const char *text, size_t length, struct play *p, struct reader *r)
{
    const struct game *g;
    struct settings with;
    struct table *t;
    struct reader review;
    bool reviewed;

    *r = heading_skip(text, length, p);
    if (r->error)
        return NULL;
    *r = reader_over(r->at, (size_t)(r->end - r->at));
    reviewed = review_part(r, &review);
    g = save_game(r);
    if (!g)
        return NULL;
    with = settings_preset(g->rules->options);
    t = table_new(g, &with, 0);
    if (table_load(t, r)) {
        if (reviewed)
            review_open(t, &review);
        return t;
    }
    table_free(t);
    return NULL;
}

static void say_mistake(struct session *s, const char *before, const struct reader *r,
                        const struct refusal *why, const char *after)
{
    char text[600];
    struct writer w = writer_over(text, sizeof text);

    write_text(&w, before);
    write_text(&w, " Column ");
    write_number(&w, reader_column(r));
    write_text(&w, ": ");
    if (why && why->text[0]) {
        write_text(&w, why->text);
    } else {
        write_capital(&w, r->error);
        write_char(&w, '.');
    }
    write_text(&w, after);
    effect_say(s, text, ACTION_NONE);
}

/* Until nobody else plays it, it is only looked at. */
static void hold(struct session *s, enum effect_kind kind)
{
    struct play *p = &s->play;

    p->hindered = PLAYED_ELSEWHERE;
    table_watch(p->table, true);
    p->asks_hold = effect_add(s, kind, p->name, NULL, 0)->ticket;
}

void open_kept(struct session *s, const char *name, const char *text, size_t length)
{
    struct play p = {.kept = true};
    struct listing *l = list_find(s, name);
    struct reader r;

    p.begun = s->now;
    p.table = open_table(text, length, &p, &r);
    if (!p.table) {
        say_mistake(s, "This game cannot be read.", &r, NULL, " It stays as it is.");
        if (l)
            l->bad = true;
        if (s->resume)
            list_resume(s);
        return;
    }
    s->resume = NULL;
    name_copy(p.name, name);
    viewer_leave(s);
    if (table_viewing(p.table)) {
        p.hindered = PLAYED_BY_OLD_RULES;
        board_put(s, &p);
        return;
    }
    table_pause(p.table, table_at(p.table) < table_length(p.table));
    board_put(s, &p);
    hold(s, EFFECT_HOLD);
}

void session_open(struct session *s, const char *name)
{
    const struct keeping *k = keep_pending(s, name);

    request_drop(s, ERRAND_OPEN);
    if (s->rest.table && strcmp(s->rest.name, name) == 0)
        viewer_leave(s);
    if (s->play.table && strcmp(s->play.name, name) == 0) {
        effect_show(s, SHEET_BOARD, table_game(s->play.table), -1);
    } else if (k) {
        char *text = text_copy(k->text, k->length);

        open_kept(s, name, text, k->length);
        memory_free(text);
    } else {
        request_add(s, ERRAND_OPEN, name, effect_add(s, EFFECT_FETCH, name, NULL, 0)->ticket);
    }
}

/* Whoever has it now lets go; what he has kept is what goes on here. */
void open_taken(struct session *s)
{
    hold(s, EFFECT_TAKE);
    s->play.taking = true;
}

void session_resume(struct session *s, const struct game *g)
{
    if (s->rest.table && table_game(s->rest.table) == g)
        viewer_leave(s);
    if (s->play.table && table_game(s->play.table) == g && !s->viewer.game) {
        effect_show(s, SHEET_BOARD, g, -1);
        return;
    }
    s->resume = g;
    list_resume(s);
}

/* ---- Texts from outside ---------------------------------------------------------------------- */

/* A record or a position of this game as a table, or NULL. */
static struct table *read_text(const struct game *g, const char *text, size_t length,
                               struct reader *r, struct refusal *why)
{
    struct settings with = settings_preset(g->rules->options);
    struct table *t = table_new(g, &with, 0);

    *r = reader_over(text, length);
    *why = (struct refusal){0};
    if (table_position(t, r, why))
        return t;
    table_free(t);
    return NULL;
}

/* Of the game that is asked for; else of the one on the board; else of whatever it fits. */
static struct table *read_any(struct session *s, const struct game *g, const char *text,
                              size_t length, struct reader *r, struct refusal *why)
{
    const struct game *here = g ? g : s->play.table ? table_game(s->play.table) : NULL;
    struct table *t = here ? read_text(here, text, length, r, why) : NULL;
    struct reader other;
    struct refusal unlike;

    if (here && (t || g))
        return t;
    for (const struct game *each = NULL; !t && (each = catalogue_next(each));)
        if (!each->hidden && each != here)
            t = read_text(each, text, length, &other, &unlike);
    if (!t && !here) {
        *r = reader_over(text, length);
        read_fail(r, "this is no game that is known here");
    }
    return t;
}

/* A text that is kept as it came, behind a heading. */
static void adopt(struct session *s, struct play *p, const char *text, size_t length)
{
    keep_name(s, p->name);
    keep_adopted(s, p, text, length);
}

static bool looks_saved(const char *text, size_t length)
{
    struct reader r = reader_over(text, length);

    return read_if(&r, "parlour ") || read_if(&r, "kept ");
}

/* About 20,000 games with their reviews; in a window or page somebody waits for it. */
enum { LARGEST_FILE = 64 << 20 };

static void say_of(struct session *s, const char *from, const char *words)
{
    char text[SENTENCE_ROOM];
    struct writer w = writer_over(text, sizeof text);

    write_text(&w, from);
    write_text(&w, from[0] ? ": " : "");
    write_text(&w, words);
    effect_say(s, text, ACTION_NONE);
}

bool session_takes(struct session *s, size_t length, const char *from)
{
    if (length <= LARGEST_FILE)
        return true;
    say_of(s, from, "This is more than 64 MB. `parlour kept --in` takes larger files of games.");
    return false;
}

static bool is_blank(const char *text, size_t length)
{
    while (length > 0 && strchr(" \t\r\n", text[length - 1]) && text[length - 1])
        length--;
    return length == 0;
}

bool session_paste(struct session *s, const struct game *g, const char *text, size_t length,
                   const char *from)
{
    struct play p = {.begun = s->now};
    struct reader r;
    struct refusal why = {0};

    if (!from)
        from = "The clipboard";
    if (is_blank(text, length)) {
        say_of(s, from, "There is nothing in it.");
        return false;
    }
    if (archive_is(text, length))
        return archive_read(s, text, length);
    if (looks_saved(text, length))
        p.table = open_table(text, length, &p, &r);
    else
        p.table = read_any(s, g, text, length, &r, &why);
    if (!p.table) {
        char before[200];
        struct writer w = writer_over(before, sizeof before);

        write_text(&w, from);
        write_text(&w, from[0] ? ":" : "");
        say_mistake(s, before, &r, &why, "");
        return false;
    }
    p.counter = 0;
    p.from[0] = '\0';
    p.kept = table_length(p.table) > 0;
    if (table_viewing(p.table)) {
        p.hindered = PLAYED_BY_OLD_RULES;
        adopt(s, &p, text, length);
    }
    if (!looks_saved(text, length))
        table_reseed(p.table, rng_next(&s->chance) >> 32);
    table_pause(p.table, table_at(p.table) < table_length(p.table));
    viewer_leave(s);
    board_put(s, &p);
    return true;
}

/* Has a kept game come to this? */
static const struct entry *same_game(const struct session *s, const struct table *t)
{
    const struct entry *found = NULL;
    char look[8192];
    struct writer w = writer_over(look, sizeof look);

    table_snapshot(t, &w);
    for (int i = 0; i < s->listed; i++) {
        const struct entry *e = &s->list[i].entry;

        if (e->game == table_game(t) && e->at == table_at(t) && !s->list[i].bad &&
            (!found || e->changed > found->changed) && strcmp(e->look, look) == 0)
            found = e;
    }
    return found;
}

void session_share(struct session *s, const struct game *g, const char *text, size_t length)
{
    session_return(s, "", g, text, length);
}

void session_return(struct session *s, const char *name, const struct game *g, const char *text,
                    size_t length)
{
    struct play p = {.begun = s->now, .shared = true};
    const struct listing *shown;
    const struct entry *own;
    struct reader r;
    struct refusal why;

    if (!s->list_known) { /* it may be a game that is kept */
        s->share_game = g;
        name_copy(s->share_name, name);
        buffer_set(&s->share, text, length);
        return;
    }
    shown = list_find(s, name);
    if (shown && !shown->bad) {
        session_open(s, name);
        return;
    }
    p.table = read_text(g, text, length, &r, &why);
    if (!p.table) {
        say_mistake(s, "This is no game that can be shown.", &r, &why, "");
        session_resume(s, g);
        return;
    }
    own = same_game(s, p.table);
    if (own) {
        table_free(p.table);
        session_open(s, own->name);
        return;
    }
    table_reseed(p.table, rng_next(&s->chance) >> 32);
    table_pause(p.table, true);
    viewer_leave(s);
    board_put(s, &p);
}
