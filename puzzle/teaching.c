/* Lessons as text. A block of lines for each:

       lesson: Corners, never edges
       teach: what is to be known, and what is to be done
       position: ...       a snapshot
       answer: MOVE MOVE   any of these is right; or: any
       wrong: MOVE = why   as often as there is something to say of a single move
       else: why another one is wrong
       praise: what a right one has brought */
#include "puzzle/teaching.h"

#include "core/walk.h"
#include "puzzle/block.h"

int teaching_count(const char *text)
{
    return puzzle_count(text);
}

static struct span span_of(const char *block, const char *key)
{
    struct reader r;

    block_value(block, key, &r);
    return (struct span){r.at, (size_t)(r.end - r.at)};
}

static bool read_answers(const struct rules *g, const char *block, const struct puzzle *p,
                         struct teaching *out)
{
    struct reader r;

    if (!block_value(block, "answer", &r))
        return false;
    out->any = read_if(&r, "any");
    while (!read_done(&r) && !r.error && out->answers < MOST_ANSWERS) {
        move m = g->read_move(&r, puzzle_state(p));

        if (r.error || !is_legal(g, puzzle_state(p), m))
            return false;
        out->answer[out->answers++] = m;
        read_space(&r);
    }
    return read_done(&r) && out->any == (out->answers == 0);
}

static bool read_wrong(const struct rules *g, const char *block, const struct puzzle *p,
                       struct teaching *out)
{
    struct reader r;

    for (int n = 0; n < MOST_WRONG && block_line(block, "wrong", n, &r); n++) {
        move m = g->read_move(&r, puzzle_state(p));

        read_exactly(&r, " = ", "expected = and why");
        if (r.error || !is_legal(g, puzzle_state(p), m) || teaching_accepts(out, m))
            return false;
        out->wrong[n].made = m;
        out->wrong[n].why = (struct span){r.at, (size_t)(r.end - r.at)};
        out->wrongs++;
    }
    return true;
}

static const char *read_block(const struct game *g, const char *block, struct teaching *out,
                              struct puzzle *p)
{
    const struct rules *rules = g->rules;
    struct reader r;

    *out = (struct teaching){.title = span_of(block, "lesson"),
                             .teach = span_of(block, "teach"),
                             .praise = span_of(block, "praise"),
                             .otherwise = span_of(block, "else")};
    *p = (struct puzzle){0};
    block_value(block, "position", &r);
    rules->read_state(&r, (struct state *)(void *)p->room.bytes);
    if (r.error)
        return r.error;
    if (rules->actor(puzzle_state(p)) < 0)
        return "nobody is to decide in this position";
    if (!read_answers(rules, block, p, out))
        return "the answer is no legal move";
    if (!read_wrong(rules, block, p, out))
        return "what is said to be wrong is no legal move, or an answer";
    if (!out->title.length || !out->teach.length || !out->praise.length ||
        (!out->any && !out->otherwise.length))
        return "a lesson has a title, words to teach and to praise, and some for a wrong answer";
    p->riddles = 1;
    p->riddle[0].best = out->answer[0];
    return NULL;
}

bool teaching_read(const struct game *g, const char *text, int i, struct teaching *out,
                   struct puzzle *p, const char **why)
{
    const char *block = block_first(text), *wrong;

    while (block && i-- > 0)
        block = block_next(block);
    wrong = block ? read_block(g, block, out, p) : "there is no such lesson";
    if (why)
        *why = wrong;
    return !wrong;
}

bool teaching_accepts(const struct teaching *t, move m)
{
    for (int i = 0; i < t->answers; i++)
        if (t->answer[i] == m)
            return true;
    return t->any;
}

struct span teaching_doubt(const struct teaching *t, move m)
{
    for (int i = 0; i < t->wrongs; i++)
        if (t->wrong[i].made == m)
            return t->wrong[i].why;
    return t->otherwise;
}
