/* How the public face reports what is wrong, and what it checks first. */
#include "api/face.h"

#include <string.h>

void face_well(parlour_error *error)
{
    if (!error)
        return;
    memset(error, 0, sizeof *error);
    error->which = -1;
}

int face_fail(parlour_error *error, int status, const char *message)
{
    struct writer w;

    if (!error)
        return status;
    face_well(error);
    error->status = status;
    w = writer_over(error->message, sizeof error->message);
    write_text(&w, message);
    return status;
}

int face_refuse(parlour_error *error, const struct refusal *why)
{
    face_fail(error, PARLOUR_ILLEGAL, why->text);
    if (error) {
        error->places = why->places;
        memcpy(error->place, why->place, sizeof error->place);
    }
    return PARLOUR_ILLEGAL;
}

int face_reader(parlour_error *error, const struct reader *r, const struct refusal *why)
{
    int status = why && why->text[0] ? face_refuse(error, why)
                                     : face_fail(error, PARLOUR_BAD_TEXT, r->error);

    if (error)
        error->column = reader_column(r);
    return status;
}

const struct game *face_game(const parlour_game *g, parlour_error *error)
{
    face_well(error);
    for (const struct game *entry = NULL; (entry = catalogue_next(entry));)
        if ((const void *)entry == (const void *)g)
            return entry;
    face_fail(error, PARLOUR_BAD_ARGUMENT, "This is no game of the library.");
    return NULL;
}

bool face_state(const parlour_state *s, parlour_error *error)
{
    face_well(error);
    if (s && s->handle == HANDLE_STATE)
        return true;
    face_fail(error, PARLOUR_BAD_ARGUMENT, "This is no position.");
    return false;
}

bool face_text(const char **text, size_t *length, parlour_error *error)
{
    if (!*text && *length != 0 && *length != PARLOUR_TO_THE_NUL) {
        face_fail(error, PARLOUR_BAD_ARGUMENT, "There is a length, but no text.");
        return false;
    }
    if (!*text) {
        *text = "";
        *length = 0;
    }
    if (*length == PARLOUR_TO_THE_NUL)
        *length = strlen(*text);
    return true;
}

bool face_settings(const struct game *g, const char *text, size_t length, struct settings *out,
                   parlour_error *error)
{
    struct reader r;

    if (!face_text(&text, &length, error))
        return false;
    r = reader_over(text, length);
    *out = settings_preset(g->rules->options);
    settings_read(&r, g->rules->options, out);
    read_end(&r, "expected key=value or the end");
    if (!r.error)
        return true;
    face_reader(error, &r, NULL);
    return false;
}

struct writer face_writer(char *out, size_t room)
{
    return writer_over(out, out ? room : 0);
}
