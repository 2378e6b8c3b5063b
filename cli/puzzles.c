/* parlour puzzles: positions with one move that is clearly best are made, listed and checked. */
#include "cli/commands.h"
#include "core/memory.h"
#include "host/files.h"
#include "host/solved.h"
#include "puzzle/find.h"
#include "puzzle/prove.h"
#include "puzzle/shipped.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PUZZLE_ROOM = 1 << 14, MOST_PUZZLES = 100000, MOST_GAMES = 1000000000 };

/* Puzzles in the making: a text that grows, in a file or on the screen. */
struct collection {
    const struct game *game;
    const char *path; /* or NULL */
    char *text;       /* ends with a NUL */
    uint64_t *alike;  /* a number for each puzzle */
    int count, next;  /* puzzles; the next game to be looked at */
};

static bool is_new(const struct collection *c, uint64_t likeness)
{
    for (int i = 0; i < c->count; i++)
        if (c->alike[i] == likeness)
            return false;
    return true;
}

static void note(struct collection *c, const struct puzzle *p)
{
    c->alike = memory_grow(c->alike, (size_t)(c->count + 1) * sizeof *c->alike);
    c->alike[c->count++] = puzzle_likeness(c->game, puzzle_state(p));
    c->next = p->game + 1;
}

/* What a file holds already: its puzzles are kept, and the search goes on behind the last of them. */
static bool take_up(struct collection *c, uint64_t seed)
{
    struct puzzle p;
    const char *why;
    size_t length;

    c->text = c->path ? file_read(c->path, &length) : NULL;
    if (!c->text && c->path && errno != ENOENT) {
        complain("cannot read %s: %s", c->path, strerror(errno));
        return false;
    }
    if (!c->text)
        c->text = calloc(1, 1);
    for (int i = 0; i < puzzle_count(c->text); i++) {
        if (!puzzle_read(c->game, c->text, i, &p, &why)) {
            complain("puzzle %d: %s", i + 1, why);
            return false;
        }
        note(c, &p);
        if (p.seed != seed)
            c->next = 0;
    }
    return true;
}

/* Every puzzle is safe on the disk before the next is looked for. */
static bool put(struct collection *c, const struct puzzle *p)
{
    char block[PUZZLE_ROOM];
    struct writer w = writer_over(block, sizeof block);
    size_t old = strlen(c->text);

    if (old > 0)
        write_char(&w, '\n');
    puzzle_write(c->game, p, &w);
    if (!c->path) {
        fputs(block, stdout);
        fflush(stdout);
    }
    c->text = memory_grow(c->text, old + w.size + 1);
    memcpy(c->text + old, block, w.size + 1);
    if (c->path && !file_write(c->path, c->text, old + w.size)) {
        complain("cannot write %s: %s", c->path, strerror(errno));
        return false;
    }
    return true;
}

static int make(const struct line *l, const struct game *g, int wanted)
{
    struct collection c = {.game = g, .path = line_flag(l, "to")};
    uint64_t seed = 1;
    const void *table = solved_shared(g, NULL);
    bool good = line_seed(l, &seed) && take_up(&c, seed);

    while (good && c.count < wanted && c.next < MOST_GAMES) {
        struct puzzle p;

        if (puzzle_find(g, table, seed, c.next++, &p) &&
            is_new(&c, puzzle_likeness(g, puzzle_state(&p)))) {
            note(&c, &p);
            good = put(&c, &p);
        }
    }
    free(c.text);
    memory_free(c.alike);
    return good ? YES : CANNOT_UNDERSTAND;
}

/* What a check counts. */
struct tally {
    int puzzles, wrong, found;
    double random; /* the sum of a random player's chances */
};

static void check_one(const struct game *g, const void *table, const struct puzzle *p, int steps,
                      int number, struct tally *t)
{
    const struct rules *rules = g->rules;
    move *list = memory_new((size_t)rules->most_moves * sizeof *list);
    struct puzzle again = *p;
    int clear = p->points ? CLEAR_POINTS : CLEAR_SHARE;
    int lead = puzzle_prove(g, table, &again, steps, p->seed + 1, clear);
    bool right = again.best == p->best && lead >= clear && again.exact >= p->exact;
    bool found = puzzle_answer_of(g, table, puzzle_state(p), LEVELS, p->seed + 1) == p->best;

    t->puzzles++;
    t->wrong += !right;
    t->found += found;
    t->random += 1.0 / rules->moves(puzzle_state(p), list);
    printf("%d\t%s\t%s\t%+.3f%s\n", number, right ? "right" : "WRONG",
           again.exact ? "exact" : "search", lead / 1000.0, found ? "" : "\tlevel 9 misses it");
    fflush(stdout);
    memory_free(list);
}

