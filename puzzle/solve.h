/* Somebody at a puzzle: what is asked, hints in steps, and what an answer comes to. In words, for every front
   end; moves are written as the game writes them unless a front end can show them. */
#ifndef PARLOUR_SOLVE_H
#define PARLOUR_SOLVE_H

#include "puzzle/puzzle.h"

enum answered { SOLVE_OPEN, SOLVE_RIGHT, SOLVE_SHOWN };

struct solving {
    const struct game *game; /* NULL: nobody is at a puzzle */
    struct puzzle puzzle;
    int number, count; /* from 0; of so many */
    int hints, tries;  /* given; wrong answers */
    enum answered state;
};

int solving_count(const struct game *g); /* puzzles that come with it */

/* False: there is no such puzzle. */
bool solving_begin(struct solving *s, const struct game *g, int number);
bool solving_today(struct solving *s, const struct game *g, int64_t seconds); /* since 1970 */

/* "Puzzle 12 of 60, level 4. Win the end: one move is clearly best." */
void solving_ask(const struct solving *s, struct writer *w);

/* The next hint; false: there is none left but the answer itself. */
bool solving_hint(struct solving *s, struct writer *w);

/* An answer. True: it is right. Wrong ones are counted. */
bool solving_answer(struct solving *s, move m);

/* What is said of a right answer, a wrong one, and of the solution that somebody wanted to see. */
void solving_praise(const struct solving *s, struct writer *w);
void solving_doubt(const struct solving *s, move m, struct writer *w);
void solving_reveal(struct solving *s, struct writer *w);

#endif
