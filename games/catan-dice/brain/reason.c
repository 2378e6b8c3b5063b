/* Catan Dice: why a move is good, in words: what it gains, what it makes possible, what it risks.
   Nobody can deny anybody anything here; only in the last round do the others' scores count. */
#include "games/catan-dice/rules/plan.h"

/* "1 ore, 2 grain and 1 gold", or "nothing". */
static void write_units(struct writer *w, const int32_t *units)
{
    int left = 0;

    for (int i = 0; i < RESOURCES; i++)
        left += units[i] > 0;
    if (left == 0)
        write_text(w, "nothing");
    for (int i = 0; i < RESOURCES; i++)
        if (units[i] > 0) {
            catan_dice_write_units(w, units[i], i);
            left--;
            write_text(w, left > 1 ? ", " : left == 1 ? " and " : "");
        }
}

/* The next structure of a kind that the board allows, or -1. */
static int next_of(const struct board *b, int kind)
{
    for (int i = 0; i < STRUCTURES; i++)
        if (catan_dice_structures[i].kind == kind && catan_dice_may_build(b, i))
            return i;
    return -1;
}

/* What counts most among that which these resources can be made to pay for, or -1. */
static int best_target(const struct board *b, const int32_t *resources)
{
    int best = -1;

    for (int kind = 0; kind < KINDS; kind++) {
        int next = next_of(b, kind);

        if (next >= 0 && catan_dice_can_exchange_for(b, resources, kind) &&
            (best < 0 || catan_dice_structures[next].points > catan_dice_structures[best].points))
            best = next;
    }
    return best;
}

static void write_target(struct writer *w, int structure)
{
    static const char *const names[KINDS] = {"a road", "settlement ", "city ", "knight "};
    const struct structure *what = &catan_dice_structures[structure];

    write_text(w, names[what->kind]);
    write_text(w, what->kind == ROAD ? "" : what->id + 1);
    write_text(w, " (");
    write_counted(w, catan_dice_structures[structure].points, "point");
    write_char(w, ')');
}

/* Building. */

static int roads_left(const struct board *b, int house)
{
    int count = 0;

    for (uint32_t roads = catan_dice_roads_missing(b, house); roads; roads &= roads - 1)
        count++;
    return count;
}

/* Where a road leads: the nearest house behind it that is still to be built. */
static void write_way(struct writer *w, const struct board *after, int road)
{
    int nearest = -1;

    for (int i = FIRST_SETTLEMENT; i < FIRST_KNIGHT; i++)
        if (catan_dice_structures[i].path >> road & 1 && !(after->built >> i & 1) &&
            (nearest < 0 || roads_left(after, i) < roads_left(after, nearest)))
            nearest = i;
    if (nearest < 0)
        return;
    write_text(w, ", on the way to ");
    write_text(w, nearest < FIRST_CITY ? "settlement " : "city ");
    write_text(w, catan_dice_structures[nearest].id + 1);
    if (roads_left(after, nearest) > 0) {
        write_text(w, ", which needs ");
        write_counted(w, roads_left(after, nearest), "more road");
    }
}

/* In the last round of several players: where the mover stands then. */
static void write_standing(struct writer *w, const struct state *s, int score)
{
    int best = -1000;

    if (s->players == 1 || s->turn + 1 < s->turns)
        return;
    for (int p = 0; p < s->players; p++)
        if (p != s->mover && catan_dice_score(s, p) > best)
            best = catan_dice_score(s, p);
    if (score == best) {
        write_text(w, "; that draws level with the best of the others");
        return;
    }
    write_text(w, score > best ? "; that is " : "; that is still ");
    write_number(w, score > best ? score - best : best - score);
    write_text(w, score > best ? " ahead of the others" : " behind the best of the others");
}

static void write_build(struct writer *w, const struct state *s, move m)
{
    int structure = move_identifier(m), points = catan_dice_structures[structure].points, next;
    struct board b = s->board[s->mover];
    int32_t left[RESOURCES];

    for (int i = 0; i < RESOURCES; i++)
        left[i] = s->resources[i];
    catan_dice_do(&b, left, m);
    write_text(w, "it scores ");
    write_counted(w, points, "point");
    if (catan_dice_structures[structure].kind == ROAD)
        write_way(w, &b, structure);
    if (structure >= FIRST_KNIGHT) {
        write_text(w, " and can give ");
        write_text(w, structure - FIRST_KNIGHT == WILD
                          ? "any resource"
                          : catan_dice_resource_names[structure - FIRST_KNIGHT]);
        write_text(w, " once");
    }
    next = best_target(&b, left);
    if (next >= 0) {
        write_text(w, "; ");
        write_target(w, next);
        write_text(w, " can follow");
    }
    write_standing(w, s, catan_dice_score(s, s->mover) + points);
}

/* Trading, swapping and stopping. */

static bool can_pay(const int32_t *units, int kind)
{
    for (int i = 0; i < RESOURCES; i++)
        if (units[i] < catan_dice_costs[kind][i])
            return false;
    return true;
}

/* What can be built with these units as they are, and could not before, with most points; or -1. */
static int newly_paid(const struct board *b, const int32_t *before, const int32_t *units)
{
    int best = -1;

    for (int kind = 0; kind < KINDS; kind++) {
        int next = next_of(b, kind);

        if (next >= 0 && can_pay(units, kind) && !can_pay(before, kind) &&
            (best < 0 || catan_dice_structures[next].points > catan_dice_structures[best].points))
            best = next;
    }
    return best;
}

