/* The focus: which target the keyboard is at, and where arrow keys lead. */
#include "table/parts.h"

bool focus_set(struct table *t, int id)
{
    bool changed = id != t->focus;

    t->focus = id;
    t->stale = t->stale || changed;
    return changed;
}

bool table_focus(struct table *t, int target)
{
    t->ring = target >= 0;
    t->cursor = (struct point){-1, -1};
    t->stale = true;
    return focus_set(t, target);
}

int table_focused(const struct table *t)
{
    return t->focus;
}

static bool is_useful(const struct target *t)
{
    return t->use != TARGET_IDLE;
}

bool table_step_focus(struct table *t, int by)
{
    const struct drawing *d = table_draw(t);
    int i = drawing_target_of(d, t->focus);

    if (i < 0 && by < 0)
        i = d->targets;
    for (int tries = 0; tries < d->targets; tries++) {
        i = (i + (by > 0 ? 1 : -1) + d->targets) % d->targets;
        if (is_useful(&d->target[i])) {
            table_focus(t, d->target[i].id);
            return true;
        }
    }
    return false;
}

static struct point middle_of(const struct target *t)
{
    return (struct point){t->x + t->w / 2, t->y + t->h / 2};
}

/* What lies between two stretches of a line; 0 if they overlap. */
static float gap(float from, float length, float to, float other)
{
    if (to > from + length)
        return to - from - length;
    return from > to + other ? from - to - other : 0;
}

/* How far away in the wanted direction, as the eye goes: what lies between the two counts, sideways
   double, and only among equals how far apart their middles are. Negative: not in that direction, or too far aside, unless
   that is all there is. */
static float reach(const struct target *from, const struct target *to, int dx, int dy, bool anyhow)
{
    const float slight = 0.01f;
    struct point a = middle_of(from), b = middle_of(to);
    float x = gap(from->x, from->w, to->x, to->w), y = gap(from->y, from->h, to->y, to->h);
    float along = (b.x - a.x) * (float)dx + (b.y - a.y) * (float)dy;
    float aside = (b.x - a.x) * (float)dy - (b.y - a.y) * (float)dx;

    aside = aside < 0 ? -aside : aside;
    if (along <= 1 || (!anyhow && along <= aside * 0.5f))
        return -1;
    return (dx ? x + 2 * y : y + 2 * x) + slight * (along + 2 * aside);
}

/* The nearest target of use in a direction, or -1. */
static int nearest(const struct drawing *d, int from, int dx, int dy, bool anyhow)
{
    float least = 0;
    int best = -1;

    for (int i = 0; i < d->targets; i++) {
        float far = reach(&d->target[from], &d->target[i], dx, dy, anyhow);

        if (far > 0 && is_useful(&d->target[i]) && (best < 0 || far < least)) {
            best = i;
            least = far;
        }
    }
    return best;
}

bool table_move_focus(struct table *t, int dx, int dy)
{
    const struct drawing *d = table_draw(t);
    int from = drawing_target_of(d, t->focus), to;

    if (t->stepping) /* sideways from event to event, up and down from mistake to mistake */
        return table_step_course(t, table_course_next(t, dx + dy, dx == 0));
    if (from < 0)
        return table_step_focus(t, 1);
    to = nearest(d, from, dx, dy, false);
    to = to < 0 ? nearest(d, from, dx, dy, true) : to;
    if (to < 0)
        return false;
    table_focus(t, d->target[to].id);
    return true;
}

static bool is_within(struct box b, struct point p)
{
    return p.x >= b.x && p.x < b.x + b.w && p.y >= b.y && p.y < b.y + b.h;
}

void focus_board(struct table *t, const struct target *from)
{
    const struct drawing *d = table_draw(t);
    struct box board = {0, 0, t->page.width, t->page.height};
    struct point a = middle_of(from);
    float nearest = 0;
    int best = -1;

    if (table_look(t)->board)
        board = table_look(t)->board(&t->page);
    for (int i = 0; i < d->targets; i++) {
        struct point b = middle_of(&d->target[i]);
        float far = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y);

        if (d->target[i].use == TARGET_PUT && is_within(board, b) && (best < 0 || far < nearest)) {
            best = d->target[i].id;
            nearest = far;
        }
    }
    if (best >= 0)
        table_focus(t, best);
}
