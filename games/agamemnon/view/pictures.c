/* Agamemnon: pictures of the rules. */
#include "games/agamemnon/view/view.h"

const struct picture agamemnon_pictures[] = {
    {.chapter = "Orange and black",
     .caption = "A String of Fate: the edges that glow are of one kind and hang together through "
                "nodes with tiles.",
     .state = "Oc00Ba01Bb02Oa03Ob05Bj04Bg06Oe07Oj08Bh09Bi10Oh12Og17/standard ;hand=BdBf",
     .focus = EDGE_PLACE,
     .part = {0, 0, 98, 100}},
    {.chapter = "Orange draws",
     .caption = "Two tiles were drawn. Both are placed on empty nodes, in either order.",
     .state = "Oc00Ba01Bb02Oa03Ob05Bj04Bg06Oe07Oj08Bh09Bi10Oh12Og17/standard ;hand=BdBf",
     .from = HAND,
     .to = HAND + 1},
    {.chapter = "Strings run",
     .caption =
         "A warp was placed on node 14. It may exchange the kinds of two of the edges that glow.",
     .state = "Oc00Ba01Bb02Oa03Ob05Bj04Bg06Oe07Oj08Bh09Bi10Oh12Og17/standard ;hand=BfBj",
     .taps = 3,
     .tap = {HAND + 1, 14, 57},
     .focus = 51,
     .part = {0, 0, 98, 100}},
    {.chapter = "Strength:",
     .caption =
         "The end of a game. In the string of Strength that glows orange has a strength of 4 and "
         "black of 3: orange gets a point for each of its five edges.",
     .state =
         "Oc00Ba01Bb02Oa03Ob05Bj04Bg06Oe07Oj08Bh09Bi10Oh12Og17Bf11Bd14Oi19Oi22Bc15Bg16Of23Og24Bj18"
         "Bf21Od25Oj27Bi26Bf28Of30Of31Be29/standard",
     .focus = EDGE_PLACE + 41,
     .part = {0, 0, 98, 100}},
    {.chapter = "On the Loom",
     .caption = "The Loom, with its lots drawn: three classes of edges have a kind, one is empty.",
     .state = "/LSEF ;hand=Oc",
     .part = {0, 0, 98, 100}},
    {0},
};
