/* Positions as pictures. */
#ifndef PARLOUR_PICTURE_H
#define PARLOUR_PICTURE_H

#include "cli/cli.h"

/* Writes the position to the file that --output names. Exit status as everywhere. */
int picture_show(const struct line *l, const struct game *g, const struct state *s);

/* The same with a picture of the rules, from 1. */
int picture_rule(const struct line *l, const struct game *g, int number);

#endif
