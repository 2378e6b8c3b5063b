/* parlour kept: the games that window and terminal keep, listed, taken out and taken in. */
#include "cli/commands.h"

#include "host/files.h"
#include "host/store.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

struct counter {
    struct session *session;
    struct store *store;
    const char *out; /* the file that all games go into, or NULL */
    bool said;       /* something was said */
    int status;
};

/* What was said before is that games are missing in it: it takes the place of no other then, which may have them. */
static void write_archive(struct counter *c, const struct effect *e)
{
    if (c->said && access(c->out, F_OK) == 0)
        c->status = complain("'%s' is there already: nothing was changed", c->out);
    else if (!file_write(c->out, e->text, e->length))
        c->status = complain("cannot write '%s': %s", c->out, file_trouble());
    else if (c->said)
        c->status = NO;
}

static void pump(struct counter *c)
{
    struct effect e;

    while (session_effect(c->session, &e)) {
        if (store_serve(c->store, c->session, &e))
            continue;
        if (e.kind == EFFECT_SAY)
            c->said = puts(e.text) >= 0;
        else if (e.kind == EFFECT_FILE)
            write_archive(c, &e);
    }
}

static void list(struct counter *c, const struct line *l)
{
    char words[512] = "", text[SENTENCE_ROOM], date[32];
    struct writer w = writer_over(words, sizeof words);
    struct entry e;

    for (int i = 0; i < l->words; i++) {
        write_text(&w, i ? " " : "");
        write_text(&w, l->word[i]);
    }
    session_search(c->session, words, NULL, WHICH_ALL);
    for (int i = 0, count = session_count(c->session); i < count; i++) {
        time_t changed;

        session_entry(c->session, i, &e);
        changed = (time_t)e.changed;
        strftime(date, sizeof date, "%Y-%m-%d %H:%M", localtime(&changed));
        w = writer_over(text, sizeof text);
        session_tell_entry(c->session, i, &w);
        printf("%s\t%s\t%s\t%s\n", e.name, date, e.game ? e.game->rules->name : "-", text);
    }
}

static void take_in(struct counter *c, const char *path)
{
    size_t length;
    char *text = file_read(path, &length);

    if (!text) {
        c->status = complain("cannot read '%s': %s", path, strerror(errno));
        return;
    }
    if (length == 0)
        c->status = complain("'%s' is empty", path);
    else if (!session_paste(c->session, NULL, text, length, path))
        c->status = NO;
    session_step(c->session);
    pump(c);
    if (session_can(c->session, ACTION_AGAIN))
        c->status = complain("not all of it could be stored");
    free(text);
}

static void work(struct counter *c, const struct line *l)
{
    const char *in = line_flag(l, "in");

    if (in)
        take_in(c, in);
    c->said = false;
    if (c->out && !file_is_ours(c->out, "parlour games "))
        c->status = complain("'%s' holds something else than games: nothing was changed", c->out);
    else if (c->out && !session_can(c->session, ACTION_ARCHIVE))
        c->status = complain("no game is kept here");
    else if (c->out)
        session_do(c->session, ACTION_ARCHIVE);
    pump(c);
    if (!in && !c->out)
        list(c, l);
}

static int run_kept(const struct line *l)
{
    struct counter c = {.out = line_flag(l, "out"), .status = YES};

    c.store = store_new();
    c.session = session_new(store_chance(), (int64_t)time(NULL));
    pump(&c);
    if (!store_folder(c.store)[0])
        c.status = complain("there is no home folder, so no game can be kept");
    else if (c.said) /* before anything was asked: the games cannot be listed */
        c.status = CANNOT_UNDERSTAND;
    else
        work(&c, l);
    session_free(c.session);
    store_free(c.store);
    return c.status;
}

static const struct flag kept_flags[] = {
    {"out", "FILE", "all games into one file"},
    {"in", "FILE", "games from such a file, or a saved game, beside those that are here"},
    {0},
};

const struct command kept_command = {
    .name = "kept",
    .arguments = "[WORD...] [--out FILE] [--in FILE]",
    .summary = "the games that are kept, here and on their way to another machine",
    .help = "Lists the games of window and terminal, the newest first: name, date, game, who plays "
            "and how it stands.\nWith WORDs only those in whose line all of them are.",
    .flags = kept_flags,
    .least = 0,
    .most = MAX_WORDS,
    .run = run_kept,
};
