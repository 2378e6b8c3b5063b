/* Catan Dice: why a move is not allowed, in words. */
#include "games/catan-dice/rules/catan-dice.h"

/* A sentence under construction; lists read "R0", "R0 and R2", "R0, R2 and R3". */
struct sentence {
    struct refusal *out;
    struct writer w;
    int left; /* items of the list still to come */
};

static struct sentence begin(struct refusal *out)
{
    refuse(out, "");
    return (struct sentence){.out = out, .w = writer_over(out->text, sizeof out->text)};
}

static void after_item(struct sentence *s)
{
    s->left--;
    if (s->left > 0)
        write_text(&s->w, s->left == 1 ? " and " : ", ");
}

static int bits_in(uint32_t set)
{
    int count = 0;

    for (; set; set &= set - 1)
        count++;
    return count;
}

static void say_structures(struct sentence *s, uint32_t set)
{
    s->left = bits_in(set);
    for (int i = 0; i < STRUCTURES; i++)
        if (set >> i & 1) {
            write_text(&s->w, catan_dice_structures[i].id);
            refuse_place(s->out, i);
            after_item(s);
        }
}

/* "1 wool and 2 bricks"; says how many units that is. */
static int say_resources(struct sentence *s, const int amount[RESOURCES])
{
    int total = 0;

    s->left = 0;
    for (int i = 0; i < RESOURCES; i++)
        s->left += amount[i] > 0;
    for (int i = 0; i < RESOURCES; i++)
        if (amount[i] > 0) {
            catan_dice_write_units(&s->w, amount[i], i);
            refuse_place(s->out, PLACE_RESOURCE + i);
            total += amount[i];
            after_item(s);
        }
    return total;
}

static bool refuse_roll(const struct state *s, move m, struct refusal *out)
{
    struct sentence say;

    if (s->dice == 0) {
        refuse(out, "The dice have fallen already.");
        return true;
    }
    if (catan_dice_move_total(m) == s->dice)
        return false;
    say = begin(out);
    write_number(&say.w, s->dice);
    write_text(&say.w, s->dice == 1 ? " die is rolled, not " : " dice are rolled, not ");
    write_number(&say.w, catan_dice_move_total(m));
    write_char(&say.w, '.');
    return true;
}

static bool refuse_reroll(const struct state *s, move m, struct refusal *out)
{
    int lacking[RESOURCES], lack = 0;
    struct sentence say;

    if (s->rolls == 0) {
        refuse(out, "Rolling is over in this turn.");
        return true;
    }
    if (catan_dice_move_total(m) == 0) {
        refuse(out, "Put back at least one die; to stop rolling, build, trade, swap or end.");
        return true;
    }
    for (int i = 0; i < RESOURCES; i++) {
        lacking[i] = move_count(m, i) - s->resources[i];
        lack += lacking[i] > 0;
    }
    if (lack == 0)
        return false;
    say = begin(out);
    say_resources(&say, lacking);
    write_text(&say.w, " more would be put back than there is.");
    return true;
}

static void refuse_cost(const struct state *s, int structure, struct refusal *out)
{
    const int *cost = catan_dice_costs[catan_dice_structures[structure].kind];
    struct sentence say = begin(out);
    int lacking[RESOURCES];

    for (int i = 0; i < RESOURCES; i++)
        lacking[i] = cost[i] - s->resources[i];
    write_text(&say.w, say_resources(&say, lacking) == 1 ? " is" : " are");
    write_text(&say.w, " missing for ");
    write_text(&say.w, catan_dice_structures[structure].id);
    write_char(&say.w, '.');
}

static void refuse_unconnected(uint32_t roads, int structure, struct refusal *out)
{
    struct sentence say = begin(out);

    write_text(&say.w, catan_dice_structures[structure].id);
    write_text(&say.w, " is not connected: ");
    say_structures(&say, roads);
    write_text(&say.w, bits_in(roads) == 1 ? " is missing." : " are missing.");
}

static void refuse_order(uint32_t lower, int structure, struct refusal *out)
{
    struct sentence say = begin(out);

    say_structures(&say, lower);
    write_text(&say.w, bits_in(lower) == 1 ? " comes before " : " come before ");
    write_text(&say.w, catan_dice_structures[structure].id);
    write_char(&say.w, '.');
}

static void refuse_standing(int structure, struct refusal *out)
{
    struct sentence say = begin(out);

    say_structures(&say, UINT32_C(1) << structure);
    write_text(&say.w, " stands already.");
}

