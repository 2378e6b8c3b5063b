/* Agamemnon: moves as text. FORMAT.md describes them. */
#include "games/agamemnon/rules/agamemnon.h"

#include <string.h>

/* Moves. */

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static int read_owner(struct reader *r)
{
    return read_one_of(r, agamemnon_owner_letters, "expected O or B, whose tile it is");
}

static int read_kind(struct reader *r)
{
    return read_one_of(r, agamemnon_kind_letters, "expected a tile, a to j");
}

/* What follows a tile's two letters. */
static move read_target(struct reader *r, int owner, int kind)
{
    int node = read_digits(r, 2, "expected a node, two digits"), first = 0, second = 0;

    if (kind == WARP) {
        first = read_digits(r, 2, "a warp names two neighbours, two digits each");
        second = read_digits(r, 2, "a warp names two neighbours, two digits each");
    }
    if (is_digit(read_peek(r)))
        read_fail(r, kind == WARP ? "a warp names two neighbours only"
                                  : "only a warp names neighbours");
    return move_place(owner, kind, node, first, second);
}

move agamemnon_read_placement(struct reader *r)
{
    int owner = read_owner(r);
    int kind = read_kind(r);

    return read_target(r, owner, kind);
}

/* Is a drawn tile next? A placed one would have its node behind it. */
static bool tile_is_next(const struct reader *r)
{
    size_t left = (size_t)(r->end - r->at);

    return !r->error && left >= 2 && r->at[0] && strchr(agamemnon_owner_letters, r->at[0]) &&
           r->at[1] && strchr(agamemnon_kind_letters, r->at[1]) &&
           (left == 2 || !is_digit(r->at[2]));
}

/* What follows the first tile of a hand. */
static move read_rest_of_hand(struct reader *r, int owner, int kind)
{
    const char *at = r->at;
    int second = NO_KIND;

    if (tile_is_next(r)) {
        if (read_owner(r) != owner)
            read_fail_at(r, at, "both tiles of a hand belong to one player");
        second = read_kind(r);
    }
    return second < kind ? move_draw(owner, second, kind) : move_draw(owner, kind, second);
}

static move read_mapping(struct reader *r)
{
    const char *start = r->at;
    uint8_t type[TYPES];

    for (int class = 0; class < TYPES; class ++)
        type[class] = (uint8_t)read_one_of(r, "SLFE", "expected the types of four classes");
    for (int i = 0; !r->error && i < MAPPINGS; i++)
        if (memcmp(type, agamemnon_mappings[i], TYPES) == 0)
            return move_map(i);
    read_fail_at(r, start, "a mapping has each of S, L, F and E once");
    return 0;
}

move agamemnon_settle_warp(const struct state *s, move m)
{
    int node = move_node(m), first = move_first(m), second = move_second(m);
    struct web w = agamemnon_web(s);

    if (first == second && node < w.nodes && agamemnon_edge_between(&w, node, first) >= 0)
        first = second = agamemnon_boards[s->board].near[node][0].node;
    return first <= second ? move_place(move_player(m), WARP, node, first, second)
                           : move_place(move_player(m), WARP, node, second, first);
}

move agamemnon_read_move(struct reader *r, const struct state *s)
{
    bool draws = read_if(r, "draw"), returns = !draws && read_if(r, "back");
    int owner, kind;
    move m;

    if (draws || returns)
        read_space(r);
    else if (read_peek(r) && strchr("SLFE", read_peek(r)))
        return read_mapping(r);
    else if (read_peek(r) != 'O' && read_peek(r) != 'B')
        read_fail(r, "expected a placement (Oa00), a hand (BfBj), 'back' or a mapping (LSEF)");
    owner = read_owner(r);
    kind = read_kind(r);
    if (returns)
        m = move_code(PUT_BACK, owner, kind);
    else if (draws || !is_digit(read_peek(r)))
        m = read_rest_of_hand(r, owner, kind);
    else
        m = read_target(r, owner, kind);
    return !r->error && move_act(m) == PLACE && kind == WARP ? agamemnon_settle_warp(s, m) : m;
}

void agamemnon_write_tile(struct writer *w, int owner, int kind)
{
    write_char(w, agamemnon_owner_letters[owner]);
    write_char(w, agamemnon_kind_letters[kind]);
}

void agamemnon_write_move(struct writer *w, const struct state *s, move m)
{
    (void)s;
    if (move_act(m) == MAP) {
        for (int class = 0; class < TYPES; class ++)
            write_char(w, agamemnon_type_letters[agamemnon_mappings[move_mapping(m)][class]]);
        return;
    }
    if (move_act(m) == PUT_BACK)
        write_text(w, "back");
    agamemnon_write_tile(w, move_player(m), move_kind(m));
    if (move_act(m) == DRAW && move_second_kind(m) != NO_KIND)
        agamemnon_write_tile(w, move_player(m), move_second_kind(m));
    if (move_act(m) == PLACE)
        write_digits(w, move_node(m), 2);
    if (move_act(m) == PLACE && move_kind(m) == WARP) {
        write_digits(w, move_first(m), 2);
        write_digits(w, move_second(m), 2);
    }
}
