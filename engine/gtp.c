/* The Go Text Protocol of `parlour engine --gtp`, as other programs for the same game speak it. The
   game's dialect says how moves, colours and variants are called. */
#include "engine/gtp.h"

#include "core/dialect.h"
#include "core/memory.h"
#include "core/walk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* All the moves of a position, with their values. */
enum { ANSWER_ROOM = 1 << 20 };

bool gtp_refuse(struct writer *out, const char *sentence)
{
    write_text(out, sentence);
    return false;
}

static bool say_name(struct gtp *t, char *rest, struct writer *out)
{
    (void)t;
    (void)rest;
    write_text(out, "Parlour");
    return true;
}

static bool say_version(struct gtp *t, char *rest, struct writer *out)
{
    (void)t;
    (void)rest;
    write_text(out, PARLOUR_VERSION);
    return true;
}

static bool say_protocol(struct gtp *t, char *rest, struct writer *out)
{
    (void)t;
    (void)rest;
    write_text(out, "2");
    return true;
}

static bool clear(struct gtp *t, char *rest, struct writer *out)
{
    (void)rest;
    (void)out;
    engine_clear(t->engine);
    return true;
}

static bool set_game(struct gtp *t, char *rest, struct writer *out)
{
    struct settings with = settings_preset(t->engine->game->rules->options);
    size_t length = strlen(rest);

    while (length > 0 && strchr(" \t\r", rest[length - 1]))
        length--;
    if (!t->dialect->settings(rest, length, &with))
        return gtp_refuse(out, "there is no such variant here");
    t->engine->with = with;
    engine_clear(t->engine);
    return true;
}

static bool show(struct gtp *t, char *rest, struct writer *out)
{
    (void)rest;
    write_char(out, '\n');
    (t->dialect->print ? t->dialect->print : t->engine->game->rules->print)(out, t->engine->state);
    while (out->size > 0 && out->size <= out->room && out->text[out->size - 1] == '\n')
        out->text[--out->size] = '\0';
    return true;
}

/* param_base [resign 0|1] */
static bool param_base(struct gtp *t, char *rest, struct writer *out)
{
    const char *key = next_word(&rest), *value = next_word(&rest);
    uint64_t number;

    if (!key) {
        write_text(out, t->resign ? "resign 1" : "resign 0");
        return true;
    }
    if (strcmp(key, "resign") != 0 || !word_number(value, 0, 1, &number))
        return gtp_refuse(out, "expected resign, and 0 or 1");
    t->resign = number;
    return true;
}

static bool set_seed(struct gtp *t, char *rest, struct writer *out)
{
    if (!word_number(next_word(&rest), 0, UINT64_MAX, &t->engine->seed))
        return gtp_refuse(out, "expected a number");
    return true;
}

/* param: level, time (milliseconds), steps, threads. Without arguments: what they are. */
static bool param(struct gtp *t, char *rest, struct writer *out)
{
    struct engine *e = t->engine;
    const char *key = next_word(&rest), *value = next_word(&rest);
    uint64_t number;

    if (!key) {
        write_text(out, "steps ");
        write_number(out, e->skill.steps);
        write_text(out, "\nthreads ");
        write_number(out, e->threads);
        write_text(out, "\ntime ");
        write_number(out, (long long)(e->seconds * 1000));
        return true;
    }
    if (strcmp(key, "level") == 0 && word_number(value, 1, LEVELS, &number))
        e->skill = skill_level(e->game->brain, (int)number);
    else if (strcmp(key, "time") == 0 && word_number(value, 0, 86400000, &number))
        e->seconds = (double)number / 1000;
    else if (strcmp(key, "steps") == 0 && word_number(value, 1, 1000000000, &number))
        e->skill.steps = (int)number;
    else if (strcmp(key, "threads") == 0 && word_number(value, 1, 256, &number))
        e->threads = (int)number;
    else
        return gtp_refuse(out, "expected level, time, steps or threads, and a number");
    return true;
}

