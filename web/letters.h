/* What the page calls for games by post. */
#ifndef PARLOUR_WEB_LETTERS_H
#define PARLOUR_WEB_LETTERS_H

#include "together/letter.h"

struct start;
struct start *letters_start(const struct game *g); /* what a new one proposes; see page_start */

/* `SECRET key=value ...`: begins one. NULL: r->error. */
struct letter *letters_new(const struct game *g, struct reader *r);
struct letter *letters_read(struct reader *r);                /* a link; NULL: r->error */
void letters_write(const struct letter *l, struct writer *w); /* from the '#' on */
/* Before play: the friend's digits, or the secret, whichever is wanted. */
bool letters_give(struct letter *l, struct reader *r);

#endif
