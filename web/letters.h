/* What the page calls for games by post. */
#ifndef PARLOUR_WEB_LETTERS_H
#define PARLOUR_WEB_LETTERS_H

#include "together/letter.h"

struct start;
struct start *letters_start(const struct game *g); /* what a new one proposes; see page_start */

/* `SECRET key=value ...`: begins one. NULL: see letter_for_two. */
struct letter *letters_new(const struct game *g, struct reader *r);
struct letter *letters_read(struct reader *r, struct refusal *why); /* a link; NULL: *why */
void letters_write(const struct letter *l, struct writer *w);       /* from the '#' on */
/* See letter_sit; an empty secret is none. */
int letters_sit(struct letter *l, const struct reader *secret, const struct reader *digits);

#endif
