/* What a server answers outside of any room: see answer.h. */
#include "together/answer.h"

#include <string.h>

const char *answer_missing(bool reached)
{
    return reached ? "The server was lost before it answered. Please try again."
                   : "There is no server for rooms. Whoever starts ./play --together has one.";
}

const char *answer_nobody(void)
{
    return "Nobody is looking for players just now.";
}

/* The line at r->at, without its end; r goes behind it. */
static struct reader next_line(struct reader *r)
{
    const char *end = memchr(r->at, '\n', (size_t)(r->end - r->at));
    struct reader line = reader_over(r->at, (size_t)((end ? end : r->end) - r->at));

    r->at = end ? end + 1 : r->end;
    return line;
}

bool answer_whole(const char *text, size_t length)
{
    static const char *const ends[] = {"opened ", "rooms", "no ", "trouble "};
    struct reader r = reader_over(text, length);

    while (r.at < r.end) {
        struct reader line = next_line(&r);

        for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
            if (read_if(&line, ends[i]))
                return true;
    }
    return false;
}

/* A word and the blank behind it. False: it is empty or too long. */
static bool take_word(struct reader *line, char *out, size_t space)
{
    const char *end = memchr(line->at, ' ', (size_t)(line->end - line->at));
    size_t length = (size_t)((end ? end : line->end) - line->at);

    if (length == 0 || length >= space)
        return false;
    memcpy(out, line->at, length);
    out[length] = '\0';
    line->at += length;
    read_if(line, " ");
    return true;
}

static bool take_room(struct reader *line, char out[ROOM_ID + 1])
{
    return take_word(line, out, ROOM_ID + 1) && strlen(out) == ROOM_ID;
}

static bool take_opened(struct reader *line, struct answer *out)
{
    out->kind = ANSWER_OPENED;
    return take_room(line, out->room) && take_word(line, out->secret, sizeof out->secret);
}

/* ROOM GAME OPEN SEATS WHO */
static bool take_listed(struct reader *line, struct answer *out)
{
    struct writer title = writer_over(out->title, sizeof out->title);
    struct writer w = writer_over(out->words, sizeof out->words);
    const struct game *g;
    char name[sizeof out->title], open[8], seats[8];

    out->kind = ANSWER_LISTED;
    if (!take_room(line, out->room) || !take_word(line, name, sizeof name) ||
        !take_word(line, open, sizeof open) || !take_word(line, seats, sizeof seats))
        return false;
    g = catalogue_find(name, strlen(name));
    write_text(&title, g ? g->rules->title : name);
    write_text(&w, open);
    write_text(&w, " of ");
    write_text(&w, seats);
    write_text(&w, " seats open");
    if (line->at < line->end) {
        write_text(&w, ", with ");
        write_bytes(&w, line->at, (size_t)(line->end - line->at));
    }
    return true;
}

/* A sentence of the server, which begins without a capital and ends without a full stop. */
static bool take_refused(const struct reader *line, const char *before, struct answer *out)
{
    char why[LINE_ROOM - 16];
    struct writer copy = writer_over(why, sizeof why);
    struct writer w = writer_over(out->words, sizeof out->words);

    out->kind = ANSWER_REFUSED;
    write_text(&copy, before);
    write_bytes(&copy, line->at, (size_t)(line->end - line->at));
    write_capital(&w, *why ? why : "the server refuses");
    write_char(&w, '.');
    return true;
}

bool answer_next(struct reader *r, struct answer *out)
{
    while (r->at < r->end) {
        struct reader line = next_line(r);

        *out = (struct answer){.room = ""};
        if ((read_if(&line, "opened ") && take_opened(&line, out)) ||
            (read_if(&line, "listed ") && take_listed(&line, out)) ||
            (read_if(&line, "no ") && take_refused(&line, "", out)) ||
            (read_if(&line, "trouble ") && take_refused(&line, "not now: ", out)))
            return true;
    }
    return false;
}
