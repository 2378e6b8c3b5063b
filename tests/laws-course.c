/* The laws of pages while somebody looks at how a game went, or at a puzzle: the same as of any page, with figures as wide as they get, and
   an answer that is pointed out is said in full. */
#include "tests/laws.h"

#include "core/memory.h"
#include "core/walk.h"
#include "puzzle/quest.h"
#include "tests/tap.h"

#include <string.h>

/* ---- How it went ------------------------------------------------------------------------------ */

/* As if somebody had looked: each decision loses something, up to all there is to lose. */
static void make_up(struct check *c)
{
    struct review *r = table_review(c->t);

    for (int i = review_first(r); i < review_length(r); i++) {
        struct looked found = {.actor = table_move_actor(c->t, i), .played = table_move(c->t, i)};
        struct look_job job;
        move list[MAX_MOVES];
        int count;

        if (!review_job(r, i, &job))
            continue;
        count = c->game->rules->moves((const struct state *)(const void *)job.before.bytes, list);
        found.only = count <= 1;
        found.best = found.actor >= 0 ? list[rng_below(&c->rng, (uint32_t)count)] : found.played;
        for (int p = 0; p < MAX_PLAYERS; p++)
            for (int k = 0; k < MOMENTS; k++) {
                found.at[k].share[p] = rng_below(&c->rng, 1001) / 1000.0;
                found.at[k].score[p] = rng_below(&c->rng, 2001) / 10.0 - 100;
            }
        table_looked(c->t, i, &found);
    }
}

static void check_step(struct check *c, int event)
{
    if (event >= 0 && table_step_course(c->t, event))
        check_table_pages(c);
}

void check_course(struct check *c)
{
    static const char widest[] = "WWWWWWWWWWWWWWWWWWWWWWWW";

    if (!table_has_course(c->t))
        return;
    table_show_course(c->t, true);
    check_table_pages(c); /* nothing is known yet */
    make_up(c);
    check_table_pages(c);
    for (int i = 0; i < table_players(c->t); i++)
        table_call(c->t, i, widest, strlen(widest));
    check_table_pages(c);
    for (int i = 0; i < table_players(c->t); i++)
        table_call(c->t, i, "", 0);
    for (int i = 0; i < 3; i++)
        check_step(c, (int)rng_below(&c->rng, (uint32_t)table_length(c->t)));
    table_show_course(c->t, false);
}

/* ---- Puzzles ---------------------------------------------------------------------------------- */

/* A table at the position of a riddle, as a session sets it. */
static struct table *set_up(const struct quest *q, int at)
{
    const struct rules *g = q->game->rules;
    struct settings with = settings_preset(g->options);
    struct table *t = table_new(q->game, &with, 0);
    struct state *s = state_new(g);
    char text[8192];
    struct writer w = writer_over(text, sizeof text);
    struct refusal why;
    struct reader r;

    puzzle_state_at(q->game, &q->puzzle, at, s);
    g->write_state(&w, s);
    state_free(s);
    r = reader_of(text);
    if (table_position(t, &r, &why))
        return t;
    table_free(t);
    return NULL;
}

static bool is_said_whole(const struct drawing *d)
{
    for (int i = 0; i < d->shapes; i++)
        if (d->shape[i].kind == SHAPE_TEXT && strstr(d->text + d->shape[i].first, "…"))
            return false;
    return true;
}

static void check_answer(struct check *c, move best, const char *why)
{
    /* on a screen of 320 pixels cards have names cut short */
    static const float phone[][2] = {{360, 586}, {390, 610}, {390, 790}, {664, 346}};

    table_guide(c->t, false);
    law(c, table_point_out(c->t, best), "answers can be pointed out");
    check_table_pages(c);
    for (size_t i = 0; i < sizeof phone / sizeof *phone; i++) {
        table_fit(c->t, phone[i][0], phone[i][1]);
        law(c, is_said_whole(table_draw(c->t)), why);
    }
}

void check_puzzles(const struct game *g)
{
    struct check *c = memory_new(sizeof *c);
    struct quest q;

    c->game = g;
    c->rng = rng_from(12);
    for (int i = 0; i < quest_count(g) && !c->broken; i++)
        for (int k = 0; quest_begin(&q, g, i) && k < q.puzzle.riddles && !c->broken; k++) {
            c->t = set_up(&q, q.puzzle.riddle[k].at);
            law(c, c->t != NULL, "puzzles can be set up");
            if (c->t)
                check_answer(c, q.puzzle.riddle[k].best, "an answer is said in full on a phone");
            if (c->broken)
                tap_note("puzzle %d, answer %d", i + 1, k + 1);
            table_free(c->t);
        }
    tap(!c->broken, "%s: answers of puzzles%s%s", g->rules->name, c->broken ? ": " : "",
        c->broken ? c->broken : "");
    memory_free(c);
}
