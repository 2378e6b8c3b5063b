/* parlour doctor: looks through kept games, tables and records, says what is damaged, puts it aside, and
   cleans up what was left behind. Harmless to run twice, or while games are being played: it moves only
   what nobody can read, and never over anything. */
#include "cli/commands.h"
#include "contest/contest.h"
#include "core/memory.h"
#include "host/files.h"
#include "host/solved.h"
#include "host/store-list.h"
#include "host/store.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_ROOM = 4096 };

struct visit {
    bool look;   /* change nothing */
    int sound;   /* files that are as they should be */
    int mended;  /* damage that is out of the way now */
    int trouble; /* what is still there */
};

static void tell(const char *path, const char *what, const char *done)
{
    print_visible(stdout, path);
    printf(": %s%s", what, done[0] ? "; " : "");
    print_visible(stdout, done);
    putchar('\n');
}

/* Out of the way, under a name that nobody has: NAME.damaged, NAME.damaged.2 and so on. */
static bool put_aside(const char *path, char to[PATH_ROOM])
{
    for (int i = 1; i < 1000; i++) {
        int length = i == 1 ? snprintf(to, PATH_ROOM, "%s.damaged", path)
                            : snprintf(to, PATH_ROOM, "%s.damaged.%d", path, i);

        if (length >= PATH_ROOM)
            return false;
        if (link(path, to) == 0)
            return unlink(path) == 0;
        if (errno != EEXIST)
            return false;
    }
    return false;
}

static void deal_with(struct visit *v, const char *path, const char *what)
{
    char to[PATH_ROOM], done[PATH_ROOM + 32];

    if (v->look) {
        tell(path, what, "");
        v->trouble++;
    } else if (put_aside(path, to)) {
        snprintf(done, sizeof done, "it is now '%s'", to);
        tell(path, what, done);
        v->mended++;
    } else {
        tell(path, what, strerror(errno));
        v->trouble++;
    }
}

/* ---- Kept games ------------------------------------------------------------------------------- */

/* NULL, or what is wrong with a text that tells of a game. */
static const char *fault_of(const char *text, size_t length)
{
    size_t heading = kept_heading(text, length);
    struct reader r = reader_over(text + heading, length - heading);
    const struct game *g;
    struct settings with;
    struct table *t;

    while (read_if(&r, "\n"))
        ;
    r = reader_over(r.at, (size_t)(r.end - r.at));
    g = save_game(&r);
    if (!g)
        return r.error ? r.error : "it tells of no game";
    with = settings_preset(g->rules->options);
    t = table_new(g, &with, 0);
    table_load(t, &r);
    table_free(t);
    return r.error;
}

/* One's own progress lies among the games and is none. */
static const char *fault_of_progress(const char *text, size_t length)
{
    uint64_t counter;

    return kept_heading(text, length) > 0 && kept_counter(text, length, &counter)
               ? NULL
               : "this is no progress of ours";
}

/* What a newer program has kept is no damage, only nothing for this one. */
static bool is_newer(const char *text, size_t length)
{
    size_t heading = kept_heading(text, length);
    struct reader r = reader_over(text + heading, length - heading);

    read_if(&r, "\n");
    return kept_newer(text, length) || save_newer(reader_over(r.at, (size_t)(r.end - r.at)));
}

static void look_at_kept(struct visit *v, const char *path,
                         const char *(*fault_in)(const char *, size_t))
{
    struct stat about;
    size_t length = 0;
    char *text = file_read_own(path, &length);
    bool gone = !text && errno == ENOENT && lstat(path, &about) != 0; /* meanwhile, by another */
    const char *fault = gone                       ? NULL
                        : !text                    ? file_trouble()
                        : kept_newer(text, length) ? "this was kept by a newer version"
                                                   : fault_in(text, length);

    if (!fault) {
        v->sound += !gone;
    } else if (!text || is_newer(text, length)) {
        tell(path, fault, "it stays as it is");
        v->trouble++;
    } else {
        deal_with(v, path, fault);
    }
    free(text);
}

static bool ends_with(const char *text, const char *ending)
{
    size_t length = strlen(text), tail = strlen(ending);

    return length > tail && strcmp(text + length - tail, ending) == 0;
}

static bool is_progress(const char *name)
{
    size_t length = strlen(progress_name);

    return strncmp(name, progress_name, length) == 0 && strcmp(name + length, STORE_ENDING) == 0;
}

/* Nobody writes a file between the look at it and its being put aside. */
static void look_at_name(struct visit *v, const struct store *st, const char *name)
{
    char path[PATH_ROOM];
    int lock;

    if (!ends_with(name, STORE_ENDING) ||
        snprintf(path, sizeof path, "%s/%s", store_folder(st), name) >= PATH_ROOM)
        return;
    lock = v->look ? -1 : store_lock(st);
    look_at_kept(v, path, is_progress(name) ? fault_of_progress : fault_of);
    if (lock >= 0)
        close(lock);
}

/* The list beside the games may be lost at any time, and lies if a bit of it has turned: whoever looks next makes it anew. */
static void forget_list(const struct store *st)
{
    char path[PATH_ROOM];

    if (snprintf(path, sizeof path, "%s/.index", store_folder(st)) < PATH_ROOM)
        unlink(path);
}

