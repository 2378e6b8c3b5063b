/* Seats in rooms as files. */
#include "host/seats.h"

#include "host/files.h"
#include "host/letters.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { PATH_SPACE = 4096, TEXT_SPACE = 3 * LINE_ROOM };

/* Where it lies; the folder is there then, and nobody else's. */
static bool find_path(const char *room, char path[PATH_SPACE])
{
    char name[64];
    char *slash;
    bool made;

    snprintf(name, sizeof name, "rooms/%s", room);
    if (!file_place(path, PATH_SPACE, "XDG_DATA_HOME", ".local/share", name))
        return false;
    slash = strrchr(path, '/');
    *slash = '\0';
    made = folder_make(path) && chmod(path, 0700) == 0;
    *slash = '/';
    return made;
}

/* The opener's secret goes in by the text that is kept. */
static struct client *with_opener(struct client *c, const char *opener)
{
    char text[TEXT_SPACE], more[TEXT_SPACE];
    struct writer w = writer_over(text, sizeof text);
    char *at;
    struct client *found;

    client_write(c, &w);
    at = strstr(text, "opener -");
    if (!at)
        return c;
    snprintf(more, sizeof more, "%.*sopener %s%s", (int)(at - text), text, opener, at + 8);
    found = client_read(more, strlen(more));
    if (!found)
        return c;
    client_free(c);
    return found;
}

struct client *seat_find(const struct link_parts *to, const char *opener)
{
    char path[PATH_SPACE], chance[CHANCE_TEXT + 1];
    size_t length;
    char *kept = find_path(to->room, path) ? file_read_own(path, &length) : NULL;
    struct client *c = kept ? client_read(kept, length) : NULL;

    free(kept);
    if (!c) {
        chance_digits(chance, CHANCE_TEXT);
        c = client_new(to->room, chance);
    }
    return opener ? with_opener(c, opener) : c;
}

bool seat_keep(const struct link_parts *to, struct client *c)
{
    char path[PATH_SPACE], text[TEXT_SPACE];
    struct writer w = writer_over(text, sizeof text);

    if (!client_unsaved(c))
        return true;
    client_write(c, &w);
    write_text(&w, "link ");
    link_write(to, &w);
    write_char(&w, '\n');
    return find_path(to->room, path) && write_fitted(&w) && file_write(path, text, w.size);
}

/* ---- All of them ------------------------------------------------------------------------------ */

struct found {
    struct link_parts link;
    struct timespec when;
};

static bool look_at(const char *path, struct found *out)
{
    struct stat about;
    size_t length;
    char *text = file_read_own(path, &length), *at;
    bool good;

    if (!text)
        return false;
    at = strstr(text, "\nlink ");
    if (at)
        at[6 + strcspn(at + 6, "\n")] = '\0';
    good = at && link_read(at + 6, &out->link) && stat(path, &about) == 0;
    if (good)
        out->when = about.st_mtim;
    free(text);
    return good;
}

static int newest_first(const void *a, const void *b)
{
    const struct timespec *x = &((const struct found *)a)->when,
                          *y = &((const struct found *)b)->when;

    if (x->tv_sec != y->tv_sec)
        return x->tv_sec < y->tv_sec ? 1 : -1;
    return (x->tv_nsec < y->tv_nsec) - (x->tv_nsec > y->tv_nsec);
}

int seats_list(struct link_parts *out, int most)
{
    enum { LOOKED_AT = 256 };
    static struct found all[LOOKED_AT];
    char path[PATH_SPACE];
    int count = 0;
    DIR *folder;
    struct dirent *one;

    if (!file_place(path, sizeof path - ROOM_ID - 2, "XDG_DATA_HOME", ".local/share", "rooms"))
        return 0;
    folder = opendir(path);
    while (folder && count < LOOKED_AT && (one = readdir(folder))) {
        char file[PATH_SPACE + ROOM_ID + 2];

        if (strlen(one->d_name) != ROOM_ID)
            continue;
        snprintf(file, sizeof file, "%s/%.*s", path, ROOM_ID, one->d_name);
        count += look_at(file, &all[count]);
    }
    if (folder)
        closedir(folder);
    qsort(all, (size_t)count, sizeof *all, newest_first);
    for (int i = 0; i < count && i < most; i++)
        out[i] = all[i].link;
    return count < most ? count : most;
}
