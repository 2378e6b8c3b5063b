/* The book of all that is said: texts are folded (numbers and names become one sign), so that each kind is
   kept once, with an example and the places where it was met. */
#include "tests/words/said.h"

#include "core/memory.h"
#include "core/walk.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { ROOM = 2048, SLOTS = 1 << 18, MOST_BROKEN = 200 };

struct kind {
    char *folded, *example, *places; /* places: "marrakech status, wide page" */
    bool broken;
};

struct book {
    struct kind *kind;
    int count, room;
    int slot[SLOTS];      /* number of a kind from 1 by its hash [open addressing]; 0: free */
    uint64_t seen[SLOTS]; /* hashes of texts that have been read as they are, to be quick */
    char *broken[MOST_BROKEN];
    int broken_count;
};

struct book *book_new(void)
{
    return memory_new(sizeof(struct book));
}

void book_free(struct book *b)
{
    for (int i = 0; i < b->count; i++) {
        memory_free(b->kind[i].folded);
        memory_free(b->kind[i].example);
        memory_free(b->kind[i].places);
    }
    for (int i = 0; i < b->broken_count; i++)
        memory_free(b->broken[i]);
    memory_free(b->kind);
    memory_free(b);
}

static char *copied(const char *text)
{
    size_t size = strlen(text) + 1;

    return memcpy(memory_new(size), text, size);
}

static uint64_t hash_of(const char *text, uint64_t more)
{
    uint64_t hash = UINT64_C(14695981039346656037) ^ more; /* [FNV-1a] */

    for (; *text; text++)
        hash = (hash ^ (unsigned char)*text) * UINT64_C(1099511628211);
    return hash ^ hash >> 29;
}

/* ---- Folding -------------------------------------------------------------------------------- */

/* Words that stand for one of a few of the same kind: seats by their colours, names of people, levels. */
static const char *const alike[] = {"cyan",  "yellow", "purple", "red",   "blue", "green", "orange",
                                    "black", "Ann",    "Bob",    "Chloe", "Dai",  NULL};

static size_t alike_at(const char *text, const char *from)
{
    if (text > from && isalpha((unsigned char)text[-1]))
        return 0;
    for (int i = 0; alike[i]; i++) {
        size_t length = strlen(alike[i]);

        if (tolower((unsigned char)*text) == tolower((unsigned char)*alike[i]) &&
            strncmp(text + 1, alike[i] + 1, length - 1) == 0 &&
            !isalpha((unsigned char)text[length]))
            return length;
    }
    return 0;
}

static void fold(const char *text, char out[ROOM])
{
    struct writer w = writer_over(out, ROOM);
    const char *from = text;

    while (*text) {
        size_t name = alike_at(text, from);

        if (isdigit((unsigned char)*text)) {
            write_char(&w, '#');
            while (isdigit((unsigned char)*text))
                text++;
        } else if (name > 0) {
            write_text(&w, isupper((unsigned char)*text) ? "Who" : "who");
            text += name;
        } else {
            write_char(&w, *text++);
        }
    }
}

/* ---- Keeping -------------------------------------------------------------------------------- */

static struct kind *kind_of(struct book *b, const char *folded, const char *example)
{
    uint64_t at = hash_of(folded, 0) % SLOTS;

    for (; b->slot[at]; at = (at + 1) % SLOTS)
        if (strcmp(b->kind[b->slot[at] - 1].folded, folded) == 0)
            return &b->kind[b->slot[at] - 1];
    if (b->count == b->room) {
        b->room = b->room ? 2 * b->room : 256;
        b->kind = memory_grow(b->kind, (size_t)b->room * sizeof *b->kind);
    }
    b->kind[b->count] = (struct kind){copied(folded), copied(example), copied(""), false};
    b->slot[at] = ++b->count;
    return &b->kind[b->count - 1];
}

static void note_place(struct kind *k, const struct where *at)
{
    char place[128];
    char *longer;

    snprintf(place, sizeof place, "%s%s%s%s", at->game ? at->game->rules->name : "",
             at->game ? " " : "", at->place, at->finger ? " (touch)" : "");
    if (strstr(k->places, place) || strlen(k->places) > 160)
        return;
    longer = memory_new(strlen(k->places) + strlen(place) + 3);
    sprintf(longer, "%s%s%s", k->places, *k->places ? ", " : "", place);
    memory_free(k->places);
    k->places = longer;
}

