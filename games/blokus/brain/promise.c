/* Blokus: how promising placements are, for computer players. */
#include "games/blokus/brain/taste.h"

#include <string.h>

/* By the tiles the mover has placed. */
int blokus_stage(const struct state *s)
{
    static const int8_t stage[TILES + 1] = {0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3};
    int placed = TILES - __builtin_popcount(s->held[s->mover]);

    return placed < 12 ? stage[placed] : STAGES - 1;
}

/* What every square is worth when it is covered, beside a tile, or at its corner. */
struct worth {
    int16_t cover[WIDTH * WIDTH], beside[WIDTH * WIDTH], corner[WIDTH * WIDTH];
};

static void weigh(const struct state *s, const struct taste *t, struct worth *out)
{
    struct sight sight;

    blokus_look(s, &sight);
    for (int x = 0; x < WIDTH; x++)
        for (uint32_t left = sight.seen.column[x]; left; left &= left - 1) {
            int y = __builtin_ctz(left), at = x * WIDTH + y;
            int ring = blokus_ring(s, x - MARGIN, y - MARGIN);

            out->cover[at] =
                (int16_t)(t->cover[sight.cover[at]] + (ring < RINGS ? t->ring[ring] : 0));
            out->beside[at] = t->beside[sight.beside[at]];
            out->corner[at] = t->corner[sight.corner[at]];
        }
}

static int promise(const struct taste *t, const struct worth *worth, const struct placement *p)
{
    const struct tile_shape *shape = placement_shape(p);
    int at = (MARGIN + p->x) * WIDTH + MARGIN + p->y, sum = t->tile[p->tile];

    for (int k = 0; k < shape->size; k++)
        sum += worth->cover[at + shape->cover_at[k]];
    for (int k = 0; k < shape->sides; k++)
        sum += worth->beside[at + shape->side_at[k]];
    for (int k = 0; k < shape->corners; k++)
        sum += worth->corner[at + shape->corner_at[k]];
    return sum;
}

void blokus_promises(const struct state *s, const move *list, int count, int *out)
{
    const struct taste *t = &(s->mode == DUO ? blokus_duo_tastes : blokus_tastes)[blokus_stage(s)];
    struct worth worth;

    weigh(s, t, &worth);
    for (int i = 0; i < count; i++) {
        struct placement p = move_placement(list[i]);

        out[i] = move_is_pass(list[i]) ? 0 : promise(t, &worth, &p);
    }
}
