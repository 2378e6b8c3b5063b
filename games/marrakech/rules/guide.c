/* Marrakech: how to play, for people. */
#include "games/marrakech/rules/marrakech.h"

const char marrakech_guide[] =
    "Two to four rug merchants push the market owner, Assam, over a market of seven by "
    "seven squares. Whoever makes him stop on a rival's rug pays. In the end dirhams and "
    "visible rugs count.\n\n"
    "A turn has three steps.\n\n"
    "1. Turn Assam. Leave him as he is, or turn him to the left or to the right by a "
    "quarter. He may not be turned right round.\n\n"
    "2. Roll the die. It shows 1, 2, 2, 3, 3 or 4, and Assam walks that many squares "
    "straight on. Where he would leave the market he follows the mosaic track at the edge "
    "and comes back where it leads; the track itself costs no step. If he stops on a rug "
    "of another player who is still in the game, you pay that player one dirham for every "
    "square of the connected area of that colour under him. Squares that touch only at a "
    "corner are not connected. Whoever cannot pay hands over everything and is out of "
    "the game; the rugs stay, and cost nothing to stop on.\n\n"
    "3. Lay a rug on two squares. At least one of them must touch Assam's square along an "
    "edge, and neither may be his own. You may cover other rugs, but never both halves of "
    "one visible rug at once, not even of your own.\n\n"
    "The game ends when everybody still in the game has laid all 15 rugs. Your score is "
    "your dirhams plus the squares on which your colour shows. The highest score wins; if "
    "scores are equal, more dirhams win.\n";
