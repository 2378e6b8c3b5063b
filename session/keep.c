/* Texts on their way into the store. One that could not be stored is asked for again and again, and
   said so, until it is; one that would take the place of what somebody else wrote gets a name of its
   own, so that both are kept. */
#include "session/parts.h"

#include "core/memory.h"

#include <string.h>

enum { LONGEST_WAIT = 16 };

void keep_name(struct session *s, char to[NAME_ROOM])
{
    struct writer w = writer_over(to, NAME_ROOM);

    write_hex(&w, rng_next(&s->chance));
}

static const char *name_at(const void *list, int place)
{
    return ((const struct keeping *)list)[place].name;
}

static struct keeping *find(const struct session *s, const char *name)
{
    int place = lookup_find(&s->keeping_by_name, name, name_at, s->keeping);

    return place < 0 ? NULL : &s->keeping[place];
}

const struct keeping *keep_pending(const struct session *s, const char *name)
{
    return find(s, name);
}

int session_storing(const struct session *s)
{
    int waiting = 0;

    for (int i = 0; i < s->keepings; i++)
        waiting += s->keeping[i].again <= 0;
    return waiting;
}

/* It is to be asked for, perhaps before those that would come next. */
static void want(struct session *s, int place)
{
    if (place < s->keeping_next)
        s->keeping_next = place;
}

static void forget(struct session *s, struct keeping *k)
{
    int place = (int)(k - s->keeping), last = --s->keepings;

    lookup_remove(&s->keeping_by_name, k->name, place);
    memory_free(k->text);
    if (place != last) {
        *k = s->keeping[last];
        lookup_move(&s->keeping_by_name, k->name, last, place);
        if (!k->ticket)
            want(s, place);
    }
    if (s->keepings == 0)
        s->trouble[0] = '\0';
}

void keep_drop(struct session *s, const char *name)
{
    struct keeping *k = find(s, name);

    if (k)
        forget(s, k);
}

static struct keeping *add(struct session *s, const char *name, uint64_t stored)
{
    struct keeping *k;

    if (s->keepings == s->keeping_room) {
        s->keeping_room = s->keeping_room ? s->keeping_room * 2 : 4;
        s->keeping = memory_grow(s->keeping, (size_t)s->keeping_room * sizeof *s->keeping);
    }
    k = &s->keeping[s->keepings];
    *k = (struct keeping){.stored = stored};
    name_copy(k->name, name);
    lookup_add(&s->keeping_by_name, k->name, s->keepings++);
    return k;
}

void keep_text(struct session *s, const char *name, const char *text, size_t length,
               uint64_t counter, uint64_t stored)
{
    struct keeping *k = find(s, name);

    if (!k)
        k = add(s, name, stored);
    memory_free(k->text);
    k->text = text_copy(text, length);
    k->length = length;
    k->counter = counter;
    k->again = 0;
    want(s, (int)(k - s->keeping));
}

static void write_all(const struct play *p, int64_t now, struct writer *w)
{
    heading_write(p, now, w);
    table_save(p->table, w);
    review_add(p, w);
}

void keep_play(struct session *s, struct play *p)
{
    struct writer w = writer_growing();
    uint64_t stored = p->counter++;

    write_all(p, s->now, &w);
    keep_text(s, p->name, w.text, w.size, p->counter, stored);
    writer_free(&w);
}

/* A text of the first version, or under rules that are no more: as it came, behind a heading. */
void keep_adopted(struct session *s, struct play *p, const char *text, size_t length)
{
    struct buffer b = {0};
    char heading[8192];
    struct writer w = writer_over(heading, sizeof heading);
    size_t own = kept_heading(text, length);

    p->counter = 1;
    heading_write(p, s->now, &w);
    own += own > 0;
    buffer_add(&b, heading, write_fitted(&w) ? w.size : sizeof heading - 1);
    buffer_add(&b, text + own, length - own);
    keep_text(s, p->name, b.text, b.size, 1, 0);
    buffer_free(&b);
}

/* All may be asked for at once: the store orders them. */
bool keep_next(struct session *s, struct effect *out)
{
    for (; s->keeping_next < s->keepings; s->keeping_next++) {
        struct keeping *k = &s->keeping[s->keeping_next];

        if (k->ticket || k->again > 0)
            continue;
        k->ticket = ticket_new(s);
        k->asked = k->counter;
        *out = (struct effect){.kind = EFFECT_KEEP,
                               .ticket = k->ticket,
                               .counter = k->stored,
                               .name = k->name,
                               .text = k->text,
                               .length = k->length,
                               .number = -1};
        return true;
    }
    return false;
}

