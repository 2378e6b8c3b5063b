/* Catan Dice: the tables against their definition, and properties of build plans on random states
   against a search that knows nothing of closed forms. */
#include "games/catan-dice/calls/calls.h"
#include "games/catan-dice/rules/catan-dice.h"
#include "games/catan-dice/rules/plan.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

enum { HAND_MOST = 9, KEPT = 1 << 18 };

/* The road before each road and each house, as the rules print them; -1 is the start. */
static const int road_before[26] = {-1, 0,  0,  2,  3, 3, 5, 6, 7,  8, 9, 10, 7,
                                    12, 13, 14, -1, 2, 5, 7, 9, 11, 1, 4, 13, 15};

static void test_structures(void **unused)
{
    int points = 0;

    (void)unused;
    for (int i = 0; i < STRUCTURES; i++) {
        const struct structure *what = &catan_dice_structures[i];
        uint32_t path = 0, lower = 0;

        for (int road = i < FIRST_KNIGHT ? road_before[i] : -1; road >= 0; road = road_before[road])
            path |= UINT32_C(1) << road;
        for (int k = 0; k < i; k++)
            if (what->kind != ROAD && catan_dice_structures[k].kind == what->kind)
                lower |= UINT32_C(1) << k;
        assert_int_equal(what->path, path);
        assert_int_equal(what->lower, lower);
        points += what->points;
    }
    assert_int_equal(points, MOST_POINTS);
    assert_int_equal(catan_dice_points(UINT32_MAX), MOST_POINTS);
}

/* A board that play can reach, with resources; in one of four cases with more than play gives. */
static void random_position(struct rng *r, struct board *b, int32_t *hand)
{
    int builds = (int)rng_below(r, 24);

    memset(b, 0, sizeof *b);
    while (builds-- > 0) {
        int structure = (int)rng_below(r, STRUCTURES);

        if (!catan_dice_may_build(b, structure))
            continue;
        b->built |= UINT32_C(1) << structure;
        if (structure >= FIRST_KNIGHT && rng_below(r, 2))
            b->ready |= UINT32_C(1) << (structure - FIRST_KNIGHT);
    }
    memset(hand, 0, sizeof *hand * RESOURCES);
    catan_dice_roll(r, rng_below(r, 4) ? DICE : (int)rng_below(r, HAND_MOST + 1), hand);
}

/* What a search from one position has seen, so that it need not look twice. */
struct search {
    uint64_t seen[KEPT];
    uint32_t allowed; /* structures that may be built */
    int target;       /* a structure to build; or -1: a kind to be able to pay */
    int kind;
};

static bool is_new(struct search *s, const struct board *b, const int32_t *hand)
{
    uint64_t key = b->built ^ (uint64_t)b->ready << 58, mixed;
    size_t at;

    for (int i = 0; i < RESOURCES; i++)
        key ^= (uint64_t)hand[i] << (32 + 4 * i);
    key |= UINT64_C(1) << 56;
    mixed = key * 0x9e3779b97f4a7c15u;
    for (at = mixed >> 46; s->seen[at]; at = (at + 1) % KEPT)
        if (s->seen[at] == key)
            return false;
    s->seen[at] = key;
    return true;
}

static bool found(const struct search *s, const struct board *b, const int32_t *hand)
{
    return s->target >= 0 ? b->built >> s->target & 1 : catan_dice_affords(hand, s->kind);
}

/* Every action that can be done, whether it makes sense or not. */
static bool search(struct search *s, const struct board *b, const int32_t *hand)
{
    if (found(s, b, hand))
        return true;
    if (!is_new(s, b, hand))
        return false;
    for (int code = 0; code < STRUCTURES + RESOURCES + RESOURCES * RESOURCES; code++) {
        int rest = code - STRUCTURES - RESOURCES;
        move m = code < STRUCTURES ? build_move(code)
                 : rest < 0        ? trade_move(code - STRUCTURES)
                                   : swap_move(rest / RESOURCES, rest % RESOURCES);
        struct board next = *b;
        int32_t left[RESOURCES];

        if ((code < STRUCTURES && !(s->allowed >> code & 1)) || !catan_dice_can(b, hand, m))
            continue;
        memcpy(left, hand, sizeof left);
        catan_dice_do(&next, left, m);
        if (search(s, &next, left))
            return true;
    }
    return false;
}

