/* Talking to an outside program. */
#include "contest/talk.h"

#include "core/memory.h"
#include "host/process.h"

#include <stdio.h>
#include <string.h>

enum { MOST_OUTPUT = 16 << 20, MOST_LINES = 200000, LOG_ROOM = 8192, LOG_LINE = 240 };

struct talk {
    struct process *process;
    double until; /* answers are waited for */
    long heard;   /* lines since the last one that was sent */
    bool timed;
    enum ending fault;
    char reason[REASON_ROOM];
    char asked[64]; /* the beginning of the last line that was sent */
    char answer[TALK_ANSWER];
    char log[LOG_ROOM]; /* the last lines, oldest first */
    size_t logged;
};

/* What comes from outside may be any bytes: for people, only plain ones. */
static char plain(char c)
{
    return (char)(c >= ' ' && c < 127 ? c : '?');
}

static void write_plain(struct writer *w, const char *text, size_t most)
{
    for (; *text && most > 0; text++, most--)
        write_char(w, plain(*text));
    if (*text)
        write_text(w, "...");
}

static void note(struct talk *t, const char *mark, const char *text)
{
    char line[LOG_LINE + 16];
    struct writer w = writer_over(line, sizeof line);

    write_text(&w, mark);
    write_plain(&w, text, LOG_LINE);
    write_char(&w, '\n');
    if (t->logged + w.size > LOG_ROOM) {
        size_t cut = LOG_ROOM / 2;

        cut = t->logged < cut ? t->logged : cut;
        memmove(t->log, t->log + cut, t->logged - cut);
        t->logged -= cut;
    }
    memcpy(t->log + t->logged, line, w.size);
    t->logged += w.size;
}

void talk_blame(struct talk *t, enum ending fault, const char *what, const char *detail)
{
    struct writer w = writer_over(t->reason, sizeof t->reason);

    t->fault = fault;
    write_text(&w, what);
    if (*detail)
        write_text(&w, ": ");
    write_plain(&w, detail, 100);
}

enum ending talk_fault(const struct talk *t, char reason[REASON_ROOM])
{
    memcpy(reason, t->reason, REASON_ROOM);
    return t->fault;
}

struct talk *talk_new(const char *command, size_t memory)
{
    struct talk *t = memory_new(sizeof *t);
    struct process_limits limits = {.memory = memory, .output = MOST_OUTPUT};

    t->process = process_start(command, &limits);
    return t;
}

void talk_end(struct talk *t)
{
    if (t->process) {
        if (!process_trouble(t->process))
            process_send(t->process, "quit", 0.1);
        process_stop(t->process);
    }
    memory_free(t);
}

/* Nothing came: why? */
static void blame_silence(struct talk *t)
{
    const char *trouble = process_trouble(t->process);

    if (trouble && strcmp(trouble, "has ended") == 0)
        talk_blame(t, END_CRASHED, "has ended without an answer", t->asked);
    else if (trouble)
        talk_blame(t, strcmp(trouble, "says too much") == 0 ? END_TALKATIVE : END_SILENT, trouble,
                   t->asked);
    else
        talk_blame(t, t->timed ? END_LATE : END_SILENT, t->timed ? "is late" : "does not answer",
                   t->asked);
}

bool talk_say(struct talk *t, const char *line, double seconds)
{
    struct writer w = writer_over(t->asked, sizeof t->asked);

    write_plain(&w, line, sizeof t->asked - 8);
    t->until = seconds_now() + seconds;
    t->timed = false;
    t->heard = 0;
    if (!t->process) {
        talk_blame(t, END_CRASHED, "cannot be started", "");
        return false;
    }
    note(t, "> ", line);
    if (process_send(t->process, line, seconds))
        return true;
    blame_silence(t);
    return false;
}

/* In short waits, so that an interruption is noticed. */
const char *talk_hear(struct talk *t)
{
    const double slice = 0.1;
    const char *line = NULL;

    while (!line && !process_trouble(t->process) && !contest_interrupted()) {
        double left = t->until - seconds_now();

        if (left <= 0)
            break;
        line = process_line(t->process, left < slice ? left : slice);
    }
    if (!line) {
        blame_silence(t);
    } else if (++t->heard > MOST_LINES) {
        talk_blame(t, END_TALKATIVE, "says too much", t->asked);
        line = NULL;
    } else {
        note(t, "< ", line);
    }
    return line;
}

static const char *keep_answer(struct talk *t, const char *text)
{
    struct writer w = writer_over(t->answer, sizeof t->answer);

    write_text(&w, text + strspn(text, " "));
    return t->answer;
}

const char *talk_answer(struct talk *t, const char *line, const char *wanted, double seconds,
                        bool timed)
{
    size_t length = strlen(wanted);
    const char *heard;

    if (!talk_say(t, line, seconds))
        return NULL;
    t->timed = timed;
    while ((heard = talk_hear(t))) {
        if (strncmp(heard, "error ", 6) == 0) {
            talk_blame(t, END_REFUSED, "complains", heard + 6);
            return NULL;
        }
        if (strncmp(heard, wanted, length) == 0 && (!heard[length] || heard[length] == ' '))
            return keep_answer(t, heard + length);
    }
    return NULL;
}

bool talk_ask(struct talk *t, const char *line, const char *wanted, double seconds)
{
    return talk_answer(t, line, wanted, seconds, false) != NULL;
}

/* "= answer" over several lines, up to an empty one. */
static const char *hear_response(struct talk *t)
{
    struct writer w = writer_over(t->answer, sizeof t->answer);
    const char *line;
    bool began = false, good = true;

    while ((line = talk_hear(t))) {
        if (began && !*line)
            break;
        if (began)
            write_char(&w, '\n');
        else if (*line != '=' && *line != '?')
            continue;
        else
            good = *line++ == '=';
        began = true;
        write_text(&w, line + strspn(line, " "));
    }
    if (!line)
        return NULL;
    if (!good)
        talk_blame(t, END_REFUSED, t->asked, t->answer);
    return good ? t->answer : NULL;
}

const char *talk_command(struct talk *t, const char *line, double seconds)
{
    return talk_say(t, line, seconds) ? hear_response(t) : NULL;
}

const char *talk_timed_command(struct talk *t, const char *line, double seconds)
{
    if (!talk_say(t, line, seconds))
        return NULL;
    t->timed = true;
    return hear_response(t);
}

size_t talk_move_length(const char *answer)
{
    const char *more = strstr(answer, " ponder ");

    return more ? (size_t)(more - answer) : strlen(answer);
}

bool talk_log(struct talk *t, FILE *f, const char *player, long game, const char *record)
{
    char errors[1024] = "";

    if (t->process)
        process_errors(t->process, errors, sizeof errors);
    for (char *at = errors; *at; at++)
        *at = *at == '\n' ? '\n' : plain(*at);
    fprintf(f, "game %ld: player '%s' %s\nposition %s\n", game + 1, player, t->reason, record);
    fwrite(t->log, 1, t->logged, f);
    fprintf(f, "%s%s\n", *errors ? "its standard error ends with:\n" : "", errors);
    return fflush(f) == 0 && !ferror(f);
}
