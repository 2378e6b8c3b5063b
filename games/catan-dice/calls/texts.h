/* Catan Dice: the texts that its published functions are given, and why one of them says no. */
#ifndef PARLOUR_CATAN_DICE_TEXTS_H
#define PARLOUR_CATAN_DICE_TEXTS_H

#include "core/call.h"
#include "games/catan-dice/rules/catan-dice.h"

enum { MOST_COUNT = 1000000000 }; /* of a resource: beyond it more makes no difference */

/* Whole texts: nothing may stand behind. -1 or 0: it is no structure, no action. */
bool catan_dice_parse_board(struct reader r, struct board *b);
int catan_dice_parse_structure(struct reader r);
move catan_dice_parse_action(struct reader r);

/* out->why: what is wrong with the form of a text, if anything is. */
void catan_dice_explain_board(struct reader board, struct answer *out);

/* The same for a structure and, unless it is NULL, a board, which is left in *b; `good`: both are texts.
   True: nothing is wrong. */
bool catan_dice_explain_texts(bool good, struct reader structure, const struct reader *board,
                              struct board *b, struct answer *out);
extern const char catan_dice_wrong_kind[]; /* a sentence */

/* Why an action cannot be done with this board and these resources, be it its form. */
void catan_dice_explain_action(struct reader action, const struct board *b,
                               const int32_t *resources, struct answer *out);

/* What the cost of a structure, which is one, lacks; which build rule it breaks on a board. */
void catan_dice_explain_cost(struct reader structure, const int32_t *resources, struct answer *out);
void catan_dice_explain_build(struct reader structure, const struct board *b, struct answer *out);

#endif
