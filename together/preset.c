/* With which options people who are apart begin: see preset.h. */
#include "together/preset.h"

#include "core/walk.h"
#include "table/table.h"

static int players_of(const struct rules *g, const struct settings *with)
{
    struct state *s = state_new(g);
    int count;

    state_start(g, s, with);
    count = g->players(s);
    state_free(s);
    return count;
}

static bool seats(const struct rules *g, const struct settings *with, int most)
{
    int count = players_of(g, with);

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

void together_write(const struct game *g, const struct settings *with, const int seat[MAX_PLAYERS],
                    struct writer *w)
{
    const int players = players_of(g->rules, with);

    write_text(w, g->rules->name);
    for (int p = 0; p < players; p++) {
        write_char(w, p ? ',' : ' ');
        if (seat[p] == SEAT_PERSON)
            write_text(w, "open");
        else
            write_number(w, seat[p]);
    }
    write_char(w, ' ');
    settings_write(w, g->rules->options, with, NULL);
}

void together_ask(const char *what, const int agreed[AGREEMENTS], struct writer *w)
{
    write_text(w, "open ");
    write_text(w, what);
    write_text(w, " ; ");
    agreed_write(agreed, w);
}
