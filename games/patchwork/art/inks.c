/* Patchwork: inks of its own. */
#include "games/patchwork/art/art.h"

/* clang-format off */
static const uint32_t colours[][PALETTES] = {
    /*                                 light     dark      contrast */
    [INK_SKY - INK_OWN]          = {0xa9d3ea, 0x2f4558, 0xdff1ff},
    [INK_LINEN - INK_OWN]        = {0xf4ead3, 0xc9bda3, 0xffffff},
    [INK_MEADOW - INK_OWN]       = {0xdce7cc, 0xb1bf9f, 0xf2fbe8},
    [INK_ROSE - INK_OWN]         = {0xc9667a, 0xb55a6c, 0xc2185b},
    [INK_DENIM - INK_OWN]        = {0x4f6d94, 0x4a678f, 0x1f4fa0},
    [INK_MUSTARD - INK_OWN]      = {0xd8a640, 0xbf9237, 0xe0a000},
    [INK_SAGE - INK_OWN]         = {0x86a07c, 0x758e6c, 0x4f8a4a},
    [INK_PLUM - INK_OWN]         = {0x80507f, 0x8b5b8a, 0x6d1b7b},
    [INK_LEATHER - INK_OWN]      = {0x6f4526, 0x5f3b20, 0x4e2a10},
};
/* clang-format on */

const struct inks patchwork_inks = {colours, sizeof colours / sizeof colours[0]};
