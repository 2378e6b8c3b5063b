/* Agamemnon: the rules. */
#include "games/agamemnon/rules/agamemnon.h"

#include <assert.h>

enum { OPTION_BOARD, OPTION_MAPPING, OPTION_ISOLATED };

/* Edges of the Loom have letters; what each of them gets. */
static const char mapping_words[] = "By chance|"
                                    "A Strength, B Leadership, C Force, D empty|"
                                    "A Strength, B Leadership, C empty, D Force|"
                                    "A Strength, B Force, C Leadership, D empty|"
                                    "A Strength, B Force, C empty, D Leadership|"
                                    "A Strength, B empty, C Leadership, D Force|"
                                    "A Strength, B empty, C Force, D Leadership|"
                                    "A Leadership, B Strength, C Force, D empty|"
                                    "A Leadership, B Strength, C empty, D Force|"
                                    "A Leadership, B Force, C Strength, D empty|"
                                    "A Leadership, B Force, C empty, D Strength|"
                                    "A Leadership, B empty, C Strength, D Force|"
                                    "A Leadership, B empty, C Force, D Strength|"
                                    "A Force, B Strength, C Leadership, D empty|"
                                    "A Force, B Strength, C empty, D Leadership|"
                                    "A Force, B Leadership, C Strength, D empty|"
                                    "A Force, B Leadership, C empty, D Strength|"
                                    "A Force, B empty, C Strength, D Leadership|"
                                    "A Force, B empty, C Leadership, D Strength|"
                                    "A empty, B Strength, C Leadership, D Force|"
                                    "A empty, B Strength, C Force, D Leadership|"
                                    "A empty, B Leadership, C Strength, D Force|"
                                    "A empty, B Leadership, C Force, D Strength|"
                                    "A empty, B Force, C Strength, D Leadership|"
                                    "A empty, B Force, C Leadership, D Strength";

static const struct option options[] = {
    {"board", "Board", "standard|loom", 0, "Standard|The Loom"},
    {"mapping", "Edges of the Loom",
     "random|SLFE|SLEF|SFLE|SFEL|SELF|SEFL|LSFE|LSEF|LFSE|LFES|LESF|LEFS|FSLE|FSEL|FLSE|FLES|"
     "FESL|FELS|ESLF|ESFL|ELSF|ELFS|EFSL|EFLS",
     0, mapping_words},
    {"isolated", "Node without strings", "in|out", 0, "In play|Out of play"},
    {0},
};

static const struct board *board_of(const struct state *s)
{
    return &agamemnon_boards[s->board];
}

struct web agamemnon_web(const struct state *s)
{
    const struct board *b = board_of(s);

    return (struct web){
        .nodes = b->nodes,
        .names = b->nodes,
        .edges = b->edges,
        .edge = b->edge,
        .type = s->type,
        .tile = s->tile,
    };
}

int agamemnon_isolated(const struct state *s)
{
    const struct board *b = board_of(s);
    int found = NO_NODE;

    for (int node = 0; node < b->nodes; node++) {
        bool bare = true;

        for (int i = 0; i < b->degree[node]; i++)
            bare &= s->type[b->near[node][i].edge] == EMPTY;
        if (bare && found != NO_NODE)
            return NO_NODE;
        if (bare)
            found = node;
    }
    return found;
}

/* Gives each class of the Loom its type. */
static void map(struct state *s, int mapping)
{
    const struct board *b = board_of(s);

    for (int e = 0; e < b->edges; e++)
        s->type[e] = agamemnon_mappings[mapping][b->symbol[e]];
    s->unmapped = false;
    if (s->closes)
        s->closed = (uint8_t)agamemnon_isolated(s);
}

static void start(struct state *s, const struct settings *with)
{
    const struct board *b;

    s->board = (uint8_t)with->choice[OPTION_BOARD];
    s->closes = s->board == LOOM && with->choice[OPTION_ISOLATED] == 1;
    s->closed = NO_NODE;
    b = board_of(s);
    for (int player = 0; player < 2; player++)
        for (int kind = 0; kind < KINDS; kind++)
            s->bag[player][kind] = agamemnon_copies[kind];
    for (int e = 0; e < b->edges; e++)
        s->type[e] = s->board == LOOM ? EMPTY : b->symbol[e];
    s->unmapped = s->board == LOOM;
    if (s->unmapped && with->choice[OPTION_MAPPING] > 0)
        map(s, with->choice[OPTION_MAPPING] - 1);
}