static bool refuse_build(const struct state *s, int identifier, struct refusal *out)
{
    const struct board *b = &s->board[s->mover];
    uint32_t roads, lower;

    if (identifier >= FIRST_USED) {
        refuse(out, "A knight is built unused: J, not K.");
        refuse_place(out, identifier - FIRST_USED + FIRST_KNIGHT);
        return true;
    }
    roads = catan_dice_roads_missing(b, identifier);
    lower = catan_dice_structures[identifier].lower & ~b->built;
    if (b->built >> identifier & 1)
        refuse_standing(identifier, out);
    else if (roads)
        refuse_unconnected(roads, identifier, out);
    else if (lower)
        refuse_order(lower, identifier, out);
    else if (!catan_dice_affords(s->resources, catan_dice_structures[identifier].kind))
        refuse_cost(s, identifier, out);
    else
        return false;
    return true;
}

static bool refuse_trade(const struct state *s, struct refusal *out)
{
    if (s->resources[GOLD] >= TRADE_PRICE)
        return false;
    refuse(out, s->resources[GOLD] ? "A trade costs 2 gold, and there is only 1."
                                   : "A trade costs 2 gold, and there is none.");
    refuse_place(out, PLACE_RESOURCE + GOLD);
    return true;
}

static void say_knight(struct sentence *say, const struct board *b, int knight)
{
    write_number(&say->w, knight + 1);
    write_text(&say->w, b->built >> (FIRST_KNIGHT + knight) & 1 ? " is used" : " is not built");
    refuse_place(say->out, FIRST_KNIGHT + knight);
}

static bool refuse_swap(const struct state *s, int given, int wanted, struct refusal *out)
{
    const struct board *b = &s->board[s->mover];
    struct sentence say;

    if (s->resources[given] > 0 && catan_dice_swap_knight(b, wanted) >= 0)
        return false;
    say = begin(out);
    if (s->resources[given] == 0) {
        write_text(&say.w, given == BRICKS ? "There are no " : "There is no ");
        write_text(&say.w, catan_dice_resource_names[given]);
        write_text(&say.w, " to give.");
        refuse_place(out, PLACE_RESOURCE + given);
        return true;
    }
    write_text(&say.w, wanted == GOLD ? "Only knight 6 gives gold: knight " : "Knight ");
    if (wanted != GOLD) {
        say_knight(&say, b, wanted);
        write_text(&say.w, " and knight ");
    }
    say_knight(&say, b, WILD);
    write_char(&say.w, '.');
    return true;
}

static bool is_counts(move m)
{
    int counts[RESOURCES];

    for (int i = 0; i < RESOURCES; i++) {
        counts[i] = move_count(m, i);
        if (counts[i] > DICE)
            return false;
    }
    return m == catan_dice_counts_move(move_kind(m), counts);
}

/* Could read_move give this code? */
static bool is_well_formed(move m)
{
    switch (move_kind(m)) {
    case DO_END:
        return m == end_move();
    case DO_BUILD:
        return move_identifier(m) < IDENTIFIERS && m == build_move(move_identifier(m));
    case DO_TRADE:
        return move_wanted(m) < RESOURCES && m == trade_move(move_wanted(m));
    case DO_SWAP:
        return move_given(m) < RESOURCES && move_wanted(m) < RESOURCES &&
               m == swap_move(move_given(m), move_wanted(m));
    case DO_REROLL:
    case DO_ROLL:
        return is_counts(m);
    default:
        return false;
    }
}

bool catan_dice_why_not(const struct state *s, move m, struct refusal *out)
{
    if (s->turn == s->turns || !is_well_formed(m)) {
        refuse(out, s->turn == s->turns ? "The game is over." : "This is no move of Catan Dice.");
        return true;
    }
    if (move_kind(m) == DO_ROLL)
        return refuse_roll(s, m, out);
    if (s->dice > 0) {
        refuse(out, "The dice come first.");
        return true;
    }
    switch (move_kind(m)) {
    case DO_REROLL:
        return refuse_reroll(s, m, out);
    case DO_BUILD:
        return refuse_build(s, move_identifier(m), out);
    case DO_TRADE:
        return refuse_trade(s, out);
    case DO_SWAP:
        return refuse_swap(s, move_given(m), move_wanted(m), out);
    default:
        return false;
    }
}
