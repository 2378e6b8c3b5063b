/* What a person may be called: any script, at most 24 letters as people count them (an accent, a flag or
   a family is part of one letter), nothing that cannot be seen or that turns the text around it. The one
   rule for saves, records, rooms and everything that asks for a name. */
#ifndef PARLOUR_NAME_H
#define PARLOUR_NAME_H

#include "core/text.h"

enum {
    NAME_LETTERS = 24,
    NAME_BYTES = 1000, /* with the NUL: room for 24 families of four, whatever their skin */
    SENTENCE_ROOM = 4 * NAME_BYTES + 600 /* for a sentence with four names */
};

/* The name that is meant by any bytes: what may not be in a name is left out, blanks become single ones,
   the rest is cut off behind the last letter that has room. Says how long it is; 0: it is no name. */
size_t name_clean(char out[NAME_BYTES], const char *text, size_t length);

/* Is it a name as it stands? */
bool name_is_good(const char *text, size_t length);

/* In double quotes, \" and \\ inside: as saves and records hold it. "" is nobody's. */
void name_write(struct writer *w, const char *name);

/* Reads that; what is between the quotes must be a good name, or nothing. */
void name_read(struct reader *r, char out[NAME_BYTES]);

/* `names "Ann" "" "Bo"`: of all seats up to `most`, as saves and records hold them; false and nothing read
   where they do not stand. `out` may be NULL. */
void names_write(struct writer *w, const char (*name)[NAME_BYTES], int most);
bool names_read(struct reader *r, char (*out)[NAME_BYTES], int most);

/* In a sentence: a name from right to left is set apart, so that it turns nothing around it. */
void name_say(struct writer *w, const char *name);

/* How many bytes of a text its first letter has, as people count letters. 0: there is none. */
size_t letter_length(const char *text, size_t length);

/* The first code point of UTF-8 and how many bytes it has; UINT32_MAX: it is none, one byte. */
uint32_t code_point(const char *text, size_t length, size_t *bytes);

bool letter_is_mark(uint32_t code); /* joins the one before it (core/marks.c) */

#endif
