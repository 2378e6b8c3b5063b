/* Outside programs as players: by our own line protocol (doc/ENGINE.md), which any game has, or by
   the Go Text Protocol in the dialect of the game. */
#include "contest/outside.h"

#include "contest/talk.h"
#include "core/dialect.h"
#include "core/memory.h"
#include "core/walk.h"

#include <string.h>

struct outside {
    struct talk *talk;
    struct contest *contest;
    int number; /* of the contestant */
    const struct contestant *who;
    bool plays;
    bool greeted;
    bool timed;      /* it knows how much time it has */
    unsigned offers; /* a bit for each option of the game that it lets us set */
};

struct outside *outside_new(struct contest *c, int contestant)
{
    struct outside *o = memory_new(sizeof *o);

    o->contest = c;
    o->number = contestant;
    o->who = &c->contestant[contestant];
    o->talk = talk_new(o->who->command, c->memory);
    return o;
}

void outside_stop(struct outside *o)
{
    if (!o)
        return;
    talk_end(o->talk);
    memory_free(o);
}

void outside_rest(struct outside *o)
{
    if (o)
        o->plays = false;
}

bool outside_plays(const struct outside *o)
{
    return o && o->plays;
}

enum ending outside_fault(const struct outside *o, char reason[REASON_ROOM])
{
    return talk_fault(o->talk, reason);
}

/* An option that the program offers and the game has. */
static void note_option(struct outside *o, const char *line)
{
    const struct option *all = o->contest->game->rules->options;
    const char *name = strncmp(line, "option name ", 12) == 0 ? line + 12 : "";
    int which = option_find(all, name, strcspn(name, " "));

    if (which >= 0)
        o->offers |= 1u << which;
}

static bool greet(struct outside *o)
{
    const char *line;

    if (o->who->kind == PLAYER_GTP)
        return true;
    if (!talk_say(o->talk, "ugi", o->contest->patience))
        return false;
    while ((line = talk_hear(o->talk))) {
        if (strcmp(line, "ugiok") == 0)
            return true;
        note_option(o, line);
    }
    return false;
}

/* The start of a game depends on its options: a program that offers them is told. */
static bool set_options(struct outside *o)
{
    const struct option *all = o->contest->game->rules->options;
    double patience = o->contest->patience;
    bool good = true;

    for (int i = 0; all[i].key && good; i++) {
        char command[256];
        struct writer w = writer_over(command, sizeof command);

        write_text(&w, "setoption name ");
        write_text(&w, all[i].key);
        write_text(&w, " value ");
        option_write(&w, &all[i], o->contest->with.choice[i]);
        good = !(o->offers >> i & 1) || talk_say(o->talk, command, patience);
    }
    return good;
}

/* The protocol counts in whole seconds: other times cannot be told. Without spare moves the time is that of
   the whole game. */
static bool set_clock(struct outside *o)
{
    long seconds = (long)o->who->thinker.seconds;
    bool whole = o->contest->clocked;
    char command[64];
    struct writer w = writer_over(command, sizeof command);
    const char *known;

    if (o->contest->by_work || seconds < 1 || (double)seconds < o->who->thinker.seconds)
        return true;
    known = talk_command(o->talk, "known_command time_settings", o->contest->patience);
    if (!known || strcmp(known, "true") != 0)
        return known != NULL;
    write_text(&w, whole ? "time_settings " : "time_settings 0 ");
    write_number(&w, seconds);
    write_text(&w, whole ? " 0 0" : " 1");
    o->timed = talk_command(o->talk, command, o->contest->patience) != NULL;
    return o->timed;
}

static bool begin_gtp(struct outside *o)
{
    char command[128];
    struct writer w = writer_over(command, sizeof command);

    write_text(&w, "set_game ");
    write_text(&w, o->contest->game->dialect->variant(&o->contest->with));
    return talk_command(o->talk, command, o->contest->patience) &&
           talk_command(o->talk, "clear_board", o->contest->patience) && set_clock(o);
}

/* A program that never greeted is not waited for in every game. */
static bool is_mute(struct outside *o)
{
    bool mute;

    pthread_mutex_lock(&o->contest->lock);
    mute = o->contest->mute[o->number];
    pthread_mutex_unlock(&o->contest->lock);
    return mute;
}

static bool open_talk(struct outside *o)
{
    char reason[REASON_ROOM];

    if (o->greeted)
        return true;
    if (is_mute(o)) {
        talk_blame(o->talk, END_SILENT, "does not answer", "ugi");
        return false;
    }
    o->greeted = greet(o);
    if (!o->greeted && talk_fault(o->talk, reason) == END_SILENT && !contest_interrupted()) {
        pthread_mutex_lock(&o->contest->lock);
        o->contest->mute[o->number] = true;
        pthread_mutex_unlock(&o->contest->lock);
    }
    return o->greeted;
}

bool outside_begin(struct outside *o)
{
    o->plays = true;
    if (!open_talk(o))
        return false;
    if (o->who->kind == PLAYER_GTP)
        return begin_gtp(o);
    return set_options(o) && talk_say(o->talk, "uginewgame", o->contest->patience) &&
           talk_ask(o->talk, "isready", "readyok", o->contest->patience);
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
    return talk_command(o->talk, command, o->contest->patience) != NULL;
}

/* Every program knows the moves from the start. */
static bool send_position(struct outside *o, const struct state *s, const char *moves)
{
    char command[RECORD_ROOM + 64];
    struct writer w = writer_over(command, sizeof command);

    if (o->contest->snapshots) {
        write_text(&w, "position fen ");
        o->contest->game->rules->write_state(&w, s);
    } else {
        write_text(&w, "position startpos");
        if (*moves)
            write_text(&w, " moves");
        write_text(&w, moves);
    }
    return talk_say(o->talk, command, o->contest->patience);
}

