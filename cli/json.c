/* JSON to values with Jansson; values to JSON by hand, because published functions may hand back
   bytes that are no UTF-8 at all. */
#include "cli/json.h"

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct json {
    json_t *root;
    struct value value;
    struct value *items[256]; /* every list made, to free them */
    size_t lists;
};

static struct value convert(struct json *j, json_t *from);

static struct value convert_list(struct json *j, json_t *from)
{
    size_t count = json_array_size(from);
    struct value *items;

    if (j->lists == sizeof j->items / sizeof j->items[0])
        return (struct value){.kind = VALUE_OTHER};
    items = calloc(count ? count : 1, sizeof *items);
    if (!items)
        abort();
    j->items[j->lists++] = items;
    for (size_t i = 0; i < count; i++)
        items[i] = convert(j, json_array_get(from, i));
    return (struct value){.kind = VALUE_LIST, .items = items, .length = count};
}

static struct value convert(struct json *j, json_t *from)
{
    switch (json_typeof(from)) {
    case JSON_NULL:
        return (struct value){.kind = VALUE_NULL};
    case JSON_TRUE:
    case JSON_FALSE:
        return (struct value){.kind = VALUE_BOOL, .truth = json_is_true(from)};
    case JSON_INTEGER:
        return (struct value){.kind = VALUE_NUMBER, .number = json_integer_value(from)};
    case JSON_REAL:
        return (struct value){.kind = VALUE_ODD_NUMBER};
    case JSON_STRING:
        return (struct value){.kind = VALUE_TEXT,
                              .text = json_string_value(from),
                              .length = json_string_length(from)};
    case JSON_ARRAY:
        return convert_list(j, from);
    default:
        return (struct value){.kind = VALUE_OTHER};
    }
}

/* The number in an escape such as \u00e9 at `at`, or -1. */
static long escaped(const char *at, size_t left)
{
    char digits[5] = {0};

    if (left < 6 || at[0] != '\\' || at[1] != 'u')
        return -1;
    memcpy(digits, at + 2, 4);
    return strspn(digits, "0123456789abcdefABCDEF") == 4 ? strtol(digits, NULL, 16) : -1;
}

static bool is_half(long code, long first) /* one of the 1024 from this on */
{
    return code >= first && code < first + 0x400;
}

/* JSON can spell half a character, "\ud800", and programs do. It stands for no text at all, so it is
   read as the character for what cannot be read. */
static void mend_halves(char *text, size_t length)
{
    for (size_t i = 0; i < length;) {
        long code = escaped(text + i, length - i);
        bool pair = is_half(code, 0xd800) && i + 6 < length &&
                    is_half(escaped(text + i + 6, length - i - 6), 0xdc00);

        if (!pair && (is_half(code, 0xd800) || is_half(code, 0xdc00)))
            memcpy(text + i + 2, "fffd", 4);
        i += pair ? 12 : code >= 0 ? 6 : text[i] == '\\' ? 2 : 1;
    }
}

/* An integer beyond 64 bits is a number nevertheless: read once more, with numbers as they come. */
static json_t *load(const char *text, size_t length, json_error_t *trouble)
{
    const size_t flags = JSON_DECODE_ANY | JSON_ALLOW_NUL;
    char *mended = malloc(length + 1);
    json_t *root;

    if (!mended)
        abort();
    memcpy(mended, text, length);
    mend_halves(mended, length);
    root = json_loadb(mended, length, flags, trouble);
    if (!root && json_error_code(trouble) == json_error_numeric_overflow)
        root = json_loadb(mended, length, flags | JSON_DECODE_INT_AS_REAL, trouble);
    free(mended);
    return root;
}

struct json *json_read(const char *text, size_t length, const char **error, int *column)
{
    static char message[JSON_ERROR_TEXT_LENGTH];
    json_error_t trouble;
    json_t *root = load(text, length, &trouble);
    struct json *j;

    if (!root) {
        memcpy(message, trouble.text, sizeof message);
        message[sizeof message - 1] = '\0';
        *error = message;
        *column = trouble.position > 0 ? trouble.position : 1;
        return NULL;
    }
    j = calloc(1, sizeof *j);
    if (!j)
        abort();
    j->root = root;
    j->value = convert(j, root);
    if (j->value.kind == VALUE_ODD_NUMBER) {
        j->value.text = text;
        j->value.length = length;
    }
    return j;
}

const struct value *json_root(const struct json *j)
{
    return &j->value;
}

void json_release(struct json *j)
{
    if (!j)
        return;
    while (j->lists > 0)
        free(j->items[--j->lists]);
    json_decref(j->root);
    free(j);
}

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
