/* Blokus: inks of its own. */
#include "games/blokus/art/art.h"

/* clang-format off */
static const uint32_t colours[][PALETTES] = {
    /*                                 light     dark      contrast */
    [INK_BOARD - INK_OWN]        = {0xe0dfdb, 0x34383e, 0xf4f4f4},
};
/* clang-format on */

const struct inks blokus_inks = {colours, sizeof colours / sizeof colours[0]};
