/* Options and positions as the line protocol gives them. */
#include "engine/engine.h"

#include "core/walk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

void engine_error(const char *sentence)
{
    printf("error %s\n", sentence);
}

static void error_at(const struct reader *r, const struct refusal *why)
{
    printf("error column %d: %s\n", reader_column(r), why->text[0] ? why->text : r->error);
}

void engine_say_options(const struct engine *e)
{
    for (const struct option *o = e->game->rules->options; o->key; o++) {
        char text[256];
        struct writer w = writer_over(text, sizeof text);

        printf("option name %s type combo default ", o->key);
        option_write(&w, o, e->with.choice[o - e->game->rules->options]);
        for (int i = 0; i < option_choices(o); i++) {
            write_text(&w, " var ");
            option_write(&w, o, i);
        }
        puts(text);
    }
    printf("option name multipv type spin default 1 min 1 max %d\n", e->game->rules->most_moves);
    puts("option name level type spin default 9 min 1 max 9\n"
         "option name threads type spin default 1 min 1 max 256\n"
         "option name ponder type check default false\n"
         "option name seed type string default 1");
}

static void set_game_option(struct engine *e, const char *name, const char *value)
{
    const struct option *all = e->game->rules->options;
    int which = option_find(all, name, strlen(name));
    int choice = which < 0 ? -1 : option_choice(&all[which], value, strlen(value));

    if (choice < 0) {
        engine_error(which < 0 ? "there is no such option" : "the option has no such value");
        return;
    }
    e->with.choice[which] = choice;
    engine_clear(e);
}

/* What does not belong to the game. *known says whether there is such an option. */
static bool set_own_option(struct engine *e, const char *name, const char *value, bool *known)
{
    const struct {
        const char *name;
        uint64_t least, most;
    } numbers[] = {{"level", 1, LEVELS},
                   {"threads", 1, 256},
                   {"multipv", 1, (uint64_t)e->game->rules->most_moves},
                   {"seed", 0, UINT64_MAX}};
    int which = 0;
    uint64_t number;

    *known = true;
    if (strcasecmp(name, "ponder") == 0) {
        e->ponder = strcmp(value, "true") == 0;
        return e->ponder || strcmp(value, "false") == 0;
    }
    while (which < 4 && strcasecmp(name, numbers[which].name) != 0)
        which++;
    *known = which < 4;
    if (which == 4 || !word_number(value, numbers[which].least, numbers[which].most, &number))
        return false;
    if (which == 0)
        e->skill = skill_level(e->game->brain, (int)number);
    else if (which == 1)
        e->threads = (int)number;
    else if (which == 2)
        e->multipv = (int)number;
    else
        e->seed = number;
    return true;
}

/* setoption name NAME value VALUE */
void engine_set_option(struct engine *e, char *rest)
{
    const char *word = next_word(&rest), *name = next_word(&rest);
    const char *second = next_word(&rest), *value = next_word(&rest);
    bool known, good;

    if (!word || strcmp(word, "name") != 0 || !value || strcmp(second, "value") != 0) {
        engine_error("expected: setoption name NAME value VALUE");
        return;
    }
    good = set_own_option(e, name, value, &known);
    if (known && !good)
        engine_error("the option has no such value");
    if (!known)
        set_game_option(e, name, value);
}

/* Moves from a text, as far as they are legal. */
bool engine_make_moves(struct engine *e, char *text)
{
    const struct rules *g = e->game->rules;
    struct reader r;
    struct refusal why = {0};

    for (char *at = text; *at; at++)
        *at = (char)(*at == '_' ? ' ' : *at); /* which stands for a blank inside a move */
    r = reader_of(text);
    for (read_space(&r); !read_done(&r); read_space(&r)) {
        move m = g->read_move(&r, e->state);

        if (r.error)
            break;
        if (!is_legal(g, e->state, m)) {
            if (!g->why_not(e->state, m, &why))
                refuse(&why, "This move is not possible here.");
            printf("error %s\n", why.text);
            return false;
        }
        if (!engine_make(e, m))
            read_fail(&r, "the game is too long");
    }
    if (r.error)
        error_at(&r, &why);
    return !r.error;
}

/* A record keeps its moves, so that they can be taken back. */
static void keep(void *context, const struct state *before, move m)
{
    struct engine *e = context;

    (void)before;
    if (e->count < ENGINE_MOVES)
        e->made[e->count++] = m;
}

static void take_record(struct engine *e, char *text)
{
    struct reader r = reader_of(text);
    struct refusal why;
    struct settings with;

    e->count = 0;
    if (!replay(e->game->rules, &r, e->state, &with, &why, keep, e)) {
        error_at(&r, &why);
        engine_clear(e);
        return;
    }
    e->with = with;
    state_start(e->game->rules, e->start, &e->with);
}

static void take_snapshot(struct engine *e, char *text)
{
    char *moves = NULL;
    struct reader r;
    struct refusal why;

    for (char *at = text; (at = strstr(at, " moves ")); at++)
        moves = at;
    if (moves)
        *moves = '\0';
    r = reader_of(text);
    e->count = 0;
    if (!read_position(e->game->rules, &r, e->start, &why)) {
        error_at(&r, &why);
        engine_clear(e);
        return;
    }
    state_copy(e->game->rules, e->state, e->start);
    if (moves)
        engine_make_moves(e, moves + 7);
}

/* position startpos|fen SNAPSHOT [moves MOVE...], position record RECORD */
void engine_set_position(struct engine *e, char *rest)
{
    const char *word = next_word(&rest);

    if (word && strcmp(word, "startpos") == 0) {
        engine_clear(e);
        word = next_word(&rest);
        if (word && strcmp(word, "moves") == 0)
            engine_make_moves(e, rest);
        else if (word)
            engine_error("expected 'moves' after 'startpos'");
    } else if (word && (strcmp(word, "fen") == 0 || strcmp(word, "state") == 0)) {
        take_snapshot(e, rest);
    } else if (word && strcmp(word, "record") == 0) {
        take_record(e, rest);
    } else {
        engine_error("expected: position startpos | fen SNAPSHOT | record RECORD");
    }
}
