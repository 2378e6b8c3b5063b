/* A folder of submissions, marked one after another. */
#ifndef PARLOUR_FOLDER_H
#define PARLOUR_FOLDER_H

#include "cli/cli.h"
#include "mark/mark.h"

/* Every folder in --folder; those that --csv holds already are passed over, --only names one to be marked once more.
   The file is written anew after each, all or nothing. Exit status. */
int folder_mark(const struct line *l, const struct game *g, const struct vectors *v,
                const char *const *command, struct effort *e);

#endif
