/* show -o: a position as an SVG, PNG or PDF file. */
#include "cli/picture.h"

#include "core/memory.h"
#include "host/files.h"
#include "paint/picture.h"
#include "table/table.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum { MOST_PIXELS = 20000, PATH_ROOM = 4096 };

/* --size 1200x700; without it both stay 0, the view's own size. */
static bool read_size(const struct line *l, int *width, int *height)
{
    const char *text = line_flag(l, "size");
    struct reader r;

    if (!text)
        return true;
    r = reader_of(text);
    *width = read_number(&r, MOST_PIXELS, "expected the width, up to 20000");
    read_exactly(&r, "x", "expected 'x' between width and height");
    *height = read_number(&r, MOST_PIXELS, "expected the height, up to 20000");
    read_end(&r, "expected nothing behind the height");
    if (!r.error && (*width == 0 || *height == 0))
        read_fail(&r, "a picture cannot be empty");
    if (!r.error)
        return true;
    complain("--size: column %d: %s", reader_column(&r), r.error);
    return false;
}

static bool read_palette(const struct line *l, enum palette *out)
{
    const char *text = line_flag(l, "palette");

    *out = PALETTE_LIGHT;
    if (!text || palette_find(text, strlen(text), out))
        return true;
    complain("--palette is one of light, dark, contrast");
    return false;
}

static bool read_form(const struct line *l, enum form *out)
{
    const char *text = line_flag(l, "form");

    if (!text || form_find(text, strlen(text), out))
        return true;
    complain("--form is one of wide, tall, low");
    return false;
}

/* Drawings are made by tables, so the position goes to one as its text. */
static struct table *table_with(const struct game *g, const struct state *s)
{
    struct settings with = settings_preset(g->rules->options);
    struct table *t = table_new(g, &with, 0);
    struct refusal why;
    char *text = memory_new(TEXT_ROOM);
    struct writer w = writer_over(text, TEXT_ROOM);
    struct reader r;

    g->rules->write_state(&w, s);
    r = reader_of(text);
    table_view(t, &r, &why);
    memory_free(text);
    return t;
}

/* A name that ends with the kind of picture: the path's own, or for standard output --format. */
static bool name_kind(const struct line *l, const char *path, char *out, size_t room)
{
    const char *kind = line_flag(l, "format");
    bool output = strcmp(path, "-") == 0;

    if (kind && !output)
        return complain("--format is for -o -; a file's name tells its kind"), false;
    if (kind && strcmp(kind, "svg") != 0 && strcmp(kind, "png") != 0 && strcmp(kind, "pdf") != 0)
        return complain("--format is one of svg, png, pdf"), false;
    snprintf(out, room, "%s%s%s", path, output ? "." : "", !output ? "" : kind ? kind : "svg");
    return true;
}

int picture_show(const struct line *l, const struct game *g, const struct state *s)
{
    enum palette palette;
    enum form form = FORM_WIDE;
    struct table *t;
    struct encoded picture;
    const char *error, *path = line_flag(l, "output");
    char name[PATH_ROOM];
    int width = 0, height = 0, status = YES;

    if (!read_size(l, &width, &height) || !read_palette(l, &palette) || !read_form(l, &form))
        return CANNOT_UNDERSTAND;
    if (!name_kind(l, path, name, sizeof name))
        return CANNOT_UNDERSTAND;
    if (!g->view)
        return complain("%s cannot be drawn yet", g->rules->title);
    t = table_with(g, s);
    table_form(t, form, (float)width, (float)height);
    error = picture_encode(table_draw(t), palette, width, height, g->rules->title, name, &picture);
    table_free(t);
    if (error)
        return complain("%s: %s", path, error);
    if (strcmp(path, "-") == 0)
        fwrite(picture.bytes, 1, picture.length, stdout);
    else if (!file_write(path, picture.bytes, picture.length))
        status = complain("%s: %s", path, strerror(errno));
    memory_free(picture.bytes);
    return status;
}
