/* Waits counted by their bounds. */
#include "server/waits.h"

const double waits_bound[WAITS] = {.001, .002, .005, .01, .02, .05, .1, .2, .5, 1};

void waits_note(struct waits *w, double seconds)
{
    int i = 0;

    while (i < WAITS && seconds > waits_bound[i])
        i++;
    w->count[i]++;
    w->sum += seconds;
}
