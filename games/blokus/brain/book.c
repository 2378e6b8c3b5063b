/* Blokus: first moves found by long searches [an opening book]. A position is known if some line leads to it, or to
   its image on a turned or mirrored board, where the answer is turned alike. House rules are not in it. */
#include "core/walk.h"
#include "games/blokus/brain/brain.h"

#include <string.h>

enum { CODE = 5 }; /* letters of a move, and the blank behind it */

static int tiles_placed(const struct state *s)
{
    int placed = 0;

    for (int c = 0; c < COLOURS; c++)
        for (int t = 0; t < TILES; t++)
            placed += s->placed[c][t] != 0;
    return placed;
}

/* The next move of a line, turned. */
static move next_move(struct reader *line, const struct state *s, int symmetry)
{
    move m = (read_space(line), blokus_rules.read_move(line, s));

    return symmetry == 0 ? m : blokus_turned(s, m, symmetry);
}

/* What a turned line plays here; 0: it does not come by. */
static move follow(const char *moves, const struct state *s, int placed, int symmetry)
{
    struct settings with = settings_preset(blokus_options);
    struct reader line = reader_of(moves);
    struct state at;

    with.choice[OPTION_MODE] = s->mode;
    state_start(&blokus_rules, &at, &with);
    for (int i = 0; i < placed; i++)
        blokus_rules.apply(&at, next_move(&line, &at, symmetry));
    return state_equal(&blokus_rules, &at, s) ? next_move(&line, s, symmetry) : 0;
}

move blokus_opening(const struct state *s)
{
    size_t length = (size_t)(tiles_placed(s) + 1) * CODE - 1;
    int symmetries = blokus_symmetries(s);
    move m = 0;

    if (s->house != HOUSE_FIXED) /* as the lines were found: with the presets */
        return 0;
    for (const struct book_line *l = blokus_book; l->moves && !m; l++)
        if (l->mode == s->mode && strlen(l->moves) == length)
            for (int i = 0; i < symmetries && !m; i++)
                m = follow(l->moves, s, tiles_placed(s), i);
    return m;
}
