/* Names of people as a small file, one a line. */
#include "host/people.h"

#include "host/files.h"

#include <stdio.h>
#include <string.h>

enum { PATH_SPACE = 4096, TEXT_SPACE = MAX_PLAYERS * NAME_BYTES + 1 };

static bool find_path(char path[PATH_SPACE])
{
    return file_place(path, PATH_SPACE, "XDG_CONFIG_HOME", ".config", "people");
}

static size_t read_kept(const char *path, char text[TEXT_SPACE])
{
    FILE *f = fopen(path, "r");
    size_t size = f ? fread(text, 1, TEXT_SPACE - 1, f) : 0;

    if (f)
        fclose(f);
    text[size] = '\0';
    return size;
}

void people_read(struct session *s)
{
    char path[PATH_SPACE], text[TEXT_SPACE];
    const char *at = text;

    if (!find_path(path))
        return;
    read_kept(path, text);
    for (int person = 0; person < MAX_PLAYERS; person++) {
        size_t length = strcspn(at, "\n");

        session_introduce(s, person, at, length);
        at += length + (at[length] == '\n');
    }
}

void people_write(const struct session *s)
{
    char path[PATH_SPACE], kept[TEXT_SPACE], text[TEXT_SPACE];
    struct writer w = writer_over(text, sizeof text);
    char *slash;
    bool made;

    for (int person = 0; person < MAX_PLAYERS; person++) {
        write_text(&w, session_introduced(s, person));
        write_char(&w, '\n');
    }
    if (!find_path(path) || (read_kept(path, kept) == w.size && strcmp(kept, text) == 0))
        return;
    if (!kept[0] && strspn(text, "\n") == w.size)
        return; /* nobody has a name: there is nothing to keep */
    slash = strrchr(path, '/');
    *slash = '\0';
    made = folder_make(path);
    *slash = '/';
    if (made)
        file_write(path, text, w.size);
}
