/* Puzzles as text. A block of lines for each, parted by empty lines; lines that begin with # are for
   people:

       from: 1 17          seed of the search, number of the game
       kind: end
       level: 4
       proof: exact        or: search 4000
       position: ...       a snapshot
       best: MOVE = 0.812
       next: MOVE = 0.450
       line: MOVE MOVE     how it goes on after the best,
       refutes: MOVE MOVE  and after the next
       best: MOVE = 0.812  where more than one move is to be found: the next choice of the same player in the line,
       ...                 with next and refutes again */
#include "puzzle/puzzle.h"

#include "core/walk.h"
#include "puzzle/block.h"

#include <string.h>

static const char *const kind_words[] = {"end", "dice", "deny", "place", NULL};
static const char *const titles[] = {"Win the end", "Which dice to keep", "Stop the opponent",
                                     "The best place"};

const char *puzzle_title(const struct game *g, const struct puzzle *p)
{
    const struct riddle *first = &p->riddle[0];

    if (p->kind != PUZZLE_END && g->brain && g->brain->question)
        return g->brain->question(first->best, first->second);
    return titles[p->kind];
}

const struct state *puzzle_state(const struct puzzle *p)
{
    return (const struct state *)(const void *)p->room.bytes;
}

void puzzle_state_at(const struct game *g, const struct puzzle *p, int at, struct state *out)
{
    state_copy(g->rules, out, puzzle_state(p));
    for (int i = 0; i < at; i++)
        g->rules->apply(out, p->line[i]);
}

int puzzle_choice(const struct game *g, const struct puzzle *p, int at)
{
    const struct rules *rules = g->rules;
    struct state *s = state_new(rules);
    move list[MAX_MOVES];
    int solver = rules->actor(puzzle_state(p));

    puzzle_state_at(g, p, at, s);
    while (at < p->line_length && (rules->actor(s) != solver || rules->moves(s, list) < 2))
        rules->apply(s, p->line[at++]);
    state_free(s);
    return at;
}

void puzzle_write_line(const struct game *g, const struct state *from, const move *line, int length,
                       struct writer *w)
{
    struct state *s = state_new(g->rules);

    state_copy(g->rules, s, from);
    for (int i = 0; i < length; i++) {
        if (i > 0)
            write_char(w, ' ');
        g->rules->write_move(w, s, line[i]);
        g->rules->apply(s, line[i]);
    }
    state_free(s);
}

void puzzle_write_value(struct writer *w, bool points, int thousandths)
{
    int unit = points ? 100 : 10;
    int shown = (thousandths + (thousandths < 0 ? -unit : unit) / 2) / unit;

    if (points)
        write_tenths(w, shown);
    else
        write_number(w, shown);
    write_text(w, points ? " points" : " %");
}

static void write_answer(const struct rules *g, const struct state *s, const struct riddle *a,
                         int which, struct writer *w)
{
    write_text(w, which ? "\nnext: " : "\nbest: ");
    g->write_move(w, s, which ? a->second : a->best);
    write_text(w, " = ");
    write_number(w, a->value[which] / 1000);
    write_char(w, '.');
    write_digits(w, a->value[which] % 1000, 3);
}

/* The line stands with the first answer. */
static void write_riddle(const struct game *g, const struct puzzle *p, int which, struct writer *w)
{
    const struct riddle *a = &p->riddle[which];
    struct state *s = state_new(g->rules);

    puzzle_state_at(g, p, a->at, s);
    write_answer(g->rules, s, a, 0, w);
    write_answer(g->rules, s, a, 1, w);
    if (which == 0) {
        write_text(w, "\nline: ");
        puzzle_write_line(g, s, p->line, p->line_length, w);
    }
    write_text(w, "\nrefutes: ");
    puzzle_write_line(g, s, a->refute, a->refute_length, w);
    state_free(s);
}

void puzzle_write(const struct game *g, const struct puzzle *p, struct writer *w)
{
    write_text(w, "from: ");
    write_unsigned(w, p->seed);
    write_char(w, ' ');
    write_number(w, p->game);
    write_text(w, "\nkind: ");
    write_text(w, kind_words[p->kind]);
    write_text(w, "\nlevel: ");
    write_number(w, p->level);
    write_text(w, p->exact ? "\nproof: exact" : "\nproof: search ");
    if (!p->exact)
        write_number(w, p->steps);
    write_text(w, "\nposition: ");
    g->rules->write_state(w, puzzle_state(p));
    for (int i = 0; i < p->riddles; i++)
        write_riddle(g, p, i, w);
    write_char(w, '\n');
}

int puzzle_count(const char *text)
{
    int count = 0;

    for (const char *at = block_first(text); at; at = block_next(at))
        count++;
    return count;
}

static bool read_answer(const struct rules *g, const char *block, const struct state *s, int n,
                        struct riddle *a, int which)
{
    move *m = which ? &a->second : &a->best;
    struct reader r;
    int whole, part;

