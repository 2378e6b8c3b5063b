/* Marrakech: the rules. */
#include "games/marrakech/rules/marrakech.h"

#include <assert.h>

static const struct option options[] = {
    {"players", "Players", "2|3|4", 0, NULL},
    {"facing", "Assam faces", "N|E|S|W", 0, "North|East|South|West"},
    {0},
};

/* The ways to lay a rug next to Assam, as steps from his square: the two halves as steps in square
   numbers, and both together as a step in move codes. In this order the codes rise. */
struct way {
    int8_t first, second;
    int code;
};

/* clang-format off */
#define WAY(x1, y1, x2, y2)                                                                        \
    {(x1) * SIDE + (y1), (x2) * SIDE + (y2), (x1) * 0x1000 + (y1) * 0x100 + (x2) * 0x10 + (y2)}
static const struct way ways[MOST_PLACEMENTS] = {
    WAY(-2,  0, -1,  0),
    WAY(-1, -1, -1,  0), WAY(-1, -1,  0, -1), WAY(-1,  0, -1,  1), WAY(-1,  1,  0,  1),
    WAY( 0, -2,  0, -1), WAY( 0, -1,  1, -1), WAY( 0,  1,  0,  2), WAY( 0,  1,  1,  1),
    WAY( 1, -1,  1,  0), WAY( 1,  0,  1,  1),
    WAY( 1,  0,  2,  0),
};
#undef WAY

/* Which of them (bit 0 is the first) stay on the board, seen from Assam's column and from his row. */
static const unsigned fits_column[SIDE] = {0xfe0, 0xffe, 0xfff, 0xfff, 0xfff, 0x7ff, 0x0bf};
static const unsigned fits_row[SIDE] = {0xd99, 0xfdf, 0xfff, 0xfff, 0xfff, 0xf7f, 0xa67};
/* clang-format on */

static void start(struct state *s, const struct settings *with)
{
    s->players = (uint8_t)option_number(&options[0], with->choice[0]);
    s->facing = (uint8_t)with->choice[1];
    s->assam = SQUARES / 2;
    for (int p = 0; p < s->players; p++) {
        s->colour[p] = (uint8_t)p;
        s->dirhams[p] = START_DIRHAMS;
        s->rugs[p] = START_RUGS;
    }
}

static int players(const struct state *s)
{
    return s->players;
}

static int actor(const struct state *s)
{
    if (s->phase == FINISHED)
        return OVER;
    return s->phase == ROLL ? CHANCE : s->mover;
}

static int placements(const struct state *s, move *out)
{
    int x = s->assam / SIDE, y = s->assam % SIDE, count = 0;
    unsigned fit = fits_column[x] & fits_row[y];
    const uint16_t *around = &s->rug[s->assam];
    move here = (move)LAY << KIND_SHIFT | (move)s->colour[s->mover] << COLOUR_SHIFT |
                (move)(x * 0x1010 + y * 0x101);

    /* Which ways are open is hard to guess, so the list grows without a branch. */
    for (; fit; fit &= fit - 1) {
        const struct way *w = &ways[__builtin_ctz(fit)];

        out[count] = here + (move)w->code;
        count += !marrakech_same_rug(around[w->first], around[w->second]);
    }
    return count;
}

static int moves(const struct state *s, move *out)
{
    int count = 0;

    switch ((enum phase)s->phase) {
    case ROTATE:
        out[count++] = marrakech_turn(0);
        out[count++] = marrakech_turn(1);
        out[count++] = marrakech_turn(3);
        break;
    case ROLL:
        while (count < 4) {
            out[count] = marrakech_die(count + 1);
            count++;
        }
        break;
    case PLACE:
        count = placements(s, out);
        if (count == 0)
            out[count++] = marrakech_skip();
        break;
    case FINISHED:
        break;
    }
    return count;
}

static int weight(const struct state *s, move outcome)
{
    int steps = marrakech_amount(outcome);

    (void)s;
    return steps == 2 || steps == 3 ? 2 : 1;
}

int marrakech_throw(struct rng *r)
{
    static const int face[] = {1, 2, 2, 3, 3, 4};

    return face[rng_below(r, 6)];
}

static move sample(const struct state *s, struct rng *r)
{
    (void)s;
    return marrakech_die(marrakech_throw(r));
}

int marrakech_bare_mover(const struct state *s)
{
    int first = NOBODY;

    for (int p = 0; p < s->players; p++)
        if (marrakech_has_turns(s, p) && (first == NOBODY || s->rugs[p] > s->rugs[first]))
            first = p;
    return first;
}

