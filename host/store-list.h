/* The list of kept games, quick also for ten thousand of them. */
#ifndef PARLOUR_STORE_LIST_H
#define PARLOUR_STORE_LIST_H

#include <stddef.h>

#define STORE_ENDING ".parlour"

/* One line a game: its name, a tab, its heading ("!" and a reason where it cannot be read). NULL and
   errno: the folder cannot be read. Free it with free(). */
char *store_list(const char *folder, size_t *length);

#endif
