/* The puzzles and lessons that come with the program: games/GAME/puzzles.txt and lessons.txt, carried inside it. */
#ifndef PARLOUR_SHIPPED_PUZZLES_H
#define PARLOUR_SHIPPED_PUZZLES_H

const char *shipped_puzzles(const char *game); /* NULL: none for this game */
const char *shipped_lessons(const char *game);

#endif
