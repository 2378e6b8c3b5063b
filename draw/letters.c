/* Text: how wide it is, how far it shrinks, where it breaks. */
#include "draw/list.h"

#include <string.h>

/* Hundredths of the font size for the characters ' ' to '~' in an ordinary sans serif. Fonts that
   run wider are narrowed by the back ends, so that no text outgrows its box. */
/* clang-format off */
static const unsigned char width_of[95] = {
    24, 28, 44, 66, 60, 99, 71, 25, 32, 32, 48, 60, 27, 42, 27, 35, 62, 50, 58, 58, 61, 58, 60, 56,
    60, 60, 27, 27, 60, 60, 60, 45, 99, 64, 64, 65, 72, 60, 57, 72, 73, 28, 40, 62, 52, 87, 76, 77,
    60, 77, 63, 57, 58, 68, 62, 98, 61, 59, 64, 36, 35, 36, 60, 50, 50, 54, 58, 48, 58, 55, 36, 58,
    58, 26, 26, 52, 29, 90, 58, 58, 58, 58, 39, 48, 38, 58, 51, 80, 50, 51, 48, 38, 29, 38, 60,
};
/* clang-format on */

enum { WIDTH_OF_OTHERS = 70 };

static const float font_factor[] = {[FONT_PLAIN] = 1.0f, [FONT_BOLD] = 1.06f, [FONT_TITLE] = 1.2f};

/* Letters reach this far above the baseline, and lines stand this far apart, for size 1. */
static const float cap_height = 0.7f, line_height = 1.25f;

static float span_width(enum font font, const char *text, size_t length)
{
    int sum = 0;

    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];

        if (c >= ' ' && c <= '~')
            sum += width_of[c - ' '];
        else if ((c & 0xc0) != 0x80) /* the first byte of a longer character */
            sum += WIDTH_OF_OTHERS;
    }
    return (float)sum / 100 * font_factor[font];
}

float text_width(enum font font, const char *text)
{
    return span_width(font, text, strlen(text));
}

static float anchor(struct box in, enum align align)
{
    if (align == ALIGN_LEFT)
        return in.x;
    return align == ALIGN_RIGHT ? in.x + in.w : in.x + in.w / 2;
}

static void put_line(struct drawing *d, struct box in, struct type type, float size, float middle,
                     const char *text, size_t length)
{
    struct shape *s = list_shape(d, SHAPE_TEXT);

    s->x = anchor(in, type.align);
    s->y = middle + size * cap_height / 2;
    s->w = span_width(type.font, text, length) * size;
    s->count = (int32_t)length;
    s->fill = list_ink(d, type.ink);
    s->font = (int32_t)type.font;
    s->align = (int32_t)type.align;
    s->size = size;
    s->first = list_text(d, text, length); /* last: may move nothing but the text itself */
}

void draw_text(struct drawing *d, struct box in, struct type type, const char *text)
{
    float width = text_width(type.font, text);
    float size = type.size > 0 ? type.size : in.h;

    if (!*text)
        return;
    if (size > in.h)
        size = in.h;
    if (width * size > in.w)
        size = in.w / width;
    put_line(d, in, type, size, in.y + in.h / 2, text, strlen(text));
}

/* How many bytes of text go on the next line of this width (for size 1): as many words as fit, at
   least one. */
static size_t line_length(enum font font, const char *text, float width)
{
    size_t best = strcspn(text, " ");

    while (text[best]) {
        size_t next = best + 1 + strcspn(text + best + 1, " ");

        if (span_width(font, text, next) > width)
            break;
        best = next;
    }
    return best;
}

/* Lines needed at this size; *fits tells whether the widest of them keeps to the box. */
static int count_lines(struct box in, enum font font, float size, const char *text, bool *fits)
{
    int lines = 0;

    *fits = true;
    while (*text) {
        size_t length = line_length(font, text, in.w / size);

        if (span_width(font, text, length) * size > in.w)
            *fits = false;
        text += length;
        text += *text == ' ';
        lines++;
    }
    if ((float)lines * size * line_height > in.h + 0.25f * size)
        *fits = false;
    return lines;
}

/* The narrowest width that needs no more lines: no line is left with one short word. */
static float even_width(struct box in, enum font font, float size, const char *text, int lines)
{
    struct box tried = in;
    float good = in.w;
    bool fits = true;

    while (fits && tried.w > in.w / 2) {
        good = tried.w;
        tried.w *= 0.96f;
        fits = count_lines(tried, font, size, text, &fits) <= lines && fits;
    }
    return good;
}

bool words_fit(struct box in, enum font font, float size, const char *text)
{
    bool fits;

    count_lines(in, font, size, text, &fits);
    return fits;
}

int draw_words(struct drawing *d, struct box in, struct type type, const char *text)
{
    float size = type.size > 0 ? type.size : in.h, middle, width;
    bool fits;
    int lines = count_lines(in, type.font, size, text, &fits);

    while (!fits && size > 4) {
        size *= 0.95f;
        lines = count_lines(in, type.font, size, text, &fits);
    }
    width = even_width(in, type.font, size, text, lines) / size;
    middle = in.y + in.h / 2 - (float)(lines - 1) * size * line_height / 2;
    while (*text) {
        size_t length = line_length(type.font, text, width);

        put_line(d, in, type, size, middle, text, length);
        middle += size * line_height;
        text += length;
        text += *text == ' ';
    }
    return lines;
}
