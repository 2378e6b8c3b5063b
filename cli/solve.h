/* Solved games on the command line. */
#ifndef PARLOUR_SOLVE_H
#define PARLOUR_SOLVE_H

/* From now on, when a solved game's table has to be made, that is told on standard error. */
void solve_watch(void);

#endif
