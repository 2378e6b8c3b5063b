/* The person at the screen: pointer, keys, fingers, and the picture they act on. */
#include "table/parts.h"

#include "core/walk.h"

/* In a review, whose decision is looked at. */
static int who_decided(const struct table *t)
{
    int actor = t->rules->actor(t->now);

    return actor >= 0 ? actor : -1;
}

static struct scene scene_now(struct table *t)
{
    struct job job;
    struct scene sc;

    news_find(t);
    sc = (struct scene){
        .page = t->page,
        .now = t->now,
        .before = t->before,
        .last = t->at > 0 ? t->list[t->at - 1] : 0,
        .t = t->t,
        .start = t->start,
        .past = t->list,
        .past_count = t->at,
        .news = t->news,
        .news_count = t->news_count,
        .ui = table_ui(t),
        .person = t->stepping ? who_decided(t) : table_person(t),
        .focus = t->focus,
        .cursor = t->cursor,
        .still = t->viewing && !t->stepping,
        .thinking = !t->moving && table_job(t, &job),
        .refused = table_refusal(t),
        .announced = table_announced(t),
        .hints = t->hint,
        .hint_count = t->hints,
        .hint_reason = t->reason,
        .played = t->played,
        .lesson = lesson_told(t),
        .finger = t->by_finger,
        .names = t->names,
    };

    for (int p = 0; p < MAX_PLAYERS; p++)
        sc.seat[p] = t->seat[p];
    return sc;
}

/* The keyboard's focus is the same in every game: a ring around the target. */
static void draw_ring(struct table *t)
{
    struct drawing *d = t->drawing;
    int i = drawing_target_of(d, t->focus);

    if (!t->ring || i < 0)
        return;
    for (int k = 0; k < 2; k++)
        draw_box(d,
                 (struct box){d->target[i].x - 3, d->target[i].y - 3, d->target[i].w + 6,
                              d->target[i].h + 6},
                 7, (struct style){.outline = k ? INK_ACCENT : INK_PANEL, .width = k ? 3 : 6});
}

static void draw_once(struct table *t)
{
    struct scene sc = scene_now(t);
    const struct view *view = table_look(t);

    draw_clear(t->drawing, t->page.width, t->page.height);
    t->drawing->inks = view->inks;
    if (t->course)
        course_draw(t);
    else
        view->draw(t->drawing, &sc);
    draw_ring(t);
    t->stale = false;
}

/* The pointer stays where it is on the screen, which is another place of another page. */
static bool turn_page(struct table *t, struct page p)
{
    if (p.form == t->page.form && p.width == t->page.width && p.height == t->page.height)
        return false;
    t->page = p;
    t->cursor = (struct point){-1, -1};
    t->pressed = -1;
    t->lifted = false;
    t->stale = true;
    return true;
}

bool table_fit(struct table *t, float width, float height)
{
    return turn_page(t, view_fit(table_look(t), width, height));
}

void table_form(struct table *t, enum form f, float width, float height)
{
    turn_page(t, view_page(table_look(t), f, width, height));
}

enum { FINGERTIP = 22 }; /* half of it, in units of a tall page */

/* What the pointer is at. A finger that looks for something small need not hit it exactly; what it drags goes where it is
   shown. */
static int target_under(const struct table *t)
{
    float reach = t->finger && !t->lifted ? FINGERTIP : 0;
    int i =
        t->cursor.x >= 0 ? drawing_target_near(t->drawing, t->cursor.x, t->cursor.y, reach) : -1;

    return i < 0 ? -1 : t->drawing->target[i].id;
}

/* The picture may have changed under a pointer that did not move; a second drawing shows what that
   now points at. */
const struct drawing *table_draw(struct table *t)
{
    int focus;

    if (!t->stale)
        return t->drawing;
    draw_once(t);
    focus = t->ring || t->cursor.x < 0 ? t->focus : target_under(t);
    if (drawing_target_of(t->drawing, focus) < 0)
        focus = -1;
    if (focus != t->focus) {
        t->focus = focus;
        draw_once(t);
    }
    return t->drawing;
}

static bool is_holding(const struct table *t)
{
    const struct view *view = table_look(t);

    return view->holding && view->holding((const struct ui *)(const void *)t->ui.bytes);
}

bool table_point(struct table *t, float x, float y)
{
    enum { ABOVE = 62 }; /* units of a tall page: a thumb's breadth */
    bool changed;

    table_draw(t);
    if (t->finger && t->lifted && is_holding(t))
        y -= ABOVE;
    if (x < 0 || y < 0 || x >= t->page.width || y >= t->page.height)
        x = y = -1;
    t->cursor = (struct point){x, y};
    changed = t->ring;
    t->ring = false;
    changed |= focus_set(t, target_under(t));
    if (t->pressed >= 0 && t->focus != t->pressed && !t->lifted) {
        t->lifted = true;
        table_touch(t, t->pressed, GESTURE_LIFT);
        changed = true;
    }
    if (t->lifted || is_holding(t))
        changed = true;
    t->stale = t->stale || changed;
    return changed;
}

