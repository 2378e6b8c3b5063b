/* Patchwork: pictures of the rules. */
#include "games/patchwork/view/view.h"

#define PATCH(letter) (PLACE_PATCH + ((letter) >= 'a' ? (letter) - 'a' + 26 : (letter) - 'A'))
#define MIDDLE                                                                                     \
    "quilts "                                                                                      \
    "CFAAFEDBKGCDLBGBMAABOEHFVADBXGECZBABaDFBdGGAhCIA/BAACEGEFHECCJAEEWBHDeCACfCEBgFAGhIHAhBIA "   \
    ";circle=KgPZObGEWaTQdSIeDACLRUHBMFfVNYJXc neutral=M purse=4,12 time=38,35 top=1"

const struct picture patchwork_pictures[] = {
    {.chapter = "Two players",
     .caption = "The time track. Whoever is further back is to move: here the second player, three "
                "squares behind.",
     .state = MIDDLE,
     .from = PLACE_TRACK,
     .to = PLACE_TRACK},
    {.chapter = "A turn is",
     .caption =
         "Only the three patches behind the thimble can be bought. Beside each stand its price in "
         "buttons and its time.",
     .state = MIDDLE,
     .from = PATCH('N'),
     .to = PATCH('c')},
    {.chapter = "A turn is",
     .caption =
         "A bought patch is sewn anywhere on free squares, turned and turned over as one likes: "
         "here one place of many.",
     .state = MIDDLE,
     .move = "YDAG",
     .taps = 1,
     .tap = {PATCH('Y')}},
    {.chapter = "Whenever",
     .caption = "A special patch is a single square. It is sewn on at once, best into a hole that "
                "nothing else "
                "would fill.",
     .state = "quilts EAFFLADBUDGBZFAFdGEDeDBB/BCEACGGBFGDGGBGAHCABKGABaAAE ;circle=open purse=4,1 "
              "time=21,19 top=1 special=1 bonus=on"},
    {.chapter = "The game ends",
     .caption =
         "If the game ended now, each of the 40 free squares of this quilt would cost two points.",
     .state = MIDDLE},
    {0},
};
