/* The laws that every view and the table must keep, checked over random games of every entry of the
   catalogue that has a picture. A new view is tested as soon as it is listed. */
#include "core/memory.h"
#include "core/walk.h"
#include "table/table.h"
#include "tests/tap.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 1 << 18, MOST_HANDS = 4096, MONKEY_EVENTS = 400 };

struct check {
    const struct game *game;
    struct table *t, *other;
    struct rng rng;
    struct drawing *copy;
    char text[ROOM], again[ROOM];
    const char *broken; /* the law that does not hold, or NULL */
};

static void law(struct check *c, bool holds, const char *which)
{
    if (!holds && !c->broken)
        c->broken = which;
}

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

/* ---- Pictures ------------------------------------------------------------------------------- */

static bool all_finite(const float *value, int count)
{
    for (int i = 0; i < count; i++)
        if (!isfinite(value[i]))
            return false;
    return true;
}

static void check_shapes(struct check *c, const struct drawing *d)
{
    int depth = 0;

    for (int i = 0; i < d->shapes; i++) {
        const struct shape *s = &d->shape[i];

        depth += (s->kind == SHAPE_PUSH) - (s->kind == SHAPE_POP);
        law(c, depth >= 0, "what is popped was pushed");
        law(c, all_finite(&s->x, 5) && all_finite(s->gradient, 4) && all_finite(s->matrix, 6),
            "shapes have finite numbers");
        law(c, s->kind != SHAPE_SETTLED || depth == 0, "nothing settles inside a push");
        law(c, s->kind != SHAPE_TEXT || s->size > 4, "text is not shrunk beyond reading");
    }
    law(c, depth == 0, "what is pushed is popped");
}

static void check_targets(struct check *c, const struct drawing *d)
{
    for (int i = 0; i < d->targets; i++) {
        const struct target *t = &d->target[i];

        law(c,
            t->x >= -0.5f && t->y >= -0.5f && t->x + t->w <= d->width + 0.5f &&
                t->y + t->h <= d->height + 0.5f,
            "targets lie on the page");
        law(c, t->w >= 12 && t->h >= 12, "targets are large enough to hit");
        law(c, d->text[t->label] != '\0', "targets have labels");
        law(c, t->id >= 0 && drawing_target_of(d, t->id) == i, "targets have numbers of their own");
    }
}

static bool same_bytes(const void *a, const void *b, size_t count, size_t size)
{
    return count == 0 || memcmp(a, b, count * size) == 0;
}

static bool same_drawing(const struct drawing *a, const struct drawing *b)
{
    return a->shapes == b->shapes && a->steps == b->steps && a->text_size == b->text_size &&
           a->targets == b->targets &&
           same_bytes(a->shape, b->shape, (size_t)a->shapes, sizeof *a->shape) &&
           same_bytes(a->step, b->step, (size_t)a->steps, sizeof *a->step) &&
           same_bytes(a->text, b->text, (size_t)a->text_size, 1) &&
           same_bytes(a->target, b->target, (size_t)a->targets, sizeof *a->target);
}

/* A scene as the table makes it for a person who has `ui` in hand. */
static struct scene scene_of(const struct table *t, const struct ui *ui)
{
    return (struct scene){
        .now = table_state(t),
        .before = table_state(t),
        .t = 1,
        .ui = ui,
        .person = table_actor(t),
        .focus = -1,
        .cursor = {-1, -1},
        .hint_reason = "",
        .seat = {SEAT_PERSON, SEAT_PERSON, SEAT_PERSON, SEAT_PERSON},
    };
}

static void draw_scene(struct check *c, struct drawing *d, const struct scene *sc)
{
    draw_clear(d, c->game->view->width, c->game->view->height);
    c->game->view->draw(d, sc);
}

