/* Commands that ask the rules: moves, apply, check. */
#include "cli/commands.h"

#include "cli/cli.h"
#include "cli/json.h"
#include "cli/lines.h"
#include "core/memory.h"
#include "core/walk.h"

#include <stdio.h>
#include <string.h>

static const struct flag json_flags[] = {{"json", NULL, "as JSON"}, {0}};

/* moves */

static void print_moves(const struct rules *g, const struct state *s)
{
    move list[MAX_MOVES];
    char room[24];
    int actor = g->actor(s), count = g->moves(s, list);

    if (actor >= 0 && g->seat_name)
        printf("player %d (%s)\n", actor + 1, g->seat_name(s, actor));
    else if (actor >= 0)
        printf("player %d\n", actor + 1);
    else
        puts(actor_name(actor, room));
    for (int i = 0; actor != OVER && i < count; i++) {
        print_move(g, s, list[i]);
        if (actor == CHANCE)
            printf("\t%d", g->weight(s, list[i]));
        putchar('\n');
    }
}

/* {"actor": "player", "player": 1, "name": "cyan", "moves": [...]}, for chance with "weights". */
static void json_moves(const struct rules *g, const struct state *s)
{
    move list[MAX_MOVES];
    char room[24];
    int actor = g->actor(s), count = actor == OVER ? 0 : g->moves(s, list);

    json_open('{');
    json_name("actor");
    json_text(actor >= 0 ? "player" : actor_name(actor, room));
    if (actor >= 0) {
        json_name("player");
        json_number(actor + 1);
        json_name("name");
        json_text(seat_name(g, s, actor, room));
    }
    json_name("moves");
    json_open('[');
    for (int i = 0; i < count; i++)
        json_move(g, s, list[i]);
    json_close();
    if (actor == CHANCE) {
        json_name("weights");
        json_open('[');
        for (int i = 0; i < count; i++)
            json_number(g->weight(s, list[i]));
        json_close();
    }
    json_close();
}

static int run_moves(const struct line *l)
{
    const struct game *game;
    struct state *s;
    int status = line_position(l, &game, &s);

    if (status != YES)
        return status;
    if (line_flag(l, "json"))
        json_moves(game->rules, s);
    else
        print_moves(game->rules, s);
    state_free(s);
    return YES;
}

const struct command moves_command = {
    .name = "moves",
    .arguments = "GAME [STATE] [--OPTION=VALUE] [--json]",
    .summary = "who acts, then every legal move, one per line",
    .help = "The first line is 'player N (name)', 'chance' or 'over'. Then one line a move; "
            "outcomes of\n"
            "chance are followed by a tab and their weight. Without STATE it is the start.",
    .flags = json_flags,
    .game_options = true,
    .least = 1,
    .most = 2,
    .run = run_moves,
};

/* apply */

static struct judgement play_text(const struct rules *g, struct state *s, const char *text)
{
    struct judgement v = {.status = YES};
    struct reader r = reader_of(text);
    struct refusal why;

    for (read_space(&r); !read_done(&r); read_space(&r)) {
        move m = g->read_move(&r, s);

        if (r.error) {
            v = (struct judgement){.status = CANNOT_UNDERSTAND, .column = reader_column(&r)};
            snprintf(v.text, sizeof v.text, "%s", r.error);
            return v;
        }
        if (!play(g, s, m, &why)) {
            v.status = NO;
            snprintf(v.text, sizeof v.text, "%s", why.text);
            return v;
        }
    }
    return v;
}

/* All words from `first` on, joined by blanks: "build R0" may come as one word or as two. */
static char *join_words(const struct line *l, int first)
{
    size_t length = 1;
    char *text;
    struct writer w;

    for (int i = first; i < l->words; i++)
        length += strlen(l->word[i]) + 1;
    text = memory_new(length);
    w = writer_over(text, length);
    for (int i = first; i < l->words; i++) {
        write_text(&w, l->word[i]);
        write_text(&w, i + 1 < l->words ? " " : "");
    }
    return text;
}

/* A line of its own on standard output for what was asked in a line: "error: column 3: ...". */
static void print_error(const struct line *l, const struct judgement *v)
{
    if (line_flag(l, "json")) {
        json_open('{');
        json_name("error");
        json_text(v->text);
        if (v->column > 0) {
            json_name("column");
            json_number(v->column);
        }
        json_close();
    } else if (v->column > 0) {
        printf("error: column %d: %s\n", v->column, v->text);
    } else {
        printf("error: %s\n", v->text);
    }
}

