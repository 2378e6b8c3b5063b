/* Marrakech: inks of its own. */
#include "games/marrakech/art/art.h"

/* clang-format off */
static const uint32_t colours[][PALETTES] = {
    /*                                 light     dark      contrast */
    [INK_SKIN - INK_OWN]         = {0xc98d5e, 0xb87f54, 0xc98d5e},
    [INK_CYAN - INK_OWN]         = {0x2ba9bd, 0x45bccd, 0x2fc4e8},
};
/* clang-format on */

const struct inks marrakech_inks = {colours, sizeof colours / sizeof colours[0]};
