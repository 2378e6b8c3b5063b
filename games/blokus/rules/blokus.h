/* Blokus: the state, and what its files share.

   The board is kept in columns: one word for each column and colour, bit MARGIN + row [bitboards].
   Going through the words in order and each word from its low end meets the squares in the order of
   their names (AA, AB, ... TT), so lists of moves come out sorted. The empty margin lets a window of
   nine squares around any square be cut out of a word by one shift. */
#ifndef PARLOUR_BLOKUS_H
#define PARLOUR_BLOKUS_H

#include "core/rules.h"
#include "games/blokus/rules/tables.h"

enum colour { BLUE, YELLOW, RED, GREEN, COLOURS };
enum { SIDE = 20, MARGIN = 4, WIDTH = MAP_STEP, TILES_BONUS = 15, MONOMINO_BONUS = 20 };
enum { ALL_TILES = (1 << TILES) - 1, MONOMINO = 0 };

/* Options, in this order, and their choices. */
enum { OPTION_MODE, OPTION_CORNERS, OPTION_PASSES };
enum mode { FOUR, THREE, TWO, TEAMS, EIGHTY_FOUR, DUO, MODES };
enum { CORNERS_ANY, CORNERS_FIXED };
enum { PASSES_FORCED, PASSES_FREE };
enum { HOUSE_FIXED = 1, HOUSE_FREE = 2 };

/* Places that a refusal can name and a view can offer: squares, then the tiles of each colour. */
enum { PLACE_SQUARE = 0, PLACE_TILE = SIDE * SIDE };

static inline int place_square(int x, int y)
{
    return PLACE_SQUARE + y * SIDE + x;
}

static inline int place_tile(int colour, int tile)
{
    return PLACE_TILE + colour * TILES + tile;
}

/* 512 bytes. */
struct state {
    uint32_t column[COLOURS][SIDE];  /* the squares of each colour */
    uint32_t held[COLOURS];          /* tiles not yet played, one bit each */
    uint16_t placed[COLOURS][TILES]; /* where a tile lies; 0: it is held. See placement_at */
    uint8_t last[COLOURS];           /* the tile each colour played last, plus 1; 0: none */
    uint8_t mover;                   /* colour to move */
    uint8_t ceased;                  /* bit for each colour that passed or has no tile left */
    uint8_t mode, house;             /* choices of the options, HOUSE_... for the last two */
};

/* A tile on the board, by its canonical orientation. */
struct placement {
    int tile, orientation; /* from 0 */
    int x, y;              /* of the origin: may lie beyond the edge if the placement does */
};

/* Moves: a mark, colour, tile + 1, orientation, x + 8, y + 8, from high to low bits; a pass has
   nothing behind the colour. So moves rise as their canonical codes do, the pass first. */
enum { MOVE_MARK = 1 << 22, COLOUR_SHIFT = 20, TILE_SHIFT = 15, TURN_SHIFT = 12, X_SHIFT = 6 };
enum { OFFSET = 8 };

static inline move move_pass(int colour)
{
    return MOVE_MARK | (move)colour << COLOUR_SHIFT;
}

static inline move move_place(int colour, int tile, int orientation, int x, int y)
{
    return MOVE_MARK | (move)colour << COLOUR_SHIFT | (move)(tile + 1) << TILE_SHIFT |
           (move)orientation << TURN_SHIFT | (move)(x + OFFSET) << X_SHIFT | (move)(y + OFFSET);
}

static inline int move_colour(move m)
{
    return m >> COLOUR_SHIFT & 3;
}

static inline bool move_is_pass(move m)
{
    return (m >> TILE_SHIFT & 31) == 0;
}

static inline struct placement move_placement(move m)
{
    return (struct placement){(int)(m >> TILE_SHIFT & 31) - 1, (int)(m >> TURN_SHIFT & 7),
                              (int)(m >> X_SHIFT & 63) - OFFSET, (int)(m & 63) - OFFSET};
}

/* In state.placed: 1, then orientation, x and y. */
static inline struct placement placement_at(const struct state *s, int colour, int tile)
{
    int packed = s->placed[colour][tile];

    return (struct placement){tile, packed >> 10 & 7, packed >> 5 & 31, packed & 31};
}

static inline const struct tile_shape *placement_shape(const struct placement *p)
{
    return &blokus_shapes[blokus_spellings[p->tile][p->orientation].shape];
}

/* What tells the modes apart. */
struct variant {
    int side, colours, players;
    const char *title;          /* in .blksgf files */
    struct cell start[COLOURS]; /* where each colour opens; with corners=any, one of these */
};

extern const struct variant blokus_variants[MODES];
extern const char *const blokus_colour_names[]; /* ends with NULL */
extern const struct option blokus_options[];
extern const struct settings blokus_bare; /* of a record without settings */
extern const char blokus_guide[];         /* how to play, for people */
extern const struct rules blokus_rules;
extern const struct space blokus_space; /* its moves and positions as numbers */

/* In how many ways the board can be turned and mirrored so that the game stays the same; a move on a board turned so. */
int blokus_symmetries(const struct state *s);
move blokus_turned(const struct state *s, move m, int symmetry);

static inline const struct variant *variant_of(const struct state *s)
{
    return &blokus_variants[s->mode];
}

static inline bool corners_fixed(const struct state *s)
{
    return s->house & HOUSE_FIXED;
}

static inline bool passes_free(const struct state *s)
{
    return s->house & HOUSE_FREE;
}

/* board.c: what can be placed where. A field holds one bit for each square, columns and rows with
   margins on all sides. */
struct field {
    uint32_t column[WIDTH];
};

void blokus_allowed(const struct state *s, int colour, struct field *out); /* rules 3, 4 and 6a */
void blokus_corners(const struct state *s, int colour, const struct field *allowed,
                    struct field *out); /* one of these must be covered: rules 5 and 6b */
bool blokus_opened(const struct state *s, int colour);
int blokus_list(const struct state *s, int colour, move *out); /* its placements, rising */
bool blokus_can_place(const struct state *s, int colour);
uint32_t blokus_playable(const struct state *s, int colour); /* held tiles with a placement */

/* rules.c */
void blokus_put(struct state *s, int colour, const struct placement *p); /* no turn, no checks */
int blokus_colour_score(const struct state *s, int colour);
int blokus_colour_at(const struct state *s, int x, int y); /* or -1 */

/* why.c */
bool blokus_why_not(const struct state *s, move m, struct refusal *out);

/* text.c, print.c */
extern const char blokus_letters[]; /* of tiles; also of orientations, columns and rows */
void blokus_write_tiles(struct writer *w, uint32_t tiles); /* a set, one bit each */
bool blokus_is_snapshot(const char *text, size_t length);
void blokus_read_state(struct reader *r, struct state *s);
void blokus_write_state(struct writer *w, const struct state *s);
struct placement blokus_read_placement(struct reader *r, int side);
void blokus_write_placement(struct writer *w, const struct placement *p, int side);
move blokus_read_move(struct reader *r, const struct state *s);
void blokus_write_move(struct writer *w, const struct state *s, move m);
void blokus_print(struct writer *w, const struct state *s);

#endif
