/* Patchwork: how to play, for people. */
#include "games/patchwork/rules/patchwork.h"

const char patchwork_guide[] =
    "Two players sew a quilt of nine by nine squares each. Patches cost buttons and time. "
    "Whoever is behind on the time board is to move, so you may have several turns in a "
    "row. On the same square the one who arrived last moves.\n\n"
    "A turn is one of two things. Either advance: move your time token to the square just after "
    "the other player's, and get a button for every square you moved. Or buy one of the three "
    "patches in front of the thimble, the token in the circle of patches, pay its buttons, sew it "
    "anywhere on free "
    "squares of your quilt, turned and turned over as you like, and move your time token by its "
    "time. The thimble takes the place of the patch.\n\n"
    "Whenever your token reaches or passes a button on the time board you get as many buttons "
    "as are printed on your patches. The first to reach or pass one of the five special "
    "patches gets it and sews it on at once: it is a single square.\n\n"
    "The game ends when both tokens have reached the last square. Your score is your "
    "buttons, minus two for every square of your quilt that is not covered. If scores are "
    "equal, the one who reached the end first wins. With the bonus, the first to cover "
    "seven by seven squares completely gets seven points more.\n";
