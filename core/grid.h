/* Boards for terminals: characters put anywhere on a small page, then written line by line. Every
   character takes one column. */
#ifndef PARLOUR_GRID_H
#define PARLOUR_GRID_H

#include "core/text.h"

#include <stdint.h>

enum { GRID_ROWS = 72, GRID_COLUMNS = 200 };

struct grid {
    int rows, columns;                     /* the room there is; what is put beyond is lost */
    char text[GRID_ROWS][GRID_COLUMNS][4]; /* one character of UTF-8, zero padded; empty: a blank */
    int8_t ink[GRID_ROWS][GRID_COLUMNS];   /* enum ink_mark */
};

/* Empty, with the room that the writer's screen has, or 80 by 21 where it is not said. */
void grid_start(struct grid *g, const struct writer *w);

/* Says at which column it ends. */
int grid_put(struct grid *g, int row, int column, const char *text, int ink);
int grid_number(struct grid *g, int row, int column, int value, int ink);
void grid_cell(struct grid *g, int row, int column, char letter, int ink);

/* Every row down to the last one that holds anything, without blanks at its end. */
void grid_write(const struct grid *g, struct writer *w);

/* Shapes on shelves, from left to right and from the top down, as far as there is room [shelf packing].
   */
struct shelf {
    int row, column;  /* where the next one comes */
    int left, right;  /* columns; `right` is the first beyond */
    int bottom;       /* the first row beyond */
    int tallest, gap; /* of this shelf; rows between shelves */
};

/* Room for one of so many columns and rows: true, and *row, *column say where. */
bool shelf_take(struct shelf *s, int columns, int rows, int *row, int *column);

#endif
