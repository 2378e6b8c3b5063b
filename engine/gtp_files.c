/* The commands of the Go Text Protocol that load and save games. */
#include "engine/gtp.h"

#include "core/dialect.h"
#include "core/memory.h"
#include "core/walk.h"
#include "host/files.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static void keep(void *context, const struct state *before, move m)
{
    struct engine *e = context;

    (void)before;
    if (e->count < ENGINE_MOVES)
        e->made[e->count++] = m;
}

/* The same moves from the start that these settings give; false: they are not all legal there. */
static bool make_all(struct engine *e, const struct settings *with, const move *list, int count)
{
    e->with = *with;
    engine_clear(e);
    for (int i = 0; i < count; i++)
        if (e->game->rules->actor(e->state) == OVER ||
            !is_legal(e->game->rules, e->state, list[i]) || !engine_make(e, list[i]))
            return false;
    return true;
}

/* Files do not say how strict the rules were: as strict as we play, if the moves allow it. */
static bool take_record(struct gtp *t, const char *record)
{
    struct engine *e = t->engine;
    struct reader r = reader_of(record);
    struct settings with, strict;
    struct refusal why;
    const char *variant;
    move *list;
    int count;
    bool good;

    e->count = 0;
    if (!replay(e->game->rules, &r, e->state, &with, &why, keep, e)) {
        engine_clear(e);
        return false;
    }
    count = e->count;
    list = memory_new(sizeof(move) * (size_t)(count + 1));
    memcpy(list, e->made, sizeof(move) * (size_t)count);
    variant = t->dialect->variant(&with);
    good = variant && t->dialect->settings(variant, strlen(variant), &strict) &&
           make_all(e, &strict, list, count);
    good = good || make_all(e, &with, list, count);
    memory_free(list);
    return good;
}

/* Back to before the n-th move; passes are not counted. */
static void cut_at(struct gtp *t, uint64_t number)
{
    struct engine *e = t->engine;
    struct state *s = state_new(e->game->rules);
    uint64_t seen = 0;
    int keep_count = e->count;

    state_copy(e->game->rules, s, e->start);
    for (int i = 0; i < e->count && keep_count == e->count; i++) {
        if (!t->dialect->is_pass(s, e->made[i]) && ++seen == number)
            keep_count = i;
        else
            e->game->rules->apply(s, e->made[i]);
    }
    e->count = keep_count;
    state_copy(e->game->rules, e->state, s);
    state_free(s);
}

/* loadsgf FILE [NUMBER] */
bool gtp_load(struct gtp *t, char *rest, struct writer *out)
{
    const char *file = next_word(&rest), *word = next_word(&rest);
    uint64_t number = 0;
    size_t length;
    char *bytes, *record;
    struct refusal why = {0};
    struct reader r;
    struct writer w;
    bool good;

    if (!file || (word && !word_number(word, 1, ENGINE_MOVES, &number)))
        return gtp_refuse(out, "expected a file and perhaps the number of a move");
    bytes = file_read_own(file, &length);
    if (!bytes)
        return gtp_refuse(out, file_trouble());
    record = memory_new(TEXT_ROOM);
    r = reader_over(bytes, length);
    w = writer_over(record, TEXT_ROOM);
    good = t->dialect->read_game(&r, &w, &why) && write_fitted(&w) && take_record(t, record);
    if (good && number)
        cut_at(t, number);
    if (!good)
        gtp_refuse(out, why.text[0] ? why.text : r.error ? r.error : "the game is too long");
    memory_free(record);
    free(bytes);
    return good;
}

/* A file that is there and is no game of this kind stays. */
static bool may_write(const char *file)
{
    size_t length = 0;
    char *bytes = file_read_own(file, &length);
    bool may = bytes ? length == 0 || bytes[0] == '(' : errno == ENOENT;

    free(bytes);
    return may;
}

/* savesgf FILE */
bool gtp_save(struct gtp *t, char *rest, struct writer *out)
{
    struct engine *e = t->engine;
    const struct rules *g = e->game->rules;
    const char *file = next_word(&rest);
    struct settings preset = settings_preset(g->options);
    char *record = memory_new(2 * TEXT_ROOM), *text = record + TEXT_ROOM;
    struct writer w = writer_over(record, TEXT_ROOM), all = writer_over(text, TEXT_ROOM);
    struct state *s = state_new(g);
    struct refusal why;
    struct reader r;
    bool good = false;

    settings_write(&w, g->options, &e->with, &preset);
    write_char(&w, ';');
    state_copy(g, s, e->start);
    for (int i = 0; i < e->count; i++) {
        write_char(&w, ' ');
        g->write_move(&w, s, e->made[i]);
        g->apply(s, e->made[i]);
    }
    r = reader_of(record);
    if (!file)
        gtp_refuse(out, "expected the name of a file");
    else if (!may_write(file))
        gtp_refuse(out, "this file holds something else than a game");
    else if (!t->dialect->write_game(&r, &all, &why) || !write_fitted(&all))
        gtp_refuse(out, "this game cannot be written");
    else if (!file_write(file, text, all.size))
        gtp_refuse(out, file_trouble());
    else
        good = true;
    state_free(s);
    memory_free(record);
    return good;
}
