/* The list of shapes: adding to it, and moving, turning and fading what is added. */
#include "draw/draw.h"

#include "core/memory.h"
#include "draw/list.h"

#include <assert.h>
#include <string.h>

enum { ROOM_SHAPES, ROOM_STEPS, ROOM_TEXT, ROOM_TARGETS };
enum {
    FIRST_ROOM = 4096
}; /* of a drawing that goes on without memory: more than any one shape, path or text */

struct drawing *drawing_new(void)
{
    struct drawing *d = memory_new(sizeof *d);

    draw_clear(d, 0, 0);
    return d;
}

/* With room enough for the largest single thing, so that a lack of memory spoils the drawing and
   nothing else. */
struct drawing *drawing_try(void)
{
    struct drawing *d = memory_try(sizeof *d);

    if (!d)
        return NULL;
    draw_clear(d, 0, 0);
    d->patient = true;
    d->shape = memory_try(FIRST_ROOM * sizeof *d->shape);
    d->step = memory_try(FIRST_ROOM * sizeof *d->step);
    d->text = memory_try(FIRST_ROOM);
    d->target = memory_try(FIRST_ROOM * sizeof *d->target);
    for (int i = 0; i < 4; i++)
        d->room[i] = FIRST_ROOM;
    if (d->shape && d->step && d->text && d->target)
        return d;
    drawing_free(d);
    return NULL;
}

void drawing_free(struct drawing *d)
{
    if (!d)
        return;
    memory_free(d->shape);
    memory_free(d->step);
    memory_free(d->text);
    memory_free(d->target);
    memory_free(d);
}

void draw_clear(struct drawing *d, float width, float height)
{
    static const float identity[6] = {1, 0, 0, 1, 0, 0};

    d->shapes = d->steps = d->text_size = d->targets = 0;
    d->width = width;
    d->height = height;
    d->inks = NULL;
    d->depth = 0;
    memcpy(d->matrix[0], identity, sizeof identity);
    d->fade[0] = 0;
}

/* Makes room for `more` records behind the *used ones. */
static void *grow(struct drawing *d, int which, void *array, int32_t *used, int32_t more,
                  size_t size)
{
    int32_t room = d->room[which];
    void *grown;

    if (*used + more <= room)
        return array;
    while (room < *used + more)
        room = room ? room * 2 : 64;
    grown = d->patient ? memory_try_grow(array, (size_t)room * size)
                       : memory_grow(array, (size_t)room * size);
    if (!grown) {
        d->spoilt = true;
        *used = 0;
        return array;
    }
    d->room[which] = room;
    return grown;
}

struct shape *list_shape(struct drawing *d, enum shape_kind kind)
{
    struct shape *s;

    d->shape = grow(d, ROOM_SHAPES, d->shape, &d->shapes, 1, sizeof *d->shape);
    s = &d->shape[d->shapes++];
    *s = (struct shape){.kind = (int32_t)kind};
    return s;
}

int32_t list_text(struct drawing *d, const char *text, size_t length)
{
    int32_t at;

    d->text = grow(d, ROOM_TEXT, d->text, &d->text_size, (int32_t)length + 1, 1);
    at = d->text_size;
    memcpy(d->text + at, text, length);
    d->text[at + (int32_t)length] = '\0';
    d->text_size += (int32_t)length + 1;
    return at;
}

int list_ink(const struct drawing *d, int ink)
{
    float fade = d->fade[d->depth];

    return fade > 0 && ink != INK_NONE ? ink_clear(ink, (int)(fade * 100 + 0.5f)) : ink;
}

/* A gradient within the bounds of a shape, as the back ends want it. */
static void set_gradient(struct shape *s, struct box b, enum slope slope)
{
    float radius = (b.w > b.h ? b.w : b.h) / 2;
    float x = b.x + b.w / 2, y = b.y + b.h / 2;

    s->fill_kind = FILL_LINEAR;
    s->gradient[0] = b.x;
    s->gradient[1] = b.y;
    s->gradient[2] = slope == SLOPE_DOWN ? b.x : b.x + b.w;
    s->gradient[3] = slope == SLOPE_ACROSS ? b.y : b.y + b.h;
    if (slope != SLOPE_ROUND && slope != SLOPE_BALL)
        return;
    s->fill_kind = FILL_RADIAL;
    s->gradient[0] = slope == SLOPE_BALL ? x - radius * 0.35f : x;
    s->gradient[1] = slope == SLOPE_BALL ? y - radius * 0.4f : y;
    s->gradient[2] = slope == SLOPE_BALL ? radius * 1.45f : radius;
    s->gradient[3] = 0;
}

static void set_style(const struct drawing *d, struct shape *s, struct box bounds,
                      struct style style)
{
    s->fill = list_ink(d, style.fill);
    if (style.fill_to != INK_NONE) {
        s->fill_to = list_ink(d, style.fill_to);
        set_gradient(s, bounds, style.slope);
    }
    if (style.width > 0) {
        s->outline = list_ink(d, style.outline);
        s->width = style.width;
        s->dash = style.dash;
    }
    s->shadow = (int32_t)style.shadow;
    s->fade = 1 - d->fade[d->depth];
}

