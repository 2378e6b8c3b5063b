/* Blokus: the rules. Where tiles can go is decided in board.c. */
#include "games/blokus/rules/board.h"

#include <assert.h>

const char *const blokus_colour_names[] = {"blue", "yellow", "red", "green", NULL};

/* clang-format off */
#define CORNERS {{0, 0}, {SIDE - 1, 0}, {SIDE - 1, SIDE - 1}, {0, SIDE - 1}}
/* clang-format on */

const struct variant blokus_variants[MODES] = {
    [FOUR] = {SIDE, COLOURS, 4, "Blokus", CORNERS},
    [THREE] = {SIDE, COLOURS, 3, "Blokus Three-Player", CORNERS},
    [TWO] = {SIDE, COLOURS, 2, "Blokus Two-Player", CORNERS},
    [TEAMS] = {SIDE, COLOURS, 4, "Blokus", CORNERS},
    [EIGHTY_FOUR] = {SIDE, COLOURS, 1, "Blokus", CORNERS},
    [DUO] = {14, 2, 2, "Blokus Duo", {{4, 4}, {9, 9}}},
};

const struct option blokus_options[] = {
    [OPTION_MODE] = {"mode", "Kind of game", "four|three|two|teams|eighty-four|duo", FOUR,
                     "Four players|Three players|Two players|Two teams: blue with red, yellow with "
                     "green|One player, 84 tiles|Blokus Duo"},
    [OPTION_CORNERS] = {"corners", "Opening corners", "any|fixed", CORNERS_FIXED,
                        "Any corner|Each its own"},
    [OPTION_PASSES] = {"passes", "Passing", "forced|free", PASSES_FORCED,
                       "Only if nothing fits|At any time"},
    {0},
};

const struct settings blokus_bare = {
    {[OPTION_MODE] = FOUR, [OPTION_CORNERS] = CORNERS_ANY, [OPTION_PASSES] = PASSES_FREE}};

static void start(struct state *s, const struct settings *with)
{
    s->mode = (uint8_t)with->choice[OPTION_MODE];
    s->house = (uint8_t)((with->choice[OPTION_CORNERS] == CORNERS_FIXED ? HOUSE_FIXED : 0) |
                         (with->choice[OPTION_PASSES] == PASSES_FREE ? HOUSE_FREE : 0));
    for (int c = 0; c < variant_of(s)->colours; c++)
        s->held[c] = ALL_TILES;
}

static int players(const struct state *s)
{
    return variant_of(s)->players;
}

static bool over(const struct state *s)
{
    return s->ceased == (1 << variant_of(s)->colours) - 1;
}

static int tiles_placed(const struct state *s, int colour)
{
    return TILES - __builtin_popcount(s->held[colour]);
}

/* Rounds completed when it is green's turn. Every colour that has not ceased has placed one tile a
   round: green up to the last one, the others in this one too. */
static int green_round(const struct state *s)
{
    for (int c = GREEN; c >= BLUE; c--)
        if (!(s->ceased >> c & 1))
            return tiles_placed(s, c) - (c == GREEN ? 0 : 1);
    return 0;
}

static int actor(const struct state *s)
{
    if (over(s))
        return OVER;
    switch (s->mode) {
    case THREE:
        return s->mover == GREEN ? (green_round(s) + 3) % 3 : s->mover;
    case TWO:
        return s->mover % 2;
    case EIGHTY_FOUR:
        return 0;
    default:
        return s->mover;
    }
}

static int moves(const struct state *s, move *out)
{
    int count = 0;

    if (over(s))
        return 0;
    if (passes_free(s))
        out[count++] = move_pass(s->mover);
    count += blokus_list(s, s->mover, out + count);
    if (count == 0)
        out[count++] = move_pass(s->mover);
    return count;
}

static move forced(const struct state *s)
{
    return over(s) || blokus_can_place(s, s->mover) ? 0 : move_pass(s->mover);
}

void blokus_put(struct state *s, int colour, const struct placement *p)
{
    const struct tile_shape *shape = placement_shape(p);
    uint32_t *column = s->column[colour] + p->x + shape->left;
    int row = MARGIN + p->y + shape->top;

    for (int i = 0; i < shape->width; i++)
        column[i] |= (uint32_t)shape->column[i] << row;
    s->placed[colour][p->tile] = (uint16_t)(1 << 13 | p->orientation << 10 | p->x << 5 | p->y);
    s->held[colour] &= ~(1u << p->tile);
    s->last[colour] = (uint8_t)(p->tile + 1);
    if (s->held[colour] == 0)
        s->ceased = (uint8_t)(s->ceased | 1 << colour);
}

