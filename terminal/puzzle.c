/* parlour puzzle, parlour lesson: a position with one move that is clearly best, or one that teaches an idea, in the
   terminal. */
#include "cli/commands.h"
#include "core/walk.h"
#include "host/solved.h"
#include "host/store.h"
#include "puzzle/prove.h"
#include "puzzle/quest.h"
#include "terminal/input.h"
#include "terminal/sitting.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { REFUTE_STEPS = 2000, REFUTE_LENGTH = 4 };

struct desk {
    struct sitting sitting; /* game, table and input: to list moves and to read lines */
    struct quest quest;
    struct state *now; /* where the answer is expected */
    const void *solver;
    bool done;
};

static const char *const words[] = {"?",    "board", "hint",     "moves",
                                    "next", "quit",  "solution", NULL};

/* What Tab offers. */
static const char *offer(void *context, size_t n)
{
    static char text[256];
    const struct desk *d = context;
    struct writer w = writer_over(text, sizeof text);
    size_t count = sizeof words / sizeof *words - 1;
    const struct state *s = d->now;
    move list[MAX_MOVES];

    if (n < count)
        return words[n];
    if (n - count >= (size_t)d->sitting.game->rules->moves(s, list))
        return NULL;
    d->sitting.game->rules->write_move(&w, s, list[n - count]);
    return text;
}

static void say(struct desk *d, const char *text)
{
    page_start(&d->sitting);
    page_text(text);
}

static void show(struct desk *d)
{
    char text[1024];
    struct writer w = writer_over(text, sizeof text);

    print_board(d->sitting.game->rules, d->now);
    quest_ask(&d->quest, &w);
    write_char(&w, ' ');
    table_question(d->sitting.table, &w);
    write_text(&w, " '?' tells what you can type.");
    say(d, text);
}

/* A table with this position on it. */
static struct table *laid_out(const struct game *g, const struct state *s)
{
    struct settings with = settings_preset(g->rules->options);
    struct table *t = table_new(g, &with, 0);
    char text[8192];
    struct writer w = writer_over(text, sizeof text);
    struct refusal why;
    struct reader r;

    g->rules->write_state(&w, s);
    r = reader_of(text);
    table_position(t, &r, &why);
    return t;
}

/* Lays out the position in which the next answer is expected. */
static void begin(struct desk *d)
{
    puzzle_state_at(d->sitting.game, &d->quest.puzzle, quest_at(&d->quest), d->now);
    table_free(d->sitting.table);
    d->sitting.table = laid_out(d->sitting.game, d->now);
    show(d);
}

/* The same moves in words: "Cyan turned Assam right." */
static void tell_line(const struct desk *d, const struct state *from, const move *line, int length,
                      struct writer *w)
{
    struct table *t = laid_out(d->sitting.game, from);

    for (int i = 0; i < length && table_play(t, line[i]); i++) {
        write_text(w, i ? " " : "");
        table_tell_move(t, table_at(t) - 1, w);
    }
    table_free(t);
}

static void print_line(struct desk *d, const char *before, const struct state *from,
                       const move *line, int length)
{
    char text[1024];
    struct writer w = writer_over(text, sizeof text);

    write_text(&w, before);
    puzzle_write_line(d->sitting.game, from, line, length, &w);
    say(d, text);
    w = writer_over(text, sizeof text);
    tell_line(d, from, line, length, &w);
    say(d, text);
}

/* Solved or shown, it counts: once. */
static void note(struct desk *d)
{
    struct store *st = store_new();
    struct session *s = session_new(store_chance(), (int64_t)time(NULL));
    struct effect e;
    int streak;

    session_note(s, &d->quest);
    while (session_effect(s, &e))
        store_serve(st, s, &e);
    streak = session_streak(s);
    if (d->quest.state == QUEST_RIGHT && !d->quest.lesson && streak > 1)
        printf("%d days in a row.\n", streak);
    session_free(s);
    store_free(st);
}

