/* Catan Dice: its published functions, on the published texts.

   A text is a reader over it (reader_of, reader_over), resources are six counts: ore, grain, wool,
   timber, bricks, gold. A predicate is false for anything malformed, negative counts included. */
#ifndef PARLOUR_CATAN_DICE_CALLS_H
#define PARLOUR_CATAN_DICE_CALLS_H

#include "core/call.h"

#include <stdint.h>

enum { CATAN_DICE_ROADS = 16, CATAN_DICE_PLAN = 128, CATAN_DICE_ACTION_ROOM = 12 };

/* Form only: duplicates, J and K of one knight, and boards that no play can reach are well formed. */
bool catan_dice_is_board_state_well_formed(struct reader board);
bool catan_dice_is_action_well_formed(struct reader action);

/* Adds the faces of n dice, uniform and independent. */
void catan_dice_roll_dice(struct rng *r, int n, int32_t resources[6]);

bool catan_dice_check_resources(struct reader structure, const int32_t resources[6]);
bool catan_dice_check_build_constraints(struct reader structure, struct reader board);
bool catan_dice_can_do_action(struct reader action, struct reader board,
                              const int32_t resources[6]);
bool catan_dice_can_do_sequence(const struct reader *actions, int count, struct reader board,
                                const int32_t resources[6]);
bool catan_dice_check_resources_with_trade_and_swap(struct reader structure, struct reader board,
                                                    const int32_t resources[6]);

/* The numbers of the roads still to be built to reach the structure, in building order. Says how
   many, or -1 for malformed texts. */
int catan_dice_path_to(struct reader structure, struct reader board, int roads[CATAN_DICE_ROADS]);

/* Actions that end with building the structure, none of them redundant. Says how many, or -1 if
   there is no such plan or something is malformed. */
int catan_dice_build_plan(struct reader structure, struct reader board, const int32_t resources[6],
                          char plan[CATAN_DICE_PLAN][CATAN_DICE_ACTION_ROOM]);

extern const struct call catan_dice_calls[];

#endif