static void apply(struct state *s, move m)
{
    assert(move_colour(m) == s->mover);
    if (move_is_pass(m)) {
        s->ceased = (uint8_t)(s->ceased | 1 << s->mover);
    } else {
        struct placement p = move_placement(m);

        blokus_put(s, s->mover, &p);
    }
    s->mover = (uint8_t)((s->mover + 1) % variant_of(s)->colours);
}

static int squares_held(const struct state *s, int colour)
{
    int squares = 0;

    for (uint32_t held = s->held[colour]; held; held &= held - 1)
        squares += blokus_tile_sizes[__builtin_ctz(held)];
    return squares;
}

int blokus_colour_score(const struct state *s, int colour)
{
    if (s->held[colour])
        return -squares_held(s, colour);
    return s->last[colour] == MONOMINO + 1 ? MONOMINO_BONUS : TILES_BONUS;
}

int blokus_colour_at(const struct state *s, int x, int y)
{
    for (int c = 0; c < COLOURS; c++)
        if (s->column[c][x] >> (MARGIN + y) & 1)
            return c;
    return -1;
}

/* Points of a person: of the colour, of both colours, of the team; in the one-player game minus the
   squares left over, so that 0 is the solution. */
static void scores(const struct state *s, int out[MAX_PLAYERS])
{
    int of[COLOURS];

    for (int c = 0; c < COLOURS; c++)
        out[c] = of[c] = c < variant_of(s)->colours ? blokus_colour_score(s, c) : 0;
    switch (s->mode) {
    case THREE:
        out[GREEN] = 0;
        break;
    case TWO:
    case TEAMS:
        out[0] = out[2] = of[BLUE] + of[RED];
        out[1] = out[3] = of[YELLOW] + of[GREEN];
        break;
    case EIGHTY_FOUR:
        out[0] = 0;
        for (int c = 0; c < COLOURS; c++)
            out[0] -= squares_held(s, c);
        break;
    default:
        break;
    }
    for (int p = players(s); p < MAX_PLAYERS; p++)
        out[p] = 0;
}

static void result(const struct state *s, int share[MAX_PLAYERS])
{
    int points[MAX_PLAYERS], best = -COLOURS * TILE_SQUARES, winners = 0;

    scores(s, points);
    for (int p = 0; p < players(s); p++) {
        winners = points[p] > best ? 1 : winners + (points[p] == best);
        best = points[p] > best ? points[p] : best;
    }
    if (s->mode == TEAMS)
        winners /= 2;
    for (int p = 0; p < MAX_PLAYERS; p++)
        share[p] = p < players(s) && points[p] == best ? 1000 / winners : 0;
    if (s->mode == EIGHTY_FOUR)
        share[0] = 1000 + 1000 * points[0] / (COLOURS * TILE_SQUARES);
}

/* Records from elsewhere: passes after the end, and first tiles in another start square. */
static bool condone(const struct state *s, move m, struct refusal *warning)
{
    struct state any = *s;

    if (move_is_pass(m))
        return over(s);
    any.house = (uint8_t)(any.house & ~HOUSE_FIXED);
    if (blokus_opened(s, s->mover) || blokus_why_not(&any, m, warning))
        return false;
    refuse(warning, "A colour has opened in a corner that is not its own.");
    return true;
}

static const char *seat_name(const struct state *s, int player)
{
    if (s->mode == EIGHTY_FOUR)
        return "all colours";
    if (s->mode == TWO)
        return player == 0 ? "blue and red" : "yellow and green";
    return blokus_colour_names[player];
}

const struct rules blokus_rules = {
    .name = "blokus",
    .title = "Blokus",
    .version = 1,
    .options = blokus_options,
    .bare = &blokus_bare,
    .state_size = sizeof(struct state),
    .most_moves = MOST_PLACEMENTS + 1,
    .start = start,
    .players = players,
    .actor = actor,
    .moves = moves,
    .forced = forced,
    .apply = apply,
    .scores = scores,
    .result = result,
    .condone = condone,
    .why_not = blokus_why_not,
    .is_snapshot = blokus_is_snapshot,
    .read_state = blokus_read_state,
    .write_state = blokus_write_state,
    .read_move = blokus_read_move,
    .write_move = blokus_write_move,
    .guide = blokus_guide,
    .print = blokus_print,
    .seat_name = seat_name,
};
