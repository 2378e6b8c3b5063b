/* Names of people: what is left out, what counts as one letter, how they are quoted. */
#include "core/name.h"

#include <string.h>

enum {
    JOINER = 0x200d,    /* of families and of letters that change their shape */
    NO_JOINER = 0x200c, /* Persian needs it between letters */
    FIRST_FLAG = 0x1f1e6,
    LAST_FLAG = 0x1f1ff,
    MOST_MARKS = 6, /* on one letter; more would cover the lines above and below */
    MOST_PARTS = 16 /* of one letter */
};

/* ---- Code points ---------------------------------------------------------------------------- */

uint32_t code_point(const char *text, size_t length, size_t *bytes)
{
    static const uint32_t least[] = {0, 0x80, 0x800, 0x10000};
    const unsigned char *at = (const unsigned char *)text;
    size_t more = *at < 0x80   ? 0
                  : *at < 0xc2 ? 4
                  : *at < 0xe0 ? 1
                  : *at < 0xf0 ? 2
                  : *at < 0xf5 ? 3
                               : 4;
    uint32_t code = more == 0 ? *at : (uint32_t)*at & (0x3fu >> more);

    *bytes = 1;
    if (more >= 4 || more >= length)
        return UINT32_MAX;
    for (size_t i = 1; i <= more; i++) {
        if ((at[i] & 0xc0) != 0x80)
            return UINT32_MAX;
        code = code << 6 | (at[i] & 0x3fu);
    }
    if (code < least[more] || code > 0x10ffff)
        return UINT32_MAX;
    *bytes = 1 + more;
    return code;
}

struct range {
    uint32_t first, last;
};

static bool is_in(uint32_t code, const struct range *all, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (code >= all[i].first && code <= all[i].last)
            return true;
    return false;
}

/* Has a width and nothing else: becomes one blank. */
static bool is_blank(uint32_t code)
{
    static const struct range blanks[] = {{0x09, 0x0d},     {' ', ' '},       {0x85, 0x85},
                                          {0xa0, 0xa0},     {0x1680, 0x1680}, {0x2000, 0x200a},
                                          {0x2028, 0x2029}, {0x202f, 0x202f}, {0x205f, 0x205f},
                                          {0x2800, 0x2800}, {0x3000, 0x3000}};

    return is_in(code, blanks, sizeof blanks / sizeof *blanks);
}

/* Control characters, what changes the direction, what has no shape, and what nobody has given one. */
static bool is_hidden(uint32_t code)
{
    static const struct range hidden[] = {
        {0, 0x1f},          {0x7f, 0x9f},       {0xad, 0xad},       {0x34f, 0x34f},
        {0x61c, 0x61c},     {0x115f, 0x1160},   {0x17b4, 0x17b5},   {0x180b, 0x180f},
        {0x200b, 0x200b},   {0x200e, 0x200f},   {0x202a, 0x202e},   {0x2060, 0x206f},
        {0x3164, 0x3164},   {0xd800, 0xf8ff},   {0xfdd0, 0xfdef},   {0xfe00, 0xfe0d},
        {0xfeff, 0xfeff},   {0xffa0, 0xffa0},   {0xfff0, 0xffff},   {0x1bca0, 0x1bca3},
        {0x1d173, 0x1d17a}, {0xe0000, 0xe001f}, {0xe0080, 0xe00ff}, {0xe01f0, 0x10ffff}};

    return (code & 0xfffe) == 0xfffe || is_in(code, hidden, sizeof hidden / sizeof *hidden);
}

/* May be joined to others by a zero width joiner. */
static bool is_picture(uint32_t code)
{
    static const struct range pictures[] = {
        {0xa9, 0xa9},       {0xae, 0xae},      {0x203c, 0x2049}, {0x2100, 0x214f},
        {0x2190, 0x23ff},   {0x24c2, 0x24c2},  {0x25a0, 0x27bf}, {0x2900, 0x297f},
        {0x2b00, 0x2bff},   {0x3030, 0x303d},  {0x3297, 0x3299}, {0x1f000, 0x1f1e5},
        {0x1f200, 0x1f3fa}, {0x1f400, 0x1faff}};

    return is_in(code, pictures, sizeof pictures / sizeof *pictures);
}

/* ---- Letters -------------------------------------------------------------------------------- */

