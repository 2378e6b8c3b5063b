/* The whole game in a file, and back from it. */
#include "terminal/sitting.h"

#include "host/files.h"
#include "host/store.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void keep_save(struct sitting *s, const char *path)
{
    struct writer w = writer_growing();

    table_save(s->table, &w);
    if (!file_is_ours(path, "parlour 1\n") && !file_is_ours(path, "parlour 2\n"))
        complain(errno == EEXIST ? "'%s' holds something else than a game: nothing was changed"
                                 : "cannot write '%s': %s",
                 path, file_trouble());
    else if (!file_write(path, w.text, w.size))
        complain("cannot write '%s': %s", path, file_trouble());
    else
        printf("saved in %s\n", path);
    writer_free(&w);
}

static int take_in(struct sitting *s, const char *path, const char *text, size_t length)
{
    struct reader r = reader_over(text, length);
    const struct game *g = save_game(&r);
    struct effect e;
    int status = YES;

    if (g && g != s->game)
        return complain("%s: this is a game of %s", path, g->rules->title);
    session_paste(s->session, s->game, text, length, path);
    while (session_effect(s->session, &e))
        if (!store_serve(s->store, s->session, &e) && e.kind == EFFECT_SAY)
            status = complain("%s", e.text);
    s->table = session_table(s->session);
    return status;
}

/* A game of its own, that goes on here; the file is left alone. */
int keep_load(struct sitting *s, const char *path)
{
    size_t length;
    char *text = file_read(path, &length);
    int status;

    if (!text)
        return complain("cannot read '%s': %s", path, strerror(errno));
    status = take_in(s, path, text, length);
    free(text);
    return status;
}

/* Seats are as in a new game. */
int keep_given(struct sitting *s, const char *state)
{
    int status = take_in(s, "the position", state, strlen(state));
    struct start how;

    kept_preset(s, &how);
    for (int p = 0; status == YES && p < table_players(s->table); p++)
        session_seat(s->session, p, how.seat[p]);
    if (status == YES)
        table_pause(s->table, false);
    return status;
}
