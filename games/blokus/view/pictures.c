/* Blokus: pictures of the rules. */
#include "games/blokus/view/view.h"

#define TILE_OF_BLUE(letter) (PLACE_TILE + (letter) - 'A')
#define BEGUN                                                                                      \
    "blue CBLD FEBE LGIG OGAD PAFD RBEB AAME yellow DBNK FASJ KCSG RDRC SAPG TCOJ ODND red green " \
    ";turn=blue"

const struct picture blokus_pictures[] = {
    {.chapter = "Your first tile",
     .caption = "The first tile covers the corner of its colour.",
     .state = "blue yellow red green ;turn=blue",
     .move = "RCCC",
     .taps = 1,
     .tap = {TILE_OF_BLUE('R')},
     .part = {0, 0, 50, 50}},
    {.chapter = "Your first tile",
     .caption =
         "Every later tile goes on from a corner of one's own colour. The dots mark corners from "
         "where "
         "blue can go on; the outlined tile would touch blue at one corner and along no edge.",
     .state = BEGUN,
     .move = "KAJH",
     .taps = 1,
     .tap = {TILE_OF_BLUE('K')},
     .part = {0, 0, 61, 61}},
    {.chapter = "Your first tile",
     .caption = "Not so: the tile would touch blue along an edge, at the marked squares.",
     .state = BEGUN,
     .move = "BADE",
     .taps = 1,
     .tap = {TILE_OF_BLUE('B')},
     .part = {0, 0, 61, 61}},
    {.chapter = "With three players",
     .caption = "Duo has fourteen by fourteen squares. The first tiles cover the two marked ones.",
     .state = "blue yellow ;turn=blue mode=duo"},
    {0},
};