static void solution(struct desk *d)
{
    char text[512];
    struct writer w = writer_over(text, sizeof text);
    const struct puzzle *p = &d->quest.puzzle;
    bool was_open = d->quest.state == QUEST_OPEN;

    quest_reveal(&d->quest, &w);
    if (was_open)
        note(d);
    if (d->quest.teaching.any) {
        say(d, "Any legal move will do; 'moves' lists them.");
        return;
    }
    print_line(d, d->quest.lesson ? "The answer: " : "The answer, and how it goes on: ",
               puzzle_state(p), p->line, p->line_length);
    say(d, text);
}

static void hint(struct desk *d)
{
    char text[512];
    struct writer w = writer_over(text, sizeof text);

    if (quest_hint(&d->quest, &w))
        say(d, text);
    else
        solution(d);
}

/* What somebody strong would do after a wrong answer. */
static void refute(struct desk *d, move m)
{
    const struct rules *g = d->sitting.game->rules;
    struct state *s = state_new(g);
    move line[MAX_LINE];
    int length;
    char text[512];
    struct writer w = writer_over(text, sizeof text);

    quest_doubt(&d->quest, m, &w);
    say(d, text);
    if (d->quest.lesson) {
        state_free(s);
        return;
    }
    state_copy(g, s, d->now);
    g->apply(s, m);
    length = puzzle_line_from(d->sitting.game, d->solver, s, REFUTE_STEPS, d->quest.puzzle.seed,
                              line, REFUTE_LENGTH);
    if (length > 0)
        print_line(d, "What would follow: ", s, line, length);
    state_free(s);
}

/* After a right answer to riddle `from`: the rest of the line, or what comes before the next answer. */
static void go_on(struct desk *d, const struct riddle *from)
{
    const struct puzzle *p = &d->quest.puzzle;
    int at = from->at;

    if (d->quest.state != QUEST_OPEN) {
        print_line(d, "How it goes on: ", d->now, p->line + at, p->line_length - at);
        return;
    }
    d->sitting.game->rules->apply(d->now, p->line[at++]);
    if (at < quest_at(&d->quest))
        print_line(d, "What follows: ", d->now, p->line + at, quest_at(&d->quest) - at);
    begin(d);
}

static void answer(struct desk *d, const char *line)
{
    const struct rules *g = d->sitting.game->rules;
    const struct state *s = d->now;
    const struct riddle *asked = quest_riddle(&d->quest);
    struct reader r = reader_of(line);
    struct refusal why = {.text = ""};
    move list[MAX_MOVES];
    int count = g->moves(s, list);
    long number = strspn(line, "0123456789") == strlen(line) ? strtol(line, NULL, 10) : 0;
    move m = number > 0 && number <= count ? list[number - 1] : g->read_move(&r, s);
    bool was_open = d->quest.state == QUEST_OPEN;
    char text[512];
    struct writer w = writer_over(text, sizeof text);

    if (number == 0)
        read_end(&r, "one move at a time, please");
    if (r.error) {
        printf("column %d: %s\n", reader_column(&r), r.error);
    } else if (!is_legal(g, s, m)) {
        puts(g->why_not(s, m, &why) ? why.text : "That is no legal move.");
    } else if (quest_answer(&d->quest, m)) {
        quest_praise(&d->quest, &w);
        say(d, text);
        if (was_open && d->quest.state != QUEST_OPEN)
            note(d);
        if (!d->quest.lesson)
            go_on(d, asked);
    } else {
        refute(d, m);
    }
}

static void run_line(struct desk *d, const char *line)
{
    struct quest *s = &d->quest;

    if (strcmp(line, "quit") == 0 || strcmp(line, "q") == 0) {
        d->done = true;
    } else if (strcmp(line, "?") == 0) {
        say(d, "A move, or its number in the list of 'moves'; 'moves PATTERN', 'hint' (each tells "
               "more), 'solution', 'board', 'next', 'quit'.");
    } else if (strcmp(line, "board") == 0) {
        show(d);
    } else if (strcmp(line, "hint") == 0) {
        hint(d);
    } else if (strcmp(line, "solution") == 0) {
        solution(d);
    } else if (strcmp(line, "next") == 0) {
        if ((s->lesson ? quest_lesson : quest_begin)(s, d->sitting.game,
                                                     (s->number + 1) % s->count))
            begin(d);
    } else if (strncmp(line, "moves", 5) == 0 && (!line[5] || line[5] == ' ')) {
        moves_list(&d->sitting, line + (line[5] ? 6 : 5));
    } else {
        answer(d, line);
    }
}