static bool cpu_time(struct gtp *t, char *rest, struct writer *out)
{
    long long ms = (long long)clock() * 1000 / CLOCKS_PER_SEC;

    (void)t;
    (void)rest;
    write_number(out, ms / 1000);
    write_char(out, '.');
    write_digits(out, (int)(ms % 1000), 3);
    return true;
}

static gtp_answer known_command, list_commands;

static const struct {
    const char *name;
    gtp_answer *run;
} known[] = {
    {"all_legal", gtp_all_legal},
    {"clear_board", clear},
    {"cputime", cpu_time},
    {"final_score", gtp_final_score},
    {"g", gtp_genmove_next},
    {"genmove", gtp_genmove},
    {"get_place", gtp_get_place},
    {"get_value", gtp_get_value},
    {"known_command", known_command},
    {"list_commands", list_commands},
    {"loadsgf", gtp_load},
    {"move_values", gtp_move_values},
    {"name", say_name},
    {"p", gtp_play_next},
    {"param", param},
    {"param_base", param_base},
    {"play", gtp_play_colour},
    {"protocol_version", say_protocol},
    {"quit", NULL},
    {"reg_genmove", gtp_reg_genmove},
    {"savesgf", gtp_save},
    {"set_game", set_game},
    {"set_random_seed", set_seed},
    {"showboard", show},
    {"time_left", gtp_time_left},
    {"time_settings", gtp_time_settings},
    {"undo", gtp_undo},
    {"version", say_version},
};

enum { KNOWN = sizeof known / sizeof *known };

static bool known_command(struct gtp *t, char *rest, struct writer *out)
{
    const char *word = next_word(&rest);
    bool found = false;

    (void)t;
    for (int i = 0; word && i < KNOWN; i++)
        found |= strcmp(word, known[i].name) == 0;
    write_text(out, found ? "true" : "false");
    return true;
}

static bool list_commands(struct gtp *t, char *rest, struct writer *out)
{
    (void)t;
    (void)rest;
    for (int i = 0; i < KNOWN; i++) {
        if (i)
            write_char(out, '\n');
        write_text(out, known[i].name);
    }
    return true;
}

/* `[id] command arguments`; what follows a '#' is a comment. False: it was the last. */
static bool obey(struct gtp *t, char *line, char *room)
{
    struct writer out = writer_over(room, ANSWER_ROOM);
    char *rest = line;
    const char *word, *id = "";
    bool good = false;

    line[strcspn(line, "#")] = '\0';
    word = next_word(&rest);
    if (word && strspn(word, "0123456789") == strlen(word)) {
        id = word;
        word = next_word(&rest);
    }
    if (!word)
        return true;
    if (strcmp(word, "quit") == 0) {
        printf("=%s \n\n", id);
        return false;
    }
    write_text(&out, "unknown command");
    for (int i = 0; i < KNOWN; i++)
        if (strcmp(word, known[i].name) == 0) {
            out = writer_over(room, ANSWER_ROOM);
            good = known[i].run(t, rest, &out);
        }
    printf("%c%s %s\n\n", good ? '=' : '?', id, room);
    return true;
}

int engine_gtp(struct engine *e)
{
    struct gtp t = {.engine = e, .dialect = e->game->dialect, .thinker = -1};
    char *room = memory_new(ANSWER_ROOM), *line;
    bool going = true;

    t.thought = state_new(e->game->rules);
    t.opinion = memory_new(sizeof *t.opinion * (size_t)e->game->rules->most_moves);
    for (int i = 0; i < MAX_PLAYERS; i++)
        t.left[i] = -1;

    while (going && (line = input_line())) {
        going = obey(&t, line, room);
        fflush(stdout);
        free(line);
    }
    state_free(t.thought);
    memory_free(t.opinion);
    memory_free(room);
    return YES;
}
