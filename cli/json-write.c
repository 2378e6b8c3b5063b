/* JSON by hand, because published functions may hand back bytes that are no UTF-8 at all. */
#include "cli/json.h"

#include <stdio.h>
#include <string.h>

/* How many bytes the UTF-8 character at `at` has, or 0 if there is none. */
static size_t character_length(const unsigned char *at, size_t left)
{
    size_t length = *at < 0x80   ? 1
                    : *at < 0xc2 ? 0
                    : *at < 0xe0 ? 2
                    : *at < 0xf0 ? 3
                    : *at < 0xf5 ? 4
                                 : 0;

    if (length > left)
        return 0;
    for (size_t i = 1; i < length; i++)
        if ((at[i] & 0xc0) != 0x80)
            return 0;
    if ((*at == 0xe0 && at[1] < 0xa0) || (*at == 0xed && at[1] > 0x9f) ||
        (*at == 0xf0 && at[1] < 0x90) || (*at == 0xf4 && at[1] > 0x8f))
        return 0;
    return length;
}

void json_write_text(const char *text, size_t length)
{
    const unsigned char *at = (const unsigned char *)text;

    putchar('"');
    for (size_t i = 0; i < length;) {
        size_t size = character_length(at + i, length - i);

        if (size == 0)
            fputs("\\ufffd", stdout);
        else if (at[i] == '"' || at[i] == '\\')
            printf("\\%c", at[i]);
        else if (at[i] < 0x20)
            printf("\\u%04x", at[i]);
        else
            fwrite(at + i, 1, size, stdout);
        i += size ? size : 1;
    }
    putchar('"');
}

void json_write(const struct value *v)
{
    switch (v->kind) {
    case VALUE_BOOL:
        fputs(v->truth ? "true" : "false", stdout);
        break;
    case VALUE_NUMBER:
        printf("%lld", v->number);
        break;
    case VALUE_TEXT:
        json_write_text(v->text, v->length);
        break;
    case VALUE_LIST:
        putchar('[');
        for (size_t i = 0; i < v->length; i++) {
            if (i > 0)
                fputs(", ", stdout);
            json_write(&v->items[i]);
        }
        putchar(']');
        break;
    default:
        fputs("null", stdout);
    }
}

/* Where the text of data stands: the brackets that are open, and whether a value is the first there. */
enum { DEEPEST = 8 };
static char open_bracket[DEEPEST];
static bool is_first[DEEPEST];
static int depth;
static bool named; /* the name of the value to come is written */

static void before_value(void)
{
    if (!named && depth > 0 && !is_first[depth - 1])
        fputs(", ", stdout);
    if (!named && depth > 0)
        is_first[depth - 1] = false;
    named = false;
}

void json_open(char bracket)
{
    before_value();
    putchar(bracket);
    open_bracket[depth] = bracket;
    is_first[depth++] = true;
}

void json_close(void)
{
    putchar(open_bracket[--depth] == '{' ? '}' : ']');
    if (depth == 0)
        putchar('\n');
}

void json_name(const char *name)
{
    before_value();
    json_write_text(name, strlen(name));
    fputs(": ", stdout);
    named = true;
}

void json_text(const char *text)
{
    before_value();
    json_write_text(text, strlen(text));
}

void json_number(long long number)
{
    before_value();
    printf("%lld", number);
}

void json_fraction(double number, int decimals)
{
    before_value();
    printf("%.*f", decimals, number == 0 ? 0 : number);
}

void json_truth(bool truth)
{
    before_value();
    fputs(truth ? "true" : "false", stdout);
}

void json_nothing(void)
{
    before_value();
    fputs("null", stdout);
}
