/* Agamemnon: its published functions. A state is two strings, tiles and edges; NULL stands for a
   missing one. The edges may be any, not only those of a whole board. */
#ifndef PARLOUR_AGAMEMNON_CALLS_H
#define PARLOUR_AGAMEMNON_CALLS_H

#include "core/call.h"

/* Room for the tiles, the edges or the action that a function gives back, with its NUL. */
enum {
    AGAMEMNON_TILES_ROOM = 4 * 30 + 1,
    AGAMEMNON_ACTION_ROOM = 2 * 8 + 1,
    AGAMEMNON_HAND_ROOM = 2 * 2 + 1
};

/* False on anything malformed, too. */
bool agamemnon_is_state_well_formed(const char *tiles, const char *edges);
bool agamemnon_is_state_valid(const char *tiles, const char *edges);
bool agamemnon_is_action_valid(const char *tiles, const char *edges, const char *action);

/* These give back NULL, or what is wrong with the arguments; then nothing is changed.
   new_edges has the length of edges. */
const char *agamemnon_select_tiles(const char *tiles, struct rng *r,
                                   char hand[AGAMEMNON_HAND_ROOM]);
const char *agamemnon_apply_action(const char *tiles, const char *edges, const char *action,
                                   char new_tiles[AGAMEMNON_TILES_ROOM], char *new_edges);
const char *agamemnon_get_total_score(const char *tiles, const char *edges, int points[2]);

/* The action that leaves the player of the hand furthest ahead at once. */
const char *agamemnon_generate_action(const char *tiles, const char *edges, const char *hand,
                                      char action[AGAMEMNON_ACTION_ROOM]);

extern const struct call agamemnon_calls[];

#endif