    block_line(block, which ? "next" : "best", n, &r);
    *m = g->read_move(&r, s);
    read_space(&r);
    read_exactly(&r, "= ", "expected = and a value");
    whole = read_number(&r, 1000000, "expected a value");
    read_exactly(&r, ".", "expected a value with three digits behind the point");
    part = read_digits(&r, 3, "expected a value with three digits behind the point");
    a->value[which] = 1000 * whole + part;
    return !r.error && is_legal(g, s, *m);
}

static bool read_line(const struct rules *g, const char *block, const char *key, int n,
                      const struct state *from, move *line, int *length)
{
    struct state *s = state_new(g);
    struct reader r;
    bool good = block_line(block, key, n, &r);

    state_copy(g, s, from);
    *length = 0;
    while (good && *length < MAX_LINE && !read_done(&r)) {
        move m = g->read_move(&r, s);

        good = !r.error && is_legal(g, s, m);
        if (good)
            g->apply(s, m);
        line[(*length)++] = m;
        read_space(&r);
    }
    state_free(s);
    return good && *length > 0 && read_done(&r);
}

static void read_head(const char *block, struct puzzle *p, struct reader *r)
{
    block_value(block, "from", r);
    p->seed = read_unsigned(r);
    read_space(r);
    p->game = read_number(r, 1000000000, "expected the number of a game");
    if (!r->error && block_value(block, "kind", r))
        p->kind = (enum puzzle_kind)read_word(r, kind_words, "no such kind of puzzle");
    if (!r->error && block_value(block, "level", r))
        p->level = read_number(r, LEVELS, "expected a level");
    if (!r->error && block_value(block, "proof", r)) {
        p->exact = read_if(r, "exact");
        if (!p->exact) {
            read_exactly(r, "search ", "expected exact, or search and its steps");
            p->steps = read_number(r, 1000000000, "expected a number of steps");
        }
    }
}

static const char *read_riddle(const struct game *g, const char *block, struct puzzle *p,
                               const struct state *s)
{
    const struct rules *rules = g->rules;
    struct riddle *a = &p->riddle[p->riddles];

    if (!read_answer(rules, block, s, p->riddles, a, 0) ||
        !read_answer(rules, block, s, p->riddles, a, 1))
        return "the answer is no legal move with a value";
    if ((p->riddles == 0 && !read_line(rules, block, "line", 0, s, p->line, &p->line_length)) ||
        p->line[a->at] != a->best ||
        !read_line(rules, block, "refutes", p->riddles, s, a->refute, &a->refute_length) ||
        a->refute[0] != a->second)
        return "the line does not go on from the answer";
    p->riddles++;
    return NULL;
}

/* The second answer and any further one, where they are asked for. */
static const char *read_rest(const struct game *g, const char *block, struct puzzle *p)
{
    struct state *s = state_new(g->rules);
    const char *wrong = NULL;
    struct reader r;

    while (!wrong && block_line(block, "best", p->riddles, &r)) {
        int at = puzzle_choice(g, p, p->riddle[p->riddles - 1].at + 1);

        if (p->riddles == MOST_RIDDLES || at == p->line_length) {
            wrong = "more is asked than the line has to choose";
        } else {
            p->riddle[p->riddles].at = at;
            puzzle_state_at(g, p, at, s);
            wrong = read_riddle(g, block, p, s);
        }
    }
    state_free(s);
    return wrong;
}

static const char *read_block(const struct game *g, const char *block, struct puzzle *p)
{
    const struct rules *rules = g->rules;
    struct state *s = (struct state *)(void *)p->room.bytes;
    const char *wrong;
    struct reader r;

    *p = (struct puzzle){0};
    read_head(block, p, &r);
    if (r.error)
        return r.error;
    block_value(block, "position", &r);
    rules->read_state(&r, s);
    if (r.error)
        return r.error;
    if (rules->actor(s) < 0)
        return "nobody is to decide in this position";
    p->points = rules->players(s) == 1;
    wrong = read_riddle(g, block, p, s);
    return wrong ? wrong : read_rest(g, block, p);
}

bool puzzle_read(const struct game *g, const char *text, int i, struct puzzle *out,
                 const char **why)
{
    const char *block = block_first(text), *wrong;

    while (block && i-- > 0)
        block = block_next(block);
    wrong = block ? read_block(g, block, out) : "there is no such puzzle";
    if (why)
        *why = wrong;
    return !wrong;
}

/* Steps through the puzzles by a number that has no factor in common with their count. */
int puzzle_of_day(int64_t day, int count)
{
    int by = count * 5 / 8 | 1, a, b;

    do {
        by += 2;
        for (a = count, b = by; b;) {
            int rest = a % b;

            a = b;
            b = rest;
        }
    } while (a != 1);
    day %= count;
    return (int)((day < 0 ? day + count : day) * by % count);
}