static void look_at_games(struct visit *v)
{
    struct store *st = store_new();
    DIR *folder = store_folder(st)[0] ? opendir(store_folder(st)) : NULL;
    struct dirent *entry;

    if (!store_folder(st)[0]) {
        puts("there is no home folder, so no game can be kept");
    } else if (!folder && errno != ENOENT) {
        tell(store_folder(st), strerror(errno), "");
        v->trouble++;
    }
    while (folder && (entry = readdir(folder)))
        look_at_name(v, st, entry->d_name);
    if (!v->look && folder)
        forget_list(st);
    if (folder)
        closedir(folder);
    store_free(st);
}

/* ---- Tables ----------------------------------------------------------------------------------- */

/* A table can be computed again, so a bad one is not worth keeping. */
static void drop(struct visit *v, const char *path, const char *what)
{
    bool gone = !v->look && unlink(path) == 0;

    tell(path, what, gone ? "removed: it is made anew when it is needed" : "");
    v->mended += gone;
    v->trouble += !gone;
}

static void look_at_table(struct visit *v, const struct game *g)
{
    char path[PATH_ROOM];
    struct solved *s;

    if (!solved_path(g, path, sizeof path))
        return;
    switch (solved_load(g, path, &s)) {
    case SOLVED_READY:
        solved_free(s);
        v->sound++;
        break;
    case SOLVED_ABSENT:
        break;
    case SOLVED_DAMAGED:
        drop(v, path, "the table is damaged");
        break;
    case SOLVED_OUTDATED:
        drop(v, path, "the table is of another version");
        break;
    case SOLVED_FOREIGN:
        tell(path, "this is no table of ours, or cannot be read", "it stays as it is");
        v->trouble++;
        break;
    }
}

/* ---- Leftovers -------------------------------------------------------------------------------- */

static void sweep(struct visit *v, const char *variable, const char *fallback, const char *name)
{
    char path[PATH_ROOM];
    int swept;

    if (v->look || !file_place(path, sizeof path, variable, fallback, name))
        return;
    swept = folder_sweep(path);
    if (swept > 0)
        printf("%s: %d unfinished file%s removed\n", path, swept, swept == 1 ? "" : "s");
}

/* ---- Files that are named --------------------------------------------------------------------- */

/* Of all games in one file: the first fault. */
static const char *fault_of_archive(const char *text, size_t length)
{
    struct reader r = reader_over(text, length);
    const char *fault = NULL, *game;
    size_t size;

    while (!fault && archive_next(&r, &game, &size))
        fault = fault_of(game, size);
    return fault ? fault : r.error;
}

/* Records of a match are read as `match --merge` reads them, which says what is wrong. A file of the
   person's own is never moved. */
static void look_at_file(struct visit *v, const char *path)
{
    size_t length;
    char *text = file_read_own(path, &length);
    const char *fault = NULL;
    bool good;

    if (text && length > 15 && memcmp(text, "# parlour match", 15) == 0) {
        struct contest *c = memory_new(sizeof *c);

        c->records = -1; /* none are kept */
        good = contest_merge(c, &path, 1, NULL, NULL);
        contest_free(c);
        memory_free(c);
    } else {
        fault = !text                      ? file_trouble()
                : archive_is(text, length) ? fault_of_archive(text, length)
                                           : fault_of(text, length);
        good = !fault;
        if (fault)
            tell(path, fault, "it stays as it is");
    }
    free(text);
    v->sound += good;
    v->trouble += !good;
}

static int run_doctor(const struct line *l)
{
    struct visit v = {.look = line_flag(l, "look") != NULL};

    if (l->words == 0) {
        look_at_games(&v);
        for (const struct game *g = NULL; (g = catalogue_next(g));)
            if (solver_of(g))
                look_at_table(&v, g);
        sweep(&v, "XDG_DATA_HOME", ".local/share", "games");
        sweep(&v, "XDG_DATA_HOME", ".local/share", ".");
        sweep(&v, "XDG_CONFIG_HOME", ".config", ".");
        sweep(&v, "XDG_CACHE_HOME", ".cache", ".");
    }
    for (int i = 0; i < l->words; i++)
        look_at_file(&v, l->word[i]);
    printf("%d sound, %d mended, %d in trouble\n", v.sound, v.mended, v.trouble);
    return v.trouble ? NO : YES;
}

static const struct flag flags[] = {
    {"look", NULL, "only say what is found, change nothing"},
    {0},
};

const struct command doctor_command = {
    .name = "doctor",
    .arguments = "[FILE...] [--look]",
    .summary = "looks through kept games, tables and records, and puts damage aside",
    .help = "Without a FILE: all kept games, your progress and the tables of solved games. What "
            "cannot\n"
            "be read as what it should be is put aside under the name NAME.damaged, where nobody "
            "trips\n"
            "over it; what a newer version has kept stays. Files that a killed program left "
            "unfinished\n"
            "are removed. A FILE (a saved game, a file of all games, the records of a match) is\n"
            "only looked at. Exit status 1: something is still in trouble.",
    .flags = flags,
    .least = 0,
    .most = 64,
    .run = run_doctor,
};
