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

/* To the file, or to standard output. */
static int write_out(const struct line *l, const struct encoded *picture)
{
    const char *path = line_flag(l, "output");

    if (strcmp(path, "-") == 0)
        fwrite(picture->bytes, 1, picture->length, stdout);
    else if (!file_write(path, picture->bytes, picture->length))
        return complain("%s: %s", path, file_trouble());
    return YES;
}

/* What all pictures have in common. */
struct wanted {
    enum palette palette;
    int width, height;
    char name[PATH_ROOM];
};

static bool read_wanted(const struct line *l, struct wanted *out)
{
    *out = (struct wanted){.width = 0};
    if (!read_size(l, &out->width, &out->height) || !read_palette(l, &out->palette) ||
        !name_kind(l, line_flag(l, "output"), out->name, sizeof out->name))
        return false;
    picture_measure(out->name);
    return true;
}

static int write_drawing(const struct line *l, const struct wanted *how, const struct drawing *d,
                         const char *title)
{
    struct encoded picture;
    const char *error =
        picture_encode(d, how->palette, how->width, how->height, title, how->name, &picture);
    int status;

    if (error)
        return complain("%s: %s", line_flag(l, "output"), error);
    status = write_out(l, &picture);
    memory_free(picture.bytes);
    return status;
}

int picture_show(const struct line *l, const struct game *g, const struct state *s)
{
    enum form form = FORM_WIDE;
    struct wanted how;
    struct table *t;
    int status;

    if (!read_wanted(l, &how) || !read_form(l, &form))
        return CANNOT_UNDERSTAND;
    if (!g->view)
        return complain("%s cannot be drawn yet", g->rules->title);
    t = table_with(g, s);
    table_form(t, form, (float)how.width, (float)how.height);
    status = write_drawing(l, &how, table_draw(t), g->rules->title);
    table_free(t);
    return status;
}

int picture_rule(const struct line *l, const struct game *g, int number)
{
    struct wanted how;
    struct drawing *d;
    int status;

    if (!read_wanted(l, &how))
        return CANNOT_UNDERSTAND;
    d = picture_draw(g, number - 1);
    if (!d)
        return complain("%s has no picture %d", g->rules->title, number);
    status = write_drawing(l, &how, d, picture_caption(g, number - 1));
    drawing_free(d);
    return status;
}
