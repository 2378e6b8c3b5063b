/* The whole game in a file, and back from it. */
#include "terminal/sitting.h"

#include "core/memory.h"
#include "host/files.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A game may be of any length: it is measured first. */
void keep_save(struct sitting *s, const char *path)
{
    struct writer w = writer_over(NULL, 0);
    char *text;

    table_save(s->table, &w);
    text = memory_new(w.size + 1);
    w = writer_over(text, w.size + 1);
    table_save(s->table, &w);
    if (!file_write(path, text, w.size))
        complain("cannot write '%s': %s", path, strerror(errno));
    else
        printf("saved in %s\n", path);
    memory_free(text);
}

int keep_load(struct sitting *s, const char *path)
{
    size_t length;
    char *text = file_read(path, &length);
    struct reader r;
    int status = YES;

    if (!text)
        return complain("cannot read '%s': %s", path, strerror(errno));
    r = reader_over(text, length);
    if (!table_load(s->table, &r))
        status = complain("%s: column %d: %s", path, reader_column(&r), r.error);
    free(text);
    return status;
}