static bool search_from(const struct board *b, const int32_t *hand, uint32_t allowed, int target,
                        int kind)
{
    static struct search s;

    memset(&s, 0, sizeof s);
    s.allowed = allowed;
    s.target = target;
    s.kind = kind;
    return search(&s, b, hand);
}

/* What the rules force for a structure, found by asking for what is missing until nothing is. */
static uint32_t forced(const struct board *b, int structure)
{
    uint32_t all = UINT32_C(1) << structure, before = 0;

    while (all != before) {
        before = all;
        for (int i = 0; i < STRUCTURES; i++)
            if (before >> i & 1 & ~(b->built >> i))
                all |= catan_dice_structures[i].path | catan_dice_structures[i].lower;
    }
    return all & ~b->built;
}

static int missing_units(uint32_t builds, const int32_t *hand)
{
    int missing = 0;

    for (int k = 0; k < RESOURCES; k++) {
        int cost = 0;

        for (int i = 0; i < STRUCTURES; i++)
            if (builds >> i & 1)
                cost += catan_dice_costs[catan_dice_structures[i].kind][k];
        missing += cost > hand[k] ? cost - hand[k] : 0;
    }
    return missing;
}

/* The two conditions of the specification: exactly the forced builds, target last; exactly as many
   exchanges as units are missing; and it can be done. */
static void check_plan(const struct board *b, const int32_t *hand, int target, const move *plan,
                       int count)
{
    uint32_t builds = forced(b, target), done = 0;
    struct board now = *b;
    int32_t left[RESOURCES];
    int exchanges = 0;

    memcpy(left, hand, sizeof left);
    for (int i = 0; i < count; i++) {
        assert_true(catan_dice_can(&now, left, plan[i]));
        catan_dice_do(&now, left, plan[i]);
        if (move_kind(plan[i]) == DO_BUILD)
            done |= UINT32_C(1) << move_identifier(plan[i]);
        else
            exchanges++;
    }
    assert_int_equal(done, builds);
    assert_int_equal(exchanges, missing_units(builds, hand));
    assert_int_equal(plan[count - 1], build_move(target));
}

static void test_plans(void **unused)
{
    struct rng r = rng_from(20240606);
    int plans = 0;

    (void)unused;
    for (int round = 0; round < 5000; round++) {
        int target = (int)rng_below(&r, STRUCTURES), count;
        move plan[MOST_PLAN];
        struct board b;
        int32_t hand[RESOURCES];

        random_position(&r, &b, hand);
        if (b.built >> target & 1) {
            assert_int_equal(catan_dice_plan(&b, hand, target, plan), -1);
            continue;
        }
        count = catan_dice_plan(&b, hand, target, plan);
        assert_int_equal(count >= 0, search_from(&b, hand, forced(&b, target), target, ROAD));
        if (count >= 0) {
            check_plan(&b, hand, target, plan, count);
            plans++;
        }
    }
    assert_true(plans > 200);
}

static void test_exchanges(void **unused)
{
    struct rng r = rng_from(7);

    (void)unused;
    for (int round = 0; round < 4000; round++) {
        int kind = (int)rng_below(&r, KINDS);
        struct board b;
        int32_t hand[RESOURCES];

        random_position(&r, &b, hand);
        assert_int_equal(catan_dice_can_exchange_for(&b, hand, kind),
                         search_from(&b, hand, 0, -1, kind));
    }
}

/* Boards that no play reaches: knights without the lower ones, roads without a way. */
static void test_wild_boards(void **unused)
{
    struct rng r = rng_from(11);

    (void)unused;
    for (int round = 0; round < 2000; round++) {
        struct board b = {.built = (uint32_t)rng_next(&r) & (uint32_t)rng_next(&r)};
        int target = (int)rng_below(&r, STRUCTURES), count;
        int32_t hand[RESOURCES] = {0};
        move plan[MOST_PLAN];

        b.ready = b.built >> FIRST_KNIGHT & (uint32_t)rng_next(&r);
        catan_dice_roll(&r, (int)rng_below(&r, 60), hand);
        count = catan_dice_plan(&b, hand, target, plan);
        if (count >= 0)
            check_plan(&b, hand, target, plan, count);
    }
}

/* Any amount of resources is worth a plan at once. */
static void test_riches(void **unused)
{
    static const int32_t gold[RESOURCES] = {0, 0, 0, 0, 0, 1000000000};
    char plan[CATAN_DICE_PLAN][CATAN_DICE_ACTION_ROOM];
    int count = catan_dice_build_plan(reader_of("C30"), reader_of(""), gold, plan);

    (void)unused;
    assert_int_equal(count, 12 + 4 + 12 * 2 + 4 * 5);
    assert_string_equal(plan[count - 1], "build C30");
}

