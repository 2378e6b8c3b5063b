/* The laws of pages: on every page that a view can fill, all words can be read and lie where they
   belong, and what can be pressed is large enough for a finger and apart from its neighbours. Screens are
   counted in pixels of which a person sees the size; squares of a board may be smaller than buttons. */
#include "tests/laws.h"

#include "core/memory.h"
#include "view/layout.h"

#include <math.h>
#include <stdio.h>

enum { MOST_TEXTS = 1024, LEAST_PIXELS = 12, BUTTON_PIXELS = 44, SMALLEST_PHONE = 320 };

/* The room that is left for the picture on screens of 320x568, 360x640, 390x664, 390x844 and 820x1180, then on
   their side 640x360, 664x390 and 844x390, on two of the phones while a lesson is told, and in windows of 700x500 and 1280x1024, all less a bar;
   and a tablet on its side, a laptop and a large screen with wide pages. */
static const struct screen {
    enum form form;
    float width, height;
} screens[] = {{FORM_TALL, SMALLEST_PHONE, 514},
               {FORM_TALL, 360, 586},
               {FORM_TALL, 390, 610},
               {FORM_TALL, 390, 790},
               {FORM_TALL, 390, 540},
               {FORM_TALL, 360, 520},
               {FORM_TALL, 800, 1108},
               {FORM_LOW, 640, 316},
               {FORM_LOW, 664, 346},
               {FORM_LOW, 844, 346},
               {FORM_LOW, 700, 453},
               {FORM_LOW, 1280, 977},
               {FORM_WIDE, 1180, 766},
               {FORM_WIDE, 1366, 721},
               {FORM_WIDE, 1280, 977}};

/* Nobody has a phone of 320 pixels for the sake of large letters: there words may have nine pixels and
   buttons 43. */
static float least_words(float width)
{
    return width > SMALLEST_PHONE ? LEAST_PIXELS - 0.05f : 9;
}

static float least_button(float width)
{
    return width > SMALLEST_PHONE ? BUTTON_PIXELS - 0.1f : BUTTON_PIXELS - 1;
}

struct words {
    struct box at; /* on the page */
    float size;
    const char *text;
};

struct measured {
    struct words list[MOST_TEXTS];
    int count;
};

static bool is_inside(struct box a, struct box b, float slack)
{
    return a.x >= b.x - slack && a.y >= b.y - slack && a.x + a.w <= b.x + b.w + slack &&
           a.y + a.h <= b.y + b.h + slack;
}

static bool overlap(struct box a, struct box b, float slack)
{
    return a.x + a.w > b.x + slack && b.x + b.w > a.x + slack && a.y + a.h > b.y + slack &&
           b.y + b.h > a.y + slack;
}

static bool contains(struct box b, struct point p)
{
    return p.x >= b.x && p.y >= b.y && p.x < b.x + b.w && p.y < b.y + b.h;
}

static struct box box_of(const struct target *t)
{
    return (struct box){t->x, t->y, t->w, t->h};
}

/* Letters reach from 0.75 of their size above the line to 0.22 below it. Turned texts are measured as
   if they were not turned. */
static struct words measure_text(const struct drawing *d, const struct shape *s,
                                 const struct place *p)
{
    const char *text = d->text + s->first;
    float wide = text_width((enum font)s->font, text) * s->size;
    float left = s->align == ALIGN_LEFT    ? s->x
                 : s->align == ALIGN_RIGHT ? s->x - wide
                                           : s->x - wide / 2;
    struct point corner = place_outside(*p, (struct point){left, s->y - 0.75f * s->size});

    return (struct words){{corner.x, corner.y, wide * p->scale, 0.97f * s->size * p->scale},
                          s->size * p->scale,
                          text};
}

static void measure_all(const struct drawing *d, struct measured *m)
{
    struct place at[MAX_DEPTH] = {{.scale = 1}};
    int depth = 0;

    m->count = 0;
    for (int i = 0; i < d->shapes; i++) {
        const struct shape *s = &d->shape[i];

        if (s->kind == SHAPE_PUSH) {
            struct point p = place_outside(at[depth], (struct point){s->matrix[4], s->matrix[5]});
            float cosine = s->matrix[0], sine = s->matrix[1];

            at[depth + 1] =
                (struct place){.x = p.x,
                               .y = p.y,
                               .scale = at[depth].scale * sqrtf(cosine * cosine + sine * sine)};
            depth++;
        } else if (s->kind == SHAPE_POP) {
            depth--;
        } else if (s->kind == SHAPE_TEXT && s->count > 0 && m->count < MOST_TEXTS) {
            m->list[m->count++] = measure_text(d, s, &at[depth]);
        }
    }
}

