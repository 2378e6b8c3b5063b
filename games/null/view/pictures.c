/* Null: pictures of the rules. */
#include "games/null/view/view.h"

const struct picture null_pictures[] = {
    {.chapter = "1. ",
     .caption = "Seven counters are left. The three with a green rim would be taken.",
     .state = "; heap9 take2",
     .move = "take3"},
    {.chapter = "2. ",
     .caption = "Three counters are left: who is to move takes them all and wins.",
     .state = "; heap9 take3 take3",
     .move = "take3"},
    {0},
};
