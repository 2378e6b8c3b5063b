/* Catan Dice: its published functions. */
#include "games/catan-dice/calls/calls.h"

#include "games/catan-dice/calls/texts.h"
#include "games/catan-dice/rules/plan.h"

#include <limits.h>
#include <string.h>

enum { MOST_DICE = 1000000 };

static bool proper(const int32_t resources[RESOURCES])
{
    for (int i = 0; i < RESOURCES; i++)
        if (resources[i] < 0)
            return false;
    return true;
}

bool catan_dice_is_board_state_well_formed(struct reader board)
{
    struct board b;

    return catan_dice_parse_board(board, &b);
}

bool catan_dice_is_action_well_formed(struct reader action)
{
    return catan_dice_parse_action(action) != 0;
}

void catan_dice_roll_dice(struct rng *r, int n, int32_t resources[RESOURCES])
{
    catan_dice_roll(r, n, resources);
}

bool catan_dice_check_resources(struct reader structure, const int32_t resources[RESOURCES])
{
    int id = catan_dice_parse_structure(structure);

    return id >= 0 && proper(resources) &&
           catan_dice_affords(resources, catan_dice_structure_kind(id));
}

bool catan_dice_check_build_constraints(struct reader structure, struct reader board)
{
    struct board b;
    int id = catan_dice_parse_structure(structure);

    return id >= 0 && catan_dice_parse_board(board, &b) && catan_dice_may_build(&b, id);
}

bool catan_dice_can_do_action(struct reader action, struct reader board,
                              const int32_t resources[RESOURCES])
{
    return catan_dice_can_do_sequence(&action, 1, board, resources);
}

static bool do_next(struct reader action, struct board *b, int32_t *resources)
{
    move m = catan_dice_parse_action(action);

    if (m == 0 || !catan_dice_can(b, resources, m))
        return false;
    catan_dice_do(b, resources, m);
    return true;
}

bool catan_dice_can_do_sequence(const struct reader *actions, int count, struct reader board,
                                const int32_t resources[RESOURCES])
{
    int32_t hand[RESOURCES];
    struct board b;

    if (!catan_dice_parse_board(board, &b) || !proper(resources))
        return false;
    memcpy(hand, resources, sizeof hand);
    for (int i = 0; i < count; i++)
        if (!do_next(actions[i], &b, hand))
            return false;
    return true;
}

bool catan_dice_check_resources_with_trade_and_swap(struct reader structure, struct reader board,
                                                    const int32_t resources[RESOURCES])
{
    struct board b;
    int id = catan_dice_parse_structure(structure);

    return id >= 0 && catan_dice_parse_board(board, &b) && proper(resources) &&
           catan_dice_can_exchange_for(&b, resources, catan_dice_structure_kind(id));
}

int catan_dice_path_to(struct reader structure, struct reader board, int roads[CATAN_DICE_ROADS])
{
    struct board b;
    int id = catan_dice_parse_structure(structure), count = 0;
    uint32_t missing;

    if (id < 0 || !catan_dice_parse_board(board, &b))
        return -1;
    if (id >= FIRST_USED || b.built >> id & 1)
        return 0;
    missing = catan_dice_roads_missing(&b, id);
    for (int i = 0; i < CATAN_DICE_ROADS; i++)
        if (missing >> i & 1)
            roads[count++] = i;
    return count;
}

int catan_dice_build_plan(struct reader structure, struct reader board,
                          const int32_t resources[RESOURCES],
                          char plan[CATAN_DICE_PLAN][CATAN_DICE_ACTION_ROOM])
{
    move actions[MOST_PLAN];
    struct board b;
    int id = catan_dice_parse_structure(structure), count;

    if (id < 0 || id >= FIRST_USED || !catan_dice_parse_board(board, &b) || !proper(resources))
        return -1;
    count = catan_dice_plan(&b, resources, id, actions);
    for (int i = 0; i < count; i++) {
        struct writer w = writer_over(plan[i], CATAN_DICE_ACTION_ROOM);

        catan_dice_write_move(&w, NULL, actions[i]);
    }
    return count;
}

/* Arguments of a call, taken one after another; good falls when one is missing or wrong. */
struct arguments {
    const struct value *all;
    int count, next;
    bool good;
};

/* The resources come last. The document that names these functions prints them before the board once or
   twice; they are the only list, so that is as clear. `room` is for the arguments in their order. */
static struct arguments arranged(const struct value *all, int count, struct value room[3])
{
    int lists = 0, list = 0, next = 0;

