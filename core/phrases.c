/* Phrases in a row. */
#include "core/phrases.h"

struct writer phrase_next(struct phrases *p)
{
    p->count += p->count < PHRASES;
    return writer_over(p->text[p->count - 1], PHRASE);
}

void write_phrases(struct writer *w, const struct phrases *p)
{
    for (int i = 0; i < p->count; i++) {
        write_text(w, i == 0 ? "" : i + 1 < p->count ? ", " : " and ");
        write_text(w, p->text[i]);
    }
}
