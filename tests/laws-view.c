/* The laws of pictures: drawn the same way twice, sound in every shape and target, and every legal
   move can be made by touching. */
#include "tests/laws.h"

#include "ai/think.h"
#include "core/memory.h"
#include "games/catalogue.h"

#include <math.h>
#include <string.h>

enum { MOST_HANDS = 4096 };

void law(struct check *c, bool holds, const char *which)
{
    if (!holds && !c->broken)
        c->broken = which;
}

/* ---- Pictures ------------------------------------------------------------------------------- */

static bool all_finite(const float *value, int count)
{
    for (int i = 0; i < count; i++)
        if (!isfinite(value[i]))
            return false;
    return true;
}

void check_shapes(struct check *c, const struct drawing *d)
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

void check_targets(struct check *c, const struct drawing *d)
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

struct scene scene_of(const struct table *t, const struct ui *ui)
{
    return (struct scene){
        .page = view_page(table_game(t)->view, FORM_WIDE, 0, 0),
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

void draw_scene(struct check *c, struct drawing *d, const struct scene *sc)
{
    draw_clear(d, sc->page.width, sc->page.height);
    d->inks = c->game->view->inks;
    c->game->view->draw(d, sc);
}

/* Some move as a hint, with its reason: the longest thing that is ever said. */
static void check_hint(struct check *c, struct scene sc)
{
    const struct brain *brain = c->game->brain;
    move list[MAX_MOVES];
    char reason[256];
    struct writer w = writer_over(reason, sizeof reason);
    int count = sc.person >= 0 ? c->game->rules->moves(sc.now, list) : 0;

    if (count == 0)
        return;
    sc.hints = &list[rng_below(&c->rng, (uint32_t)count)];
    sc.hint_count = 1;
    if (brain && brain->reason)
        brain->reason(&w, sc.now, sc.hints[0]);
    sc.hint_reason = reason;
    check_pages(c, sc);
    sc.played = list[rng_below(&c->rng, (uint32_t)count)]; /* looked back at */
    check_pages(c, sc);
}

void check_picture(struct check *c)
{
    union hand ui = {{0}};
    struct scene sc = scene_of(c->t, (const struct ui *)(const void *)&ui);
    struct drawing *again = drawing_new();

    draw_scene(c, c->copy, &sc);
    draw_scene(c, again, &sc);
    law(c, same_drawing(c->copy, again), "the same scene is drawn the same way twice");
    check_shapes(c, again);
    check_targets(c, again);
    check_pages(c, sc);
    check_hint(c, sc);
    draw_scene(c, c->copy, &sc);
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
    check_pages(c, sc);
    drawing_free(again);
}

/* ---- What a finger shows ---------------------------------------------------------------------- */

static move tap_in(struct check *c, const unsigned char *ui, int target)
{
    union hand copy;

    memcpy(copy.bytes, ui, MAX_UI);
    return c->game->view->touch((struct ui *)(void *)&copy, table_state(c->t), target, GESTURE_TAP);
}

/* A finger's first touch plays nothing, but shows a button that does what a second touch would. */
static void check_shown(struct check *c, int target)
{
    union hand ui = {{0}};
    struct scene sc = scene_of(c->t, (const struct ui *)(const void *)&ui);
    const struct view *v = c->game->view;
    bool found = false;
    move meant;

    law(c, v->touch((struct ui *)(void *)&ui, table_state(c->t), target, GESTURE_LOOK) == 0,
        "a finger's first touch plays nothing");
    meant = tap_in(c, ui.bytes, target);
    sc.page = view_page(v, FORM_TALL, 0, 0);
    draw_scene(c, c->copy, &sc);
    for (int i = 0; i < c->copy->targets && !found; i++)
        found = c->copy->target[i].use == TARGET_READY &&
                tap_in(c, ui.bytes, c->copy->target[i].id) == meant;
    law(c, meant != 0 && found, "a button does what a second touch would");
}

void check_finger(struct check *c)
{
    union hand ui = {{0}};
    struct scene sc = scene_of(c->t, (const struct ui *)(const void *)&ui);
    int list[MAX_MOVES], count = 0;

    if (c->game->view->paper[FORM_TALL].width == 0)
        return;
    draw_scene(c, c->copy, &sc);
    for (int i = 0; i < c->copy->targets && count < MAX_MOVES; i++)
        if (c->copy->target[i].use == TARGET_PUT)
            list[count++] = c->copy->target[i].id;
    for (int i = 0; i < count; i++)
        check_shown(c, list[i]);
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
        union hand ui;
        move m;

        memcpy(ui.bytes, h->ui[from], MAX_UI);
        m = c->game->view->touch((struct ui *)(void *)&ui, table_state(c->t), target, gestures[g]);
        if (m != 0)
            note_move(c, h, m);
        else
            remember(c, h, ui.bytes);
    }
}

void check_touch(struct check *c)
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
