/* Boxes cut from boxes. */
#include "view/layout.h"

struct box box_top(struct box *b, float height, float gap)
{
    struct box strip = {b->x, b->y, b->w, height};

    b->y += height + gap;
    b->h -= height + gap;
    return strip;
}

struct box box_bottom(struct box *b, float height, float gap)
{
    struct box strip = {b->x, b->y + b->h - height, b->w, height};

    b->h -= height + gap;
    return strip;
}

struct box box_left(struct box *b, float width, float gap)
{
    struct box strip = {b->x, b->y, width, b->h};

    b->x += width + gap;
    b->w -= width + gap;
    return strip;
}

struct box box_right(struct box *b, float width, float gap)
{
    struct box strip = {b->x + b->w - width, b->y, width, b->h};

    b->w -= width + gap;
    return strip;
}

struct box box_inner(struct box b, float margin)
{
    return (struct box){b.x + margin, b.y + margin, b.w - 2 * margin, b.h - 2 * margin};
}

struct box box_cell(struct box b, int columns, int rows, float gap, int i)
{
    float w = (b.w - gap * (float)(columns - 1)) / (float)columns;
    float h = (b.h - gap * (float)(rows - 1)) / (float)rows;

    return (struct box){b.x + (w + gap) * (float)(i % columns),
                        b.y + (h + gap) * (float)(i / columns), w, h};
}

struct box box_within(struct box b, float width, float height)
{
    float across = b.w / width, down = b.h / height, scale = across < down ? across : down;

    return (struct box){b.x + (b.w - width * scale) / 2, b.y + (b.h - height * scale) / 2,
                        width * scale, height * scale};
}

struct point box_middle(struct box b)
{
    return (struct point){b.x + b.w / 2, b.y + b.h / 2};
}

struct place box_onto(struct box from, struct box to)
{
    struct box in = box_within(to, from.w, from.h);
    float scale = in.w / from.w;

    return (struct place){.x = in.x - from.x * scale, .y = in.y - from.y * scale, .scale = scale};
}

static float scale_of(struct place p)
{
    return p.scale != 0 ? p.scale : 1;
}

struct point place_inside(struct place p, struct point at)
{
    return (struct point){(at.x - p.x) / scale_of(p), (at.y - p.y) / scale_of(p)};
}

struct point place_outside(struct place p, struct point at)
{
    return (struct point){p.x + at.x * scale_of(p), p.y + at.y * scale_of(p)};
}
