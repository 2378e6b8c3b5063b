/* Blokus: how to play, for people. */
#include "games/blokus/rules/blokus.h"

const char blokus_guide[] =
    "Four colours, blue, yellow, red and green, take turns on a board of twenty by twenty "
    "squares. Each has the same 21 tiles: every shape that one to five squares can make. "
    "Get rid of as many squares as you can.\n\n"
    "Your first tile covers a corner of the board. Every later tile must touch a tile of "
    "your own colour at a corner, and must not touch one along an edge. Tiles of other "
    "colours may be touched in any way. Tiles may be turned and turned over.\n\n"
    "A colour that cannot place a tile stops for good. The game ends when all have "
    "stopped.\n\n"
    "Each square left in your hand costs a point. Whoever has placed all 21 tiles gets "
    "15 points instead, or 20 if the single square was the last tile.\n\n"
    "With three players green is shared: they place its tiles by turns, and it counts for nobody. "
    "With two "
    "players one has blue and red, the other yellow and green. In two teams blue plays with red, "
    "and yellow with "
    "green. One player alone tries to place all 84 tiles. Duo is for two colours "
    "on fourteen by fourteen squares; the first tiles cover the two marked squares.\n";
