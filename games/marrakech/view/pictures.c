/* Marrakech: pictures of the rules. */
#include "games/marrakech/view/view.h"

/* A game of two, well under way. */
#define MIDDLE                                                                                     \
    "; rotate0 roll3 c003132 rotate90 roll4 y004050 rotate270 roll1 c015161 rotate90 roll4 "       \
    "y013040 rotate0 roll3 "                                                                       \
    "c020203 rotate90 roll2 y021314 rotate270 roll1 c031222 rotate90 roll3 y030515 rotate270 "     \
    "roll3 c043545 "                                                                               \
    "rotate270 roll3 y043233 rotate270 roll4 c050414 rotate270 roll2 y050304"

const struct picture marrakech_pictures[] = {
    {.chapter = "1. ",
     .caption =
         "Assam looks south. The arrows show how he may be turned; the badges tell where he may "
         "come to, and how likely that is or what it would cost.",
     .state = MIDDLE},
    {.chapter = "2. ",
     .caption =
         "Turned to the west, he leaves the market and follows the track: it brings him back one "
         "row further up. That costs no step.",
     .state = MIDDLE " rotate90",
     .move = "roll2",
     .seconds = 1.3f,
     .part = {0, 40, 60, 60}},
    {.chapter = "2. ",
     .caption =
         "Assam has stopped on yellow. Five yellow squares hang together here, so cyan pays five "
         "dirhams.",
     .state = MIDDLE " rotate90",
     .move = "roll1",
     .seconds = 2.7f,
     .part = {0, 40, 60, 60}},
    {.chapter = "3. ",
     .caption = "A star marks every place for a rug: at least one half lies beside Assam. Where "
                "there is a "
                "cross, the rug would cover both halves of another one.",
     .state = MIDDLE " rotate90 roll1",
     .part = {0, 40, 60, 60}},
    {.chapter = "The game ends",
     .caption =
         "In the end the squares on which a colour shows count one each, on top of the dirhams.",
     .state =
         "Pc03200iPy02300iPp03500iA00SBn00p14p14n00p03c14c14c01p04p09y14y14p13p13y06p06p06n00n00c07"
         "p02"
         "n00c02c05c04c11y13n00c10p12p12c04c13y13y11c10y12c12c12c13c08y11n00y12c06p11p11c08y08 "
         ";phase=over halves=04E,10S,11E,12W,20S,25E,26N,31S,32W,34E,62N,66W"},
    {0},
};