void draw_box(struct drawing *d, struct box b, float corner, struct style style)
{
    struct shape *s = list_shape(d, SHAPE_BOX);

    s->x = b.x;
    s->y = b.y;
    s->w = b.w;
    s->h = b.h;
    s->corner = corner;
    set_style(d, s, b, style);
}

void draw_disc(struct drawing *d, struct point centre, float radius, struct style style)
{
    struct shape *s = list_shape(d, SHAPE_DISC);
    struct box bounds = {centre.x - radius, centre.y - radius, radius * 2, radius * 2};

    s->x = centre.x;
    s->y = centre.y;
    s->w = radius;
    set_style(d, s, bounds, style);
}

static void widen(struct box *b, float x, float y)
{
    float right = b->x + b->w, bottom = b->y + b->h;

    b->x = x < b->x ? x : b->x;
    b->y = y < b->y ? y : b->y;
    b->w = (x > right ? x : right) - b->x;
    b->h = (y > bottom ? y : bottom) - b->y;
}

/* Control points count: a little too large does no harm. */
static struct box path_bounds(const struct step *step, int count)
{
    struct box b = {step->x, step->y, 0, 0};

    for (int i = 1; i < count; i++) {
        if (step[i].kind == STEP_CLOSE)
            continue;
        widen(&b, step[i].x, step[i].y);
        if (step[i].kind == STEP_CURVE) {
            widen(&b, step[i].ax, step[i].ay);
            widen(&b, step[i].bx, step[i].by);
        }
    }
    return b;
}

void draw_path(struct drawing *d, const struct path *p, struct style style)
{
    struct shape *s = list_shape(d, SHAPE_PATH);
    struct box bounds = path_bounds(p->step, p->count);

    d->step = grow(d, ROOM_STEPS, d->step, &d->steps, p->count, sizeof *d->step);
    memcpy(d->step + d->steps, p->step, (size_t)p->count * sizeof *p->step);
    s->first = d->steps;
    s->count = p->count;
    d->steps += p->count;
    s->x = bounds.x;
    s->y = bounds.y;
    s->w = bounds.w;
    s->h = bounds.h;
    set_style(d, s, bounds, style);
}

void draw_line(struct drawing *d, const struct point *at, int points, int ink, float width)
{
    struct path p = {.count = 0};

    path_move(&p, at[0].x, at[0].y);
    for (int i = 1; i < points; i++)
        path_line(&p, at[i].x, at[i].y);
    draw_path(d, &p, (struct style){.outline = ink, .width = width});
}

/* What `inner` does, and then what `outer` does. */
static void multiply(float out[6], const float outer[6], const float inner[6])
{
    out[0] = outer[0] * inner[0] + outer[2] * inner[1];
    out[1] = outer[1] * inner[0] + outer[3] * inner[1];
    out[2] = outer[0] * inner[2] + outer[2] * inner[3];
    out[3] = outer[1] * inner[2] + outer[3] * inner[3];
    out[4] = outer[0] * inner[4] + outer[2] * inner[5] + outer[4];
    out[5] = outer[1] * inner[4] + outer[3] * inner[5] + outer[5];
}

void draw_push(struct drawing *d, struct place p)
{
    float scale = p.scale != 0 ? p.scale : 1;
    float cosine = turn_cosine(p.turn) * scale, sine = turn_sine(p.turn) * scale;
    float *m;

    if (++d->depth >= MAX_DEPTH)
        return;
    m = list_shape(d, SHAPE_PUSH)->matrix;
    m[0] = cosine;
    m[1] = sine;
    m[2] = -sine;
    m[3] = cosine;
    m[4] = p.x;
    m[5] = p.y;
    multiply(d->matrix[d->depth], d->matrix[d->depth - 1], m);
    d->fade[d->depth] = 1 - (1 - d->fade[d->depth - 1]) * (1 - p.fade);
}

void draw_pop(struct drawing *d)
{
    assert(d->depth > 0);
    if (d->depth-- < MAX_DEPTH)
        list_shape(d, SHAPE_POP);
}

void draw_settled(struct drawing *d)
{
    assert(d->depth == 0);
    list_shape(d, SHAPE_SETTLED);
}

void draw_target(struct drawing *d, int id, enum target_use use, const char *label)
{
    struct target *t;
    int32_t at = list_text(d, label, strlen(label));

    assert(d->shapes > 0);
    d->target = grow(d, ROOM_TARGETS, d->target, &d->targets, 1, sizeof *d->target);
    t = &d->target[d->targets++];
    *t = (struct target){.id = id, .use = (int32_t)use, .shape = d->shapes - 1, .label = at};
    list_place_target(d, t);
}

struct fall shadow_fall(enum shadow s)
{
    if (s == SHADOW_LOW)
        return (struct fall){.down = 2, .blur = 6, .ink = ink_clear(INK_SHADE, 50)};
    if (s == SHADOW_HIGH)
        return (struct fall){.down = 7, .blur = 18, .ink = ink_clear(INK_SHADE, 62)};
    if (s == SHADOW_GLOW)
        return (struct fall){.down = 0, .blur = 20, .ink = ink_clear(INK_GLOW, 20)};
    return (struct fall){0};
}
