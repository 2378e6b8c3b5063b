/* Agamemnon: why a move is not allowed, in words. */
#include "games/agamemnon/rules/agamemnon.h"

const char *agamemnon_seat_name(const struct state *s, int player)
{
    static const char *const names[] = {"orange", "black"};

    (void)s;
    return names[player];
}

/* A refusal is written piece by piece, in place of its sentence. */
static struct writer sentence(struct refusal *out)
{
    refuse(out, "");
    return writer_over(out->text, sizeof out->text);
}

static void write_player(struct writer *w, int player)
{
    write_text(w, player ? "Black" : "Orange");
}

const char *agamemnon_kind_name(int kind)
{
    static const char *const names[KINDS] = {"leader A",
                                             "leader B",
                                             "leader C",
                                             "leader D",
                                             "leader E",
                                             "warrior of strength 1",
                                             "warrior of strength 2",
                                             "warrior of strength 3",
                                             "weft",
                                             "warp"};

    return names[kind];
}

const char *agamemnon_type_name(int type)
{
    static const char *const names[EMPTY] = {"Strength", "Leadership", "Force"};

    return names[type];
}

static bool refuse_text(struct refusal *out, const char *text)
{
    refuse(out, text);
    return true;
}

/* "Orange has no weft in hand." */
static bool refuse_missing(struct refusal *out, move m, const char *has, int kind,
                           const char *where)
{
    struct writer w = sentence(out);

    write_player(&w, move_player(m));
    write_text(&w, has);
    write_text(&w, agamemnon_kind_name(kind));
    write_text(&w, where);
    return true;
}

/* "It is black's turn." */
static bool refuse_turn(struct refusal *out, const struct state *s)
{
    struct writer w = sentence(out);

    write_text(&w, "It is ");
    write_text(&w, agamemnon_seat_name(s, agamemnon_owner(s->placed)));
    write_text(&w, "'s turn.");
    return true;
}

/* Outcomes of chance. */

static bool why_not_draw(const struct state *s, move m, struct refusal *out)
{
    int wanted = agamemnon_wanted(s);
    int kind = move_kind(m), second = move_second_kind(m);
    const uint8_t *bag = s->bag[move_player(m)];

    if (move_player(m) != agamemnon_owner(s->placed))
        return refuse_turn(out, s);
    if (wanted == 0)
        return refuse_text(out, "The tiles of this turn are drawn already.");
    if (wanted != 1 + (second != NO_KIND))
        return refuse_text(out, wanted == 1 ? "One tile is to be drawn, not two."
                                            : "Two tiles are to be drawn, not one.");
    if (bag[kind] == 0)
        return refuse_missing(out, m, " has no ", kind, " left to draw.");
    if (second != NO_KIND && bag[second] <= (second == kind))
        return refuse_missing(out, m, second == kind ? " has only one " : " has no ", second,
                              " left to draw.");
    return false;
}

/* Decisions. */

static bool holds(const struct state *s, int kind)
{
    return (s->held > 0 && s->hand[0] == kind) || (s->held > 1 && s->hand[1] == kind);
}

static bool why_not_put_back(const struct state *s, move m, struct refusal *out)
{
    if (move_kind(m) < WEFT)
        return refuse_text(out, "Only a weft or a warp may be put back.");
    if (agamemnon_turn(s->placed) >= REDRAW_TURNS)
        return refuse_text(out, "Weavers may be put back in a player's first two turns only.");
    if (!s->redraw)
        return refuse_text(out, "A tile drawn in this turn is placed: it is too late to put one "
                                "back.");
    return false;
}

/* "Node 07 is not next to node 15." */
static bool refuse_neighbour(const struct state *s, int node, int other, struct refusal *out)
{
    const struct board *b = &agamemnon_boards[s->board];
    struct writer w = sentence(out);

    write_text(&w, "Node ");
    write_digits(&w, other, 2);
    write_text(&w, " is not next to node ");
    write_digits(&w, node, 2);
    write_char(&w, '.');
    refuse_place(out, node);
    if (other < b->nodes && other != node)
        refuse_place(out, other);
    for (int i = 0; i < b->degree[node]; i++)
        refuse_place(out, EDGE_PLACE + b->near[node][i].edge);
    return true;
}

/* "Node 13 is taken." */
static bool refuse_node(int node, const char *why, bool on_board, struct refusal *out)
{
    struct writer w = sentence(out);

    write_text(&w, "Node ");
    write_digits(&w, node, 2);
    write_text(&w, why);
    if (on_board)
        refuse_place(out, node);
    return true;
}

static bool why_not_place(const struct state *s, move m, struct refusal *out)
{
    struct web w = agamemnon_web(s);
    int node = move_node(m), first = move_first(m);

    switch (agamemnon_trouble(&w, m)) {
    case NO_SUCH_NODE:
        return refuse_node(node, " is not on this board.", false, out);
    case NODE_TAKEN:
        return refuse_node(node, " is taken.", true, out);
    case NOT_NEIGHBOURS:
        if (agamemnon_edge_between(&w, node, first) < 0)
            return refuse_neighbour(s, node, first, out);
        return refuse_neighbour(s, node, move_second(m), out);
    case NO_TROUBLE:
        break;
    }
    if (node == s->closed)
        return refuse_node(node, " touched no string at the start: it is out of play.", true, out);
    return false;
}

static bool why_not_decide(const struct state *s, move m, struct refusal *out)
{
    if (move_player(m) != agamemnon_owner(s->placed))
        return refuse_turn(out, s);
    if (agamemnon_wanted(s) > 0)
        return refuse_text(out, "The tiles have to be drawn first.");
    if (!holds(s, move_kind(m)))
        return refuse_missing(out, m, " has no ", move_kind(m), " in hand.");
    return move_act(m) == PLACE ? why_not_place(s, m, out) : why_not_put_back(s, m, out);
}

static bool is_placement(const struct state *s, move m)
{
    int node = move_node(m), first = move_first(m), second = move_second(m);

    if (node >= NODE_NAMES || first >= NODE_NAMES || second >= NODE_NAMES)
        return false;
    if (move_kind(m) == WARP)
        return m == agamemnon_settle_warp(s, m);
    return m == move_place(move_player(m), move_kind(m), node, 0, 0);
}

/* Could read_move give this code? */
static bool is_well_formed(const struct state *s, move m)
{
    int second = move_second_kind(m);

    if (move_act(m) == MAP)
        return move_mapping(m) < MAPPINGS && m == move_map(move_mapping(m));
    if (move_kind(m) >= KINDS)
        return false;
    if (move_act(m) == PLACE)
        return is_placement(s, m);
    if (move_act(m) == PUT_BACK)
        return m == move_code(PUT_BACK, move_player(m), move_kind(m));
    return move_act(m) == DRAW && second >= move_kind(m) && (second < KINDS || second == NO_KIND) &&
           m == move_draw(move_player(m), move_kind(m), second);
}

bool agamemnon_why_not(const struct state *s, move m, struct refusal *out)
{
    if (s->placed == TILES)
        return refuse_text(out, "The game is over.");
    if (!is_well_formed(s, m))
        return refuse_text(out, "This is no move of Agamemnon.");
    if (s->unmapped && move_act(m) != MAP)
        return refuse_text(out, "The types of the Loom's edges are drawn first.");
    if (move_act(m) == MAP)
        return !s->unmapped && refuse_text(out, "The edges have their types already.");
    return move_act(m) == DRAW ? why_not_draw(s, m, out) : why_not_decide(s, m, out);
}
