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

void phrase_deed(struct phrases *p, const char *deed, const struct phrases *whose)
{
    struct writer w;

    if (whose->count == 0)
        return;
    w = phrase_next(p);
    write_text(&w, deed);
    write_phrases(&w, whose);
}

void write_share(struct writer *w, int count, const char *thing, const char *whose, bool first)
{
    if (first)
        write_counted(w, count, thing); /* named once, for all of them */
    else
        write_number(w, count);
    write_text(w, " of ");
    write_text(w, whose);
}
