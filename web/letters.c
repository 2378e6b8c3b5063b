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

    if (r->end - r->at < LETTER_SECRET)
        return NULL;
    memcpy(secret, r->at, LETTER_SECRET);
    r->at += LETTER_SECRET;
    read_space(r);
    settings_read(r, g->rules->options, &with);
    return r->error ? NULL : letter_new(g, &with, secret);
}

struct letter *letters_read(struct reader *r, struct refusal *why)
{
    const char *wrong;
    struct letter *l = letter_read(r->at, (size_t)(r->end - r->at), &wrong);
    struct writer w = writer_over(why->text, sizeof why->text);

    if (!l) {
        read_fail(r, wrong);
        letter_refuse(wrong, &w);
    }
    return l;
}

void letters_write(const struct letter *l, struct writer *w)
{
    letter_write(l, "", w);
}

static const char *copied(const struct reader *r, char out[LETTER_SECRET + 1])
{
    struct writer w = writer_over(out, LETTER_SECRET + 1);

    write_bytes(&w, r->at, (size_t)(r->end - r->at));
    return w.size > 0 ? out : NULL;
}

int letters_sit(struct letter *l, const struct reader *secret, const struct reader *digits)
{
    char kept[LETTER_SECRET + 1] = "", fresh[LETTER_SECRET + 1] = "";

    copied(digits, fresh);
    return letter_sit(l, copied(secret, kept), fresh);
}
