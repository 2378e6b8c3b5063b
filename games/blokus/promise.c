/* Blokus: how promising placements are, for computer players. */
#include "games/blokus/taste.h"

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
    int16_t cover[WIDTH][WIDTH], beside[WIDTH][WIDTH], corner[WIDTH][WIDTH];
};

static void weigh(const struct state *s, const struct taste *t, struct worth *out)
{
    struct sight sight;

    blokus_look(s, &sight);
    for (int x = 0; x < WIDTH; x++)
        for (int y = 0; y < WIDTH; y++) {
            out->cover[x][y] = t->cover[sight.cover[x][y]];
            out->beside[x][y] = t->beside[sight.beside[x][y]];
            out->corner[x][y] = t->corner[sight.corner[x][y]];
        }
    for (int x = 0; x < variant_of(s)->side; x++)
        for (int y = 0; y < variant_of(s)->side; y++)
            out->cover[MARGIN + x][MARGIN + y] =
                (int16_t)(out->cover[MARGIN + x][MARGIN + y] + t->ring[blokus_ring(s, x, y)]);
}

void blokus_promises(const struct state *s, const move *list, int count, int *out)
{
    const struct taste *t = &blokus_tastes[blokus_stage(s)];
    struct worth worth;

    weigh(s, t, &worth);
    for (int i = 0; i < count; i++) {
        struct placement p = move_placement(list[i]);
        const struct shape *shape;
        int x = MARGIN + p.x, y = MARGIN + p.y;

        out[i] = 0;
        if (move_is_pass(list[i]))
            continue;
        shape = placement_shape(&p);
        out[i] = t->tile[p.tile];
        for (int k = 0; k < shape->size; k++)
            out[i] += worth.cover[x + shape->cell[k].x][y + shape->cell[k].y];
        for (int k = 0; k < shape->sides; k++)
            out[i] += worth.beside[x + shape->side[k].x][y + shape->side[k].y];
        for (int k = 0; k < shape->corners; k++)
            out[i] += worth.corner[x + shape->corner[k].dx][y + shape->corner[k].dy];
    }
}
