/* Where random arguments for the functions of parlour.h come from. */
#ifndef PARLOUR_ANYTHING_H
#define PARLOUR_ANYTHING_H

#include "api/parlour.h"

enum { STATES = 12, TEXTS = 32, TEXT_ROOM = 4096, SCRATCHES = 8 };

/* What calls have made, to be handed to other calls. */
struct world {
    uint64_t luck;
    parlour_state *state[STATES];
    parlour_search *search;
    parlour_solver *solver;
    parlour_answer *answer;
    parlour_batch *batch;
    parlour_planner *planner;
    parlour_error error;
    char text[TEXTS][TEXT_ROOM], scratch[SCRATCHES][TEXT_ROOM], out[TEXT_ROOM];
    int next_text, next_scratch;
};

uint64_t any_bits(struct world *w);
int any_below(struct world *w, int most);
int any_int(struct world *w);
parlour_text any_text(struct world *w);
const parlour_game *any_game(struct world *w);
parlour_state *any_state(struct world *w);
parlour_move any_move(struct world *w, const parlour_state *s);
void keep_text(struct world *w, const char *text);

void any_numbers(struct world *w);
void any_batch(struct world *w);
void any_planner(struct world *w);

/* A round of calls. */
void anything_at_all(struct world *w);

#endif