/* Until the last puzzle that was looked at is solved, or somebody has enough. */
static int solve(struct desk *d)
{
    const char *line;

    d->now = state_new(d->sitting.game->rules);
    d->sitting.input = input_open(offer, d);
    begin(d);
    while (!d->done &&
           (line = input_next(d->sitting.input, d->quest.lesson ? "lesson> " : "puzzle> "))) {
        line += strspn(line, " \t");
        if (*line)
            run_line(d, line);
    }
    input_close(d->sitting.input);
    table_free(d->sitting.table);
    state_free(d->now);
    return d->quest.state == QUEST_RIGHT ? YES : NO;
}

static int run_puzzle(const struct line *l)
{
    const struct game *g = line_game(l);
    struct desk d = {.sitting = {.game = g}};
    const char *which = l->words > 1 ? l->word[1] : "today";
    bool today = strcmp(which, "today") == 0;
    int count = g ? quest_count(g) : 0;
    long number = strtol(which, NULL, 10);

    if (!g)
        return CANNOT_UNDERSTAND;
    if (count == 0)
        return complain("no puzzles come with this game; 'parlour puzzles' makes some");
    if (!today && (number < 1 || number > count))
        return complain("'%s' is neither today nor a number from 1 to %d", which, count);
    if (today ? !quest_today(&d.quest, g, (int64_t)time(NULL))
              : !quest_begin(&d.quest, g, (int)number - 1))
        return complain("this puzzle cannot be read");
    d.solver = solved_shared(g, NULL);
    return solve(&d);
}

const struct command puzzle_command = {
    .name = "puzzle",
    .arguments = "GAME [today | N]",
    .summary = "a position with one move that is clearly best: find it",
    .help = "Today's is the same for everybody; the others go by their numbers ('parlour puzzles "
            "GAME' lists\n"
            "them). Type a move, or '?'. Exit status 0: the last one was solved; 1: it was not.",
    .least = 1,
    .most = 2,
    .run = run_puzzle,
};

/* The first lesson that nobody on this machine has come through. */
static int next_lesson(const struct game *g)
{
    struct store *st = store_new();
    struct session *s = session_new(store_chance(), (int64_t)time(NULL));
    struct effect e;
    int learnt;

    session_learnt(s, g);
    while (session_effect(s, &e))
        store_serve(st, s, &e);
    learnt = session_learnt(s, g);
    session_free(s);
    store_free(st);
    return learnt % quest_lessons(g);
}

static int run_lesson(const struct line *l)
{
    const struct game *g = line_game(l);
    struct desk d = {.sitting = {.game = g}};
    int count = g ? quest_lessons(g) : 0;
    long number = l->words > 1 ? strtol(l->word[1], NULL, 10) : 0;

    if (!g)
        return CANNOT_UNDERSTAND;
    if (count == 0)
        return complain("no lessons come with this game");
    if (l->words > 1 && (number < 1 || number > count))
        return complain("'%s' is no number from 1 to %d", l->word[1], count);
    if (!quest_lesson(&d.quest, g, l->words > 1 ? (int)number - 1 : next_lesson(g)))
        return complain("this lesson cannot be read");
    return solve(&d);
}

const struct command lesson_command = {
    .name = "lesson",
    .arguments = "GAME [N]",
    .summary = "a short course: positions that teach one idea each",
    .help = "Without a number, the first one that has not been taken yet. Type a move, or '?'. "
            "Exit status 0:\n"
            "the last one was solved; 1: it was not.",
    .least = 1,
    .most = 2,
    .run = run_lesson,
};