void keep_pass(struct session *s, double seconds)
{
    for (int i = 0; i < s->keepings; i++)
        if (s->keeping[i].again > 0)
            s->keeping[i].again -= seconds;
    s->keeping_next = 0;
}

/* The same text under another name; its counter begins anew. What came in may have a heading that tells nothing, or none. */
static void rename_text(struct session *s, struct keeping *k, const char *name)
{
    size_t heading = kept_heading(k->text, k->length);
    const char *tab = heading ? memchr(k->text, '\t', heading) : NULL;
    const char *rest = tab ? tab : k->text + heading;
    struct buffer b = {0};
    char first[NAME_ROOM + 16];
    struct writer w = writer_over(first, sizeof first);

    write_text(&w, "kept 1 ");
    write_text(&w, name);
    write_text(&w, heading ? " 1" : " 1\n");
    buffer_add(&b, first, w.size);
    buffer_add(&b, rest, k->length - (size_t)(rest - k->text));
    memory_free(k->text);
    k->text = b.text;
    k->length = b.size;
    k->counter = 1;
    k->stored = 0;
    lookup_remove(&s->keeping_by_name, k->name, (int)(k - s->keeping));
    name_copy(k->name, name);
    lookup_add(&s->keeping_by_name, k->name, (int)(k - s->keeping));
}

void keep_beside(struct session *s, const char *text, size_t length)
{
    char name[NAME_ROOM];

    keep_name(s, name);
    keep_text(s, name, text, length, 1, 0);
    rename_text(s, find(s, name), name);
}

/* Somebody else wrote under this name: it stays, and what is played here becomes a game of its own. */
static void part(struct session *s, struct keeping *k)
{
    char name[NAME_ROOM], old[NAME_ROOM];

    name_copy(old, k->name);
    keep_name(s, name);
    rename_text(s, k, name);
    for (int i = 0; i < 2; i++) {
        struct play *p = i ? &s->rest : &s->play;

        if (!p->table || strcmp(p->name, old) != 0)
            continue;
        name_copy(p->name, name);
        p->counter = 1;
        p->hindered = PLAYED_HERE;
        table_watch(p->table, false);
        effect_add(s, EFFECT_LEAVE, old, NULL, 0);
        effect_add(s, EFFECT_HOLD, name, NULL, 0);
        effect_say(
            s, "This game went on in another window as well. Yours is kept as a game of its own.",
            ACTION_NONE);
    }
}

static void failed(struct session *s, struct keeping *k, const char *why)
{
    struct writer w = writer_over(s->trouble, sizeof s->trouble);

    k->tries++;
    k->again = k->tries < 5 ? 1 << (k->tries - 1) : LONGEST_WAIT;
    write_text(&w, why ? why : "the store does not say why");
}

/* Answers come in the order of the questions: the next one is beside the last, before or behind it. */
static struct keeping *answered(struct session *s, uint64_t ticket)
{
    for (int i = 0; i < s->keepings; i++) {
        int away = i % 2 ? (i + 1) / 2 : s->keepings - i / 2;
        int place = (s->keeping_answered + away) % s->keepings;

        if (s->keeping[place].ticket == ticket) {
            s->keeping_answered = place;
            return &s->keeping[place];
        }
    }
    return NULL;
}

void session_kept(struct session *s, uint64_t ticket, enum kept how, const char *why)
{
    struct keeping *k = answered(s, ticket);

    if (k) {
        k->ticket = 0;
        if (how == KEPT_FAILED) {
            failed(s, k, why);
        } else if (how == KEPT_NEWER && progress_is(k->name, strlen(k->name))) {
            forget(s, k);
            progress_newer(s);
        } else if (how == KEPT_NEWER) {
            want(s, (int)(k - s->keeping));
            part(s, k);
        } else {
            k->stored = k->asked;
            k->tries = 0;
            list_know(s, k->text, k->length);
            if (k->counter == k->asked && progress_is(k->name, strlen(k->name)))
                progress_stored(s);
            if (k->counter == k->asked)
                forget(s, k);
            else
                want(s, (int)(k - s->keeping));
        }
        return;
    }
    if (ticket == s->forgetting && how != KEPT) {
        s->can_recall = false;
        effect_say(s, why ? why : "The game could not be removed.", ACTION_NONE);
        list_ask(s);
    }
}