    for (int i = 0; i < count; i++)
        if (all[i].kind == VALUE_LIST) {
            lists++;
            list = i;
        }
    if (lists != 1 || list == count - 1 || count > 3)
        return (struct arguments){all, count, 0, true};
    for (int i = 0; i < count; i++)
        if (i != list)
            room[next++] = all[i];
    room[next] = all[list];
    return (struct arguments){room, count, 0, true};
}

static const struct value *take(struct arguments *a)
{
    return argument_at(a->all, a->count, a->next++);
}

static struct reader take_text(struct arguments *a)
{
    struct reader r = reader_over("", 0);

    a->good &= argument_text(take(a), &r);
    return r;
}

/* Counts may be as high as a number can be. */
static void take_counts(struct arguments *a, long long out[RESOURCES])
{
    const struct value *v = take(a);

    a->good &= v->kind == VALUE_LIST && v->length == RESOURCES;
    for (int i = 0; a->good && i < RESOURCES; i++) {
        out[i] = v->items[i].number;
        a->good = v->items[i].kind == VALUE_NUMBER && out[i] >= 0;
    }
}

/* Beyond what any list of actions can spend, more makes no difference. */
static void take_resources(struct arguments *a, int32_t out[RESOURCES])
{
    long long counts[RESOURCES];

    take_counts(a, counts);
    for (int i = 0; a->good && i < RESOURCES; i++)
        out[i] = (int32_t)(counts[i] < MOST_COUNT ? counts[i] : MOST_COUNT);
}

static void is_board_state_well_formed(const struct value *argument, int count, struct answer *out)
{
    struct arguments a = {argument, count, 0, true};
    struct reader board = take_text(&a);

    answer_bool(out, a.good && catan_dice_is_board_state_well_formed(board));
    if (!out->value.truth)
        catan_dice_explain_board(board, out);
}

static void is_action_well_formed(const struct value *argument, int count, struct answer *out)
{
    struct arguments a = {argument, count, 0, true};
    struct reader action = take_text(&a);
    static const int32_t none[RESOURCES];
    static const struct board nothing;

    answer_bool(out, a.good && catan_dice_is_action_well_formed(action));
    if (!out->value.truth)
        catan_dice_explain_action(action, &nothing, none, out);
}

static void roll_dice(const struct value *argument, int count, struct answer *out)
{
    struct arguments a = {argument, count, 0, true};
    int32_t rolled[RESOURCES] = {0};
    long long counts[RESOURCES];
    struct value *row;
    int n = 0;

    a.good = argument_number(take(&a), 0, MOST_DICE, &n);
    take_counts(&a, counts);
    for (int i = 0; a.good && i < RESOURCES; i++)
        a.good = counts[i] <= LLONG_MAX - n;
    if (!a.good) {
        answer_fail(out, "expected a number of dice, 0 to 1000000, and six counts");
        return;
    }
    catan_dice_roll_dice(out->rng, n, rolled);
    row = answer_row(out, RESOURCES);
    for (int i = 0; i < RESOURCES; i++)
        row[i] = (struct value){.kind = VALUE_NUMBER, .number = counts[i] + rolled[i]};
    answer_list(out, row, RESOURCES);
}

static void check_resources(const struct value *argument, int count, struct answer *out)
{
    struct value room[3];
    struct arguments a = arranged(argument, count, room);
    struct reader structure = take_text(&a);
    int32_t resources[RESOURCES];

    take_resources(&a, resources);
    answer_bool(out, a.good && catan_dice_check_resources(structure, resources));
    if (!out->value.truth && catan_dice_explain_texts(a.good, structure, NULL, NULL, out))
        catan_dice_explain_cost(structure, resources, out);
}

static void check_build_constraints(const struct value *argument, int count, struct answer *out)
{
    struct arguments a = {argument, count, 0, true};
    struct reader structure = take_text(&a), board = take_text(&a);
    struct board b;

    answer_bool(out, a.good && catan_dice_check_build_constraints(structure, board));
    if (!out->value.truth && catan_dice_explain_texts(a.good, structure, &board, &b, out))
        catan_dice_explain_build(structure, &b, out);
}

static void can_do_action(const struct value *argument, int count, struct answer *out)
{
    struct value room[3];
    struct arguments a = arranged(argument, count, room);
    struct reader action = take_text(&a), board = take_text(&a);
    int32_t resources[RESOURCES];
    struct board b;

    take_resources(&a, resources);
    answer_bool(out, a.good && catan_dice_can_do_action(action, board, resources));
    if (out->value.truth)
        return;
    if (!a.good)
        answer_because(out, catan_dice_wrong_kind);
    else if (!catan_dice_parse_board(board, &b))
        catan_dice_explain_board(board, out);
    else
        catan_dice_explain_action(action, &b, resources, out);
}

