/* Agamemnon: its published functions, on any set of edges. */
#include "games/agamemnon/calls/calls.h"

#include "games/agamemnon/rules/agamemnon.h"

/* What a function is given. Whatever is wrong becomes the error of the text concerned. */
struct request {
    struct reader tiles, edges, third; /* third: the action or the hand */
};

static const struct reader *first_error(const struct request *q)
{
    if (q->tiles.error)
        return &q->tiles;
    if (q->edges.error)
        return &q->edges;
    return q->third.error ? &q->third : NULL;
}

/* All of both strings. Only the form is looked at. */
static bool read_state(struct request *q, struct position *p)
{
    p->crowded = false;
    agamemnon_read_tiles(&q->tiles, "", p);
    if (!read_done(&q->tiles))
        read_fail(&q->tiles, "expected O or B, whose tile it is");
    agamemnon_read_edges(&q->edges, "", "SLFE", p);
    if (!read_done(&q->edges))
        read_fail(&q->edges, "expected an edge, its type S, L, F or E first");
    return !first_error(q);
}

/* For the functions that need every tile and every edge at its place. */
static bool read_playable(struct request *q, struct position *p)
{
    int twice;

    if (!read_state(q, p))
        return false;
    if (p->crowded)
        read_fail(&q->edges, "too many edges or tiles");
    twice = agamemnon_taken_twice(p);
    if (twice >= 0)
        read_fail_at(&q->tiles, q->tiles.text + 4 * twice, "this node holds a tile already");
    return !first_error(q);
}

static bool is_valid(struct request *q)
{
    struct position p;
    const char *fault;
    bool in_edges;
    int at;

    if (!read_state(q, &p))
        return false;
    if (p.crowded)
        read_fail(&q->edges, "too many edges or tiles");
    fault = p.crowded ? NULL : agamemnon_fault(&p, &in_edges, &at);
    if (fault && in_edges)
        read_fail_at(&q->edges, q->edges.text + 5 * at, fault);
    else if (fault)
        read_fail_at(&q->tiles, q->tiles.text + 4 * at, fault);
    return !first_error(q);
}

/* The functions. Those that answer with a text leave it empty when something is wrong. */

static void select_tiles(struct request *q, struct rng *r, struct writer *hand)
{
    struct position p;

    if (read_state(q, &p))
        agamemnon_draw_hand(&p, r, &q->tiles, hand);
}

static bool is_action_valid(struct request *q)
{
    struct position p;

    if (!read_playable(q, &p))
        return false;
    agamemnon_perform(&p, &q->third);
    return !first_error(q);
}

static void apply_action(struct request *q, struct writer *tiles, struct writer *edges)
{
    struct position p;

    if (!read_playable(q, &p))
        return;
    agamemnon_perform(&p, &q->third);
    if (first_error(q))
        return;
    agamemnon_write_tiles(tiles, &p);
    agamemnon_write_edges(edges, &p);
}

static void get_total_score(struct request *q, int points[2])
{
    struct position p;

    if (read_playable(q, &p))
        agamemnon_count_points(&p, points);
}

static void generate_action(struct request *q, struct writer *action)
{
    struct position p;

    if (read_playable(q, &p))
        agamemnon_find_action(&p, &q->third, action);
}

/* As C offers them. */

static struct reader text_of(const char *text)
{
    struct reader r = reader_of(text ? text : "");

    if (!text)
        read_fail(&r, "a text is missing");
    return r;
}

static struct request request_of(const char *tiles, const char *edges, const char *third)
{
    return (struct request){text_of(tiles), text_of(edges), text_of(third)};
}

static const char *sentence(const struct request *q)
{
    const struct reader *r = first_error(q);

    return r ? r->error : NULL;
}

bool agamemnon_is_state_well_formed(const char *tiles, const char *edges)
{
    struct request q = request_of(tiles, edges, "");
    struct position p;

    return read_state(&q, &p);
}

bool agamemnon_is_state_valid(const char *tiles, const char *edges)
{
    struct request q = request_of(tiles, edges, "");

    return is_valid(&q);
}

bool agamemnon_is_action_valid(const char *tiles, const char *edges, const char *action)
{
    struct request q = request_of(tiles, edges, action);

    return is_action_valid(&q);
}

const char *agamemnon_select_tiles(const char *tiles, struct rng *r, char hand[AGAMEMNON_HAND_ROOM])
{
    struct request q = request_of(tiles, "", "");
    struct writer w = writer_over(hand, AGAMEMNON_HAND_ROOM);

    select_tiles(&q, r, &w);
    return sentence(&q);
}

const char *agamemnon_apply_action(const char *tiles, const char *edges, const char *action,
                                   char new_tiles[AGAMEMNON_TILES_ROOM], char *new_edges)
{
    struct request q = request_of(tiles, edges, action);
    struct writer t = writer_over(new_tiles, AGAMEMNON_TILES_ROOM);
    struct writer e = writer_over(new_edges, 1 + (size_t)(q.edges.end - q.edges.text));

    apply_action(&q, &t, &e);
    return sentence(&q);
}

