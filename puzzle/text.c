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
       refutes: MOVE MOVE  and after the next */
#include "puzzle/puzzle.h"

#include "core/walk.h"
#include "puzzle/block.h"

#include <string.h>

static const char *const kind_words[] = {"end", "dice", "deny", "place", NULL};
static const char *const titles[] = {"Win the end", "Which dice to keep", "Whom to deny",
                                     "The best place"};

const char *puzzle_title(enum puzzle_kind k)
{
    return titles[k];
}

const struct state *puzzle_state(const struct puzzle *p)
{
    return (const struct state *)(const void *)p->room.bytes;
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
    int shown = (thousandths + (points ? 50 : 5)) / (points ? 100 : 10);

    write_number(w, points ? shown / 10 : shown);
    if (points) {
        write_char(w, '.');
        write_number(w, shown % 10);
    }
    write_text(w, points ? " points" : " %");
}

static void write_answer(const struct game *g, const struct puzzle *p, int which, struct writer *w)
{
    write_text(w, which ? "\nnext: " : "\nbest: ");
    g->rules->write_move(w, puzzle_state(p), which ? p->second : p->best);
    write_text(w, " = ");
    write_number(w, p->value[which] / 1000);
    write_char(w, '.');
    write_digits(w, p->value[which] % 1000, 3);
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
    write_answer(g, p, 0, w);
    write_answer(g, p, 1, w);
    write_text(w, "\nline: ");
    puzzle_write_line(g, puzzle_state(p), p->line, p->line_length, w);
    write_text(w, "\nrefutes: ");
    puzzle_write_line(g, puzzle_state(p), p->refute, p->refute_length, w);
    write_char(w, '\n');
}

int puzzle_count(const char *text)
{
    int count = 0;

    for (const char *at = block_first(text); at; at = block_next(at))
        count++;
    return count;
}

static bool read_answer(const struct rules *g, const char *block, struct puzzle *p, int which)
{
    move *m = which ? &p->second : &p->best;
    struct reader r;
    int whole, part;

    block_value(block, which ? "next" : "best", &r);
    *m = g->read_move(&r, puzzle_state(p));
    read_space(&r);
    read_exactly(&r, "= ", "expected = and a value");
    whole = read_number(&r, 1000000, "expected a value");
    read_exactly(&r, ".", "expected a value with three digits behind the point");
    part = read_digits(&r, 3, "expected a value with three digits behind the point");
    p->value[which] = 1000 * whole + part;
    return !r.error && is_legal(g, puzzle_state(p), *m);
}

static bool read_line(const struct rules *g, const char *block, const char *key,
                      const struct puzzle *p, move *line, int *length)
{
    struct state *s = state_new(g);
    struct reader r;
    bool good = block_value(block, key, &r);

    state_copy(g, s, puzzle_state(p));
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

static const char *read_block(const struct game *g, const char *block, struct puzzle *p)
{
    const struct rules *rules = g->rules;
    struct state *s = (struct state *)(void *)p->room.bytes;
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
    if (!read_answer(rules, block, p, 0) || !read_answer(rules, block, p, 1))
        return "the answer is no legal move with a value";
    if (!read_line(rules, block, "line", p, p->line, &p->line_length) || p->line[0] != p->best ||
        !read_line(rules, block, "refutes", p, p->refute, &p->refute_length) ||
        p->refute[0] != p->second)
        return "the line does not go on from the answer";
    return NULL;
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
