/* How long things took, counted by bounds [a histogram]. */
#ifndef PARLOUR_SERVER_WAITS_H
#define PARLOUR_SERVER_WAITS_H

enum { WAITS = 10 };

struct waits {
    unsigned long long count[WAITS + 1]; /* that took at most waits_bound[i], and longer than all */
    double sum;                          /* seconds, of all of them */
};

extern const double waits_bound[WAITS]; /* seconds */

void waits_note(struct waits *w, double seconds);

#endif
