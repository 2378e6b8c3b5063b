/* Pictures of the rules: positions with what matters in them marked, by the same view that plays. */
#include "table/parts.h"

#include "core/walk.h"

static const struct picture *picture_of(const struct game *g, int i)
{
    const struct picture *list = g->view ? g->view->pictures : NULL;

    for (int k = 0; list && list->state; k++, list++)
        if (k == i)
            return list;
    return NULL;
}

int picture_count(const struct game *g)
{
    int count = 0;

    while (picture_of(g, count))
        count++;
    return count;
}

int picture_chapter(const struct game *g, int i)
{
    return words_paragraph(g->rules->guide, picture_of(g, i)->chapter);
}

const char *picture_caption(const struct game *g, int i)
{
    return picture_of(g, i)->caption;
}

/* As it looks while it is made, or as advice, or with the reason why it cannot be made. */
static void show_move(struct table *t, const struct picture *p)
{
    struct reader r = reader_of(p->move);
    move m = t->rules->read_move(&r, t->now);

    if (p->seconds > 0) {
        table_commit(t, m);
        table_tick(t, (double)p->seconds);
    } else if (is_legal(t->rules, t->now, m)) {
        t->hint[0] = m;
        t->hints = 1;
    } else {
        table_play(t, m);
    }
}

/* What reaches from one target to the other, with a little around it as far as the page goes. */
static struct box between(const struct page *page, const struct target *a, const struct target *b)
{
    enum { AROUND = 6 };
    float left = a->x > AROUND ? a->x - AROUND : 0, top = a->y > AROUND ? a->y - AROUND : 0;
    float right = b->x + b->w + AROUND, bottom = b->y + b->h + AROUND;

    right = right < page->width ? right : page->width;
    bottom = bottom < page->height ? bottom : page->height;
    return (struct box){left, top, right - left, bottom - top};
}

static struct box part_of(const struct table *t, const struct picture *p)
{
    const struct drawing *d = t->drawing;
    int from = drawing_target_of(d, p->from), to = drawing_target_of(d, p->to);
    struct box board = table_look(t)->board(&t->page);

    if (p->to && from >= 0 && to >= 0)
        return between(&t->page, &d->target[from], &d->target[to]);
    if (p->part.w > 0)
        return (struct box){board.x + board.w * p->part.x / 100,
                            board.y + board.h * p->part.y / 100, board.w * p->part.w / 100,
                            board.h * p->part.h / 100};
    return board;
}

static struct table *lay_out(const struct game *g, const struct picture *p)
{
    struct settings with = settings_preset(g->rules->options);
    struct table *t = table_new(g, &with, 0);
    struct reader r = reader_of(p->state);
    struct refusal why;

    table_position(t, &r, &why);
    table_form(t, FORM_TALL, 0, 0);
    for (int k = 0; k < p->taps; k++)
        table_touch(t, p->tap[k], GESTURE_TAP);
    if (p->move)
        show_move(t, p);
    if (p->focus) /* as if a pointer were there: keys have a frame around it */
        focus_set(t, p->focus);
    return t;
}

/* The table is freed, its drawing stays. */
static struct drawing *take_part(struct table *t, const struct picture *p)
{
    struct drawing *d;

    table_draw(t);
    d = t->drawing;
    drawing_cut(d, part_of(t, p));
    t->drawing = NULL;
    table_free(t);
    return d;
}

struct drawing *picture_draw(const struct game *g, int i)
{
    const struct picture *p = picture_of(g, i);

    return p ? take_part(lay_out(g, p), p) : NULL;
}

struct drawing *picture_board(const struct game *g, const struct settings *with)
{
    struct table *t = table_new(g, with, 0);

    t->viewing = true;
    table_form(t, FORM_TALL, 0, 0);
    return take_part(t, &(struct picture){0});
}
