/* Runs tables of tests that a player can read and write:

       tables rules GAME FILE    positions and what the rules say of them
       tables bad GAME FILE      malformed texts and the exact error
       tables perft FILE         numbers of positions
       tables play GAME FILE     whole recorded games, replayed step by step

   Only stdio and the library, so that the same program also tests the WebAssembly build. */
#include "core/walk.h"
#include "games/catalogue.h"
#include "tests/tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_ROOM = 1 << 16, FIELDS = 8 };

static const struct rules *game;
static struct state *here, *there;

/* Takes a line apart at every `mark`; says how many fields. */
static int split(char *line, const char *mark, char *field[FIELDS])
{
    int count = 0;

    while (line && count < FIELDS) {
        char *end = strstr(line, mark);

        field[count++] = line;
        if (end) {
            *end = '\0';
            end += strlen(mark);
        }
        line = end;
    }
    return count;
}

static bool position(const char *text, struct state *s)
{
    struct reader r = reader_of(text);
    struct refusal why;

    if (read_position(game, &r, s, &why))
        return true;
    tap_note("column %d: %s %s", reader_column(&r), r.error, why.text);
    return false;
}

static bool agree(const char *got, const char *wanted)
{
    if (strcmp(got, wanted) == 0)
        return true;
    tap_note("wanted %s", wanted);
    tap_note("got    %s", got);
    return false;
}

static bool agree_state(const struct state *got, const struct state *wanted)
{
    char a[LINE_ROOM], b[LINE_ROOM];
    struct writer first = writer_over(a, sizeof a), second = writer_over(b, sizeof b);

    game->write_state(&first, got);
    game->write_state(&second, wanted);
    return agree(a, b) && state_equal(game, got, wanted);
}

/* legal | STATE | MOVE | yes   or   no: the sentence */
static bool check_legal(char **field)
{
    struct reader r = reader_of(field[2]);
    struct refusal why;
    move m = game->read_move(&r, here);
    char text[256];

    read_end(&r, "one move expected");
    if (r.error)
        return tap_note("column %d: %s", reader_column(&r), r.error), false;
    if (play(game, here, m, &why))
        return agree("yes", field[3]);
    snprintf(text, sizeof text, "no: %s", why.text);
    return strcmp(field[3], "no") == 0 || agree(text, field[3]);
}

/* after | STATE | MOVE MOVE ... | STATE */
static bool check_after(char **field)
{
    struct reader r = reader_of(field[2]);
    struct refusal why;

    for (read_space(&r); !read_done(&r); read_space(&r)) {
        move m = game->read_move(&r, here);

        if (!r.error && !play(game, here, m, &why))
            return tap_note("refused: %s", why.text), false;
    }
    if (r.error)
        return tap_note("column %d: %s", reader_column(&r), r.error), false;
    return position(field[3], there) && agree_state(here, there);
}

static bool check_numbers(const int *got, const char *wanted)
{
    char text[64];
    struct writer w = writer_over(text, sizeof text);

    for (int p = 0; p < game->players(here); p++) {
        if (p > 0)
            write_char(&w, ' ');
        write_number(&w, got[p]);
    }
    return agree(text, wanted);
}

static bool check_score(char **field)
{
    int got[MAX_PLAYERS] = {0};

    game->scores(here, got);
    return check_numbers(got, field[2]);
}

static bool check_result(char **field)
{
    int got[MAX_PLAYERS] = {0};

    if (game->actor(here) != OVER)
        return tap_note("the game is not over"), false;
    game->result(here, got);
    return check_numbers(got, field[2]);
}

static bool check_actor(char **field)
{
    int actor = game->actor(here);
    char text[16];

    snprintf(text, sizeof text, "%d", actor + 1);
    return agree(actor == CHANCE ? "chance" : actor == OVER ? "over" : text, field[2]);
}

static bool check_count(char **field)
{
    move list[MAX_MOVES];
    char text[16];

    snprintf(text, sizeof text, "%d", game->actor(here) == OVER ? 0 : game->moves(here, list));
    return agree(text, field[2]);
}

/* moves | STATE | MOVE MOVE ...: exactly these, in any order */
static bool check_moves(char **field)
{
    move list[MAX_MOVES];
    int count = game->moves(here, list), named = 0;
    struct reader r = reader_of(field[2]);

    for (read_space(&r); !read_done(&r); read_space(&r), named++) {
        move m = game->read_move(&r, here);

        if (!r.error && !is_legal(game, here, m))
            return tap_note("move %d of the list is not legal", named + 1), false;
    }
    if (r.error)
        return tap_note("column %d: %s", reader_column(&r), r.error), false;
    if (named != count)
        tap_note("%d moves named, %d legal", named, count);
    return named == count;
}

static const struct check {
    const char *name;
    int fields;
    bool (*run)(char **field);
} checks[] = {
    {"legal", 4, check_legal}, {"after", 4, check_after},
    {"score", 3, check_score}, {"result", 3, check_result},
    {"actor", 3, check_actor}, {"count", 3, check_count},
    {"moves", 3, check_moves}, {0},
};

static bool run_rule(char *line)
{
    char *field[FIELDS] = {0};
    int fields = split(line, " | ", field);

    for (const struct check *c = checks; c->name; c++)
        if (strcmp(field[0], c->name) == 0 && fields == c->fields)
            return position(field[1], here) && c->run(field);
    return tap_note("not a test: %s", field[0]), false;
}

