/* parlour puzzles: positions with one move that is clearly best are made, listed and checked. */
#include "cli/commands.h"
#include "core/memory.h"
#include "host/files.h"
#include "host/solved.h"
#include "puzzle/find.h"
#include "puzzle/judge.h"
#include "puzzle/prove.h"
#include "puzzle/shipped.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_PUZZLES = 100000, MOST_GAMES = 1000000000, STALE_SHARE = 5 };

/* Puzzles in the making: a text that grows, in a file or on the screen. */
struct collection {
    const struct game *game;
    const char *path; /* or NULL */
    struct writer text;
    uint64_t *alike; /* a number for each puzzle, */
    move *answer;    /* and its first answer */
    int count, next; /* puzzles; the next game to be looked at */
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
    c->answer = memory_grow(c->answer, (size_t)(c->count + 1) * sizeof *c->answer);
    c->answer[c->count] = p->riddle[0].best;
    c->alike[c->count++] = puzzle_likeness(c->game, puzzle_state(p));
    c->next = p->game + 1;
}

/* What a file holds already: its puzzles are kept, and the search goes on behind the last of them. */
static bool take_up(struct collection *c, uint64_t seed)
{
    struct puzzle p;
    const char *why;
    size_t length = 0;
    char *old = c->path ? file_read(c->path, &length) : NULL;

    if (!old && c->path && errno != ENOENT) {
        complain("cannot read %s: %s", c->path, strerror(errno));
        return false;
    }
    c->text = writer_growing();
    write_text(&c->text, old ? old : "");
    free(old);
    if (c->text.size != length || (length > 0 && puzzle_count(c->text.text) == 0)) {
        complain("'%s' holds something else than puzzles: nothing was changed", c->path);
        return false;
    }
    for (int i = 0; i < puzzle_count(c->text.text); i++) {
        if (!puzzle_read(c->game, c->text.text, i, &p, &why)) {
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
    size_t old = c->text.size;

    if (old > 0)
        write_char(&c->text, '\n');
    puzzle_write(c->game, p, &c->text);
    if (!c->path) {
        fputs(c->text.text + old, stdout);
        fflush(stdout);
    } else if (!file_write(c->path, c->text.text, c->text.size)) {
        complain("cannot write %s: %s", c->path, strerror(errno));
        return false;
    }
    return true;
}

/* Answers that a fifth of the puzzles have are stale: who guessed them would be right too often. */
static int stale_answers(const struct collection *c, move out[STALE_SHARE])
{
    int count = 0;

    for (int i = 0; i < c->count; i++) {
        int times = 0;

        for (int k = i; k >= 0; k--)
            times += c->answer[k] == c->answer[i];
        if (STALE_SHARE * times >= c->count + STALE_SHARE && count < STALE_SHARE &&
            STALE_SHARE * (times - 1) < c->count + STALE_SHARE)
            out[count++] = c->answer[i];
    }
    return count;
}

static void release(struct collection *c)
{
    writer_free(&c->text);
    memory_free(c->alike);
    memory_free(c->answer);
}

static int make(const struct line *l, const struct game *g, int wanted)
{
    struct collection c = {.game = g, .path = line_flag(l, "to")};
    uint64_t seed = 1;
    const void *table = solved_shared(g, NULL);
    bool good = line_seed(l, &seed) && take_up(&c, seed);

    while (good && c.count < wanted && c.next < MOST_GAMES) {
        struct puzzle p;
        move stale[STALE_SHARE];
        int stales = stale_answers(&c, stale);

        if (puzzle_find(g, table, seed, c.next++, stale, stales, &p) &&
            is_new(&c, puzzle_likeness(g, puzzle_state(&p)))) {
            note(&c, &p);
            good = put(&c, &p);
        }
    }
    release(&c);
    return good ? YES : CANNOT_UNDERSTAND;
}

/* The same puzzles with the levels that find them now; goes on behind those that the file holds. */
static int grade(const struct line *l, const struct game *g, const char *text)
{
    struct collection c = {.game = g, .path = line_flag(l, "to")};
    const void *table = solved_shared(g, NULL);
    bool good = take_up(&c, 0);

    for (int i = c.count; good && i < puzzle_count(text); i++) {
        struct puzzle p;
        const char *why;

        good = puzzle_read(g, text, i, &p, &why);
        if (!good) {
            complain("puzzle %d: %s", i + 1, why);
            continue;
        }
        if (!puzzle_grade(g, table, &p))
            complain("puzzle %d: not even level %d finds it", i + 1, LEVELS);
        note(&c, &p);
        good = put(&c, &p);
    }
    release(&c);
    return good ? YES : CANNOT_UNDERSTAND;
}

/* What a check counts. */
struct tally {
    int puzzles, wrong, found;
    int steps;
    uint64_t seed; /* beside each puzzle's own */
    double random; /* the sum of a random player's chances */
};

/* One puzzle in a check. */
struct verdict {
    bool right, found; /* the answer is; level 9 finds it */
    int lead;          /* in thousandths; of several moves the least */
    double random;     /* a random player's chance */
};

static void check_part(const struct game *g, const void *table, const struct puzzle *p,
                       const struct tally *t, struct verdict *v)
{
    move *list = memory_new((size_t)g->rules->most_moves * sizeof *list);
    struct puzzle again = *p;
    move best = p->riddle[0].best;
    int clear = p->points ? CLEAR_POINTS : CLEAR_SHARE;
    int lead = puzzle_prove(g, table, &again, t->steps, p->seed + t->seed, clear);

    v->right &= again.riddle[0].best == best && lead >= clear && again.exact >= p->exact;
    v->found &= puzzle_answer_of(g, table, puzzle_state(p), LEVELS, p->seed + t->seed) == best;
    v->lead = lead < v->lead ? lead : v->lead;
    v->random /= g->rules->moves(puzzle_state(p), list);
    memory_free(list);
}

static void check_one(const struct game *g, const void *table, const struct puzzle *p, int number,
                      struct tally *t)
{
    struct verdict v = {.right = true, .found = true, .lead = INT_MAX, .random = 1};

    for (int i = 0; i < p->riddles; i++) {
        struct puzzle part = puzzle_part(g, p, i);

        check_part(g, table, &part, t, &v);
    }
    t->puzzles++;
    t->wrong += !v.right;
    t->found += v.found;
    t->random += v.random;
    printf("%d\t%s\t%s\t%+.3f\t%.1f %%%s\n", number, v.right ? "right" : "WRONG",
           p->exact ? "exact" : "search", v.lead / 1000.0, 100 * v.random,
           v.found ? "" : "\tlevel 9 misses it");
    fflush(stdout);
}

static int check(const struct line *l, const struct game *g, const char *text)
{
    const void *table = solved_shared(g, NULL);
    long long steps = 10 * PUZZLE_STEPS;
    struct tally t = {.seed = 1};
    struct puzzle p;
    const char *why;

    if (!line_number(l, "steps", 100, 100000000, &steps) || !line_seed(l, &t.seed))
        return CANNOT_UNDERSTAND;
    t.steps = (int)steps;
    if (puzzle_count(text) == 0)
        return complain("there are no puzzles to check");
    for (int i = 0; i < puzzle_count(text); i++) {
        if (!puzzle_read(g, text, i, &p, &why))
            return complain("puzzle %d: %s", i + 1, why);
        check_one(g, table, &p, i + 1, &t);
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

    puts("number\tlevel\tkind\tmoves\tbest\tnext\tproof");
    for (int i = 0; i < puzzle_count(text); i++) {
        char room[64];
        struct writer w = writer_over(room, sizeof room);

        if (!puzzle_read(g, text, i, &p, &why))
            return complain("puzzle %d: %s", i + 1, why);
        puzzle_write_value(&w, p.points, p.riddle[0].value[0]);
        write_char(&w, '\t');
        puzzle_write_value(&w, p.points, p.riddle[0].value[1]);
        printf("%d\t%d\t%s\t%d\t%s\t%s\n", i + 1, p.level, puzzle_title(g, &p), p.riddles, room,
               p.exact ? "exact" : "search");
    }
    return YES;
}

static int show(const struct game *g, const char *text, int number)
{
    struct writer w;
    struct puzzle p;
    const char *why;

    if (!puzzle_read(g, text, number - 1, &p, &why))
        return complain("puzzle %d: %s", number, why);
    w = writer_growing();
    puzzle_write(g, &p, &w);
    fputs(w.text, stdout);
    writer_free(&w);
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
    if (own && puzzle_count(own) == 0)
        return free(own), complain("'%s' holds no puzzles", path);
    if (!g->brain)
        status = complain("nobody knows what is good in this game");
    else if (wanted > 0)
        status = make(l, g, (int)wanted);
    else if (number > 0)
        status = show(g, text, (int)number);
    else if (line_flag(l, "grade"))
        status = grade(l, g, text);
    else
        status = line_flag(l, "check") ? check(l, g, text) : list(g, text);
    free(own);
    return status;
}

static const struct flag flags[] = {
    {"make", "N", "until there are so many"},
    {"seed", "S", "of the games that they are taken from, or of the looks of --check (1)"},
    {"to", "FILE", "written there one by one; what it holds already is kept, and gone on from"},
    {"check", NULL, "look at each with ten times the search, and exactly where that is possible"},
    {"steps", "N", "of that look (40000)"},
    {"grade", NULL, "find their levels again, for players that have changed"},
    {"show", "N", "the N-th, as it stands in its file"},
    {"of", "FILE", "list or check these, instead of the game's own"},
    {0},
};

const struct command puzzles_command = {
    .name = "puzzles",
    .arguments =
        "GAME [--make N | --check | --grade | --show N] [--seed S] [--of FILE] [--to FILE]",
    .summary = "make, list and check positions with one move that is clearly best",
    .help =
        "A puzzle's answer is better than any other move by a quarter of a win at least, or by a\n"
        "point where somebody plays alone; its level is the lowest that finds it. The same seed\n"
        "gives the same puzzles everywhere. To solve them, see 'parlour help puzzle'.",
    .flags = flags,
    .least = 1,
    .most = 1,
    .run = run_puzzles,
};
