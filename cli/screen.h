/* The terminal that standard output may be. */
#ifndef PARLOUR_SCREEN_H
#define PARLOUR_SCREEN_H

#include <stdbool.h>

/* COLUMNS and LINES of the environment, or what the terminal says, or 80 by 24. */
void screen_size(int *columns, int *rows);

#endif
