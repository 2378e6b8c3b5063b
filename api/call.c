/* The public face: published functions by their names. */
#include "api/face.h"

#include "core/call.h"
#include "core/memory.h"

#include <string.h>

enum { MOST_ARGUMENTS = 32, MOST_VALUES = 4096, MOST_DEPTH = 8 };

struct parlour_answer {
    enum handle handle;
    struct answer inner;
    struct value given[MOST_VALUES]; /* the arguments as the game takes them */
    size_t given_used;
    parlour_value told[MOST_VALUES]; /* the value as the caller takes it */
    size_t told_used;
};

static const struct call *call_at(const struct game *g, int which)
{
    const struct call *c = g ? g->calls : NULL;

    if (which < 0)
        return NULL;
    for (; c && c->name && which > 0; which--)
        c++;
    return c && c->name ? c : NULL;
}

int parlour_calls(const parlour_game *g)
{
    const struct game *game = face_game(g, NULL);
    int count = 0;

    while (call_at(game, count))
        count++;
    return game ? count : PARLOUR_BAD_ARGUMENT;
}

const char *parlour_call_name(const parlour_game *g, int which)
{
    const struct call *c = call_at(face_game(g, NULL), which);

    return c ? c->name : "";
}

const char *parlour_call_arguments(const parlour_game *g, int which)
{
    const struct call *c = call_at(face_game(g, NULL), which);

    return c ? c->arguments : "";
}

parlour_answer *parlour_answer_new(parlour_error *error)
{
    parlour_answer *a = memory_try(sizeof *a);

    face_well(error);
    if (a)
        a->handle = HANDLE_ANSWER;
    else
        face_fail(error, PARLOUR_NO_MEMORY, "There is not enough memory.");
    return a;
}

void parlour_answer_free(parlour_answer *a)
{
    if (!a || a->handle != HANDLE_ANSWER)
        return;
    a->handle = 0;
    memory_free(a);
}

/* Takes over one value of the caller's, lists with what is in them. */
static bool take(parlour_answer *a, const parlour_value *from, struct value *to, int depth)
{
    static const enum value_kind kinds[] = {VALUE_NULL,       VALUE_BOOL, VALUE_NUMBER,
                                            VALUE_ODD_NUMBER, VALUE_TEXT, VALUE_LIST};
    struct value *items = &a->given[a->given_used];
    bool lists = from->kind == PARLOUR_LIST;
    bool texts = from->kind == PARLOUR_STRING || from->kind == PARLOUR_ODD_NUMBER;

    if (from->kind < PARLOUR_NULL || from->kind > PARLOUR_LIST || depth > MOST_DEPTH ||
        (lists &&
         (from->length > MOST_VALUES - a->given_used || (!from->items && from->length > 0))))
        return false;
    *to = (struct value){
        .kind = kinds[from->kind], .truth = from->truth != 0, .number = from->number};
    if (texts) {
        to->text = from->text ? from->text : "";
        to->length = from->text ? from->length : 0;
    }
    if (!lists)
        return true;
    to->items = items;
    to->length = from->length;
    a->given_used += from->length;
    for (size_t i = 0; i < from->length; i++)
        if (!take(a, &from->items[i], &items[i], depth + 1))
            return false;
    return true;
}

/* And one of the game's, to be looked at by the caller. */
static bool tell(parlour_answer *a, const struct value *from, parlour_value *to)
{
    static const int kinds[] = {
        [VALUE_NULL] = PARLOUR_NULL,     [VALUE_BOOL] = PARLOUR_BOOL,
        [VALUE_NUMBER] = PARLOUR_NUMBER, [VALUE_ODD_NUMBER] = PARLOUR_ODD_NUMBER,
        [VALUE_TEXT] = PARLOUR_STRING,   [VALUE_LIST] = PARLOUR_LIST,
        [VALUE_OTHER] = PARLOUR_NULL};
    parlour_value *items = &a->told[a->told_used];

    *to = (parlour_value){.kind = kinds[from->kind],
                          .truth = from->truth,
                          .number = from->number,
                          .text = from->text,
                          .length = from->length};
    if (from->kind != VALUE_LIST)
        return true;
    if (from->length > MOST_VALUES - a->told_used)
        return false;
    to->items = items;
    a->told_used += from->length;
    for (size_t i = 0; i < from->length; i++)
        if (!tell(a, &from->items[i], &items[i]))
            return false;
    return true;
}

static const struct call *find(const struct game *g, const char *name, size_t length)
{
    for (const struct call *c = g->calls; c && c->name; c++)
        if (text_equal(name, length, c->name))
            return c;
    return NULL;
}

static bool take_all(parlour_answer *a, const parlour_value *arguments, int count)
{
    if (count < 0 || count > MOST_ARGUMENTS || (count > 0 && !arguments))
        return false;
    a->given_used = (size_t)count;
    for (int i = 0; i < count; i++)
        if (!take(a, &arguments[i], &a->given[i], 0))
            return false;
    return true;
}

const parlour_value *parlour_call(parlour_answer *a, const parlour_game *g, const char *name,
                                  size_t length, const parlour_value *arguments, int count,
                                  uint64_t seed, parlour_error *error)
{
    const struct game *game = face_game(g, error);
    const struct call *call;
    struct rng r = rng_from(seed);

    if (!game || !face_text(&name, &length, error))
        return NULL;
    call = find(game, name, length);
    if (!call) {
        face_fail(error, PARLOUR_NOT_OFFERED, "There is no such function.");
        return NULL;
    }
    if (!a || a->handle != HANDLE_ANSWER || !take_all(a, arguments, count)) {
        face_fail(error, PARLOUR_BAD_ARGUMENT, "These are no arguments, or far too many.");
        return NULL;
    }
    answer_start(&a->inner, &r);
    call->run(a->given, count, &a->inner);
    a->told_used = 1;
    if (a->inner.error) {
        face_fail(error, PARLOUR_BAD_TEXT, a->inner.error);
        if (error)
            error->column = a->inner.column;
        return NULL;
    }
    return tell(a, &a->inner.value, &a->told[0]) ? &a->told[0] : NULL;
}
