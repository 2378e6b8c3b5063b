/* Catan Dice: pictures of the rules. */
#include "games/catan-dice/view/view.h"

const struct picture catan_dice_pictures[] = {
    {.chapter = "Roll six dice",
     .caption = "Six dice lie in the tray. Those that are raised are put back and rolled again; "
                "the others stay.",
     .state = "R0,R2 ;turn=3 score=2 resources=2,1,1,0,1,1 rolls=2",
     .taps = 2,
     .tap = {DIE, DIE + 1},
     .from = DIE,
     .to = DIE + 5},
    {.chapter = "Then do",
     .caption = "What can be built with the dice in the tray shines: everything hangs together "
                "with the start "
                "through roads that were built.",
     .state = "R0,R2,R3,R5,S3,S4,K1,J2 ;turn=5 score=14 resources=1,1,1,1,1,1 rolls=0"},
    {.chapter = "Then do",
     .caption = "Not so: between settlement 7 and the start the two roads marked in red are still "
                "missing.",
     .state = "R0,R2,R3,R5,S3,S4,K1,J2 ;turn=5 score=14 resources=1,1,1,1,1,1 rolls=0",
     .move = "build S7"},
    {.chapter = "Trade:",
     .caption = "A knight who has not helped yet holds up his resource: one of yours can be turned "
                "into it. "
                "Those who have helped stand turned away.",
     .state = "R0,K1,J2,J3 ;turn=5 score=7 resources=1,1,1,1,0,2 rolls=0"},
    {0},
};
