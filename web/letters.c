/* What the page calls for games by post: together/letter.h with texts as readers and writers. */
#include "web/letters.h"

#include "together/preset.h"
#include "web/page.h"

#include <string.h>

struct start *letters_start(const struct game *g)
{
    struct start *how = page_start(NULL, g);

    how->settings = together_preset(g, 2);
    return how;
}

struct letter *letters_new(const struct game *g, struct reader *r)
{
    struct settings with = settings_preset(g->rules->options);
    char secret[LETTER_SECRET + 1] = "";
    struct letter *l;

    if (r->end - r->at < LETTER_SECRET)
        return NULL;
    memcpy(secret, r->at, LETTER_SECRET);
    r->at += LETTER_SECRET;
    read_space(r);
    settings_read(r, g->rules->options, &with);
    l = r->error ? NULL : letter_new(g, &with, secret);
    if (!l)
        read_fail(r, "a game by post is for two people");
    return l;
}

struct letter *letters_read(struct reader *r)
{
    const char *wrong;
    struct letter *l = letter_read(r->at, (size_t)(r->end - r->at), &wrong);

    if (!l)
        read_fail(r, wrong);
    return l;
}

void letters_write(const struct letter *l, struct writer *w)
{
    letter_write(l, "", w);
}

bool letters_give(struct letter *l, struct reader *r)
{
    char digits[LETTER_SECRET + 1] = "";
    size_t length = (size_t)(r->end - r->at);

    memcpy(digits, r->at, length < LETTER_SECRET ? length : LETTER_SECRET);
    return letter_turn(l) == 0 ? letter_tell(l, digits) : letter_answer(l, digits);
}
