/* Checksums of lines, and texts as fields of them. */
#include "contest/sum.h"

#include <string.h>

enum { SUM_DIGITS = 16 };

static const char digits[] = "0123456789abcdef";

uint64_t sum_of(const char *text, size_t length)
{
    uint64_t hash = 0xcbf29ce484222325u;

    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)text[i]) * 0x100000001b3u;
    return hash;
}

void sum_write(struct writer *w, uint64_t sum)
{
    for (int shift = 60; shift >= 0; shift -= 4)
        write_char(w, digits[sum >> shift & 15]);
}

void sum_end_line(struct writer *w)
{
    uint64_t sum = write_fitted(w) ? sum_of(w->text, w->size) : 0;

    write_char(w, '\t');
    sum_write(w, sum);
    write_char(w, '\n');
}

bool sum_check(char *line)
{
    size_t length = strlen(line);
    char text[SUM_DIGITS + 1];
    struct writer w = writer_over(text, sizeof text);

    if (length <= SUM_DIGITS || line[length - SUM_DIGITS - 1] != '\t')
        return false;
    length -= SUM_DIGITS + 1;
    sum_write(&w, sum_of(line, length));
    if (strcmp(line + length + 1, text) != 0)
        return false;
    line[length] = '\0';
    return true;
}

void field_write(struct writer *w, const char *text)
{
    for (; *text; text++) {
        unsigned char c = (unsigned char)*text;

        if (c >= ' ' && c != '\\' && c != 127) {
            write_char(w, *text);
            continue;
        }
        write_text(w, "\\x");
        write_char(w, digits[c >> 4]);
        write_char(w, digits[c & 15]);
    }
}

static int digit_of(char c)
{
    const char *at = c ? strchr(digits, c) : NULL;

    return at ? (int)(at - digits) : -1;
}

void field_restore(char *text)
{
    char *to = text;

    while (*text) {
        if (text[0] == '\\' && text[1] == 'x' && digit_of(text[2]) >= 0 && digit_of(text[3]) >= 0) {
            *to++ = (char)(digit_of(text[2]) << 4 | digit_of(text[3]));
            text += 4;
        } else {
            *to++ = *text++;
        }
    }
    *to = '\0';
}