/* The course's own test of its dice: no count falls, the total grows by exactly n. */
static void test_dice(void **unused)
{
    struct rng r = rng_from(3);
    int32_t faces[RESOURCES] = {0};

    (void)unused;
    for (int round = 0; round < 100; round++) {
        int32_t hand[RESOURCES] = {0}, before[RESOURCES];
        int total = 0;

        catan_dice_roll_dice(&r, 3, hand);
        memcpy(before, hand, sizeof before);
        catan_dice_roll_dice(&r, 3, hand);
        for (int i = 0; i < RESOURCES; i++) {
            assert_true(before[i] >= 0 && hand[i] >= before[i]);
            total += hand[i];
        }
        assert_int_equal(total, 6);
    }
    catan_dice_roll_dice(&r, 600000, faces);
    for (int i = 0; i < RESOURCES; i++)
        assert_in_range(faces[i], 98500, 101500); /* five standard deviations */
}

/* The odds of n dice add up to 6 to the n. */
static void test_odds(void **unused)
{
    (void)unused;
    for (int dice = 1, all = 6; dice <= DICE; dice++, all *= 6) {
        move list[MAX_MOVES];
        int count = catan_dice_list_rolls(dice, list), sum = 0;

        for (int i = 0; i < count; i++)
            sum += catan_dice_roll_weight(list[i]);
        assert_int_equal(sum, all);
    }
}

static void check_reason(const char *text, const char *words, const char *expected)
{
    struct state s = {0};
    struct reader r = reader_of(text), m = reader_of(words);
    char room[512];
    struct writer w = writer_over(room, sizeof room);

    catan_dice_rules.read_state(&r, &s);
    assert_null(r.error);
    catan_dice_reason(&w, &s, catan_dice_rules.read_move(&m, &s));
    assert_string_equal(room, expected);
}

/* The numbers are counted by hand: one die shows bricks or a second gold in 2 of 6 cases. */
static void test_reasons(void **unused)
{
    (void)unused;
    check_reason(
        ";resources=1,1,1,1,1,1", "build R0",
        "it scores 1 point, on the way to settlement 4, which needs 1 more road; knight 1 (1 "
        "point) can follow");
    check_reason(
        ";resources=1,1,1,1,1,1", "reroll 0,0,0,0,1,0",
        "it keeps 1 ore, 1 grain, 1 wool, 1 timber and 1 gold; the hope is settlement 3 (3 "
        "points): 33 % in "
        "this roll");
    check_reason("R0,S3,J1,J2,K3,K4,K5,K6 ;resources=5,0,0,0,0,1 rolls=1", "reroll 0,0,0,0,0,1",
                 "it keeps 5 ore; the risk of building nothing is 100 %, which costs 2 points");
    check_reason(";resources=0,0,0,0,2,4 rolls=0", "trade 3", "it pays for a road (1 point)");
    check_reason(";resources=0,0,0,1,1,2 rolls=0", "trade 3",
                 "it is not needed for a road (1 point)");
    check_reason(";resources=0,0,0,1,1,4 rolls=0", "trade 3", "it leaves only a road (1 point)");
    check_reason("K1,J2 ;resources=2,0,1,0,0,0 rolls=0", "swap 0 1",
                 "it pays for knight 3 (3 points); knight 2 is used up by it");
    check_reason(";resources=0,0,0,0,0,4 rolls=0", "trade 3", "it is a step to a road (1 point)");
    check_reason("K1,K2,J3,J4,J5 ;resources=1,1,1,1,0,2 rolls=0", "trade 4",
                 "it pays for settlement 3 (3 points)");
    check_reason("J1/R0,R1 ;turn=15 resources=2,0,0,0,0,0 rolls=0", "end",
                 "nothing more can be built; it costs 2 points, because nothing was built; that is "
                 "still 3 behind the best of the others");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_structures), cmocka_unit_test(test_plans),
        cmocka_unit_test(test_exchanges),  cmocka_unit_test(test_wild_boards),
        cmocka_unit_test(test_riches),     cmocka_unit_test(test_dice),
        cmocka_unit_test(test_odds),       cmocka_unit_test(test_reasons),
    };

    return cmocka_run_group_tests_name("catan-dice", tests, NULL, NULL);
}
