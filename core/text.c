/* Bounded reading and writing of text. */
#include "core/text.h"

#include "core/memory.h"

#include <string.h>

struct reader reader_over(const char *text, size_t length)
{
    return (struct reader){.text = text, .at = text, .end = text + length};
}

struct reader reader_of(const char *text)
{
    return reader_over(text, strlen(text));
}

int reader_column(const struct reader *r)
{
    return (int)(r->at - r->text) + 1;
}

int reader_doubt_column(const struct reader *r)
{
    return (int)(r->doubt_at - r->text) + 1;
}

void read_fail(struct reader *r, const char *sentence)
{
    if (!r->error)
        r->error = sentence;
}

void read_fail_at(struct reader *r, const char *at, const char *sentence)
{
    if (r->error)
        return;
    r->at = at;
    r->error = sentence;
}

void read_doubt_at(struct reader *r, const char *at, const char *sentence)
{
    if (!r->looks) {
        read_fail_at(r, at, sentence);
    } else if (!r->doubt) {
        r->doubt = sentence;
        r->doubt_at = at;
    }
}

bool read_done(const struct reader *r)
{
    return r->error || r->at == r->end;
}

char read_peek(const struct reader *r)
{
    return read_done(r) ? '\0' : *r->at;
}

char read_char(struct reader *r, const char *error)
{
    if (read_done(r)) {
        read_fail(r, error);
        return '\0';
    }
    return *r->at++;
}

bool read_if(struct reader *r, const char *literal)
{
    size_t length = strlen(literal);

    if (r->error || (size_t)(r->end - r->at) < length || memcmp(r->at, literal, length) != 0)
        return false;
    r->at += length;
    return true;
}

void read_exactly(struct reader *r, const char *literal, const char *error)
{
    if (!read_if(r, literal))
        read_fail(r, error);
}