const char *agamemnon_get_total_score(const char *tiles, const char *edges, int points[2])
{
    struct request q = request_of(tiles, edges, "");

    get_total_score(&q, points);
    return sentence(&q);
}

const char *agamemnon_generate_action(const char *tiles, const char *edges, const char *hand,
                                      char action[AGAMEMNON_ACTION_ROOM])
{
    struct request q = request_of(tiles, edges, hand);
    struct writer w = writer_over(action, AGAMEMNON_ACTION_ROOM);

    generate_action(&q, &w);
    return sentence(&q);
}

/* As `call` offers them. */

static struct reader text_in(const struct value *v, const char *error)
{
    struct reader r;

    if (!argument_text(v, &r)) {
        r = reader_of("");
        read_fail(&r, error);
    }
    return r;
}

/* A state, a list of two texts; then, if there is one, an action or a hand. */
static struct request request_in(const struct value *argument, int count)
{
    static const char error[] = "expected a state, a list of two texts: tiles and edges";
    const struct value *state = argument_at(argument, count, 0);
    struct request q = {text_of(NULL), text_of(NULL), text_of("")};

    if (state->kind == VALUE_LIST && state->length == 2) {
        q.tiles = text_in(&state->items[0], error);
        q.edges = text_in(&state->items[1], error);
    } else {
        q.tiles.error = error;
    }
    if (count > 1)
        q.third = text_in(&argument[1], "expected a text");
    return q;
}

/* Why a question about these texts is answered with no. */
static void explain(const struct request *q, struct answer *out)
{
    const struct reader *r = first_error(q);

    if (r)
        answer_because_of(out, r == &q->tiles ? "tiles" : r == &q->edges ? "edges" : "action", r);
}

/* Says what is wrong, if anything is, with its column. */
static bool failed(const struct request *q, struct answer *out)
{
    const struct reader *r = first_error(q);

    if (!r)
        return false;
    answer_fail(out, r->error);
    out->column = r->end > r->text ? reader_column(r) : 0;
    explain(q, out);
    return true;
}

static void call_well_formed(const struct value *argument, int count, struct answer *out)
{
    struct request q = request_in(argument, count);
    struct position p;

    answer_bool(out, !first_error(&q) && read_state(&q, &p));
    explain(&q, out);
}

static void call_valid(const struct value *argument, int count, struct answer *out)
{
    struct request q = request_in(argument, count);

    answer_bool(out, !first_error(&q) && is_valid(&q));
    explain(&q, out);
}

static void call_action_valid(const struct value *argument, int count, struct answer *out)
{
    struct request q = request_in(argument, count);

    answer_bool(out, !first_error(&q) && is_action_valid(&q));
    explain(&q, out);
}

static void call_select(const struct value *argument, int count, struct answer *out)
{
    struct request q = {.tiles = text_in(argument_at(argument, count, 0), "expected the tiles"),
                        .edges = text_of(""),
                        .third = text_of("")};
    char hand[AGAMEMNON_HAND_ROOM];
    struct writer w = writer_over(hand, sizeof hand);

    select_tiles(&q, out->rng, &w);
    if (!failed(&q, out))
        answer_text(out, hand, w.size);
}

static void call_apply(const struct value *argument, int count, struct answer *out)
{
    struct request q = request_in(argument, count);
    char tiles[AGAMEMNON_TILES_ROOM], edges[5 * MOST_WIDE_EDGES + 1];
    struct writer t = writer_over(tiles, sizeof tiles), e = writer_over(edges, sizeof edges);
    struct value *row;

    apply_action(&q, &t, &e);
    if (failed(&q, out))
        return;
    row = answer_row(out, 2);
    row[0] = answer_keep(out, tiles, t.size);
    row[1] = answer_keep(out, edges, e.size);
    answer_list(out, row, 2);
}

static void call_score(const struct value *argument, int count, struct answer *out)
{
    struct request q = request_in(argument, count);
    struct value *row = answer_row(out, 2);
    int points[2];

    get_total_score(&q, points);
    if (failed(&q, out))
        return;
    for (int player = 0; player < 2; player++)
        row[player] = (struct value){.kind = VALUE_NUMBER, .number = points[player]};
    answer_list(out, row, 2);
}

static void call_generate(const struct value *argument, int count, struct answer *out)
{
    struct request q = request_in(argument, count);
    char action[AGAMEMNON_ACTION_ROOM];
    struct writer w = writer_over(action, sizeof action);

    generate_action(&q, &w);
    if (!failed(&q, out))
        answer_text(out, action, w.size);
}

const struct call agamemnon_calls[] = {
    {"isStateWellFormed", "state", .run = call_well_formed},
    {"isStateValid", "state", .run = call_valid},
    {"selectTiles", "tiles", .run = call_select, .open = true},
    {"isActionValid", "state action", .run = call_action_valid},
    {"applyAction", "state action", .run = call_apply, .parts = "45"},
    {"getTotalScore", "state", .run = call_score},
    {"generateAction", "state hand", .run = call_generate, .open = true},
    {0},
};
