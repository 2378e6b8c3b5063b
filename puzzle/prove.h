/* Is one move of a position clearly best? Exactly where the game is solved or its end can be played out in
   all ways, else by search behind every move, and longer behind those that look best. */
#ifndef PARLOUR_PROVE_H
#define PARLOUR_PROVE_H

#include "puzzle/puzzle.h"

/* So much better than any other must an answer be, in thousandths: a quarter of a win; a point. What
   is found by search must be better still when it is found, so that it survives a longer look. */
enum { CLEAR_SHARE = 250, CLEAR_POINTS = 1000, MADE_SHARE = 330 };

/* Fills in the first riddle, exactness, points and kind for the position of p. table: the solver's, or
   NULL. Says by how many thousandths the best is better; 0 as soon as it is not by `least`. */
int puzzle_prove(const struct game *g, const void *table, struct puzzle *p, int steps,
                 uint64_t seed, int least);

/* The lines behind the first answer and behind what comes next; the latter also for any other riddle. */
void puzzle_play_out(const struct game *g, const void *table, struct puzzle *p, uint64_t seed);
void puzzle_refute(const struct game *g, const void *table, struct puzzle *p, int which,
                   uint64_t seed);

/* What a player of this level (0: random; -1: greedy) answers. */
move puzzle_answer_of(const struct game *g, const void *table, const struct state *s, int level,
                      uint64_t seed);

/* The best of `steps` steps, in words that play_out uses: also what refutes a wrong answer. */
int puzzle_line_from(const struct game *g, const void *table, const struct state *s, int steps,
                     uint64_t seed, move *line, int room);

/* Alike positions have the same number: turned and mirrored ones too, where the game knows them. */
uint64_t puzzle_likeness(const struct game *g, const struct state *s);

#endif
