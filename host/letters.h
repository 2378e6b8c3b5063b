/* Secrets of games by post that somebody began here, as files below the user's data. */
#ifndef PARLOUR_LETTERS_H
#define PARLOUR_LETTERS_H

#include "together/letter.h"

/* Hexadecimal digits that nobody can foresee, `count` of them (even), ended by a NUL. */
void chance_digits(char *out, int count);

bool letter_keep(const struct letter *l, const char *secret); /* false: it could not be */
/* The secret of who began it; false: it was not begun here, so we are the friend. */
bool letter_find(const struct letter *l, char secret[LETTER_SECRET + 1]);

#endif