static bool is_flag(uint32_t code)
{
    return code >= FIRST_FLAG && code <= LAST_FLAG;
}

static bool is_joiner(uint32_t code)
{
    return code == JOINER || code == NO_JOINER;
}

/* Parts of a Korean syllable: consonant, vowel, last consonant; whole syllables without and with the
   last. */
enum korean { NOT_KOREAN, LEADING, VOWEL, TRAILING, OPEN_SYLLABLE, CLOSED_SYLLABLE };

static enum korean korean(uint32_t code)
{
    if (code >= 0xac00 && code <= 0xd7a3)
        return (code - 0xac00) % 28 == 0 ? OPEN_SYLLABLE : CLOSED_SYLLABLE;
    if ((code >= 0x1100 && code <= 0x115f) || (code >= 0xa960 && code <= 0xa97c))
        return LEADING;
    if ((code >= 0x1160 && code <= 0x11a7) || (code >= 0xd7b0 && code <= 0xd7c6))
        return VOWEL;
    return (code >= 0x11a8 && code <= 0x11ff) || (code >= 0xd7cb && code <= 0xd7fb) ? TRAILING
                                                                                    : NOT_KOREAN;
}

static bool joins_korean(enum korean last, enum korean next)
{
    if (last == LEADING)
        return next == LEADING || next == VOWEL || next >= OPEN_SYLLABLE;
    if (last == VOWEL || last == OPEN_SYLLABLE)
        return next == VOWEL || next == TRAILING;
    return (last == TRAILING || last == CLOSED_SYLLABLE) && next == TRAILING;
}

/* Six Indic scripts bind consonants by a sign between them; all have both at the same places of their
   blocks of 128. */
static bool joins_indic(uint32_t last, uint32_t next)
{
    static const uint32_t block[] = {0x900, 0x980, 0xa80, 0xb00, 0xc00, 0xd00};

    for (size_t i = 0; i < sizeof block / sizeof *block; i++)
        if (last == block[i] + 0x4d)
            return next >= block[i] + 0x15 && next <= block[i] + 0x39;
    return false;
}

/* A letter while it is read, one code point after the other. */
struct letter {
    uint32_t first, last; /* code points */
    int parts, marks, flags;
};

static bool belongs(const struct letter *l, uint32_t code)
{
    if (l->parts == 0 || letter_is_mark(code) || is_joiner(code))
        return true;
    if (is_flag(code))
        return l->flags == 1 && is_flag(l->last);
    return (is_picture(l->first) && l->last == JOINER && is_picture(code)) ||
           joins_korean(korean(l->last), korean(code)) || joins_indic(l->last, code);
}

static void add(struct letter *l, uint32_t code)
{
    if (l->parts++ == 0)
        l->first = code;
    l->marks += letter_is_mark(code);
    l->flags += is_flag(code);
    l->last = code;
}

size_t letter_length(const char *text, size_t length)
{
    struct letter l = {0};
    size_t at = 0, bytes;

    while (at < length) {
        uint32_t code = code_point(text + at, length - at, &bytes);

        if (!belongs(&l, code))
            break;
        add(&l, code);
        at += bytes;
    }
    return at;
}

/* ---- Names ---------------------------------------------------------------------------------- */

/* Signs that cannot be seen by themselves: is this where they change what is seen? Elsewhere two names
   that look alike would differ. */
static bool is_at_home(const struct letter *l, uint32_t code)
{
    enum { BLACK_FLAG = 0x1f3f4, LAST_OF_LATIN = 0x58f };
    bool picture = is_picture(l->first);

    if (is_joiner(code))
        return !is_joiner(l->last) && (picture || l->first > LAST_OF_LATIN);
    if (code >= 0xe0020 && code <= 0xe007f) /* which flag */
        return l->first == BLACK_FLAG;
    if (code >= 0xe0100 && code <= 0xe01ef) /* which shape of a Chinese letter */
        return l->first >= 0x3400;
    if (code == 0xfe0e || code == 0xfe0f) /* as a letter or as a picture: also 1 in a key */
        return picture || (l->first >= '#' && l->first <= '9');
    return true;
}

