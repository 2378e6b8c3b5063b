/* Answers and arguments of published functions. */
#include "core/call.h"

#include <string.h>

void answer_start(struct answer *a, struct rng *r)
{
    a->value = (struct value){.kind = VALUE_NULL};
    a->error = NULL;
    a->column = 0;
    a->why[0] = '\0';
    a->rng = r;
    a->room_used = 0;
    a->items_used = 0;
}

void answer_fail(struct answer *a, const char *error)
{
    a->error = error;
}

void answer_bool(struct answer *a, bool truth)
{
    a->value = (struct value){.kind = VALUE_BOOL, .truth = truth};
}

void answer_number(struct answer *a, long long number)
{
    a->value = (struct value){.kind = VALUE_NUMBER, .number = number};
}

void answer_null(struct answer *a)
{
    a->value = (struct value){.kind = VALUE_NULL};
}

void answer_because(struct answer *a, const char *sentence)
{
    struct writer w = writer_over(a->why, sizeof a->why);

    write_text(&w, sentence);
}

void answer_because_of(struct answer *a, const char *argument, const struct reader *r)
{
    struct writer w = writer_over(a->why, sizeof a->why);

    write_text(&w, argument);
    write_text(&w, ", column ");
    write_number(&w, reader_column(r));
    write_text(&w, ": ");
    write_text(&w, r->error);
}

struct value answer_keep(struct answer *a, const char *text, size_t length)
{
    char *at = a->room + a->room_used;

    if (length > ANSWER_ROOM - a->room_used) {
        answer_fail(a, "the answer is too long");
        return (struct value){.kind = VALUE_NULL};
    }
    memcpy(at, text, length);
    a->room_used += length;
    return (struct value){.kind = VALUE_TEXT, .text = at, .length = length};
}

void answer_text(struct answer *a, const char *text, size_t length)
{
    a->value = answer_keep(a, text, length);
}

struct value *answer_row(struct answer *a, size_t count)
{
    struct value *row = a->items + a->items_used;

    if (count > ANSWER_ITEMS - a->items_used) {
        answer_fail(a, "the answer is too long");
        return NULL;
    }
    a->items_used += count;
    return row;
}

void answer_list(struct answer *a, const struct value *items, size_t count)
{
    a->value = (struct value){.kind = VALUE_LIST, .items = items, .length = count};
}

const struct value *argument_at(const struct value *argument, int count, int which)
{
    static const struct value nothing = {.kind = VALUE_NULL};

    return which < count ? &argument[which] : &nothing;
}

bool argument_text(const struct value *v, struct reader *out)
{
    if (v->kind != VALUE_TEXT)
        return false;
    *out = reader_over(v->text, v->length);
    return true;
}

bool argument_number(const struct value *v, int least, int most, int *out)
{
    if (v->kind != VALUE_NUMBER || v->number < least || v->number > most)
        return false;
    *out = (int)v->number;
    return true;
}
