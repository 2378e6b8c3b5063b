/* Outside programs as players: by our own line protocol (doc/ENGINE.md), which any game has, or by
   the Go Text Protocol in the dialect of the game. */
#include "contest/contest.h"

#include "host/process.h"
#include "core/dialect.h"
#include "core/memory.h"
#include "core/walk.h"

#include <string.h>

enum { ANSWER_SIZE = 1 << 16 };

struct outside {
    const struct contestant *who;
    const struct contest *contest;
    struct process *process;
    char answer[ANSWER_SIZE];
};

static bool fail(const struct outside *o, const char *what, const char *detail)
{
    complain("player '%s' %s%s%s", o->who->word, what, *detail ? ": " : "", detail);
    return false;
}

/* Generous: a program may be slower than it was asked to be, but it must not hang us. */
static double patience(const struct outside *o)
{
    return o->contest->patience + 10 * o->who->thinker.seconds;
}

static bool send(struct outside *o, const char *command)
{
    return process_send(o->process, command) || fail(o, "has ended", "");
}

static bool fail_silent(const struct outside *o, const char *command)
{
    return fail(o, process_ended(o->process) ? "has ended without an answer" : "does not answer",
                command);
}

/* Sends a command and waits for the line that begins with `wanted`; what follows it is the answer. */
static bool engine_ask(struct outside *o, const char *command, const char *wanted)
{
    double until = seconds_now() + patience(o);
    size_t length = strlen(wanted);
    const char *line;

    if (!send(o, command))
        return false;
    while ((line = process_line(o->process, until - seconds_now()))) {
        struct writer w = writer_over(o->answer, sizeof o->answer);

        if (strncmp(line, "error ", 6) == 0)
            return fail(o, "complains", line + 6);
        if (strncmp(line, wanted, length) != 0 || (line[length] && line[length] != ' '))
            continue;
        write_text(&w, line + length + (line[length] == ' '));
        return true;
    }
    return fail_silent(o, command);
}

/* "= answer" over several lines, up to an empty one. */
static bool gtp_ask(struct outside *o, const char *command)
{
    double until = seconds_now() + patience(o);
    struct writer w = writer_over(o->answer, sizeof o->answer);
    const char *line;
    bool began = false, good = true;

    if (!send(o, command))
        return false;
    while ((line = process_line(o->process, until - seconds_now()))) {
        if (began && !*line)
            return good ? true : fail(o, command, o->answer);
        if (began)
            write_char(&w, '\n');
        else if (*line != '=' && *line != '?')
            continue;
        else
            good = *line++ == '=';
        began = true;
        write_text(&w, line + strspn(line, " "));
    }
    return fail_silent(o, command);
}

struct outside *outside_start(const struct contestant *who, const struct contest *c)
{
    struct outside *o = memory_new(sizeof *o);

    o->who = who;
    o->contest = c;
    o->process = process_start(who->command);
    if (o->process && (who->kind == PLAYER_GTP || engine_ask(o, "ugi", "ugiok")))
        return o;
    if (!o->process)
        fail(o, "cannot be started", "");
    outside_stop(o);
    return NULL;
}

void outside_stop(struct outside *o)
{
    if (!o)
        return;
    if (o->process) {
        process_send(o->process, "quit");
        process_stop(o->process);
    }
    memory_free(o);
}

bool outside_begin(struct outside *o)
{
    const struct dialect *d = o->contest->game->dialect;
    char command[128];
    struct writer w = writer_over(command, sizeof command);

    if (o->who->kind == PLAYER_ENGINE)
        return send(o, "uginewgame") && engine_ask(o, "isready", "readyok");
    write_text(&w, "set_game ");
    write_text(&w, d->variant(&o->contest->with));
    return gtp_ask(o, command) && gtp_ask(o, "clear_board");
}

bool outside_tell(struct outside *o, const struct state *before, move m)
{
    const struct dialect *d = o->contest->game->dialect;
    char command[512];
    struct writer w = writer_over(command, sizeof command);

    if (o->who->kind == PLAYER_ENGINE || d->is_pass(before, m))
        return true;
    write_text(&w, "play ");
    write_text(&w, d->names(before, d->colour(before))[0]);
    write_char(&w, ' ');
    d->write_move(&w, before, m);
    return gtp_ask(o, command);
}

static bool ask_engine(struct outside *o, const char *record)
{
    char command[RECORD_ROOM + 64];
    struct writer w = writer_over(command, sizeof command);

    write_text(&w, "position record ");
    write_text(&w, record);
    if (!send(o, command))
        return false;
    w = writer_over(command, sizeof command);
    write_text(&w, o->who->thinker.seconds > 0 ? "go movetime " : "go nodes ");
    write_number(&w, o->who->thinker.seconds > 0 ? (long long)(o->who->thinker.seconds * 1000)
                                                 : o->who->thinker.skill.steps);
    return engine_ask(o, command, "bestmove");
}

static bool ask_gtp(struct outside *o, const struct state *s)
{
    const struct dialect *d = o->contest->game->dialect;
    char command[64];
    struct writer w = writer_over(command, sizeof command);

    write_text(&w, "genmove ");
    write_text(&w, d->names(s, d->colour(s))[0]);
    return gtp_ask(o, command);
}

move outside_move(struct outside *o, const struct state *s, const char *record)
{
    const struct game *g = o->contest->game;
    struct reader r;
    move m;

    if (o->who->kind == PLAYER_GTP ? !ask_gtp(o, s) : !ask_engine(o, record))
        return 0;
    r = reader_of(o->answer);
    m = o->who->kind == PLAYER_GTP ? g->dialect->read_move(&r, s) : g->rules->read_move(&r, s);
    read_end(&r, "one move and nothing else is expected");
    if (!r.error && is_legal(g->rules, s, m))
        return m;
    fail(o, r.error ? "answers with no move" : "answers with an illegal move", o->answer);
    return 0;
}

static bool parse_outside(const char *word, const struct game *g, struct contestant *out)
{
    out->kind = strncmp(word, "gtp:", 4) == 0 ? PLAYER_GTP : PLAYER_ENGINE;
    out->command = strchr(word, ':') + 1;
    if (!*out->command) {
        complain("'%s' names no program", word);
        return false;
    }
    if (out->kind == PLAYER_GTP && !g->dialect) {
        complain("no programs that speak GTP are known for %s; see engine:COMMAND",
                 g->rules->title);
        return false;
    }
    return true;
}

bool contestant_parse(const char *word, const struct game *g, double seconds, int steps,
                      struct contestant *out)
{
    *out = (struct contestant){.word = word, .thinker = {.game = g, .threads = 1}};
    if (strncmp(word, "gtp:", 4) == 0 || strncmp(word, "engine:", 7) == 0) {
        out->thinker.seconds = seconds;
        out->thinker.skill.steps = steps;
        return parse_outside(word, g, out);
    }
    out->thinker.skill.steps = steps;
    out->thinker.seconds = *word >= '1' && *word <= '9' ? 0 : seconds;
    return skill_parse(word, g, &out->thinker.skill, &out->tuning, &out->thinker.seconds);
}