/* Too many accents or relatives, signs where they do nothing, and marks on nothing. */
static bool is_too_much(const struct letter *l, uint32_t code)
{
    bool joins = letter_is_mark(code) || is_joiner(code);

    if (l->parts == 0 || l->last == ' ')
        return joins;
    return (joins && (l->parts >= MOST_PARTS || !is_at_home(l, code))) ||
           (letter_is_mark(code) && l->marks >= MOST_MARKS);
}

/* Back over what has no shape of its own at the end. */
static size_t trimmed(const char *name, size_t size)
{
    for (;;) {
        if (size > 0 && name[size - 1] == ' ')
            size--;
        else if (size > 2 && (memcmp(name + size - 3, "\xe2\x80\x8d", 3) == 0 ||
                              memcmp(name + size - 3, "\xe2\x80\x8c", 3) == 0))
            size -= 3;
        else
            return size;
    }
}

size_t name_clean(char out[NAME_BYTES], const char *text, size_t length)
{
    struct letter l = {0};
    size_t size = 0, whole = 0, bytes; /* whole: up to the end of the last letter */
    int letters = 0;

    for (size_t at = 0; at < length; at += bytes) {
        uint32_t code = code_point(text + at, length - at, &bytes);
        bool blank = is_blank(code);

        if ((blank && (size == 0 || l.last == ' ')) ||
            (!blank && (code == UINT32_MAX || is_hidden(code) || is_too_much(&l, code))))
            continue;
        if (blank || !belongs(&l, code) || l.parts == 0) {
            whole = size;
            if (letters++ == NAME_LETTERS)
                break;
            l = (struct letter){0};
        }
        if (size + bytes >= NAME_BYTES) {
            size = whole;
            break;
        }
        add(&l, blank ? ' ' : code);
        memcpy(out + size, blank ? " " : text + at, blank ? 1 : bytes);
        size += blank ? 1 : bytes;
    }
    size = trimmed(out, size);
    out[size] = '\0';
    return size;
}

bool name_is_good(const char *text, size_t length)
{
    char name[NAME_BYTES];

    return length > 0 && length < NAME_BYTES && name_clean(name, text, length) == length &&
           memcmp(name, text, length) == 0;
}

void name_write(struct writer *w, const char *name)
{
    write_char(w, '"');
    for (; *name; name++) {
        if (*name == '"' || *name == '\\')
            write_char(w, '\\');
        write_char(w, *name);
    }
    write_char(w, '"');
}

void name_read(struct reader *r, char out[NAME_BYTES])
{
    const char *start = r->at;
    size_t size = 0;

    read_exactly(r, "\"", "expected a name in double quotes");
    while (!r->error && !read_if(r, "\"")) {
        char c;

        read_if(r, "\\");
        c = read_char(r, "the quotes of a name are not closed");
        if (size + 1 < NAME_BYTES)
            out[size] = c;
        size++;
    }
    if (!r->error && size > 0 && !name_is_good(out, size))
        read_fail_at(r, start, "a name has at most 24 letters, all of which can be seen");
    out[r->error ? 0 : size] = '\0';
}

void names_write(struct writer *w, const char (*name)[NAME_BYTES], int most)
{
    write_text(w, "names");
    for (int p = 0; p < most; p++) {
        write_char(w, ' ');
        name_write(w, name[p]);
    }
}

bool names_read(struct reader *r, char (*out)[NAME_BYTES], int most)
{
    char name[NAME_BYTES];
    int count = 0;

    if (!read_if(r, "names \""))
        return false;
    r->at--;
    do
        name_read(r, out && count < most ? out[count] : name);
    while (++count < most && read_if(r, " \"") && r->at--);
    return true;
}

static bool is_leftward(const char *name)
{
    static const struct range leftward[] = {
        {0x590, 0x8ff}, {0xfb1d, 0xfdff}, {0xfe70, 0xfefe}, {0x10800, 0x10fff}, {0x1e800, 0x1efff}};
    size_t bytes;

    for (size_t length = strlen(name); length > 0; name += bytes, length -= bytes)
        if (is_in(code_point(name, length, &bytes), leftward, sizeof leftward / sizeof *leftward))
            return true;
    return false;
}

void name_say(struct writer *w, const char *name)
{
    bool apart = is_leftward(name);

    write_text(w, apart ? "\xe2\x81\xa8" : "");
    write_text(w, name);
    write_text(w, apart ? "\xe2\x81\xa9" : "");
}
