/* The list of games, made of games/list.h. */
#include "games/catalogue.h"

#include "core/rules.h"

#define GAME(name) extern const struct game name##_game;
#include "games/list.h"
#undef GAME

#define GAME(name) &name##_game,
const struct game *const catalogue[] = {
#include "games/list.h"
    NULL,
};
#undef GAME

const struct game *catalogue_next(const struct game *g)
{
    const struct game *const *at = catalogue;

    if (g) {
        while (*at != g)
            at++;
        at++;
    }
    return *at;
}

const struct game *catalogue_find(const char *name, size_t length)
{
    for (const struct game *g = NULL; (g = catalogue_next(g));)
        if (text_equal(name, length, g->rules->name))
            return g;
    return NULL;
}
