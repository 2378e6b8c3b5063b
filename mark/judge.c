/* Is an answer right? By its meaning: how JSON is spaced, in which words an error is told, and how a set is put in order
   does not matter. */
#define _GNU_SOURCE /* qsort_r */
#include "mark/mark.h"

#include "core/call.h"

#include <stdlib.h>
#include <string.h>

const char *const mark_names[MARKS] = {"right",    "wrong",           "no JSON",   "crashed",
                                       "too slow", "too much output", "no answer", "not run"};

/* Numbers are equal if their values are: 3 and 3.0. */
static bool same(const json_t *a, const json_t *b)
{
    if (json_is_number(a) && json_is_number(b))
        return json_number_value(a) == json_number_value(b);
    if (json_is_array(a) && json_is_array(b)) {
        if (json_array_size(a) != json_array_size(b))
            return false;
        for (size_t i = 0; i < json_array_size(a); i++)
            if (!same(json_array_get(a, i), json_array_get(b, i)))
                return false;
        return true;
    }
    if (json_is_object(a) && json_is_object(b))
        return json_object_get(a, "error") && json_object_get(b, "error");
    return json_equal(a, b);
}

/* A move is right if some function of the game accepts the question's text with it: the one that takes the same
   single text and says true or false. */
static bool goes_on(const struct vector *v, const json_t *answer, const struct game *g)
{
    const char *text = strchr(v->question, '\t');
    json_t *before = text ? json_loads(text + 1, JSON_DECODE_ANY, NULL) : NULL, *verdict;
    char *joined, *quoted, *question;
    bool good = false;

    if (!json_is_string(before) || !json_is_string(answer) || !g->calls) {
        json_decref(before);
        return false;
    }
    joined = malloc(json_string_length(before) + json_string_length(answer) + 1);
    strcpy(joined, json_string_value(before));
    strcat(joined, json_string_value(answer));
    json_decref(before);
    before = json_string_nocheck(joined);
    quoted = json_dumps(before, JSON_ENCODE_ANY);
    question = malloc(strlen(g->calls[0].name) + strlen(quoted) + 2);
    strcpy(question, g->calls[0].name);
    strcat(question, "\t");
    strcat(question, quoted);
    verdict = reference(&g->calls[0], question, NULL);
    good = json_is_true(verdict) && json_string_length(answer) > 0;
    json_decref(verdict);
    json_decref(before);
    free(question);
    free(quoted);
    free(joined);
    return good;
}

static int by_part(const void *a, const void *b, void *size)
{
    return memcmp(a, b, *(const size_t *)size);
}

/* Whether two texts have the same parts of a length, in whatever order. */
static bool same_parts(const json_t *a, const json_t *b, size_t size)
{
    size_t length = json_string_length(a);
    char *one, *other;
    bool equal;

    if (!json_is_string(a) || !json_is_string(b) || json_string_length(b) != length ||
        length % size != 0)
        return false;
    one = strdup(json_string_value(a));
    other = strdup(json_string_value(b));
    qsort_r(one, length / size, size, by_part, &size);
    qsort_r(other, length / size, size, by_part, &size);
    equal = memcmp(one, other, length) == 0;
    free(one);
    free(other);
    return equal;
}

/* The same as the function means it: a list of texts may be one of sets. */
static bool same_answer(const struct call *c, const json_t *a, const json_t *b)
{
    size_t count = c->parts ? strlen(c->parts) : 0;

    if (same(a, b))
        return true;
    if (count == 0 || json_array_size(a) != count || json_array_size(b) != count)
        return false;
    for (size_t i = 0; i < count; i++)
        if (!same_parts(json_array_get(a, i), json_array_get(b, i), (size_t)(c->parts[i] - '0')))
            return false;
    return true;
}

enum mark mark_answer(const struct vector *v, const char *answer, const struct game *g)
{
    json_t *got = json_loads(answer, JSON_DECODE_ANY | JSON_ALLOW_NUL, NULL), *one;
    bool right = false;
    size_t i;

    if (!got)
        return MARK_UNREADABLE;
    switch (v->reading) {
    case READ_EXACTLY:
        right = same_answer(v->call, v->expected, got);
        break;
    case READ_ONE_OF:
        json_array_foreach(v->expected, i, one) right = right || same_answer(v->call, one, got);
        break;
    case READ_GAME_ON:
        right = goes_on(v, got, g);
        break;
    }
    json_decref(got);
    return right ? MARK_RIGHT : MARK_WRONG;
}