static void page_law(struct check *c, bool holds, const char *which, const struct page *p,
                     const char *about, struct box at)
{
    if (holds || c->broken)
        return;
    snprintf(c->why, sizeof c->why, "%s (%s page of %.0f x %.0f: %.0f x %.0f at %.0f, %.0f, '%s')",
             which, form_name(p->form), (double)p->width, (double)p->height, (double)at.w,
             (double)at.h, (double)at.x, (double)at.y, about);
    law(c, false, c->why);
}

static void check_words(struct check *c, const struct drawing *d, const struct page *p,
                        struct box board, float scale, float least)
{
    struct measured *m = memory_new(sizeof *m);

    measure_all(d, m);
    for (int i = 0; i < m->count; i++) {
        const struct words *w = &m->list[i];

        page_law(c, is_inside(w->at, (struct box){0, 0, p->width, p->height}, 1),
                 "words lie on the page", p, w->text, w->at);
        if (contains(board, box_middle(w->at)))
            continue;
        page_law(c, w->size * scale > least, "words are large enough to read", p, w->text, w->at);
        for (int k = 0; k < i; k++)
            page_law(c, !overlap(w->at, m->list[k].at, 1.5f), "words do not cover each other", p,
                     w->text, w->at);
        for (int k = 0; k < d->targets; k++)
            page_law(c,
                     p->form == FORM_WIDE || !contains(box_of(&d->target[k]), box_middle(w->at)) ||
                         is_inside(w->at, box_of(&d->target[k]), 1),
                     "words on a button stay on it", p, w->text, w->at);
    }
    memory_free(m);
}

/* A wide page is for a mouse: its cards have buttons on them, and its buttons may be smaller. */
static bool are_apart(const struct page *p, struct box a, struct box b)
{
    return !overlap(a, b, 1) ||
           (p->form == FORM_WIDE && (is_inside(a, b, 1) || is_inside(b, a, 1)));
}

static void check_buttons(struct check *c, const struct drawing *d, const struct page *p,
                          struct box board, float scale, float least)
{
    for (int i = 0; i < d->targets; i++) {
        const struct target *t = &d->target[i];
        const char *label = d->text + t->label;

        bool square = contains(board, box_middle(box_of(t)));

        if (t->use == TARGET_IDLE)
            continue;
        page_law(c,
                 square || p->form == FORM_WIDE || (t->w * scale > least && t->h * scale > least),
                 "buttons are large enough for a finger", p, label, box_of(t));
        for (int k = 0; k < i; k++)
            page_law(c,
                     d->target[k].use == TARGET_IDLE ||
                         (square && contains(board, box_middle(box_of(&d->target[k])))) ||
                         are_apart(p, box_of(t), box_of(&d->target[k])),
                     "buttons do not cover each other", p, label, box_of(t));
    }
}

static void check_page(struct check *c, const struct scene *sc, float width, float height)
{
    const struct view *v = c->game->view;
    float across = width / sc->page.width, down = height / sc->page.height;
    float scale = across < down ? across : down;
    struct box board = v->board ? v->board(&sc->page) : (struct box){0};

    draw_clear(c->copy, sc->page.width, sc->page.height);
    c->copy->inks = v->inks;
    v->draw(c->copy, sc);
    check_shapes(c, c->copy);
    check_targets(c, c->copy);
    check_words(c, c->copy, &sc->page, board, scale, least_words(width));
    check_buttons(c, c->copy, &sc->page, board, scale, least_button(width));
}

/* The smallest and largest pages of a form. */
static void check_limits(struct check *c, struct scene sc, enum form f)
{
    const struct paper *p = &c->game->view->paper[f];
    struct page limit[] = {{f, p->width, p->least}, {f, p->width, p->most}},
                low[] = {{f, p->least, p->width},
                         {f, p->most, p->width},
                         {f, p->widest + p->most - p->width, p->widest}};

    for (int i = 0; i < (f == FORM_LOW ? 3 : 2); i++) {
        sc.page = f == FORM_LOW ? low[i] : limit[i];
        check_page(c, &sc, sc.page.width, sc.page.height);
    }
}

/* A wide page only where it is what would be shown. */
void check_pages(struct check *c, struct scene sc)
{
    const struct view *v = c->game->view;

    for (size_t i = 0; i < sizeof screens / sizeof *screens; i++) {
        const struct screen *s = &screens[i];

        sc.page = s->form == FORM_WIDE ? view_fit(v, s->width, s->height)
                                       : view_page(v, s->form, s->width, s->height);
        if (sc.page.form == s->form)
            check_page(c, &sc, s->width, s->height);
    }
    for (int f = FORM_TALL; f <= FORM_LOW; f++)
        if (v->paper[f].width > 0)
            check_limits(c, sc, (enum form)f);
}
