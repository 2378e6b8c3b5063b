/* Tables of solved games: computed in threads, kept in a file of the user's cache folder. */
#ifndef PARLOUR_SOLVED_H
#define PARLOUR_SOLVED_H

#include "ai/solution.h"
#include "games/catalogue.h"

#include <stdatomic.h>

/* A table in memory, with the head that it has in a file. */
struct solved;

/* How far a computation is, 0 to 1. Called by the thread that asked for it. */
typedef void solved_progress(void *context, double part);

const struct solver *solver_of(const struct game *g); /* or NULL */

/* Where the table's file is. False: there is no home for it. */
bool solved_path(const struct game *g, char *out, size_t room);

/* The file's table. A file that is cut, altered or of another version is refused. */
enum solved_state solved_load(const struct game *g, const char *path, struct solved **out);

/* NULL: *stop was set (it may be NULL). */
struct solved *solved_compute(const struct game *g, int threads, solved_progress *tell,
                              void *context, const atomic_bool *stop);

/* The table that all who think in this process share: from the cache file or else computed, and then
   kept there, when it is first asked for. NULL: the game has none, or *stop was set. */
const void *solved_shared(const struct game *g, const atomic_bool *stop);

/* Who is told if that takes its time. For a front end, once, before anybody thinks. */
struct solved_watch {
    void (*begins)(void *context, const struct game *g, enum solved_state why);
    solved_progress *tell;
    void (*fails)(void *context, const char *path); /* the file could not be written: errno */
    void *context;
};
void solved_watch(const struct solved_watch *who); /* stays where it is; never waits */

/* Is there room for the table before it is computed? Makes the folder. False and errno. */
bool solved_fits(const struct game *g, const char *path);
bool solved_store(const struct solved *s, const char *path); /* all or nothing; false and errno */
const void *solved_table(const struct solved *s);
size_t solved_size(const struct solved *s); /* of the file */
void solved_free(struct solved *s);

#endif