/* A list of any length: the actions are done one at a time, not gathered first. */
static bool can_do_list(const struct value *list, struct board b, int32_t *resources,
                        struct answer *out)
{
    for (size_t i = 0; i < list->length; i++) {
        struct reader action;

        if (!argument_text(&list->items[i], &action)) {
            answer_because(out, "An action of the list is no text.");
            return false;
        }
        if (!do_next(action, &b, resources)) {
            catan_dice_explain_action(action, &b, resources, out);
            return false;
        }
    }
    return true;
}

static void can_do_sequence(const struct value *argument, int count, struct answer *out)
{
    struct arguments a = {argument, count, 0, true};
    const struct value *list = take(&a);
    struct reader board = take_text(&a);
    int32_t resources[RESOURCES];
    struct board b;

    take_resources(&a, resources);
    if (!a.good || list->kind != VALUE_LIST)
        answer_because(out, catan_dice_wrong_kind);
    else if (!catan_dice_parse_board(board, &b))
        catan_dice_explain_board(board, out);
    answer_bool(out, a.good && list->kind == VALUE_LIST && catan_dice_parse_board(board, &b) &&
                         can_do_list(list, b, resources, out));
}

static void check_resources_with_trade_and_swap(const struct value *argument, int count,
                                                struct answer *out)
{
    struct value room[3];
    struct arguments a = arranged(argument, count, room);
    struct reader structure = take_text(&a), board = take_text(&a);
    int32_t resources[RESOURCES];
    struct board b;

    take_resources(&a, resources);
    answer_bool(
        out, a.good && catan_dice_check_resources_with_trade_and_swap(structure, board, resources));
    if (!out->value.truth && catan_dice_explain_texts(a.good, structure, &board, &b, out))
        catan_dice_explain_cost(structure, resources, out);
}

static void path_to(const struct value *argument, int count, struct answer *out)
{
    struct arguments a = {argument, count, 0, true};
    struct reader structure = take_text(&a), board = take_text(&a);
    int roads[CATAN_DICE_ROADS], length = -1;
    struct value *row;

    if (a.good)
        length = catan_dice_path_to(structure, board, roads);
    if (length < 0)
        return;
    row = answer_row(out, (size_t)length);
    for (int i = 0; i < length; i++) {
        const char *id = catan_dice_structures[roads[i]].id;

        row[i] = answer_keep(out, id, strlen(id));
    }
    answer_list(out, row, (size_t)length);
}

static void build_plan(const struct value *argument, int count, struct answer *out)
{
    struct value room[3];
    struct arguments a = arranged(argument, count, room);
    struct reader structure = take_text(&a), board = take_text(&a);
    char plan[CATAN_DICE_PLAN][CATAN_DICE_ACTION_ROOM];
    int32_t resources[RESOURCES];
    struct board b;
    struct value *row;
    int length = -1;

    take_resources(&a, resources);
    if (a.good)
        length = catan_dice_build_plan(structure, board, resources, plan);
    if (length < 0 && catan_dice_explain_texts(a.good, structure, &board, &b, out))
        answer_because(out,
                       "It stands already, or no trades and swaps cover what has to be built.");
    if (length < 0)
        return;
    row = answer_row(out, (size_t)length);
    for (int i = 0; i < length; i++)
        row[i] = answer_keep(out, plan[i], strlen(plan[i]));
    answer_list(out, row, (size_t)length);
}

const struct call catan_dice_calls[] = {
    {"isBoardStateWellFormed", "board", .run = is_board_state_well_formed},
    {"isActionWellFormed", "action", .run = is_action_well_formed},
    {"rollDice", "n resources", .run = roll_dice, .open = true},
    {"checkResources", "structure resources", .run = check_resources},
    {"checkBuildConstraints", "structure board", .run = check_build_constraints},
    {"canDoAction", "action board resources", .run = can_do_action},
    {"canDoSequence", "actions board resources", .run = can_do_sequence},
    {"checkResourcesWithTradeAndSwap", "structure board resources",
     .run = check_resources_with_trade_and_swap},
    {"pathTo", "structure board", .run = path_to},
    {"buildPlan", "structure board resources", .run = build_plan, .open = true},
    {0},
};
