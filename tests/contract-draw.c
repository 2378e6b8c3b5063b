/* The laws that every view and the table must keep, checked over random games of every entry of the
   catalogue that has a picture. A new view is tested as soon as it is listed. */
#include "tests/laws.h"

#include "core/memory.h"
#include "core/walk.h"
#include "tests/tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MONKEY_EVENTS = 400, MAX_FOUND = 128 };

static void run(struct table *t)
{
    while (table_tick(t, 1000))
        ;
}

static const char *snapshot(const struct table *t, char *room)
{
    struct writer w = writer_over(room, ROOM);

    table_snapshot(t, &w);
    return room;
}

static void check_save(struct check *c)
{
    struct writer w = writer_over(c->text, ROOM);
    struct reader r;

    table_save(c->t, &w);
    r = reader_over(c->text, w.size);
    law(c, table_load(c->other, &r), "a saved game can be loaded");
    w = writer_over(c->again, ROOM);
    table_save(c->other, &w);
    law(c, strcmp(c->text, c->again) == 0, "a loaded game is saved the same way");
    law(c, state_equal(c->game->rules, table_state(c->t), table_state(c->other)),
        "a loaded game is in the same position");
}

static void check_undo(struct check *c)
{
    struct state *s = state_new(c->game->rules);
    int at = table_at(c->t);
    move list[MAX_MOVES];
    int count = c->game->rules->moves(table_state(c->t), list);

    state_copy(c->game->rules, s, table_state(c->t));
    law(c, table_play(c->t, list[rng_below(&c->rng, (uint32_t)count)]), "a legal move is played");
    run(c->t);
    law(c, table_undo(c->t), "a move can be undone");
    law(c, table_at(c->t) == at && state_equal(c->game->rules, s, table_state(c->t)),
        "undo restores every byte");
    state_free(s);
}

/* Keys reach everything that is of use. */
static void check_keys(struct check *c)
{
    const struct drawing *d = table_draw(c->t);
    int useful = 0, reached = 0, first;

    for (int i = 0; i < d->targets; i++)
        useful += d->target[i].use != TARGET_IDLE;
    table_focus(c->t, -1);
    law(c, table_step_focus(c->t, 1) == (useful > 0), "keys find a target");
    first = table_focused(c->t);
    do
        reached++;
    while (reached < 10000 && table_step_focus(c->t, 1) && table_focused(c->t) != first);
    law(c, reached >= useful, "keys reach every target that is of use");
    table_focus(c->t, -1);
}

