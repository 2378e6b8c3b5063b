/* Text: how wide it is, how far it shrinks, where it breaks. */
#include "draw/list.h"

#include "core/name.h"

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

enum { WIDTH_OF_OTHERS = 70, WIDTH_OF_SQUARES = 110 };

/* Of letters that the table lacks: Chinese letters and pictures are squares; what joins the letter
   before it, and what only sets a direction, has no width. */
static int width_of_other(uint32_t code)
{
    if (letter_is_mark(code) || (code >= 0x200b && code <= 0x200f) ||
        (code >= 0x2060 && code <= 0x206f))
        return 0;
    if (code >= 0x1f1e6 && code <= 0x1f1ff) /* two are a flag */
        return WIDTH_OF_SQUARES / 2;
    return (code >= 0x1100 && code <= 0x115f) || (code >= 0x2e80 && code <= 0xd7ff) ||
                   (code >= 0xf900 && code <= 0xfaff) || (code >= 0xff00 && code <= 0xff60) ||
                   code >= 0x1f000
               ? WIDTH_OF_SQUARES
               : WIDTH_OF_OTHERS;
}

/* Letters of other scripts than those the table is made for. How wide they are only a back end knows. */
bool text_is_foreign(const char *text, size_t length)
{
    size_t bytes;

    for (size_t at = 0; at < length; at += bytes) {
        uint32_t code = code_point(text + at, length - at, &bytes);

        if ((code >= 0x250 && code < 0x2000) || code >= 0x2600)
            return true;
    }
    return false;
}

static const float font_factor[] = {[FONT_PLAIN] = 1.0f, [FONT_BOLD] = 1.06f, [FONT_TITLE] = 1.2f};

enum { SHORT_ROOM = 1100 }; /* a name and three dots */

/* Letters reach this far above the baseline, and lines stand this far apart, for size 1. */
static const float cap_height = 0.7f, line_height = 1.25f;

static float (*measure)(enum font font, const char *text, size_t length); /* NULL: estimate */

void text_measure_by(float (*width)(enum font font, const char *text, size_t length))
{
    measure = width;
}

static float span_width(enum font font, const char *text, size_t length)
{
    int sum = 0;
    size_t bytes = 1;
    uint32_t last = 0;

    if (measure && text_is_foreign(text, length))
        return measure(font, text, length);

    for (size_t i = 0; i < length; i += bytes) {
        uint32_t code = code_point(text + i, length - i, &bytes);

        if (code >= ' ' && code <= '~')
            sum += width_of[code - ' '];
        else if (code > '~' && last != 0x200d) /* a family is as wide as one of it */
            sum += width_of_other(code);
        last = code;
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
    s->w = text_is_foreign(text, length) ? in.w : span_width(type.font, text, length) * size;
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

void draw_short(struct drawing *d, struct box in, struct type type, float least, const char *text)
{
    float room = in.w / least - text_width(type.font, "\xe2\x80\xa6");
    size_t length = strlen(text), size = 0, next;
    char cut[SHORT_ROOM];
    struct writer w = writer_over(cut, sizeof cut);

    if (text_width(type.font, text) * least <= in.w) {
        draw_text(d, in, type, text);
        return;
    }
    while (size < length && (next = letter_length(text + size, length - size)) > 0 &&
           span_width(type.font, text, size + next) <= room)
        size += next;
    write_bytes(&w, text, size);
    write_text(&w, "\xe2\x80\xa6");
    draw_text(d, in, type, cut);
}

/* A word of another script, too long for a line, is broken between letters: at least one of them. */
static size_t broken_length(enum font font, const char *text, size_t length, float width)
{
    size_t size = letter_length(text, length), next;

    while (size < length && (next = letter_length(text + size, length - size)) > 0 &&
           span_width(font, text, size + next) <= width)
        size += next;
    return size;
}

/* How many bytes of text go on the next line of this width (for size 1): as many words as fit, at
   least one. */
static size_t line_length(enum font font, const char *text, float width)
{
    size_t best = strcspn(text, " ");

    if (span_width(font, text, best) > width && text_is_foreign(text, best))
        return broken_length(font, text, best, width);
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

/* How many bytes the first letters of a word have. */
static size_t broken_after(const char *word, size_t length, int letters)
{
    size_t size = 0, next;

    while (letters-- > 0 && size < length && (next = letter_length(word + size, length - size)) > 0)
        size += next;
    return size;
}

enum { LONGEST_WORD = 15 }; /* of ours, with a comma or a full stop: longer ones are names */

/* A name of one word, cut off behind this many letters; what closes the direction that it opened stays. */
static void write_cut(struct writer *w, const char *word, size_t length, int letters)
{
    static const char close[] = "\xe2\x81\xa9";
    size_t size = 0, next;

    if (broken_after(word, length, LONGEST_WORD) == length)
        letters = LONGEST_WORD;
    size = broken_after(word, length, letters);
    write_bytes(w, word, size);
    if (size == length)
        return;
    write_text(w, "\xe2\x80\xa6");
    for (next = size; next + 3 <= length; next++)
        if (memcmp(word + next, close, 3) == 0)
            write_text(w, close);
}

static void write_all_cut(struct writer *w, const char *text, int letters)
{
    while (*text) {
        size_t length = strcspn(text, " ");

        write_cut(w, text, length, letters);
        text += length;
        if (*text)
            write_char(w, *text++);
    }
}

void words_shorten(struct writer *w, struct box in, enum font font, float least, const char *text)
{
    char cut[SENTENCE_ROOM];
    const char *shown = text;

    for (int letters = 12; letters > 3 && !words_fit(in, font, least, shown); letters -= 4) {
        struct writer one = writer_over(cut, sizeof cut);

        write_all_cut(&one, text, letters);
        shown = cut;
    }
    write_text(w, shown);
}

/* Letters that are not too small to be read; names lose some before all shrink below that. */
static const float readable = 14;

int draw_words(struct drawing *d, struct box in, struct type type, const char *whole)
{
    float size = type.size > 0 ? type.size : in.h, middle, width;
    char cut[SENTENCE_ROOM];
    struct writer w = writer_over(cut, sizeof cut);
    const char *text = cut;
    bool fits;
    int lines;

    words_shorten(&w, in, type.font, size < readable ? size : readable, whole);
    lines = count_lines(in, type.font, size, text, &fits);
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
