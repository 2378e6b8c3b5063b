/* JSON to values, with Jansson. */
#include "cli/json.h"

#include "core/memory.h"

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

/* The braces of a list as C and Java write it, made the brackets that JSON wants; NULL: there are none. */
static char *bracketed(const char *text, size_t length)
{
    size_t first = 0;
    bool quoted = false;
    char *copy;

    while (first < length && (text[first] == ' ' || text[first] == '['))
        first++;
    if (first == length || text[first] != '{')
        return NULL;
    copy = memory_new(length + 1);
    memcpy(copy, text, length);
    for (size_t i = 0; i < length; i++) {
        if (copy[i] == '"' && (i == 0 || copy[i - 1] != '\\'))
            quoted = !quoted;
        else if (!quoted && (copy[i] == '{' || copy[i] == '}'))
            copy[i] = copy[i] == '{' ? '[' : ']';
    }
    return copy;
}

/* JSON as it is, or a list in braces. */
static json_t *load_either(const char *text, size_t length, json_error_t *trouble)
{
    char *copy = bracketed(text, length);
    json_error_t unused;
    json_t *root = copy ? load(copy, length, &unused) : NULL;

    memory_free(copy);
    return root ? root : load(text, length, trouble);
}

struct json *json_read(const char *text, size_t length, const char **error, int *column)
{
    static char message[JSON_ERROR_TEXT_LENGTH];
    json_error_t trouble;
    json_t *root = load_either(text, length, &trouble);
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