static int players(const struct state *s)
{
    (void)s;
    return 2;
}

static int actor(const struct state *s)
{
    if (s->unmapped || agamemnon_wanted(s) > 0)
        return CHANCE;
    return s->placed < TILES ? agamemnon_owner(s->placed) : OVER;
}

/* Playing. */

static bool has_weaver(const struct state *s)
{
    return (s->held > 0 && s->hand[0] >= WEFT) || (s->held > 1 && s->hand[1] >= WEFT);
}

bool agamemnon_may_redraw(const struct state *s)
{
    return agamemnon_turn(s->placed) < REDRAW_TURNS && agamemnon_wanted(s) == 0 && has_weaver(s);
}

void agamemnon_take(struct state *s, int kind)
{
    int at = s->held++;

    s->bag[agamemnon_owner(s->placed)][kind]--;
    if (at == 1 && kind < s->hand[0]) {
        s->hand[1] = s->hand[0];
        at = 0;
    }
    s->hand[at] = (uint8_t)kind;
}

static void let_go(struct state *s, int kind)
{
    if (s->hand[0] == kind)
        s->hand[0] = s->hand[1];
    s->hand[1] = 0;
    s->held--;
}

static void draw(struct state *s, move m)
{
    agamemnon_take(s, move_kind(m));
    if (move_second_kind(m) != NO_KIND)
        agamemnon_take(s, move_second_kind(m));
    s->redraw = agamemnon_may_redraw(s);
}

static void put_back(struct state *s, move m)
{
    let_go(s, move_kind(m));
    s->bag[move_player(m)][move_kind(m)]++;
    s->redraw = false;
}

static void place(struct state *s, move m)
{
    int node = move_node(m), kind = move_kind(m);

    assert(s->tile[node] == NO_TILE);
    if (kind == WARP && move_first(m) != move_second(m)) {
        struct web w = agamemnon_web(s);

        agamemnon_exchange(&w, s->type, m);
    }
    let_go(s, kind);
    s->tile[node] = (uint8_t)tile_of(move_player(m), kind);
    s->order[s->placed++] = (uint8_t)node;
    s->redraw = false;
}

static void apply(struct state *s, move m)
{
    switch (move_act(m)) {
    case PLACE:
        place(s, m);
        break;
    case PUT_BACK:
        put_back(s, m);
        break;
    case DRAW:
        draw(s, m);
        break;
    case MAP:
        map(s, move_mapping(m));
        break;
    }
}

/* Scoring. */

static void scores(const struct state *s, int out[MAX_PLAYERS])
{
    agamemnon_score(s, out);
    for (int p = 2; p < MAX_PLAYERS; p++)
        out[p] = 0;
}

static void result(const struct state *s, int share[MAX_PLAYERS])
{
    int points[MAX_PLAYERS];

    scores(s, points);
    share[0] = points[0] > points[1] ? 1000 : points[0] < points[1] ? 0 : 500;
    share[1] = 1000 - share[0];
    share[2] = share[3] = 0;
}

const struct rules agamemnon_rules = {
    .name = "agamemnon",
    .title = "Agamemnon",
    .version = 1,
    .options = options,
    .state_size = sizeof(struct state),
    .most_moves = 280,
    .start = start,
    .players = players,
    .actor = actor,
    .moves = agamemnon_moves,
    .weight = agamemnon_weight,
    .sample = agamemnon_sample,
    .apply = apply,
    .scores = scores,
    .result = result,
    .why_not = agamemnon_why_not,
    .is_snapshot = agamemnon_is_snapshot,
    .read_state = agamemnon_read_state,
    .write_state = agamemnon_write_state,
    .read_move = agamemnon_read_move,
    .write_move = agamemnon_write_move,
    .guide = agamemnon_guide,
    .print = agamemnon_print,
    .seat_name = agamemnon_seat_name,
};
