/* Blokus: inks of its own. */
#include "games/blokus/art/art.h"

/* clang-format off */
static const uint32_t colours[][PALETTES] = {
    /*                                 light     dark      contrast */
    [INK_BOARD - INK_OWN]        = {0xe0dfdb, 0x34383e, 0xf4f4f4},
    [INK_GROOVE - INK_OWN]       = {0x9d9c99, 0x24272b, 0x484848},
    [INK_RIDGE - INK_OWN]        = {0xe6e5e1, 0x595c61, 0x484848},
};
/* clang-format on */

const struct inks blokus_inks = {colours, sizeof colours / sizeof colours[0]};
