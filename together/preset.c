/* With which options people who are apart begin: see preset.h. */
#include "together/preset.h"

#include "core/walk.h"

static bool seats(const struct rules *g, const struct settings *with, int most)
{
    struct state *s = state_new(g);
    int count;

    state_start(g, s, with);
    count = g->players(s);
    state_free(s);
    return 2 <= count && count <= most;
}

struct settings together_preset(const struct game *g, int most)
{
    const struct option *all = g->rules->options;
    struct settings usual = settings_preset(all);

    if (seats(g->rules, &usual, most))
        return usual;
    for (int i = 0; all[i].key; i++)
        for (int k = 0; k < option_choices(&all[i]); k++) {
            struct settings with = usual;

            with.choice[i] = k;
            if (seats(g->rules, &with, most))
                return with;
        }
    return usual;
}
