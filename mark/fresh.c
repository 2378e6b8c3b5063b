/* Fresh vectors, from known ones: nobody can have learned them by heart. */
#include "mark/mark.h"

#include "core/call.h"
#include "core/memory.h"
#include "core/rng.h"

#include <stdlib.h>
#include <string.h>

/* Functions that draw lots, or have several right answers, cannot be asked afresh: what they answer is not
   what another program must answer. */
static bool is_plain(const struct vectors *known, const struct call *c)
{
    bool seen = false;

    for (int i = 0; i < known->count; i++) {
        const struct vector *v = &known->all[i];

        if (v->call != c)
            continue;
        if (v->reading != READ_EXACTLY)
            return false;
        seen = true;
    }
    return seen && !c->open;
}

static const struct vector *any_of(const struct vectors *known, const struct call *c, struct rng *r)
{
    int at = (int)rng_below(r, (uint32_t)known->count);

    while (known->all[at].call != c)
        at = (at + 1) % known->count;
    return &known->all[at];
}

/* The n-th cell of a question, from 1. */
static const char *cell(const char *question, int n, size_t *length)
{
    for (; n > 0; n--) {
        question += strcspn(question, "\t");
        question += *question == '\t';
    }
    *length = strcspn(question, "\t");
    return question;
}

/* Another letter of the text in place of one, or the text cut; quotes and brackets stay as they are. */
static void change(char *text, size_t *length, struct rng *r)
{
    size_t inner = *length > 2 ? *length - 2 : 0, at, from;

    if (inner < 2 || text[0] != '"' || memchr(text, '\\', *length))
        return;
    at = 1 + rng_below(r, (uint32_t)inner);
    from = 1 + rng_below(r, (uint32_t)inner);
    if (rng_below(r, 2) == 0) {
        text[at] = text[from];
    } else {
        text[at] = '"';
        *length = at + 1;
    }
}

/* A question like `first`, each argument perhaps that of another one, perhaps changed. */
static char *mix(const struct vectors *known, const struct vector *first, struct rng *r)
{
    size_t room = 1, used = strlen(first->call->name), length;
    int cells = 0;
    char *text;

    for (const char *at = first->question; (at = strchr(at, '\t')); at++)
        cells++;
    for (int i = 0; i < known->count; i++)
        if (known->all[i].call == first->call && strlen(known->all[i].question) >= room)
            room = strlen(known->all[i].question) + 1;
    text = memory_new((room + 1) * (size_t)(cells + 1));
    memcpy(text, first->call->name, used);
    for (int i = 1; i <= cells; i++) {
        const struct vector *from = rng_below(r, 3) ? first : any_of(known, first->call, r);
        const char *what = cell(from->question, i, &length);

        if (length == 0) /* that one had fewer arguments */
            what = cell(first->question, i, &length);
        text[used++] = '\t';
        memcpy(text + used, what, length);
        if (rng_below(r, 3) == 0)
            change(text + used, &length, r);
        used += length;
    }
    text[used] = '\0';
    return text;
}

void vectors_shuffle(struct vectors *out, const struct vectors *known, const struct game *g,
                     int count, uint64_t seed)
{
    const struct call *plain[64];
    struct rng r = rng_from(seed);
    int kinds = 0;

    *out = (struct vectors){0};
    for (const struct call *c = g->calls; c && c->name && kinds < 64; c++)
        if (is_plain(known, c))
            plain[kinds++] = c;
    if (kinds == 0)
        return;
    out->all = calloc((size_t)count, sizeof *out->all);
    if (!out->all)
        abort();
    for (int i = 0; i < count; i++) {
        const struct call *c = plain[i % kinds];
        char *text = mix(known, any_of(known, c, &r), &r);
        struct vector *v = &out->all[out->count++];

        *v = (struct vector){.call = c, .question = strdup(text), .number = i + 1};
        v->expected = reference(c, v->question, v->why);
        memory_free(text);
    }
}