static int check(const struct line *l, const struct game *g, const char *text)
{
    const void *table = solved_shared(g, NULL);
    long long steps = 10 * PUZZLE_STEPS;
    struct tally t = {0};
    struct puzzle p;
    const char *why;

    if (!line_number(l, "steps", 100, 100000000, &steps))
        return CANNOT_UNDERSTAND;
    for (int i = 0; i < puzzle_count(text); i++) {
        if (!puzzle_read(g, text, i, &p, &why))
            return complain("puzzle %d: %s", i + 1, why);
        check_one(g, table, &p, (int)steps, i + 1, &t);
    }
    if (t.puzzles > 0)
        printf("%d puzzles, %d wrong; a random player solves %.1f %%, level 9 %.1f %%\n", t.puzzles,
               t.wrong, 100 * t.random / t.puzzles, 100.0 * t.found / t.puzzles);
    return t.wrong ? NO : YES;
}

static int list(const struct game *g, const char *text)
{
    struct puzzle p;
    const char *why;

    puts("number\tlevel\tkind\tbest\tnext\tproof");
    for (int i = 0; i < puzzle_count(text); i++) {
        char room[64];
        struct writer w = writer_over(room, sizeof room);

        if (!puzzle_read(g, text, i, &p, &why))
            return complain("puzzle %d: %s", i + 1, why);
        puzzle_write_value(&w, p.points, p.value[0]);
        write_char(&w, '\t');
        puzzle_write_value(&w, p.points, p.value[1]);
        printf("%d\t%d\t%s\t%s\t%s\n", i + 1, p.level, puzzle_title(p.kind), room,
               p.exact ? "exact" : "search");
    }
    return YES;
}

static int show(const struct game *g, const char *text, int number)
{
    char block[PUZZLE_ROOM];
    struct writer w = writer_over(block, sizeof block);
    struct puzzle p;
    const char *why;

    if (!puzzle_read(g, text, number - 1, &p, &why))
        return complain("puzzle %d: %s", number, why);
    puzzle_write(g, &p, &w);
    fputs(block, stdout);
    return YES;
}

static int run_puzzles(const struct line *l)
{
    const struct game *g = line_game(l);
    const char *path = line_flag(l, "of");
    const char *shipped = g ? shipped_puzzles(g->rules->name) : NULL;
    size_t length;
    char *own = g && path ? file_read(path, &length) : NULL;
    const char *text = own ? own : shipped ? shipped : "";
    long long wanted = 0, number = 0;
    int status;

    if (!g || !line_number(l, "make", 1, MOST_PUZZLES, &wanted) ||
        !line_number(l, "show", 1, MOST_PUZZLES, &number))
        return CANNOT_UNDERSTAND;
    if (path && !own)
        return complain("cannot read %s: %s", path, strerror(errno));
    if (!g->brain)
        status = complain("nobody knows what is good in this game");
    else if (wanted > 0)
        status = make(l, g, (int)wanted);
    else if (number > 0)
        status = show(g, text, (int)number);
    else
        status = line_flag(l, "check") ? check(l, g, text) : list(g, text);
    free(own);
    return status;
}

static const struct flag flags[] = {
    {"make", "N", "until there are so many"},
    {"seed", "S", "of the games that they are taken from (1)"},
    {"to", "FILE", "written there one by one; what it holds already is kept, and gone on from"},
    {"check", NULL, "look at each with ten times the search, and exactly where that is possible"},
    {"steps", "N", "of that look (40000)"},
    {"show", "N", "the N-th, as it stands in its file"},
    {"of", "FILE", "list or check these, instead of the game's own"},
    {0},
};

const struct command puzzles_command = {
    .name = "puzzles",
    .arguments = "GAME [--make N --seed S --to FILE | --check | --show N] [--of FILE]",
    .summary = "make, list and check positions with one move that is clearly best",
    .help =
        "A puzzle's answer is better than any other move by a quarter of a win at least, or by a "
        "\n"
        "point where somebody plays alone; its level is the lowest that finds it. The same "
        "seed gives\n"
        "the same puzzles everywhere. To solve them, see 'parlour help puzzle'.",
    .flags = flags,
    .least = 1,
    .most = 1,
    .run = run_puzzles,
};
