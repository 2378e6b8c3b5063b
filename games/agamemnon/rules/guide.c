/* Agamemnon: how to play, for people. */
#include "games/agamemnon/rules/agamemnon.h"

const char agamemnon_guide[] =
    "Orange and black place their fifteen tiles on the nodes of a board whose edges are "
    "threads: Strength, Leadership and Force. A String of Fate is a group of connected "
    "edges of one kind. Whoever wins a string gets a point for every edge in it.\n\n"
    "Orange draws and places one tile. Then each player in turn draws two tiles and "
    "places both on empty nodes, in either order. Black's last tile ends the game. In "
    "your first two turns you may put a drawn weaver (weft or warp) back and draw another "
    "tile.\n\n"
    "Strings run through a node that holds a tile. They are split by an empty node and by "
    "a weft. A warp may exchange the kinds of two edges at its node when it is placed.\n\n"
    "Strength: the higher sum of tile strengths wins the string. Force: more tiles win "
    "it. Leadership: the highest leader wins it; leaders of the same rank cancel each "
    "other, and the next ones count. If nobody is ahead, nobody gets the string.\n\n"
    "Leaders have ranks A to E and strengths 1, 3, 4, 3, 2; the six warriors have "
    "strengths 1, 1, 1, 2, 2, 3. Wefts and warps have strength 0, but count as tiles.\n\n"
    "On the Loom each of the four classes of edges gets a kind by lot, and one of them "
    "stays empty. An empty edge belongs to no string until a warp exchanges it.\n";
