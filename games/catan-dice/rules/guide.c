/* Catan Dice: how to play, for people. */
#include "games/catan-dice/rules/catan-dice.h"

const char catan_dice_guide[] =
    "Build roads, settlements, cities and knights on your own island in fifteen turns. "
    "One to four players; each has an island.\n\n"
    "Roll six dice. Up to twice you may put back any of them and roll those again. What "
    "they show then are your resources for this turn: ore, grain, wool, timber, bricks "
    "and gold.\n\n"
    "Then do as much as you like. Build: a road costs timber and bricks (1 point); a "
    "settlement grain, wool, timber and bricks (3 to 11 points); a city three ore and two "
    "grain (7 to 30 points); a knight ore, grain and wool (1 to 6 points). Roads, "
    "settlements and cities must be connected to the start by roads that you have built. "
    "Settlements, cities and knights are built in rising order of their points, each kind "
    "for itself.\n\n"
    "Trade: give two gold for one resource of your choice. Swap: a knight who has not "
    "helped yet turns one of your resources into the one that he gives; the sixth gives "
    "any. Every knight helps once a game; the sixth only when the resource's own knight "
    "cannot.\n\n"
    "What is left over is lost. A turn in which nothing was built is idle and costs two points. "
    "After "
    "fifteen turns the highest score wins; equal scores share the win.\n";
