/* What every view needs: its pages, its face, and words for seats. */
#include "view/view.h"

#include <string.h>

static const char *const form_names[FORMS] = {
    [FORM_WIDE] = "wide", [FORM_TALL] = "tall", [FORM_LOW] = "low"};

const char *form_name(enum form f)
{
    return form_names[f];
}

bool form_find(const char *name, size_t length, enum form *out)
{
    for (int f = 0; f < FORMS; f++)
        if (strlen(form_names[f]) == length && memcmp(form_names[f], name, length) == 0) {
            *out = (enum form)f;
            return true;
        }
    return false;
}

struct box view_face(const struct view *v)
{
    if (v->face.w > 0)
        return v->face;
    return (struct box){0, 0, v->paper[FORM_WIDE].width, v->paper[FORM_WIDE].least};
}

static float between(float value, float least, float most)
{
    return value < least ? least : value > most ? most : value;
}

/* The board is as high as the room, or as wide as the column's least width allows. */
static struct page low_page(const struct paper *p, float width, float height)
{
    float column = p->least - p->width, most = p->most - p->width;
    float shape = p->narrowest > 0 ? p->narrowest : 1, broadest = (width - column) / shape;
    float high = between(broadest < height ? broadest : height, p->width, p->widest);
    float wide = height > 0 ? high * width / height : 0;

    return (struct page){FORM_LOW, between(wide, shape * high + column, high + most), high};
}

/* On the smallest phones a tall page is narrower, so that its buttons stay large enough. */
static float tall_width(const struct paper *p, float width)
{
    float wide = width * LEAST_BUTTON / 44;

    return width > 0 && p->narrowest > 0 ? between(wide, p->narrowest, p->width) : p->width;
}

/* A space that is broader: the square at the top grows until the page fills it. Where that would leave no button large
   enough for a finger (a phone that also shows a lesson), the square gives way instead, as far as it may. */
static struct page broad_page(const struct paper *p, float narrow, float width, float height)
{
    static const float firm = 12.0f / LEAST_WORDS, smallest = 0.8f;
    float below = p->least - p->width, wide, giving;
    float full = width < height ? below * width / (height - width) : p->widest;

    full = between(full, narrow, p->widest);
    if (height >= firm * (full + below))
        return (struct page){FORM_TALL, full, full + below};
    giving = below * width / (height - smallest * width);
    wide = width / firm;
    if (!(giving > 0 && giving < full))
        return (struct page){FORM_TALL, full, full + below};
    wide = between(wide, narrow > giving ? narrow : giving, full);
    return (struct page){FORM_TALL, wide, wide * height / width};
}

static struct page tall_page(const struct paper *p, float width, float height)
{
    float below = p->least - p->width; /* the square at the top, stays as high */
    float narrow = tall_width(p, width);
    float high = width > 0 ? narrow * height / width : p->least;

    if (high >= narrow + below)
        return (struct page){FORM_TALL, narrow, between(high, narrow + below, p->most)};
    return broad_page(p, narrow, width, height);
}

struct page view_page(const struct view *v, enum form f, float width, float height)
{
    const struct paper *p = &v->paper[f];

    if (p->width == 0)
        return view_page(v, FORM_WIDE, width, height);
    if (f == FORM_LOW)
        return low_page(p, width, height);
    if (f == FORM_TALL)
        return tall_page(p, width, height);
    return (struct page){f, p->width, p->least};
}

/* How much of a space a page covers, 0 to 1. */
static float covers(const struct page *p, float width, float height)
{
    float across = width / p->width, down = height / p->height;

    return across < down ? across / down : down / across;
}

/* As people know it from the document, unless another form makes much more of the space or the words
   would become too small; then another form may even waste some of it. */
struct page view_fit(const struct view *v, float width, float height)
{
    static const float readable = 0.85f, worthwhile = 1.25f, tolerable = 0.8f;
    struct page best = view_page(v, FORM_WIDE, width, height);
    float most;

    if (!(width > 0 && height > 0))
        return best;
    most = covers(&best, width, height);
    most *=
        width < best.width * readable || height < best.height * readable ? tolerable : worthwhile;
    for (int f = FORM_WIDE + 1; f < FORMS; f++) {
        struct page p = view_page(v, (enum form)f, width, height);

        if (p.form != FORM_WIDE && covers(&p, width, height) > most) {
            best = p;
            most = covers(&p, width, height);
        }
    }
    return best;
}

void seat_write(struct writer *w, int who)
{
    if (who == SEAT_REMOTE) {
        write_text(w, "elsewhere");
    } else if (who == SEAT_PERSON) {
        write_text(w, "person");
    } else if (who == SEAT_RANDOM) {
        write_text(w, "random computer");
    } else {
        write_text(w, level_word(who));
        write_text(w, " computer");
    }
}

const char *level_word(int level)
{
    static const char *const words[] = {"",       "novice", "gentle", "easy",   "casual",
                                        "steady", "keen",   "strong", "expert", "master"};

    return level > 0 && level < (int)(sizeof words / sizeof *words) ? words[level] : "";
}
