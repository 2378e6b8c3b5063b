/* Blokus: the parts of its computer player. */
#ifndef PARLOUR_BLOKUS_BRAIN_H
#define PARLOUR_BLOKUS_BRAIN_H

#include "games/blokus/brain/playout.h"
#include "games/blokus/brain/taste.h"

void blokus_evaluate(const struct state *s, double share[MAX_PLAYERS]);
int blokus_trust(const struct state *s);
void blokus_reason(struct writer *w, const struct state *s, move m);

/* What the book of openings plays here; 0: it does not know the position. */
move blokus_opening(const struct state *s);

/* A line of the book: the last of its moves is the one to play, after the others. A line without moves ends it. */
struct book_line {
    int mode;
    const char *moves;
};
extern const struct book_line blokus_book[];

#endif
