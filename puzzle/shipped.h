/* The puzzles that come with the program: games/GAME/puzzles.txt, carried inside it. */
#ifndef PARLOUR_SHIPPED_PUZZLES_H
#define PARLOUR_SHIPPED_PUZZLES_H

const char *shipped_puzzles(const char *game); /* NULL: none for this game */

#endif