/* "p1time MS p1inc MS p2time ..." */
static void write_clocks(struct writer *w, const struct contest *c, const double *left)
{
    for (int seat = 0; seat < c->seats; seat++) {
        write_text(w, " p");
        write_number(w, seat + 1);
        write_text(w, "time ");
        write_number(w, (long long)(left[seat] * 1000));
        write_text(w, " p");
        write_number(w, seat + 1);
        write_text(w, "inc ");
        write_number(w, (long long)(c->more * 1000));
    }
}

/* The seconds that its answer may take; 0: nobody counts them. */
static double time_of(const struct outside *o, const struct state *s, const double *left)
{
    return o->contest->clocked ? left[o->contest->game->rules->actor(s)] : o->who->thinker.seconds;
}

static const char *ask_engine(struct outside *o, const struct state *s, const char *moves,
                              const double *left)
{
    char command[512];
    struct writer w = writer_over(command, sizeof command);
    bool timed = o->who->thinker.seconds > 0, judged = timed && !o->contest->by_work;
    double seconds = time_of(o, s, left);

    if (!send_position(o, s, moves))
        return NULL;
    write_text(&w, "go");
    if (o->contest->clocked) {
        write_clocks(&w, o->contest, left);
    } else {
        write_text(&w, timed ? " movetime " : " nodes ");
        write_number(&w, timed ? (long long)(seconds * 1000) : o->who->thinker.skill.steps);
    }
    return talk_answer(o->talk, command, "bestmove",
                       judged ? seconds + o->contest->margin : o->contest->patience, judged);
}

/* What is left on its clock, in the whole seconds of the protocol. */
static bool tell_clock(struct outside *o, const struct state *s, double left)
{
    const struct dialect *d = o->contest->game->dialect;
    char command[64];
    struct writer w = writer_over(command, sizeof command);

    write_text(&w, "time_left ");
    write_text(&w, d->names(s, d->colour(s))[0]);
    write_char(&w, ' ');
    write_number(&w, (long long)left);
    write_text(&w, " 0");
    return talk_command(o->talk, command, o->contest->patience) != NULL;
}

static const char *ask_gtp(struct outside *o, const struct state *s, const double *left)
{
    const struct dialect *d = o->contest->game->dialect;
    char command[64];
    struct writer w = writer_over(command, sizeof command);
    double seconds = time_of(o, s, left);

    if (o->timed && o->contest->clocked && !tell_clock(o, s, seconds))
        return NULL;
    write_text(&w, "genmove ");
    write_text(&w, d->names(s, d->colour(s))[0]);
    if (o->timed)
        return talk_timed_command(o->talk, command, seconds + o->contest->margin);
    return talk_command(o->talk, command, o->contest->patience + 10 * seconds);
}

move outside_meant(const struct contest *c, enum kind kind, const struct state *s, const char *text,
                   bool *is_move)
{
    const struct game *g = c->game;
    struct reader r = reader_of(text);
    move m = kind == PLAYER_GTP ? g->dialect->read_move(&r, s) : g->rules->read_move(&r, s);

    read_end(&r, "one move and nothing else is expected");
    *is_move = !r.error;
    return !r.error && is_legal(g->rules, s, m) ? m : 0;
}

/* What a program answers: a move, or that it gives up. A word may follow: the move it hopes for. */
static move take_answer(struct outside *o, const struct state *s, const char *answer)
{
    bool gtp = o->who->kind == PLAYER_GTP, is_move;
    char text[TALK_ANSWER];
    struct writer w = writer_over(text, sizeof text);
    move m;

    write_bytes(&w, answer, gtp ? strlen(answer) : talk_move_length(answer));
    for (char *at = text; !gtp && *at; at++)
        *at = (char)(*at == '_' ? ' ' : *at);
    if (strcmp(text, "resign") == 0) {
        talk_blame(o->talk, END_RESIGNED, "resigns", "");
        return 0;
    }
    m = outside_meant(o->contest, o->who->kind, s, text, &is_move);
    if (!m)
        talk_blame(o->talk, END_ILLEGAL,
                   is_move ? "answers with an illegal move" : "answers with no move", text);
    return m;
}

move outside_move(struct outside *o, const struct state *s, const char *moves, const double *left)
{
    const char *answer =
        o->who->kind == PLAYER_GTP ? ask_gtp(o, s, left) : ask_engine(o, s, moves, left);

    return answer ? take_answer(o, s, answer) : 0;
}

void outside_log(struct outside *o, long game, const char *record)
{
    if (!o->contest->log)
        return;
    pthread_mutex_lock(&o->contest->lock);
    if (!talk_log(o->talk, o->contest->log, o->who->label, game, record))
        contest_unwritten(o->contest, "log");
    pthread_mutex_unlock(&o->contest->lock);
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

void contestant_label(struct contestant *who)
{
    for (int i = 0; i < LABEL_WIDTH && who->word[i]; i++)
        who->label[i] = (char)(who->word[i] >= ' ' && who->word[i] < 127 ? who->word[i] : '?');
}

bool contestant_parse(const char *word, const struct game *g, double seconds, int steps,
                      struct contestant *out)
{
    *out = (struct contestant){.word = word, .thinker = {.game = g, .threads = 1}};
    contestant_label(out);
    if (strncmp(word, "gtp:", 4) == 0 || strncmp(word, "engine:", 7) == 0) {
        out->thinker.seconds = seconds;
        out->thinker.skill.steps = steps;
        return parse_outside(word, g, out);
    }
    out->thinker.skill.steps = steps;
    out->thinker.seconds = *word >= '1' && *word <= '9' ? 0 : seconds;
    return skill_parse(word, g, &out->thinker.skill, &out->tuning, &out->thinker.seconds);
}
