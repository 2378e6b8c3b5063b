/* Null: what the files of its view share. */
#ifndef PARLOUR_NULL_VIEW_H
#define PARLOUR_NULL_VIEW_H

#include "games/null/rules/null.h"
#include "view/parts.h"

/* Targets: the counters from 0, and the button that takes what a finger has pointed out. */
enum { TAKE_BUTTON = 20 };

struct ui {
    uint8_t looked; /* 1 + the counter that a finger pointed at */
};

/* Where things are: the heap in one row on the wide page, in two on a tall one, in a square on a
   low one. */
struct layout {
    struct box asked, heap, seats, said;
    int columns, rows;           /* of counters */
    int seat_columns, seat_rows; /* of players */
};

/* The heap, and counters on their way out of it. */
void null_view_heap(struct drawing *d, const struct scene *sc, const struct layout *at);

/* A panel for each player, which can be touched to change who sits there. */
void null_view_seats(struct drawing *d, const struct scene *sc, const struct layout *at);

void null_view_ask(struct writer *w, const struct state *s);
void null_view_tell(struct writer *w, const struct state *before, move m,
                    const struct state *after);
void null_view_advise(struct writer *w, const struct state *s, move m);
void null_view_player(struct writer *w, int player); /* "Player 1" */

extern const struct lesson null_lessons[];
extern const struct picture null_pictures[];

#endif