static void check_picture(struct check *c)
{
    union {
        unsigned char bytes[MAX_UI];
        uint64_t align;
    } ui = {{0}};
    struct scene sc = scene_of(c->t, (const struct ui *)(const void *)&ui);
    struct drawing *again = drawing_new();

    draw_scene(c, c->copy, &sc);
    draw_scene(c, again, &sc);
    law(c, same_drawing(c->copy, again), "the same scene is drawn the same way twice");
    check_shapes(c, again);
    check_targets(c, again);
    for (int i = 0; i < c->copy->targets; i += 5) { /* pointed at */
        sc.focus = c->copy->target[i].id;
        draw_scene(c, again, &sc);
        check_shapes(c, again);
        check_targets(c, again);
    }
    sc.focus = -1;
    sc.person = -1;
    sc.still = true;
    draw_scene(c, again, &sc);
    check_shapes(c, again);
    drawing_free(again);
}

/* ---- Every legal move can be made by touching ------------------------------------------------ */

struct hands {
    unsigned char ui[MOST_HANDS][MAX_UI];
    int count;
    move list[MAX_MOVES];
    bool found[MAX_MOVES];
    int legal, left;
};

static void remember(struct check *c, struct hands *h, const unsigned char *ui)
{
    for (int i = h->count; i-- > 0;)
        if (memcmp(h->ui[i], ui, c->game->view->ui_size) == 0)
            return;
    if (h->count < MOST_HANDS)
        memcpy(h->ui[h->count++], ui, MAX_UI);
}

static void note_move(struct check *c, struct hands *h, move m)
{
    struct refusal why;

    for (int i = 0; i < h->legal; i++)
        if (h->list[i] == m) {
            h->left -= !h->found[i];
            h->found[i] = true;
            return;
        }
    law(c, c->game->rules->why_not(table_state(c->t), m, &why) && why.text[0],
        "what is touched and refused is explained");
}

static void try_gestures(struct check *c, struct hands *h, int from, int target)
{
    static const enum gesture gestures[] = {GESTURE_TAP, GESTURE_TURN_RIGHT, GESTURE_FLIP,
                                            GESTURE_TURN_LEFT};

    for (int g = 0; g < 4; g++) {
        union {
            unsigned char bytes[MAX_UI];
            uint64_t align;
        } ui;
        move m;

        memcpy(ui.bytes, h->ui[from], MAX_UI);
        m = c->game->view->touch((struct ui *)(void *)&ui, table_state(c->t), target, gestures[g]);
        if (m != 0)
            note_move(c, h, m);
        else
            remember(c, h, ui.bytes);
    }
}

static void check_touch(struct check *c)
{
    struct hands *h = memory_new(sizeof *h);

    h->legal = h->left = c->game->rules->moves(table_state(c->t), h->list);
    h->count = 1;
    for (int i = 0; i < h->count && h->left > 0; i++) {
        struct scene sc = scene_of(c->t, (const struct ui *)(const void *)h->ui[i]);

        draw_scene(c, c->copy, &sc);
        for (int k = 0; k < c->copy->targets && h->left > 0; k++)
            try_gestures(c, h, i, c->copy->target[k].id);
    }
    law(c, h->left == 0, "every legal move can be made by touching");
    memory_free(h);
}

/* ---- The table ------------------------------------------------------------------------------ */

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

/* Anything may be pressed, dragged and turned, in any order: the history stays one that the rules
   allow. */
static void check_monkey(struct check *c)
{
    const struct view *view = c->game->view;

    for (int i = 0; i < MONKEY_EVENTS; i++) {
        float x = (float)rng_below(&c->rng, (uint32_t)view->width + 40) - 20;
        float y = (float)rng_below(&c->rng, (uint32_t)view->height + 40) - 20;

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
    check_touch(c);
    check_undo(c);
    check_keys(c);
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
    check_keys(c);
    check_save(c);
    snapshot(c->t, c->text);
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
    int games = count > 2 ? atoi(argument[2]) : 2;

    for (const struct game *g = catalogue; g->rules; g++)
        if (g->view && (count < 2 || strcmp(g->rules->name, argument[1]) == 0))
            check_game(g, games);
    return tap_done();
}
