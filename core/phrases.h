/* Phrases told in a row, as a sentence wants them: "a", "a and b", "a, b and c". */
#ifndef PARLOUR_PHRASES_H
#define PARLOUR_PHRASES_H

#include "core/text.h"

enum { PHRASES = 8, PHRASE = 96 };

struct phrases {
    int count;
    char text[PHRASES][PHRASE];
};

struct writer
phrase_next(struct phrases *p); /* for one more; beyond PHRASES the last is replaced */
void write_phrases(struct writer *w, const struct phrases *p);

/* One deed to several: "covers 2 squares of red and 1 of green" is one phrase more; nothing where there is nobody. */
void phrase_deed(struct phrases *p, const char *deed, const struct phrases *whose);
void write_share(struct writer *w, int count, const char *thing, const char *whose, bool first);

#endif
