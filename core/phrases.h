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

#endif