static void note_broken(struct book *b, const struct where *at, const char *law, const char *text)
{
    char line[ROOM + 256];

    if (b->broken_count == MOST_BROKEN)
        return;
    snprintf(line, sizeof line, "%s: %s (%s, %s%s)", law, text,
             at->game ? at->game->rules->name : "all", at->place, at->finger ? ", touch" : "");
    b->broken[b->broken_count++] = copied(line);
}

/* Met before, word for word, at the same kind of place? */
static bool is_old(struct book *b, const struct where *at, const char *text)
{
    uint64_t hash = hash_of(text, (uint64_t)at->finger | (uint64_t)at->manner << 1 |
                                      hash_of(at->place, (uintptr_t)at->game)),
             i = hash % SLOTS;

    for (int tries = 0; b->seen[i] && tries < 64; i = (i + 1) % SLOTS, tries++)
        if (b->seen[i] == hash)
            return true;
    b->seen[i] = hash;
    return false;
}

static void hear_one(struct book *b, const struct where *at, const char *text)
{
    char folded[ROOM];
    struct kind *kind;
    const char *law;

    if (!*text || is_old(b, at, text))
        return;
    law = broken_law(at, text);
    fold(text, folded);
    kind = kind_of(b, folded, text);
    note_place(kind, at);
    if (law && !kind->broken)
        note_broken(b, at, law, text);
    kind->broken = kind->broken || law;
}

/* Where the first sentence of a text ends: behind a full stop with a blank and a large letter after it. */
static size_t sentence_length(const char *text)
{
    for (size_t i = 0; text[i]; i++)
        if (strchr(".!?", text[i]) && text[i + 1] == ' ' && isupper((unsigned char)text[i + 2]))
            return i + 1;
    return strlen(text);
}

void book_hear(struct book *b, const struct where *at, const char *text)
{
    while (*text) {
        size_t length = sentence_length(text);
        char one[ROOM];
        struct writer w = writer_over(one, sizeof one);

        write_bytes(&w, text, length);
        hear_one(b, at, one);
        text += length + (text[length] == ' ');
    }
}

/* ---- Pages ---------------------------------------------------------------------------------- */

/* Is this the next line of the same paragraph? */
static bool goes_on(const struct shape *line, const struct shape *next)
{
    float down = next->y - line->y;

    return next->kind == SHAPE_TEXT && next->font == line->font && next->fill == line->fill &&
           next->align == line->align && next->size == line->size && next->x == line->x &&
           down > 0 && down < 1.5f * line->size;
}

void book_see(struct book *b, const struct where *at, const struct drawing *page)
{
    struct where here = *at;

    here.page = strstr(at->place, "review") ? NULL : page; /* a chart may lie over the board */
    here.manner = SAID_WORDS;
    for (int i = 0; i < page->shapes; i++) {
        char text[ROOM];
        struct writer w = writer_over(text, sizeof text);

        if (page->shape[i].kind != SHAPE_TEXT)
            continue;
        write_text(&w, page->text + page->shape[i].first);
        for (; i + 1 < page->shapes && goes_on(&page->shape[i], &page->shape[i + 1]); i++) {
            write_char(&w, ' ');
            write_text(&w, page->text + page->shape[i + 1].first);
        }
        book_hear(b, &here, text);
    }
    here.manner = SAID_LABEL;
    here.place = "label";
    for (int i = 0; i < page->targets; i++)
        book_hear(b, &here, page->text + page->target[i].label);
}

/* ---- What came of it ------------------------------------------------------------------------ */

int book_count(const struct book *b)
{
    return b->count;
}

const char *book_broken(const struct book *b)
{
    return b->broken_count ? b->broken[0] : NULL;
}

void book_print(const struct book *b)
{
    for (int i = 0; i < b->count; i++)
        printf("%s\t[%s]\n", b->kind[i].example, b->kind[i].places);
}

void book_print_broken(const struct book *b, int most)
{
    for (int i = 0; i < b->broken_count && i < most; i++)
        printf("# %s\n", b->broken[i]);
}