/* \t \n \r \\ \xHH in place; says how long the text is then. */
static size_t unescape(char *text)
{
    char *to = text;

    for (const char *at = text; *at; at++) {
        if (*at != '\\') {
            *to++ = *at;
            continue;
        }
        at++;
        if (*at == 'x') {
            char digits[3] = {at[1], at[2], '\0'};

            *to++ = (char)strtol(digits, NULL, 16);
            at += 2;
        } else {
            *to++ = *at == 't' ? '\t' : *at == 'n' ? '\n' : *at == 'r' ? '\r' : *at;
        }
    }
    *to = '\0';
    return (size_t)(to - text);
}

static bool agree_error(const struct reader *r, const char *refusal, const char *column,
                        const char *sentence)
{
    char got[512], wanted[512];

    if (!r->error)
        return tap_note("it was accepted"), false;
    snprintf(got, sizeof got, "%d %s", reader_column(r), refusal[0] ? refusal : r->error);
    snprintf(wanted, sizeof wanted, "%s %s", column, sentence);
    return agree(got, wanted);
}

/* state TAB text TAB column TAB sentence;   move TAB STATE TAB text TAB column TAB sentence */
static bool run_bad(char *line)
{
    char *field[FIELDS] = {0};
    int fields = split(line, "\t", field);
    struct refusal why = {.text = ""};
    struct reader r;

    if (fields == 4 && strcmp(field[0], "state") == 0) {
        r = reader_over(field[1], unescape(field[1]));
        read_position(game, &r, here, &why);
        return agree_error(&r, why.text, field[2], field[3]);
    }
    if (fields == 5 && strcmp(field[0], "move") == 0) {
        if (!position(field[1], here))
            return false;
        r = reader_over(field[2], unescape(field[2]));
        game->read_move(&r, here);
        read_end(&r, "one move expected");
        return agree_error(&r, "", field[3], field[4]);
    }
    return tap_note("not a test: %s", field[0]), false;
}

static void use_game(const char *name)
{
    const struct game *g = catalogue_find(name, strlen(name));

    if (!g) {
        fprintf(stderr, "no game '%s'\n", name);
        exit(2);
    }
    state_free(here);
    state_free(there);
    game = g->rules;
    here = state_new(game);
    there = state_new(game);
}

/* game | STATE | depth | count */
static bool run_perft(char *line)
{
    char *field[FIELDS] = {0}, text[32];

    if (split(line, " | ", field) != 4)
        return tap_note("four fields expected"), false;
    use_game(field[0]);
    if (!position(field[1], here))
        return false;
    snprintf(text, sizeof text, "%llu", (unsigned long long)perft(game, here, atoi(field[2])));
    return agree(text, field[3]);
}

/* "--players=3": a choice of an option. */
static bool set_recorded(struct settings *with, const char *word)
{
    const char *equals = strchr(word, '=');
    int option = equals && strncmp(word, "--", 2) == 0
                     ? option_find(game->options, word + 2, (size_t)(equals - word - 2))
                     : -1;

    if (option >= 0)
        with->choice[option] =
            option_choice(&game->options[option], equals + 1, strlen(equals + 1));
    if (option >= 0 && with->choice[option] >= 0)
        return true;
    return tap_note("no such setting: %s", word), false;
}

/* "# --players=3 --seed 7" in the first line of a recorded game: its settings, each of which must be one, and the seed. */
static bool start_recorded(char *line)
{
    struct settings with = settings_preset(game->options);
    bool good = true, seeded = false;

    for (char *word = strtok(line + 1, " "); word && good; word = strtok(NULL, " ")) {
        if (strcmp(word, "--seed") == 0)
            seeded = strtok(NULL, " ") != NULL;
        else
            good = set_recorded(&with, word);
    }
    if (!good || !seeded)
        return good ? tap_note("no seed"), false : false;
    state_start(game, here, &with);
    return true;
}

/* game TAB step TAB actor TAB move TAB snapshot after */
static bool run_step(char *line)
{
    char *field[FIELDS] = {0}, *after[] = {NULL, NULL, NULL, NULL}, actor[16];

    if (line[0] == '#')
        return start_recorded(line);
    if (split(line, "\t", field) != 5)
        return tap_note("five fields expected"), false;
    snprintf(actor, sizeof actor, "%d", game->actor(here) + 1);
    after[2] = field[3];
    after[3] = field[4];
    return agree(game->actor(here) == CHANCE ? "chance" : actor, field[2]) && check_after(after);
}

static int run_file(const char *path, bool (*run)(char *), bool comments)
{
    static char line[LINE_ROOM], copy[LINE_ROOM];
    FILE *file = fopen(path, "r");
    int number = 0;

    if (!file) {
        fprintf(stderr, "cannot open %s\n", path);
        return 2;
    }
    while (fgets(line, sizeof line, file)) {
        number++;
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '\0' || (comments && line[0] == '#'))
            continue;
        snprintf(copy, sizeof copy, "%.100s", line);
        for (char *c = copy; *c; c++)
            if (*c == '#' || *c == '\t')
                *c = ' ';
        tap(run(line), "line %d: %s", number, copy);
    }
    fclose(file);
    state_free(here);
    state_free(there);
    return tap_done();
}

int main(int count, char **argument)
{
    if (count == 3 && strcmp(argument[1], "perft") == 0)
        return run_file(argument[2], run_perft, true);
    if (count != 4)
        return fputs("usage: tables rules|bad|play GAME FILE, or tables perft FILE\n", stderr), 2;
    use_game(argument[2]);
    if (strcmp(argument[1], "rules") == 0)
        return run_file(argument[3], run_rule, true);
    if (strcmp(argument[1], "bad") == 0)
        return run_file(argument[3], run_bad, true);
    return run_file(argument[3], run_step, false);
}
