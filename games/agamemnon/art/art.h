/* Agamemnon: its artwork. Small functions that draw one thing each, from shapes alone. */
#ifndef PARLOUR_AGAMEMNON_ART_H
#define PARLOUR_AGAMEMNON_ART_H

#include "draw/draw.h"
#include "games/agamemnon/rules/agamemnon.h"

/* The slab of stone: with a carved border, or bare where every inch counts, lying or standing (that is,
   turned to the right). An edge is UNIT long on each. */
enum slab { SLAB_FRAMED, SLAB_LYING, SLAB_STANDING };

enum { UNIT = 102 };

struct box agamemnon_art_slab_box(enum slab slab);

/* The middle of a node on it. */
struct point agamemnon_art_node(enum slab slab, int board, int node);

/* Radii of a socket and of a tile; half of the thread that is seen between two sockets. */
extern const float agamemnon_art_socket_radius, agamemnon_art_tile_radius,
    agamemnon_art_thread_reach;

/* The slab with its carvings and the name of the game. */
void agamemnon_art_slab(struct drawing *d, enum slab slab, int board);
void agamemnon_art_socket(struct drawing *d, struct point at); /* where a tile can lie */
void agamemnon_art_groove(struct drawing *d, struct point at,
                          float turn); /* where a thread can lie */

/* Threads lie along x about the origin, drawn `turn` degrees clockwise. Kinds are told apart by colour
   and by how they are made: a rope, a meander, beads; an empty edge is a row of dots. */
int agamemnon_art_thread_ink(int type);
void agamemnon_art_thread(struct drawing *d, struct point at, float turn, int type);
void agamemnon_art_halo(struct drawing *d, struct point at, float turn,
                        int ink); /* light behind a thread */
void agamemnon_art_clasp(struct drawing *d, struct point at,
                         int player); /* whose thread it is at present */

/* Tiles of baked clay: black figures on orange, or orange figures on black glaze. `kind` counts from
   leader A on, as in the rules; -1 is a tile face down. About the origin, of agamemnon_art_tile_radius. */
void agamemnon_art_tile(struct drawing *d, int player, int kind);

/* The same at a place, of any size. */
void agamemnon_art_tile_at(struct drawing *d, struct point at, float radius, int player, int kind);

/* The figure of a warrior or a weaver alone, half as large as on its tile. */
void agamemnon_art_figure(struct drawing *d, struct point at, int kind, int ink);

int agamemnon_art_player_ink(int player);
void agamemnon_art_laurel(struct drawing *d, struct point at, float radius,
                          int ink); /* for who has won */

#endif
