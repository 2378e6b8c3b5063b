/* Marrakech: inks of its own. */
#include "games/marrakech/art/art.h"

/* clang-format off */
static const uint32_t colours[][PALETTES] = {
    /*                                 light     dark      contrast */
    [INK_SKIN - INK_OWN]         = {0xc98d5e, 0xb87f54, 0xc98d5e},
};
/* clang-format on */

const struct inks marrakech_inks = {colours, sizeof colours / sizeof colours[0]};
