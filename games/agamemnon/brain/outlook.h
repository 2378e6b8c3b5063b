/* Agamemnon: what a position promises. The board is seen as areas: strings as they would be if every
   empty node were filled with a tile that conducts. What an area will bring follows from its tallies
   and its empty nodes; how, many games have shown (outlook_table.c). */
#ifndef PARLOUR_AGAMEMNON_OUTLOOK_H
#define PARLOUR_AGAMEMNON_OUTLOOK_H

#include "games/agamemnon/rules/agamemnon.h"

enum {
    MOST_EMPTIES = 15,    /* areas with more empty nodes count as this */
    MOST_TILES_AHEAD = 6, /* likewise */
    MOST_STRENGTH_AHEAD = 12,
    SURE = 1000,             /* a point that is certain to be orange's */
    MOST_AREAS = MOST_NODES, /* of one type: each has an open node of its own */
    NO_AREA = MOST_AREAS
};

/* The expected share of an area's edges, from -SURE (all of the other) to SURE (all of the one who is
   ahead), by empty nodes and: how far ahead; or who could still place a better leader than the one
   that decides now, the other and the one ahead; or, with nobody ahead, how many leaders each has
   still to place, orange first. */
struct outlook_table {
    int16_t force[MOST_EMPTIES + 1][MOST_TILES_AHEAD + 1];
    int16_t strength[MOST_EMPTIES + 1][MOST_STRENGTH_AHEAD + 1];
    int16_t lead[MOST_EMPTIES + 1][LEADERS * LEADERS];
    int16_t even[MOST_EMPTIES + 1][(LEADERS + 1) * (LEADERS + 1)];
};

extern const struct outlook_table agamemnon_outlook_table;

struct area {
    uint64_t nodes; /* the open ones: filled or empty, but not with a weft */
    int32_t worth;  /* its edges times the expected share */
    int16_t tally[2];
    uint8_t edges, empties;
};

struct outlook {
    struct sets sets;
    struct links links;
    uint8_t leaders[2];            /* still to be placed, as bits */
    uint8_t areas[EMPTY];          /* slots in use; those of areas that are no more have no nodes */
    uint8_t at[EMPTY][MOST_NODES]; /* the area around each open node, or NO_AREA */
    struct area area[EMPTY][MOST_AREAS];
    int32_t worth; /* of all areas, for orange */
};

void agamemnon_outlook_find(const struct state *s, struct outlook *o);

/* How much better orange stands after a tile is placed on each empty node. What a weft cuts and what
   a warp exchanges is not looked at. */
void agamemnon_outlook_gains(const struct outlook *o, int owner, int kind,
                             int32_t gain[MOST_NODES]);

/* The same for one placement, with all that it does. */
int agamemnon_outlook_gain(const struct state *s, const struct outlook *o, move m);

/* Keeps up with a placement that is about to be played on s. */
void agamemnon_outlook_place(const struct state *s, struct outlook *o, move m);

void agamemnon_reason(struct writer *w, const struct state *s, move m); /* reason.c */

#endif