/* What an exchange pays for; or else what it is good for later in the turn, which may be nothing. */
static void write_purpose(struct writer *w, const struct state *s, const struct board *after,
                          const int32_t *left, int wanted)
{
    int hoped = best_target(&s->board[s->mover], s->resources);
    int target = best_target(after, left), paid = newly_paid(after, s->resources, left);

    if (paid >= 0) {
        write_text(w, "it pays for ");
        write_target(w, paid);
        if (hoped >= 0 && target != hoped) {
            write_text(w, "; it gives up ");
            write_target(w, hoped);
        }
    } else if (target < 0) {
        write_text(w, "it brings nothing at once");
    } else {
        int kind = catan_dice_structures[target].kind;
        bool missing = s->resources[wanted] < catan_dice_costs[kind][wanted];

        write_text(w, target != hoped ? "it leaves only "
                      : missing       ? "it is a step to "
                                      : "it is not needed for ");
        write_target(w, target);
    }
}

/* An exchange never makes anything possible that was not; at best it is a step on the way. */
static void write_exchange(struct writer *w, const struct state *s, move m)
{
    struct board b = s->board[s->mover];
    int knight = move_kind(m) == DO_SWAP ? catan_dice_swap_knight(&b, move_wanted(m)) : -1;
    int32_t left[RESOURCES];

    for (int i = 0; i < RESOURCES; i++)
        left[i] = s->resources[i];
    catan_dice_do(&b, left, m);
    write_purpose(w, s, &b, left, move_wanted(m));
    if (knight >= 0) {
        write_text(w, "; knight ");
        write_number(w, knight + 1);
        write_text(w, " is used up by it");
    }
}

static void write_end(struct writer *w, const struct state *s)
{
    int target = best_target(&s->board[s->mover], s->resources);
    int penalty = s->built ? 0 : IDLE_PENALTY;

    if (target < 0) {
        write_text(w, "nothing more can be built");
    } else {
        write_text(w, "it gives up ");
        write_target(w, target);
    }
    if (penalty)
        write_text(w, "; it costs 2 points, because nothing was built");
    write_standing(w, s, catan_dice_score(s, s->mover) - penalty);
}

/* Rolling again. */

/* Of all rolls of some dice: how many pay for the next structure of a kind, and how many for none. */
struct hopes {
    int pays[KINDS], nothing, all;
};

static void hope(const struct board *b, const int32_t *kept, int dice, struct hopes *out)
{
    move list[MAX_MOVES];
    int count = catan_dice_list_rolls(dice, list);

    *out = (struct hopes){.all = 0};
    for (int i = 0; i < count; i++) {
        int weight = catan_dice_roll_weight(list[i]);
        int32_t hand[RESOURCES];
        bool any = false;

        for (int k = 0; k < RESOURCES; k++)
            hand[k] = kept[k] + move_count(list[i], k);
        for (int kind = 0; kind < KINDS; kind++) {
            bool pays = next_of(b, kind) >= 0 && catan_dice_can_exchange_for(b, hand, kind);

            out->pays[kind] += pays ? weight : 0;
            any |= pays;
        }
        out->nothing += any ? 0 : weight;
        out->all += weight;
    }
}

static void write_percent(struct writer *w, int part, int all)
{
    int percent = (int)((100LL * part + all / 2) / all);

    if (part > 0 && percent == 0)
        write_text(w, "less than 1");
    else
        write_number(w, percent);
    write_text(w, " %");
}

/* The structure that promises most, its points weighed with the chance to pay for it. */
static int likely_target(const struct board *b, const struct hopes *h)
{
    int best = -1, most = 0;

    for (int kind = 0; kind < KINDS; kind++) {
        int next = next_of(b, kind);

        if (next >= 0 && h->pays[kind] * catan_dice_structures[next].points > most) {
            most = h->pays[kind] * catan_dice_structures[next].points;
            best = next;
        }
    }
    return best;
}

static void write_reroll(struct writer *w, const struct state *s, move m)
{
    const struct board *b = &s->board[s->mover];
    int32_t kept[RESOURCES];
    struct hopes h;
    int target;

    for (int i = 0; i < RESOURCES; i++)
        kept[i] = s->resources[i] - move_count(m, i);
    hope(b, kept, catan_dice_move_total(m), &h);
    target = likely_target(b, &h);
    write_text(w, "it keeps ");
    write_units(w, kept);
    if (target >= 0) {
        bool sure = h.pays[catan_dice_structures[target].kind] == h.all;

        write_text(w, sure ? "; " : "; the hope is ");
        write_target(w, target);
        if (sure) {
            write_text(w, " is sure");
        } else {
            write_text(w, ": ");
            write_percent(w, h.pays[catan_dice_structures[target].kind], h.all);
            write_text(w, " in this roll");
        }
    }
    if (h.nothing > 0) {
        write_text(w, "; the risk of building nothing is ");
        write_percent(w, h.nothing, h.all);
        write_text(w, s->rolls > 1 ? ", with one roll to come" : ", which costs 2 points");
    }
}

/* What a choice of these two is about. */
const char *catan_dice_question(move a, move b)
{
    int one = move_kind(a), other = move_kind(b);

    if (one == DO_REROLL && other == DO_REROLL)
        return "Which dice to keep";
    if (one == DO_REROLL || other == DO_REROLL)
        return "To roll on or not";
    if (one == DO_BUILD && other == DO_BUILD)
        return "What to build";
    return one == DO_END || other == DO_END ? "To go on or to stop" : "What the dice are for";
}

void catan_dice_reason(struct writer *w, const struct state *s, move m)
{
    switch (move_kind(m)) {
    case DO_BUILD:
        write_build(w, s, m);
        break;
    case DO_TRADE:
    case DO_SWAP:
        write_exchange(w, s, m);
        break;
    case DO_REROLL:
        write_reroll(w, s, m);
        break;
    case DO_END:
        write_end(w, s);
    }
}
