/* Inside a letter only: what it is made of. */
#ifndef PARLOUR_LETTER_PARTS_H
#define PARLOUR_LETTER_PARTS_H

#include "together/letter.h"

struct letter {
    const struct game *game;
    struct settings settings;
    char promise[DIGEST_TEXT];
    bool told; /* the secret */
    struct dice dice;
    struct state *state;
    move *list;
    int length, space, chances;
};

const struct rules *letter_rules(const struct letter *l);
struct letter *letter_make(const struct game *g, const struct settings *with); /* no promise yet */
void letter_bind(struct letter *l, const char *promise);
bool letter_unseal(struct letter *l, const char *secret); /* false: not what was promised */
void letter_add(struct letter *l, move m);                /* a legal one */
bool letter_go_on(struct letter *l); /* chance and forced moves; true: there were some */

#endif
