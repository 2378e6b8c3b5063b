/* A game in the terminal: people and computer players in any seat. */
#include "cli/commands.h"

#include "cli/thinking.h"
#include "core/walk.h"
#include "host/files.h"
#include "table/table.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_ROOM = 4096 };

struct session {
    struct table *table;
    const struct game *game;
    int told;  /* moves of the history that were told already */
    bool show; /* the board has changed since it was last printed */
    bool done;
};

static void tell_moves(struct session *s)
{
    char text[512];

    if (table_at(s->table) < s->told)
        s->told = table_at(s->table);
    for (; s->told < table_at(s->table); s->told++) {
        struct writer w = writer_over(text, sizeof text);

        table_tell_move(s->table, s->told, &w);
        if (w.size > 0)
            puts(text);
        s->show = true;
    }
}

/* Dice, forced moves and computers, until a person is asked or the game is over. */
static void run_on(struct session *s)
{
    struct job job;

    for (;;) {
        while (table_tick(s->table, 1))
            tell_moves(s);
        tell_moves(s);
        if (!table_job(s->table, &job))
            return;
        struct thinker who = {
            .game = s->game, .skill = skill_level(s->game->brain, job.level), .threads = 2};

        table_answer(s->table, job.generation,
                     thinker_move(&who, job_state(&job), job.seed, NULL, NULL));
    }
}

/* In columns as wide as the widest move, as many as a terminal has room for. */
static void print_list(struct session *s, const char *rest)
{
    const struct state *now = table_state(s->table);
    move list[MAX_MOVES];
    int count = s->game->rules->moves(now, list), widest = 1;
    char text[256];

    (void)rest;
    for (int i = 0; i < count; i++) {
        struct writer w = writer_over(text, sizeof text);

        s->game->rules->write_move(&w, now, list[i]);
        widest = (int)w.size > widest ? (int)w.size : widest;
    }
    for (int i = 0; i < count; i++) {
        int columns = count > 12 ? 78 / (widest + 7) : 1;
        struct writer w = writer_over(text, sizeof text);
        bool last = columns <= 1 || i % columns == columns - 1 || i + 1 == count;

        s->game->rules->write_move(&w, now, list[i]);
        printf("%4d  %-*s%c", i + 1, last ? 0 : widest, text, last ? '\n' : ' ');
    }
}

static void print_hint(struct session *s, const char *rest)
{
    const struct state *now = table_state(s->table);
    const struct brain *brain = s->game->brain;
    struct thinker who = {.game = s->game, .skill = skill_level(brain, LEVELS), .threads = 2};
    char text[256];
    struct writer w = writer_over(text, sizeof text);
    struct thought found;
    struct job job;

    (void)rest;
    if (!table_hint_job(s->table, &job))
        return;
    thinker_move(&who, now, job.seed, NULL, &found);
    s->game->rules->write_move(&w, now, found.best);
    if (brain && brain->reason) {
        write_text(&w, ", ");
        brain->reason(&w, now, found.best);
    }
    puts(text);
}

static int read_who(const char *word)
{
    if (strcmp(word, "person") == 0)
        return SEAT_PERSON;
    if (strcmp(word, "random") == 0)
        return SEAT_RANDOM;
    if (word[0] >= '1' && word[0] <= '9' && !word[1])
        return word[0] - '0';
    complain("a seat is a person, random, or a level from 1 to 9, not '%s'", word);
    return -2;
}

static void change_seat(struct session *s, const char *words)
{
    char who[16];
    int player, seat;

    if (sscanf(words, "%d %15s", &player, who) != 2 || player < 1 ||
        player > table_players(s->table)) {
        complain("say 'seat 2 5': player 2 becomes level 5");
        return;
    }
    seat = read_who(who);
    if (seat >= SEAT_PERSON)
        table_seat(s->table, player - 1, seat);
}

static void save(struct session *s, const char *path)
{
    static char text[1 << 20];
    struct writer w = writer_over(text, sizeof text);

    table_save(s->table, &w);
    if (!file_write(path, text, w.size))
        complain("cannot write '%s': %s", path, strerror(errno));
    else
        printf("saved in %s\n", path);
}

/* A move: by its number in the list, or in the game's notation. */
static void try_move(struct session *s, const char *line)
{
    const struct rules *g = s->game->rules;
    struct reader r = reader_of(line);
    move list[MAX_MOVES], m;
    char *end;
    long number = strtol(line, &end, 10);

    if (end != line && !*end && number >= 1 && number <= g->moves(table_state(s->table), list)) {
        m = list[number - 1];
    } else {
        m = g->read_move(&r, table_state(s->table));
        read_end(&r, "one move at a time, please");
        if (r.error) {
            complain_at(&r);
            return;
        }
    }
    if (!table_play(s->table, m))
        puts(table_refusal(s->table)->text);
}

static void print_help(struct session *s, const char *rest)
{
    (void)s;
    (void)rest;
    fputs("  a move        in the game's notation, or its number in the list of 'moves'\n"
          "  moves         every legal move\n"
          "  hint          what a strong player would do\n"
          "  undo, redo    back to your last decision, and forward again\n"
          "  board         the board once more;  text: the position as text\n"
          "  seat N WHO    player N becomes a person, random, or a level 1 to 9\n"
          "  save FILE     the whole game, to go on later with --load FILE\n"
          "  quit\n",
          stdout);
}

