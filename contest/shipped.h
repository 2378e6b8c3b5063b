/* The openings that come with the program: games/GAME/openings.txt, carried inside it. */
#ifndef PARLOUR_SHIPPED_H
#define PARLOUR_SHIPPED_H

const char *shipped_openings(const char *game); /* the text of the file, or NULL */

#endif
