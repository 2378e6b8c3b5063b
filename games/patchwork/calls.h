/* Patchwork: its published functions. A text is given by its bytes; NULL is the absent text. */
#ifndef PARLOUR_PATCHWORK_CALLS_H
#define PARLOUR_PATCHWORK_CALLS_H

#include "core/call.h"

enum { PATCHWORK_STEP = 4, PATCHWORK_CIRCLE = 33 }; /* characters */

bool patchwork_is_patch_placement_well_formed(const char *step, size_t length);
bool patchwork_is_placement_well_formed(const char *placement, size_t length);
bool patchwork_is_placement_valid(const char *circle, size_t circle_length, const char *placement,
                                  size_t placement_length);

/* Points of a player (0 or 1) after the placement, with the 7x7 bonus if asked for. An absent or
   empty placement is the start. False: the pair is not valid. */
bool patchwork_score_for_placement(const char *circle, size_t circle_length, const char *placement,
                                   size_t placement_length, int player, bool bonus, int *score);

/* A legal step for whoever acts after the placement; its length, 0 if the game is over, or -1 if the
   pair is not valid. */
int patchwork_generate_patch_placement(const char *circle, size_t circle_length,
                                       const char *placement, size_t placement_length,
                                       struct rng *r, char step[PATCHWORK_STEP + 1]);

void patchwork_generate_patch_circle(struct rng *r, char circle[PATCHWORK_CIRCLE + 1]);

extern const struct call patchwork_calls[];

#endif
