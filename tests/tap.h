/* Results in the Test Anything Protocol, for the drivers that run tables and laws. */
#ifndef PARLOUR_TAP_H
#define PARLOUR_TAP_H

#include <stdbool.h>

bool tap(bool passed, const char *format, ...) __attribute__((format(printf, 2, 3)));
void tap_note(const char *format, ...) __attribute__((format(printf, 1, 2)));
int tap_done(void); /* prints the plan; exit status */

#endif
