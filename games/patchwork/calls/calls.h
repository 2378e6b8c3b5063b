/* Patchwork: its published functions. A text is given by its bytes; NULL is the absent text. */
#ifndef PARLOUR_PATCHWORK_CALLS_H
#define PARLOUR_PATCHWORK_CALLS_H

#include "core/call.h"

enum { PATCHWORK_STEP = 4, PATCHWORK_CIRCLE = 33 }; /* characters */

bool patchwork_is_patch_placement_well_formed(const char *step, size_t length);
bool patchwork_is_placement_well_formed(const char *placement, size_t length);

/* A game as published: the patch circle and the placement string. */
struct patchwork_record {
    const char *circle;
    size_t circle_length;
    const char *placement;
    size_t placement_length;
    const char *error; /* set where a function fails: a static sentence */
    int column;        /* in the text that it is about, from 1, or 0 */
};

bool patchwork_is_placement_valid(struct patchwork_record *record);

/* In the next two an absent or empty placement is the start. */

/* Points of a player (0 or 1) after the placement, with the 7x7 bonus if asked for. False: the
   record is not valid. */
bool patchwork_get_score_for_placement(struct patchwork_record *record, int player, bool bonus,
                                       int *score);

/* A legal step for whoever acts after the placement; its length, 0 if the game is over, or -1 if the
   record is not valid. */
int patchwork_generate_patch_placement(struct patchwork_record *record, struct rng *r,
                                       char step[PATCHWORK_STEP + 1]);

void patchwork_generate_patch_circle(struct rng *r, char circle[PATCHWORK_CIRCLE + 1]);

extern const struct call patchwork_calls[];

#endif