/* Where nothing can be laid, which happens only on boards that play could not make, nobody need be
   asked. */
bool marrakech_is_stuck(const struct state *s)
{
    move list[MOST_PLACEMENTS];

    return s->phase == PLACE && placements(s, list) == 0;
}

static move forced(const struct state *s)
{
    return marrakech_is_stuck(s) ? marrakech_skip() : 0;
}

/* The turn goes to the first who still takes any, from this seat on. */
static void begin_turn(struct state *s, int from)
{
    for (int i = 0, p = from; i < s->players; i++, p++) {
        if (p == s->players)
            p = 0;
        if (marrakech_has_turns(s, p)) {
            s->mover = (uint8_t)p;
            s->phase = ROTATE;
            return;
        }
    }
    s->mover = 0;
    s->phase = FINISHED;
}

/* Whoever cannot pay in full hands over everything and is out; that ends the turn. */
static void pay(struct state *s)
{
    int owed = marrakech_payment(s, s->mover), paid, owner;

    if (owed == 0)
        return;
    owner = marrakech_seat(s, marrakech_rug_colour(s->rug[s->assam]));
    paid = owed < s->dirhams[s->mover] ? owed : s->dirhams[s->mover];
    s->dirhams[s->mover] = (uint16_t)(s->dirhams[s->mover] - paid);
    s->dirhams[owner] = (uint16_t)(s->dirhams[owner] + paid);
    if (s->dirhams[owner] > MOST_DIRHAMS)
        s->dirhams[owner] = MOST_DIRHAMS;
    if (paid < owed)
        s->out = (uint8_t)(s->out | 1u << s->mover);
}

static void walk(struct state *s, int steps)
{
    struct assam from = {s->assam / SIDE, s->assam % SIDE, s->facing};
    struct assam to = marrakech_walk(from, steps);

    s->assam = (uint8_t)(SIDE * to.x + to.y);
    s->facing = (uint8_t)to.facing;
    s->phase = PLACE;
    pay(s);
    if (marrakech_is_out(s, s->mover))
        begin_turn(s, s->mover + 1);
}

/* A rug that cannot be laid is given up, so that every game comes to its end. */
static void lay(struct state *s, move m)
{
    struct rug rug = marrakech_rug_of(m);

    if (marrakech_kind(m) == LAY) {
        rug.number = marrakech_next_number(s, rug.colour);
        marrakech_put(s, &rug);
    }
    s->rugs[s->mover]--;
    begin_turn(s, s->mover + 1);
}

static void apply(struct state *s, move m)
{
    assert(!marrakech_why_not(s, m, &(struct refusal){.places = 0}));
    switch (marrakech_kind(m)) {
    case TURN:
        s->facing = (uint8_t)((s->facing + marrakech_amount(m)) % FACINGS);
        s->phase = ROLL;
        break;
    case DIE:
        walk(s, marrakech_amount(m));
        break;
    case LAY:
    case SKIP:
        lay(s, m);
        break;
    }
}

static void scores(const struct state *s, int out[MAX_PLAYERS])
{
    for (int p = 0; p < MAX_PLAYERS; p++)
        out[p] = p < s->players ? marrakech_score(s, p) : 0;
}

static void result(const struct state *s, int share[MAX_PLAYERS])
{
    unsigned winners = marrakech_winners(s);
    int count = marrakech_count(winners);

    for (int p = 0; p < MAX_PLAYERS; p++)
        share[p] = winners >> p & 1 ? 1000 / count : 0;
}

static const char *seat_name(const struct state *s, int player)
{
    return marrakech_colour_name[s->colour[player]];
}

const struct rules marrakech_rules = {
    .name = "marrakech",
    .title = "Marrakech",
    .version = 1,
    .options = options,
    .state_size = sizeof(struct state),
    .most_moves = MOST_PLACEMENTS,
    .start = start,
    .players = players,
    .actor = actor,
    .moves = moves,
    .weight = weight,
    .sample = sample,
    .forced = forced,
    .apply = apply,
    .scores = scores,
    .result = result,
    .why_not = marrakech_why_not,
    .is_snapshot = marrakech_is_snapshot,
    .read_state = marrakech_read_state,
    .write_state = marrakech_write_state,
    .read_move = marrakech_read_move,
    .write_move = marrakech_write_move,
    .guide = marrakech_guide,
    .print = marrakech_print,
    .seat_name = seat_name,
};
