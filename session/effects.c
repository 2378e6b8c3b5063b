/* What a front end has to do, in the order in which it came up; and what was asked of its store. */
#include "session/parts.h"

#include "core/memory.h"

#include <string.h>

uint64_t ticket_new(struct session *s)
{
    return ++s->tickets;
}

static void *grown(void *list, int count, int *room, size_t size)
{
    if (count < *room)
        return list;
    *room = *room ? *room * 2 : 8;
    return memory_grow(list, (size_t)*room * size);
}

struct effect *effect_add(struct session *s, enum effect_kind kind, const char *name,
                          const char *text, size_t length)
{
    struct queued *q;

    s->queue = grown(s->queue, s->queue_size, &s->queue_room, sizeof *s->queue);
    q = &s->queue[s->queue_size++];
    *q = (struct queued){.name = name ? text_copy(name, strlen(name)) : NULL,
                         .text = text ? text_copy(text, length) : NULL};
    q->effect = (struct effect){.kind = kind, .ticket = ticket_new(s), .number = -1};
    q->effect.name = q->name;
    q->effect.text = q->text;
    q->effect.length = length;
    return &q->effect;
}

void effect_say(struct session *s, const char *text, int offer)
{
    effect_add(s, EFFECT_SAY, NULL, text, strlen(text))->offer = offer;
}

void effect_show(struct session *s, enum sheet sheet, const struct game *g, int number)
{
    struct effect *e = effect_add(s, EFFECT_SHOW, NULL, NULL, 0);

    e->sheet = sheet;
    e->game = g;
    e->number = number;
}

/* Texts go into the store before anything else happens. */
bool session_effect(struct session *s, struct effect *out)
{
    memory_free(s->given.name);
    memory_free(s->given.text);
    s->given = (struct queued){0};
    if (keep_next(s, out))
        return true;
    if (s->queue_first == s->queue_size)
        return false;
    s->given = s->queue[s->queue_first++];
    if (s->queue_first == s->queue_size)
        s->queue_first = s->queue_size = 0;
    *out = s->given.effect;
    return true;
}

void request_add(struct session *s, enum errand errand, const char *name, uint64_t ticket)
{
    struct request *r;

    s->request = grown(s->request, s->requests, &s->request_room, sizeof *s->request);
    r = &s->request[s->requests++];
    *r = (struct request){.ticket = ticket, .errand = errand};
    name_copy(r->name, name);
}

bool request_take(struct session *s, uint64_t ticket, struct request *out)
{
    for (int i = 0; i < s->requests; i++)
        if (s->request[i].ticket == ticket) {
            *out = s->request[i];
            s->request[i] = s->request[--s->requests];
            return true;
        }
    return false;
}

void request_drop(struct session *s, enum errand errand)
{
    for (int i = s->requests; i-- > 0;)
        if (s->request[i].errand == errand)
            s->request[i] = s->request[--s->requests];
}