void table_by_finger(struct table *t, bool finger)
{
    t->stale = t->stale || t->by_finger != finger;
    t->by_finger = finger;
}

void table_approach(struct table *t, bool finger, bool again)
{
    t->finger = finger;
    t->again = again;
    table_by_finger(t, finger);
}

bool table_press(struct table *t, float x, float y)
{
    t->lifted = false;
    t->pressed = -1;
    table_point(t, x, y);
    table_draw(t); /* a finger comes from nowhere: what it meets may only show itself now */
    t->pressed = t->again && t->focus != t->clicked ? -1 : t->focus;
    t->clicked = t->focus;
    return true;
}

/* Did a finger land where something would be put down, for the first time? */
static bool only_looks(struct table *t, bool finger)
{
    int i = drawing_target_of(t->drawing, t->focus), looked = t->looked;

    t->looked = t->focus;
    return finger && i >= 0 && t->drawing->target[i].use == TARGET_PUT && looked != t->focus;
}

bool table_release(struct table *t, float x, float y, bool finger)
{
    bool lifted;
    int pressed;

    table_point(t, x, y);
    if (finger)
        t->cursor = (struct point){-1, -1}; /* it is gone */
    lifted = t->lifted;
    pressed = t->pressed;
    t->pressed = -1;
    t->lifted = t->finger = t->again = false;
    /* What is dragged onto a panel or a button of the table goes back and presses nothing. */
    if (lifted)
        return table_touch(t, t->focus,
                           t->focus < 0 || t->focus >= TARGET_AGAIN ? GESTURE_CANCEL : GESTURE_TAP);
    if (t->focus < 0 || t->focus != pressed)
        return table_moving(t) && table_gesture(t, GESTURE_TAP);
    return table_gesture(t, only_looks(t, finger) ? GESTURE_LOOK : GESTURE_TAP);
}

/* Who takes something in hand by key looks at the board next, and so does the focus. */
static bool take_by_key(struct table *t)
{
    int i = drawing_target_of(table_draw(t), t->focus);
    struct target from = t->drawing->target[i < 0 ? 0 : i];
    bool held = is_holding(t), touched = table_touch(t, t->focus, GESTURE_TAP);

    if (touched && !held && is_holding(t))
        focus_board(t, &from);
    return touched;
}

bool table_gesture(struct table *t, enum gesture g)
{
    if (t->moving) {
        table_skip(t);
        return true;
    }
    if (t->focus < 0 && g == GESTURE_TAP)
        return false;
    return t->ring && g == GESTURE_TAP ? take_by_key(t) : table_touch(t, t->focus, g);
}

bool table_touch(struct table *t, int target, enum gesture g)
{
    move m;

    if (t->course)
        return course_touch(t, target, g);
    if (target == TARGET_COURSE && g == GESTURE_TAP) {
        table_show_course(t, true);
        return true;
    }
    if (target == TARGET_AGAIN && g == GESTURE_TAP && t->rules->actor(t->now) == OVER) {
        table_again(t);
        return true;
    }
    if (target >= TARGET_SEAT && target < TARGET_SEAT + MAX_PLAYERS && g == GESTURE_TAP) {
        t->wish = target;
        return true;
    }
    t->refused = false;
    t->stale = true;
    if (g == GESTURE_CANCEL)
        table_hint_clear(t);
    if (table_person(t) < 0)
        return false;
    m = table_look(t)->touch(table_ui(t), t->now, target, g);
    if (m != 0)
        table_play(t, m);
    return true;
}

bool table_pressable(struct table *t)
{
    const struct drawing *d = table_draw(t);
    int i = t->cursor.x >= 0 ? drawing_target_of(d, t->focus) : -1;

    return i >= 0 && d->target[i].use != TARGET_IDLE;
}

/* A finger that is beside everything is told of what it would press. */
const char *table_label(struct table *t, float x, float y)
{
    const struct drawing *d = table_draw(t);
    int i = drawing_target_at(d, x, y);

    if (i < 0 && t->by_finger)
        i = drawing_target_near(d, x, y, FINGERTIP);
    return i < 0 ? NULL : d->text + d->target[i].label;
}

bool table_push(struct table *t, int target)
{
    if (t->moving)
        table_skip(t);
    return table_touch(t, target, GESTURE_TAP);
}

bool table_escape(struct table *t)
{
    bool something = t->course || t->stepping || t->refused || t->hints > 0;

    for (size_t i = 0; i < sizeof t->ui.bytes; i++)
        something = something || t->ui.bytes[i] != 0;
    if (t->course)
        table_show_course(t, false);
    else if (t->stepping)
        table_show_course(t, true);
    else if (something)
        table_touch(t, t->focus, GESTURE_CANCEL);
    return something;
}

int table_wish(struct table *t)
{
    int wish = t->wish;

    t->wish = -1;
    return wish;
}
