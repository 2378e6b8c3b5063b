/* Null: how to play, for people. */
#include "games/null/rules/null.h"

const char null_guide[] =
    "A die decides whether the heap has seven, eight or nine counters.\n\n"
    "1. Take one, two or three counters in your turn.\n\n"
    "2. Whoever takes the last counter wins. There is nothing else to be won.";
