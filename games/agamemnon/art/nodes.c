/* Agamemnon: where the nodes of the boards lie. */
#include "games/agamemnon/art/art.h"

enum { BARE = 33, FRAMED = 45, ACROSS = 498, ALONG = 738 }; /* from the rim to a node, and in all */

/* In the published picture of 1024 x 768, where an edge is 132 long. */
struct node_spot {
    int16_t x, y;
};

/* clang-format off */
static const struct node_spot nodes[BOARDS][MOST_NODES] = {
    [STANDARD] = {
        {77, 270}, {143, 156}, {143, 385}, {143, 517}, {209, 270}, {257, 90}, {257, 451},
        {257, 583}, {323, 204}, {323, 336}, {389, 90}, {389, 451}, {389, 583}, {455, 204},
        {455, 336}, {521, 90}, {503, 517}, {503, 649}, {569, 270}, {569, 402}, {635, 156},
        {635, 517}, {635, 649}, {701, 270}, {701, 402}, {767, 156}, {749, 583}, {815, 336},
        {815, 468}, {881, 222}, {947, 336}, {947, 468},
    },
    [LOOM] = {
        {77, 270}, {143, 156}, {143, 385}, {143, 517}, {209, 270}, {257, 90}, {257, 451},
        {257, 583}, {323, 204}, {323, 336}, {389, 90}, {389, 451}, {389, 583}, {455, 204},
        {455, 336}, {521, 90}, {503, 517}, {503, 649}, {569, 270}, {569, 402}, {635, 156},
        {635, 517}, {635, 649}, {701, 270}, {701, 402}, {767, 156}, {767, 517}, {767, 649},
        {815, 336}, {881, 222}, {881, 451}, {881, 583}, {947, 336},
    },
};
/* clang-format on */

struct box agamemnon_art_slab_box(enum slab slab)
{
    if (slab == SLAB_FRAMED)
        return (struct box){8, 8, 764, 522};
    return slab == SLAB_STANDING ? (struct box){0, 0, ACROSS, ALONG}
                                 : (struct box){0, 0, ALONG, ACROSS};
}

struct point agamemnon_art_node(enum slab slab, int board, int node)
{
    const struct node_spot at = nodes[board][node];
    const float scale = UNIT / 132.0f, x = ((float)at.x - 77) * scale,
                y = ((float)at.y - 90) * scale;
    struct box b = agamemnon_art_slab_box(slab);

    if (slab == SLAB_STANDING)
        return (struct point){ACROSS - BARE - y, BARE + x};
    if (slab == SLAB_LYING)
        return (struct point){BARE + x, BARE + y};
    return (struct point){b.x + FRAMED + 0.5f + x, b.y + FRAMED + 0.5f + y};
}
