/* The laws of pages in all that happens on them: names as long and as wide as they may be, computers of every level,
   lessons, something in hand or shown where it would lie, and refusals. */
#include "tests/laws.h"

#include "core/name.h"
#include "core/text.h"
#include "view/words.h"

enum { STEPS = 4, SHOWN = 2 };

static const struct ui *ui_of(const union hand *h)
{
    return (const struct ui *)(const void *)h;
}

/* ---- Who plays ------------------------------------------------------------------------------ */

/* The widest letter of the table, and the longest one of all. */
static void check_names(struct check *c, struct scene sc)
{
    static const char *const letters[] = {"W",
                                          "\xf0\x9f\x91\xa8\xe2\x80\x8d\xf0\x9f\x91\xa9\xe2\x80\x8d"
                                          "\xf0\x9f\x91\xa7\xe2\x80\x8d\xf0\x9f\x91\xa6"};

    for (int k = 0; k < 2; k++) {
        char name[NAME_BYTES];
        const char *const all[MAX_PLAYERS] = {name, name, name, name};
        struct writer w = writer_over(name, sizeof name);

        for (int i = 0; i < NAME_LETTERS; i++)
            write_text(&w, letters[k]);
        law(c, name_is_good(name, w.size), "the name is one");
        sc.names = all;
        check_pages(c, sc);
    }
}

static void check_computers(struct check *c, struct scene sc)
{
    int level = (int)rng_below(&c->rng, 10);

    for (int p = 0; p < MAX_PLAYERS; p++)
        sc.seat[p] = (level + p) % 10;
    sc.person = -1;
    sc.thinking = true;
    check_pages(c, sc);
}

/* ---- What is said --------------------------------------------------------------------------- */

/* One of the lessons that may come here. */
static void check_lesson(struct check *c, struct scene sc)
{
    const struct lesson *all = c->game->view->lessons;
    bool over = table_actor(c->t) == OVER;
    char text[256];
    struct writer w = writer_over(text, sizeof text);
    int count = 0;

    while (all && all[count].text)
        count++;
    if (count == 0)
        return;
    all += rng_below(&c->rng, (uint32_t)count);
    if ((all->about == ABOUT_END) != over)
        return;
    w.finger = sc.finger = rng_below(&c->rng, 2);
    say_for(&w, all->text);
    sc.lesson = text;
    check_pages(c, sc);
}

static void check_refused(struct check *c, struct scene sc, move m)
{
    struct refusal why;

    if (!c->game->rules->why_not(sc.now, m, &why))
        return;
    sc.refused = &why;
    check_pages(c, sc);
}

/* ---- What is in hand ------------------------------------------------------------------------ */

/* Some target of what was drawn last. */
static int some_target(struct check *c, bool put)
{
    int list[MAX_MOVES], count = 0;

    for (int i = 0; i < c->copy->targets && count < MAX_MOVES; i++)
        if (c->copy->target[i].id < TARGET_AGAIN &&
            c->copy->target[i].use == (put ? TARGET_PUT : TARGET_READY))
            list[count++] = c->copy->target[i].id;
    return count ? list[rng_below(&c->rng, (uint32_t)count)] : -1;
}

/* Something is taken, turned, and shown where it would lie; what cannot be is refused. */
static void check_hand(struct check *c)
{
    union hand ui = {{0}};
    struct scene sc = scene_of(c->t, ui_of(&ui));

    for (int i = 0; i < STEPS; i++) {
        bool put = i == STEPS - 1;
        int target;
        move m;

        sc.page = view_page(c->game->view, FORM_TALL, 0, 0);
        draw_scene(c, c->copy, &sc);
        target = some_target(c, put);
        if (target < 0)
            continue;
        m = c->game->view->touch((struct ui *)(void *)&ui, sc.now, target,
                                 put ? GESTURE_LOOK : GESTURE_TAP);
        sc.finger = put;
        if (m != 0)
            check_refused(c, sc, m);
        else
            check_pages(c, sc);
    }
}

void check_scenes(struct check *c)
{
    union hand ui = {{0}};
    struct scene sc = scene_of(c->t, ui_of(&ui));

    check_names(c, sc);
    check_computers(c, sc);
    check_lesson(c, sc);
    for (int i = 0; i < SHOWN && table_actor(c->t) >= 0; i++)
        check_hand(c);
}
