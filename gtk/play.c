/* The game on the board: beginning, resuming, saving after every move, computers, words. */
#include "gtk/window.h"

#include "host/files.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static gboolean save_path(char *out, gsize room, const struct game *g)
{
    char name[64];

    g_snprintf(name, sizeof name, "%s.save", g->rules->name);
    return file_place(out, room, "XDG_DATA_HOME", ".local/share", name);
}

gboolean play_has_save(const struct game *g)
{
    char path[4096];

    return save_path(path, sizeof path, g) && g_file_test(path, G_FILE_TEST_EXISTS);
}

uint64_t play_seed(void)
{
    return g_random_int(); /* short enough to read out to a friend */
}

/* The table's text in memory of its own; free with g_free. */
static char *table_text(struct table *t, void (*write)(const struct table *, struct writer *))
{
    struct writer w = writer_over(NULL, 0);
    char *text;

    write(t, &w);
    text = g_malloc(w.size + 1);
    w = writer_over(text, w.size + 1);
    write(t, &w);
    return text;
}

static void save(struct window *w)
{
    char path[4096];
    char *folder, *text;

    if (!w->table || table_viewing(w->table) || w->saved_version == table_version(w->table))
        return;
    w->saved_version = table_version(w->table);
    if (!save_path(path, sizeof path, table_game(w->table)))
        return;
    folder = g_path_get_dirname(path);
    text = table_text(w->table, table_save);
    if (!folder_make(folder) || !file_write(path, text, strlen(text)))
        window_toast(w, "The game could not be saved: %s", g_strerror(errno));
    else
        trace_say(w, "saved %d", table_at(w->table));
    g_free(folder);
    g_free(text);
}

static void say_status(struct window *w)
{
    char text[128];
    struct writer out = writer_over(text, sizeof text);

    adw_window_title_set_title(w->title, table_game(w->table)->rules->title);
    if (table_moving(w->table)) /* and whose move it is has not ended yet */
        return;
    table_headline(w->table, &out);
    adw_window_title_set_subtitle(w->title, text);
}

static void enable(struct window *w, const char *name, gboolean on)
{
    GAction *action = g_action_map_lookup_action(G_ACTION_MAP(w->window), name);

    g_simple_action_set_enabled(G_SIMPLE_ACTION(action), on);
}

static void update_actions(struct window *w)
{
    struct job job;
    gboolean plays = w->table && !table_viewing(w->table);

    enable(w, "undo", plays && table_can_undo(w->table));
    enable(w, "redo", plays && table_can_redo(w->table));
    enable(w, "seats", plays);
    enable(w, "reset", plays && table_can_reset(w->table));
    enable(w, "course", plays && table_has_course(w->table));
    enable(w, "hint", plays && !w->adviser && table_hint_job(w->table, &job));
}

/* A seat was touched. */
static void serve_wish(struct window *w)
{
    int wish = table_wish(w->table), player = wish - TARGET_SEAT;

    if (wish >= TARGET_SEAT && player < table_players(w->table) && !table_viewing(w->table))
        seats_open(w, player);
}

static gboolean has_person(const struct window *w)
{
    for (int p = 0; p < table_players(w->table); p++)
        if (table_seat_of(w->table, p) == SEAT_PERSON)
            return TRUE;
    return FALSE;
}

/* Who has come to the end of a game knows its rules. */
static void end_guide(struct window *w)
{
    if (!w->guided || table_viewing(w->table) || table_actor(w->table) != OVER || !has_person(w))
        return;
    w->guided = FALSE;
    preferences_learn(table_game(w->table));
}

void play_passed(struct window *w)
{
    struct job job;

    if (!w->table)
        return;
    serve_wish(w);
    save(w);
    end_guide(w);
    if (table_job(w->table, &job)) {
        if (!w->computer)
            w->computer = thinking_start(w, &job, FALSE);
    }
    say_status(w);
    moves_update(w);
    update_actions(w);
    trace_now(w);
}

/* A new table on the board, or the one that was changed from the ground up. */
static void sit_down(struct window *w, struct table *t)
{
    thinking_stop(&w->computer);
    thinking_stop(&w->adviser);
    if (w->table != t) {
        board_set_table(w->board, NULL);
        table_free(w->table);
        w->table = t;
    }
    w->saved_version = 0;
    w->moves_shown = 0;
    board_set_table(w->board, t);
    thinking_prepare(t);
    w->guided = w->preferences.guide && !preferences_knows(table_game(t));
    table_guide(w->table, w->guided);
    window_look(w);
    window_show(w, "game");
    gtk_widget_grab_focus(GTK_WIDGET(w->board));
}

void play_new(struct window *w, const struct game *g, const struct settings *with,
              const int seats[MAX_PLAYERS], uint64_t seed)
{
    struct table *t = table_new(g, with, seed);

    for (int p = 0; seats && p < table_players(t); p++)
        table_seat(t, p, seats[p]);
    viewer_close(w);
    sit_down(w, t);
}

gboolean play_text(struct window *w, const char *text, gsize length, const char *name)
{
    struct reader r = reader_over(text, length);
    const struct game *g = save_game(&r);
    struct settings with;
    struct table *t;

    if (!g || !g->view) {
        window_toast(w, "%s: column %d: %s", name, reader_column(&r),
                     r.error ? r.error : "this game has no board yet");
        return FALSE;
    }
    with = settings_preset(g->rules->options);
    t = table_new(g, &with, 0);
    if (!table_load(t, &r)) {
        window_toast(w, "%s: column %d: %s", name, reader_column(&r), r.error);
        table_free(t);
        return FALSE;
    }
    viewer_close(w);
    sit_down(w, t);
    return TRUE;
}

/* A save that cannot be read is kept beside and said so: it locks nobody out. */
static void keep_aside(struct window *w, const char *path)
{
    char aside[4200];

    for (int i = 1; i < 1000; i++) {
        g_snprintf(aside, sizeof aside, "%s.damaged-%d", path, i);
        if (!g_file_test(aside, G_FILE_TEST_EXISTS))
            break;
    }
    if (rename(path, aside) == 0) {
        window_toast(w, "The saved game is damaged. It was kept as %s.", aside);
        trace_say(w, "damaged %s", aside);
    }
}

gboolean play_resume(struct window *w, const struct game *g)
{
    char path[4096];
    size_t length;
    char *text;
    gboolean good;

    if (!save_path(path, sizeof path, g) || !(text = file_read_own(path, &length)))
        return FALSE;
    good = play_text(w, text, length, "The saved game");
    if (!good)
        keep_aside(w, path);
    free(text);
    return good;
}

void play_paste(struct window *w, const char *text)
{
    struct reader r = reader_of(text);
    struct refusal why;

    if (!w->table)
        return;
    if (table_position(w->table, &r, &why)) {
        sit_down(w, w->table);
        return;
    }
    window_toast(w, "Column %d: %s", reader_column(&r), why.text[0] ? why.text : r.error);
}

void play_hint(struct window *w)
{
    struct job job;

    if (!w->table || w->adviser || !table_hint_job(w->table, &job))
        return;
    w->adviser = thinking_start(w, &job, TRUE);
    update_actions(w);
}

void play_close(struct window *w)
{
    thinking_stop(&w->computer);
    thinking_stop(&w->adviser);
    save(w);
    board_set_table(w->board, NULL);
    g_clear_pointer(&w->table, table_free);
    w->moves_shown = 0;
}