/* One line: a position, then behind a tab the moves, unless they are those of the command line. */
static int apply_line(const struct line *l, const struct rules *g, struct lines *in,
                      const char *moves, struct state *s)
{
    char *tab = moves ? NULL : strchr(in->text, '\t');
    size_t length = tab ? (size_t)(tab - in->text) : in->length;
    struct judgement v = {.status = CANNOT_UNDERSTAND, .text = "expected a tab and moves"};

    if (moves || tab)
        v = position_judge(l, g, in->text, length, s);
    if (v.status == YES)
        v = play_text(g, s, moves ? moves : tab + 1);
    if (v.status == YES)
        print_state(l, g, s);
    else
        print_error(l, &v);
    return v.status;
}

static int apply_lines(const struct line *l, const struct rules *g)
{
    char *moves = l->words > 2 ? join_words(l, 2) : NULL;
    struct state *s = state_new(g);
    struct lines in;
    int worst = YES;

    for (lines_start(&in); lines_next(&in); lines_answered(&in)) {
        int status = apply_line(l, g, &in, moves, s);

        worst = status > worst ? status : worst;
    }
    state_free(s);
    memory_free(moves);
    return lines_end(&in) ? worst : CANNOT_UNDERSTAND;
}

static int apply_words(const struct line *l, const struct game *game)
{
    struct state *s;
    struct judgement v;
    char *text;
    int status = line_position(l, &game, &s);

    if (status != YES)
        return status;
    text = join_words(l, 2);
    v = play_text(game->rules, s, text);
    if (v.status == YES)
        print_state(l, game->rules, s);
    memory_free(text);
    state_free(s);
    return judgement_tell(&v);
}

static int run_apply(const struct line *l)
{
    const struct game *game = line_game(l);

    if (!game)
        return CANNOT_UNDERSTAND;
    if (strcmp(l->word[1], "-") == 0)
        return apply_lines(l, game->rules);
    if (l->words == 2)
        return complain("usage: parlour %s %s", l->command->name, l->command->arguments);
    return apply_words(l, game);
}

const struct command apply_command = {
    .name = "apply",
    .arguments = "GAME STATE MOVE... [--OPTION=VALUE] [--json]",
    .summary = "the snapshot after, or the sentence that says why not",
    .help =
        "Plays the moves one after another. Outcomes of chance are moves too, such as 'roll3'.\n"
        "With '-' for STATE each line of standard input is a position with an answer of its own;\n"
        "without MOVE each line is a position, a tab, and its moves.",
    .flags = json_flags,
    .game_options = true,
    .least = 2,
    .most = MAX_WORDS,
    .run = run_apply,
};

/* check */

static void print_judgement(const struct line *l, const struct judgement *v)
{
    if (!line_flag(l, "json")) {
        if (v->status == YES)
            puts("valid");
        else
            print_error(l, v);
        return;
    }
    json_open('{');
    json_name("valid");
    json_truth(v->status == YES);
    if (v->text[0]) {
        json_name(v->status == YES ? "warning" : "error");
        json_text(v->text);
    }
    if (v->column > 0) {
        json_name("column");
        json_number(v->column);
    }
    json_close();
}

static int check_lines(const struct line *l, const struct rules *g)
{
    struct state *s = state_new(g);
    struct lines in;
    int worst = YES;

    for (lines_start(&in); lines_next(&in); lines_answered(&in)) {
        struct judgement v = position_judge(l, g, in.text, in.length, s);

        print_judgement(l, &v);
        worst = v.status > worst ? v.status : worst;
    }
    state_free(s);
    return lines_end(&in) ? worst : CANNOT_UNDERSTAND;
}

static int run_check(const struct line *l)
{
    const struct game *game = line_game(l);
    struct judgement v;
    struct state *s;

    if (!game)
        return CANNOT_UNDERSTAND;
    if (strcmp(l->word[1], "-") == 0)
        return check_lines(l, game->rules);
    s = state_new(game->rules);
    v = position_judge(l, game->rules, l->word[1], strlen(l->word[1]), s);
    state_free(s);
    if (v.status == YES || line_flag(l, "json"))
        print_judgement(l, &v);
    return line_flag(l, "json") ? v.status : judgement_tell(&v);
}

const struct command check_command = {
    .name = "check",
    .arguments = "GAME STATE [--OPTION=VALUE] [--json]",
    .summary = "valid, or the first error with its column",
    .help =
        "Exit status 0 and 'valid'; 1 for a record with an illegal move; 2 for a text that is no\n"
        "position at all. With '-' each line of standard input is a position with an answer of "
        "its\n"
        "own, 'valid' or 'error: ...', and the status is the worst of them.",
    .flags = json_flags,
    .game_options = true,
    .least = 2,
    .most = 2,
    .run = run_check,
};