static void undo(struct session *s, const char *rest)
{
    (void)rest;
    if (!table_undo(s->table))
        puts("There is nothing to take back.");
    s->show = true;
}

static void redo(struct session *s, const char *rest)
{
    (void)rest;
    if (!table_redo(s->table))
        puts("There is nothing to redo.");
    s->show = true;
}

static void show_board(struct session *s, const char *rest)
{
    (void)rest;
    s->show = true;
}

static void print_text(struct session *s, const char *rest)
{
    (void)rest;
    print_snapshot(s->game->rules, table_state(s->table));
    putchar('\n');
}

static void quit(struct session *s, const char *rest)
{
    (void)rest;
    s->done = true;
}

/* What can be typed besides moves; `rest` is what stands behind the word. */
static const struct {
    const char *word;
    bool takes_more;
    void (*run)(struct session *s, const char *rest);
} typed[] = {
    {"help", false, print_help}, {"moves", false, print_list}, {"hint", false, print_hint},
    {"undo", false, undo},       {"redo", false, redo},        {"board", false, show_board},
    {"text", false, print_text}, {"seat", true, change_seat},  {"save", true, save},
    {"quit", false, quit},
};

static bool take_command(struct session *s, const char *line)
{
    size_t length = strcspn(line, " ");

    for (size_t i = 0; i < sizeof typed / sizeof *typed; i++)
        if (text_equal(line, length, typed[i].word) && (typed[i].takes_more || !line[length])) {
            typed[i].run(s, line + length + (line[length] == ' '));
            return true;
        }
    return false;
}

static void prompt(const struct session *s)
{
    char text[256];
    struct writer w = writer_over(text, sizeof text);

    table_status(s->table, &w);
    printf("%s\n> ", text);
    fflush(stdout);
}

static int run_session(struct session *s)
{
    char line[LINE_ROOM];
    bool over = false;

    while (!s->done) {
        run_on(s);
        if (s->show)
            print_board(s->game->rules, table_state(s->table));
        s->show = false;
        over = table_actor(s->table) == OVER;
        prompt(s);
        if (!fgets(line, sizeof line, stdin)) {
            putchar('\n');
            break;
        }
        line[strcspn(line, "\r\n")] = '\0';
        if (*line && !take_command(s, line) && !over)
            try_move(s, line);
    }
    return YES;
}

/* --seats person,5,random: who sits where; what is not said is a person at first, then level 3. */
static bool take_seats(const struct line *l, struct table *t)
{
    const char *seats = line_flag(l, "seats");
    char word[16];

    for (int p = 0; p < table_players(t); p++) {
        int who = p == 0 ? SEAT_PERSON : 3;
        size_t length = seats ? strcspn(seats, ",") : 0;

        if (length > 0) {
            snprintf(word, sizeof word, "%.*s", length < 15 ? (int)length : 15, seats);
            who = read_who(word);
            if (who < SEAT_PERSON)
                return false;
        }
        table_seat(t, p, who);
        if (seats)
            seats += length + (seats[length] == ',');
    }
    if (seats && *seats)
        return complain("there are only %d seats", table_players(t)), false;
    return true;
}

static int load(struct session *s, const char *path)
{
    size_t length;
    char *text = file_read(path, &length);
    struct reader r;
    int status = YES;

    if (!text)
        return complain("cannot read '%s': %s", path, strerror(errno));
    r = reader_over(text, length);
    if (!table_load(s->table, &r))
        status = complain("%s: column %d: %s", path, reader_column(&r), r.error);
    free(text);
    return status;
}

static int run_play(const struct line *l)
{
    struct session s = {.game = line_game(l), .show = true};
    struct settings with;
    uint64_t seed = seed_from_clock();
    const char *path = line_flag(l, "load");
    int status = YES;

    if (!s.game || !line_settings(l, s.game->rules, &with) || !line_seed(l, &seed))
        return CANNOT_UNDERSTAND;
    s.table = table_new(s.game, &with, seed);
    table_speed(s.table, 0);
    if (!take_seats(l, s.table))
        status = CANNOT_UNDERSTAND;
    else if (path)
        status = load(&s, path);
    if (status == YES) {
        s.told = table_at(s.table);
        printf("%s, seed %llu. 'help' tells what you can type.\n", s.game->rules->title,
               (unsigned long long)table_seed(s.table));
        status = run_session(&s);
    }
    table_free(s.table);
    return status;
}

static const struct flag play_flags[] = {
    {"seats", "WHO,WHO", "person, random, or a level 1 to 9 for each seat (person,3,3,3)"},
    {"seed", "N", "the dice follow from N"},
    {"load", "FILE", "go on with a saved game"},
    {0},
};

const struct command play_command = {
    .name = "play",
    .arguments = "GAME [--seats WHO,WHO,...] [--seed N] [--load FILE] [--OPTION=VALUE]",
    .summary = "a game in the terminal, people and computers in any seat",
    .help = "Type a move, its number in the list of 'moves', or 'help'.",
    .flags = play_flags,
    .game_options = true,
    .least = 1,
    .most = 1,
    .run = run_play,
};
