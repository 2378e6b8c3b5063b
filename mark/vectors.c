/* Vectors: questions with their right answers, read from a table or made afresh. */
#include "mark/mark.h"

#include "cli/json.h"
#include "core/call.h"
#include "core/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_ARGUMENTS = 32 };

static const struct call *find_call(const struct game *g, const char *name, size_t length)
{
    for (const struct call *c = g->calls; c && c->name; c++)
        if (text_equal(name, length, c->name))
            return c;
    return NULL;
}

static json_t *value_json(const struct value *v)
{
    json_t *list;

    switch (v->kind) {
    case VALUE_BOOL:
        return json_boolean(v->truth);
    case VALUE_NUMBER:
        return json_integer(v->number);
    case VALUE_TEXT:
        return json_stringn_nocheck(v->text, v->length);
    case VALUE_LIST:
        list = json_array();
        for (size_t i = 0; i < v->length; i++)
            json_array_append_new(list, value_json(&v->items[i]));
        return list;
    default:
        return json_null();
    }
}

json_t *reference(const struct call *c, const char *question, char *why)
{
    static struct answer out;
    struct json *parsed[MOST_ARGUMENTS] = {0};
    struct value argument[MOST_ARGUMENTS];
    struct rng r = rng_from(1);
    const char *at = question + strcspn(question, "\t"), *error = NULL;
    json_t *result;
    int count = 0, column;

    answer_start(&out, &r);
    while (*at == '\t' && !error && count < MOST_ARGUMENTS) {
        size_t length = strcspn(++at, "\t");

        parsed[count] = json_read(at, length, &error, &column);
        if (!error) {
            argument[count] = *json_root(parsed[count]);
            count++;
        }
        at += length;
    }
    if (!error)
        c->run(argument, count, &out);
    result = error || out.error ? json_pack("{s:n}", "error") : value_json(&out.value);
    if (why)
        snprintf(why, 256, "%s", out.why[0] ? out.why : out.error ? out.error : "");
    while (count > 0)
        json_release(parsed[--count]);
    return result;
}

static bool is_error(const json_t *j)
{
    return json_is_object(j) && json_object_get(j, "error");
}

/* Which reading of the table our own answer fits. False: none. */
static bool find_reading(struct vector *v)
{
    json_t *ours = reference(v->call, v->question, v->why);
    json_t *choices = json_object_get(v->expected, "one of");
    size_t i;
    json_t *one;
    bool found = json_equal(ours, v->expected) || (is_error(ours) && is_error(v->expected));

    v->reading = READ_EXACTLY;
    if (!found && json_is_string(v->expected) &&
        strcmp(json_string_value(v->expected), "legitimate") == 0) {
        v->reading = READ_GAME_ON;
        found = true;
    }
    json_array_foreach(choices ? choices : v->expected, i, one) if (!found && json_equal(ours, one))
    {
        v->reading = READ_ONE_OF;
        found = true;
    }
    if (v->reading == READ_ONE_OF && choices) {
        json_incref(choices);
        json_decref(v->expected);
        v->expected = choices;
    }
    json_decref(ours);
    return found;
}

static struct vector *add(struct vectors *v)
{
    if ((v->count & (v->count - 1)) == 0) {
        struct vector *more =
            realloc(v->all, (size_t)(v->count ? 2 * v->count : 1) * sizeof *v->all);

        if (!more)
            abort();
        v->all = more;
    }
    v->all[v->count] = (struct vector){0};
    return &v->all[v->count++];
}

/* One line of a table. NULL, or what is wrong with it. */
static const char *read_vector(struct vectors *v, const struct game *g, char *line, int number)
{
    char *last = strrchr(line, '\t');
    const struct call *c = find_call(g, line, strcspn(line, "\t"));
    json_t *expected;
    struct vector *one;

    if (!last)
        return "expected a function, its arguments and the right answer, parted by tabs";
    expected = json_loads(last + 1, JSON_DECODE_ANY | JSON_ALLOW_NUL, NULL);
    if (!expected)
        return "the right answer is no JSON";
    if (!c) {
        bool refused =
            is_error(expected); /* that there is no such function is no function's business */

        json_decref(expected);
        return refused ? NULL : "the game has no such function";
    }
    one = add(v);
    *last = '\0';
    *one = (struct vector){
        .call = c, .question = strdup(line), .expected = expected, .number = number};
    if (find_reading(one))
        return NULL;
    v->first_left_out = v->left_out++ ? v->first_left_out : number;
    free(one->question);
    json_decref(one->expected);
    v->count--;
    return NULL;
}

const char *vectors_read(struct vectors *v, const struct game *g, char *text, int *line)
{
    const char *error = NULL;

    *v = (struct vectors){0};
    *line = 0;
    for (char *at = text, *next; at && !error; at = next) {
        size_t length = strcspn(at, "\r\n");

        next = strchr(at, '\n');
        next = next ? next + 1 : NULL;
        ++*line;
        at[length] = '\0';
        if (*at && *at != '#')
            error = read_vector(v, g, at, *line);
    }
    if (error)
        vectors_free(v);
    return error;
}

void vectors_free(struct vectors *v)
{
    for (int i = 0; i < v->count; i++) {
        free(v->all[i].question);
        json_decref(v->all[i].expected);
    }
    free(v->all);
    *v = (struct vectors){0};
}
