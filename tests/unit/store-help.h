/* A program with a session and a store in a folder of its own, for the tests of the store. */
#ifndef PARLOUR_STORE_HELP_H
#define PARLOUR_STORE_HELP_H

#include "host/store.h"

#include "host/files.h"

#include <dirent.h>
#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

static char home[] = "/tmp/parlour-store-XXXXXX";

/* A program with a session and a store, without a screen. */
struct program {
    struct session *session;
    struct store *store;
    char said[400];
    int64_t now;
};

static inline void pump(struct program *p)
{
    struct effect e;
    bool more;

    do {
        more = session_tick(p->session, 0.01, p->now);
        while (session_effect(p->session, &e)) {
            more = true;
            if (!store_serve(p->store, p->session, &e) && e.kind == EFFECT_SAY)
                snprintf(p->said, sizeof p->said, "%s", e.text);
        }
    } while (more);
}

static inline struct program program_new(void)
{
    struct program p = {.store = store_new(), .now = 1000};

    p.session = session_new(store_chance(), p.now);
    session_speed(p.session, 0);
    pump(&p);
    return p;
}

static inline void program_end(struct program *p)
{
    session_free(p->session);
    store_free(p->store);
}

static inline void play(struct program *p)
{
    struct table *t = session_table(p->session);
    move list[MAX_MOVES];

    table_game(t)->rules->moves(table_state(t), list);
    assert_true(table_play(t, list[0]));
    pump(p);
}

static inline void begin(struct program *p)
{
    const struct game *g = catalogue_find("marrakech", 9);
    struct start how;

    session_preset(p->session, g, &how);
    for (int i = 0; i < MAX_PLAYERS; i++)
        how.seat[i] = SEAT_PERSON;
    session_begin(p->session, g, &how);
    pump(p);
    play(p);
}

static inline const char *path_of(const char *name)
{
    static char path[300];

    snprintf(path, sizeof path, "%s/parlour/games/%s.parlour", home, name);
    return path;
}

static inline char *text_of(const char *name)
{
    size_t length;
    char *text = file_read(path_of(name), &length);

    assert_non_null(text);
    return text;
}

/* How many moves the file has. */
static inline int moves_in(const char *name)
{
    char *text = text_of(name);
    int count = 0;

    assert_int_equal(sscanf(strstr(text, "\nmoves "), "\nmoves %*d of %d", &count), 1);
    free(text);
    return count;
}

static inline int files_in_folder(const char *part)
{
    char path[200];
    DIR *folder;
    struct dirent *entry;
    int count = 0;

    snprintf(path, sizeof path, "%s/parlour/games", home);
    folder = opendir(path);
    while (folder && (entry = readdir(folder)))
        count += strstr(entry->d_name, part) != NULL;
    closedir(folder);
    return count;
}

static inline const char *notice(const struct program *p)
{
    static char text[400];
    struct writer w = writer_over(text, sizeof text);

    session_notice(p->session, &w);
    return text;
}

static inline int fresh_home(void **unused)
{
    (void)unused;
    strcpy(home + strlen(home) - 6, "XXXXXX");
    if (!mkdtemp(home) || chmod(home, 0777) != 0)
        return -1;
    return setenv("XDG_DATA_HOME", home, 1);
}

static inline int remove_home(void **unused)
{
    char command[100];

    (void)unused;
    snprintf(command, sizeof command, "chmod -R u+rwx %s; rm -rf %s", home, home);
    return system(command);
}

#define in_home(test) cmocka_unit_test_setup_teardown(test, fresh_home, remove_home)

#endif