int read_one_of(struct reader *r, const char *set, const char *error)
{
    char c = read_peek(r);
    const char *found = c ? strchr(set, c) : NULL;

    if (!found) {
        read_fail(r, error);
        return 0;
    }
    r->at++;
    return (int)(found - set);
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

int read_digits(struct reader *r, int count, const char *error)
{
    int value = 0;

    for (int i = 0; i < count; i++)
        value = value * 10 + read_one_of(r, "0123456789", error);
    return r->error ? 0 : value;
}

int read_number(struct reader *r, int most, const char *error)
{
    const char *start = r->at;
    long value = 0;

    if (!is_digit(read_peek(r)))
        read_fail(r, error);
    while (is_digit(read_peek(r)) && value <= most)
        value = value * 10 + (*r->at++ - '0');
    if (value > most || (r->at - start > 1 && *start == '0'))
        read_fail_at(r, start, error);
    return r->error ? 0 : (int)value;
}

uint64_t read_unsigned(struct reader *r)
{
    const char *start = r->at;
    uint64_t value = 0;

    if (read_peek(r) < '0' || read_peek(r) > '9')
        read_fail(r, "expected a number");
    while (read_peek(r) >= '0' && read_peek(r) <= '9') {
        uint64_t digit = (uint64_t)(*r->at - '0');

        if (value > (UINT64_MAX - digit) / 10) {
            read_fail_at(r, start, "this number is too large");
            return 0;
        }
        value = value * 10 + digit;
        r->at++;
    }
    return value;
}

static bool is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool read_space(struct reader *r)
{
    const char *start = r->at;

    while (is_space(read_peek(r)))
        r->at++;
    return r->at != start;
}

void read_end(struct reader *r, const char *error)
{
    read_space(r);
    if (!read_done(r))
        read_fail(r, error);
}

static bool is_word_character(char c)
{
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '-';
}

int read_word(struct reader *r, const char *const *words, const char *error)
{
    const char *end = r->at;

    while (!r->error && end < r->end && is_word_character(*end))
        end++;
    for (int i = 0; !r->error && words[i]; i++)
        if (text_equal(r->at, (size_t)(end - r->at), words[i])) {
            r->at = end;
            return i;
        }
    read_fail(r, error);
    return 0;
}

int read_key(struct reader *r, const char *const *keys, unsigned *seen)
{
    const char *start;
    int key;

    read_space(r);
    if (read_done(r))
        return -1;
    start = r->at;
    key = read_word(r, keys, "unknown key");
    read_exactly(r, "=", "expected '=' after the key");
    if (!r->error && (*seen >> key & 1))
        read_fail_at(r, start, "this key stands here twice");
    *seen |= 1u << key;
    return r->error ? -1 : key;
}

struct writer writer_over(char *text, size_t room)
{
    if (room > 0)
        text[0] = '\0';
    return (struct writer){.text = text, .room = room};
}

struct writer writer_growing(void)
{
    return (struct writer){.text = memory_new(1), .room = 1, .grows = true};
}

void writer_free(struct writer *w)
{
    memory_free(w->text);
    *w = (struct writer){0};
}

void write_char(struct writer *w, char c)
{
    write_bytes(w, &c, 1);
}

void write_text(struct writer *w, const char *text)
{
    write_bytes(w, text, strlen(text));
}

void write_capital(struct writer *w, const char *word)
{
    write_char(w, *word >= 'a' && *word <= 'z' ? (char)(*word - 'a' + 'A') : *word);
    write_text(w, word + 1);
}

/* Where text was cut off, no part of a character is left. */
static void end_whole(char *text, size_t size)
{
    size_t first = size;

    while (first > 0 && size - first < 4 && ((unsigned char)text[first - 1] & 0xc0) == 0x80)
        first--;
    if (first > 0 && (unsigned char)text[first - 1] >= 0xc0) {
        unsigned char lead = (unsigned char)text[first - 1];

        if (size - first + 1 < (lead < 0xe0 ? 2u : lead < 0xf0 ? 3u : 4u))
            text[first - 1] = '\0';
    }
}

void write_bytes(struct writer *w, const char *text, size_t length)
{
    if (w->grows && w->size + length >= w->room) {
        w->room = (w->size + length + 1) * 2; /* doubling: a long text is moved a few times only */
        w->text = memory_grow(w->text, w->room);
    }
    if (w->size + 1 < w->room) {
        size_t left = w->room - 1 - w->size;
        size_t part = length < left ? length : left;

        memcpy(w->text + w->size, text, part);
        w->text[w->size + part] = '\0';
    }
    if (w->size < w->room && w->size + length >= w->room)
        end_whole(w->text, w->room - 1);
    w->size += length;
}

void write_number(struct writer *w, long long value)
{
    char digits[24];
    size_t at = sizeof digits;
    unsigned long long rest =
        value < 0 ? 0ull - (unsigned long long)value : (unsigned long long)value;

    do {
        digits[--at] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (value < 0)
        digits[--at] = '-';
    write_bytes(w, digits + at, sizeof digits - at);
}

void write_tenths(struct writer *w, long long tenths)
{
    if (tenths < 0 && tenths > -10)
        write_char(w, '-'); /* which the 0 does not have */
    write_number(w, tenths / 10);
    write_char(w, '.');
    write_number(w, tenths < 0 ? -(tenths % 10) : tenths % 10);
}

void write_unsigned(struct writer *w, uint64_t value)
{
    if (value >= 10)
        write_unsigned(w, value / 10);
    write_char(w, (char)('0' + value % 10));
}

void write_hex(struct writer *w, uint64_t value)
{
    for (int shift = 60; shift >= 0; shift -= 4)
        write_char(w, "0123456789abcdef"[value >> shift & 15]);
}

void write_counted(struct writer *w, int count, const char *thing)
{
    write_number(w, count);
    write_char(w, ' ');
    write_text(w, thing);
    if (count != 1)
        write_char(w, 's');
}

void write_digits(struct writer *w, int value, int count)
{
    char digits[12];

    for (int i = count; i-- > 0; value /= 10)
        digits[i] = (char)('0' + value % 10);
    write_bytes(w, digits, (size_t)count);
}

void write_pad(struct writer *w, const char *text, int columns)
{
    size_t length = strlen(text);

    write_bytes(w, text, length);
    for (size_t i = length; i < (size_t)columns; i++)
        write_char(w, ' ');
}

void write_ink(struct writer *w, int mark)
{
    static const char *const codes[] = {"\033[2m",  "\033[1m",  "\033[0m",  "\033[36m", "\033[33m",
                                        "\033[35m", "\033[31m", "\033[34m", "\033[32m"};

    if (w->ink && mark >= INK_DIM && mark < TINTS)
        write_text(w, codes[mark - INK_DIM]);
}

bool write_fitted(const struct writer *w)
{
    return w->size < w->room;
}

bool text_equal(const char *a, size_t length, const char *word)
{
    return strlen(word) == length && memcmp(a, word, length) == 0;
}