/* Arrow keys lead from the first target of use to every other. */
static void check_arrows(struct check *c)
{
    static const int way[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    int found[MAX_FOUND], count = 0, useful = 0;
    const struct drawing *d = table_draw(c->t);

    for (int i = 0; i < d->targets; i++)
        useful += d->target[i].use != TARGET_IDLE && drawing_target_of(d, d->target[i].id) == i;
    table_focus(c->t, -1);
    if (!table_step_focus(c->t, 1))
        return;
    found[count++] = table_focused(c->t);
    for (int at = 0; at < count && count < MAX_FOUND; at++)
        for (int k = 0; k < 4; k++) {
            bool known = false;

            table_focus(c->t, found[at]);
            table_move_focus(c->t, way[k][0], way[k][1]);
            for (int i = 0; i < count; i++)
                known = known || found[i] == table_focused(c->t);
            if (!known)
                found[count++] = table_focused(c->t);
        }
    law(c, count >= useful || count >= MAX_FOUND, "arrow keys reach every target that is of use");
    table_focus(c->t, -1);
}

/* Anything may be pressed, dragged and turned, in any order: the history stays one that the rules
   allow. */
static void check_monkey(struct check *c)
{
    for (int i = 0; i < MONKEY_EVENTS; i++) {
        float x = (float)rng_below(&c->rng, (uint32_t)table_draw(c->t)->width + 40) - 20;
        float y = (float)rng_below(&c->rng, (uint32_t)table_draw(c->t)->height + 40) - 20;

        switch (rng_below(&c->rng, 8)) {
        case 0:
            table_press(c->t, x, y);
            break;
        case 1:
            table_release(c->t, x, y, rng_below(&c->rng, 2));
            break;
        case 2:
            table_gesture(c->t, (enum gesture)rng_below(&c->rng, GESTURE_CANCEL + 1));
            break;
        case 3:
            table_move_focus(c->t, (int)rng_below(&c->rng, 3) - 1, (int)rng_below(&c->rng, 3) - 1);
            break;
        case 4:
            table_step_focus(c->t, 1);
            table_gesture(c->t, GESTURE_TAP);
            break;
        case 5:
            table_point(c->t, x, y);
            break;
        case 6:
            if (rng_below(&c->rng, 8) == 0)
                table_undo(c->t);
            break;
        default:
            table_tick(c->t, 0.3);
        }
        if (i % 20 == 0)
            check_shapes(c, table_draw(c->t));
    }
    run(c->t);
    check_save(c); /* which replays every move through the rules */
}

static void check_position(struct check *c)
{
    check_picture(c);
    check_table_pages(c);
    check_scenes(c);
    check_touch(c);
    check_finger(c);
    check_undo(c);
    check_keys(c);
    check_arrows(c);
    check_save(c);
}

/* Draws the move that is being shown at a few moments of it. */
static void check_animation(struct check *c)
{
    table_speed(c->t, 1);
    for (int i = 0; i < 200 && table_tick(c->t, 0.13); i++) {
        check_shapes(c, table_draw(c->t));
        check_targets(c, table_draw(c->t));
    }
    table_speed(c->t, 0);
    run(c->t);
}

static void play_game(struct check *c)
{
    move list[MAX_MOVES];
    int count, steps = 0;

    run(c->t);
    while (table_actor(c->t) != OVER && !c->broken && steps < 20000) {
        uint32_t luck = rng_below(&c->rng, 24);

        if (luck == 0 || steps == 0)
            check_position(c);
        count = c->game->rules->moves(table_state(c->t), list);
        table_speed(c->t, luck < 4 ? 1 : 0);
        law(c, table_play(c->t, list[rng_below(&c->rng, (uint32_t)count)]),
            "a legal move is played");
        if (luck < 4)
            check_animation(c);
        run(c->t);
        steps++;
    }
    check_picture(c);
    check_scenes(c);
    check_course(c);
    check_keys(c);
    check_save(c);
    table_again(c->t);
    run(c->t);
    check_monkey(c);
}

static void check_settings(const struct game *g, const struct settings *with, const char *what,
                           int games)
{
    struct check *c = memory_new(sizeof *c);

    c->game = g;
    c->rng = rng_from(11);
    c->copy = drawing_new();
    for (int i = 0; i < games && !c->broken; i++) {
        c->t = table_new(g, with, (uint64_t)i);
        c->other = table_new(g, with, 999);
        table_speed(c->t, 0);
        play_game(c);
        if (c->broken)
            tap_note("game %d, move %d: %s", i, table_at(c->t), snapshot(c->t, c->text));
        table_free(c->t);
        table_free(c->other);
    }
    tap(!c->broken, "%s %s%s%s", g->rules->name, what, c->broken ? ": " : "",
        c->broken ? c->broken : "");
    drawing_free(c->copy);
    memory_free(c);
}

/* The presets, then every other choice of every option, one at a time. */
static void check_game(const struct game *g, int games)
{
    const struct option *options = g->rules->options;
    struct settings with = settings_preset(options);

    check_settings(g, &with, "as it comes", games);
    for (int i = 0; options[i].key; i++)
        for (int k = 0; k < option_choices(&options[i]); k++) {
            char what[128];
            struct writer w = writer_over(what, sizeof what);
            struct settings preset = settings_preset(options);

            with = preset;
            if (k == options[i].preset)
                continue;
            with.choice[i] = k;
            settings_write(&w, options, &with, &preset);
            check_settings(g, &with, what, 1);
        }
}

/* contract-draw [GAME [RANDOM-GAMES]] */
int main(int count, char **argument)
{
    int games = count > 2 ? atoi(argument[2]) : 2, found = 0;

    for (const struct game *g = NULL; (g = catalogue_next(g));) {
        if (count > 1 && strcmp(g->rules->name, argument[1]) != 0)
            continue;
        found++;
        tap(g->view || g->hidden, "%s can be seen, or is hidden from players", g->rules->name);
        if (g->view) {
            check_pictures(g);
            check_puzzles(g);
            check_game(g, games);
        }
    }
    tap(found > 0, "there is something to check");
    return tap_done();
}
