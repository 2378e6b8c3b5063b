/* The public face: published functions of Blokus, Catan Dice, Marrakech and Patchwork as plain C. */
#include "api/published.h"

#include "games/blokus/calls/calls.h"
#include "games/catan-dice/calls/calls.h"
#include "games/marrakech/calls/calls.h"
#include "games/patchwork/calls/calls.h"

#include <string.h>

parlour_text parlour_text_of(const char *text)
{
    return (parlour_text){text, text ? strlen(text) : 0};
}

int published_text(const char *text, char *out, size_t room)
{
    struct writer w = face_writer(out, room);

    write_text(&w, text);
    return (int)w.size;
}

/* ---- Marrakech ---- */

int parlour_marrakech_is_rug_valid(parlour_text game, parlour_text rug)
{
    return marrakech_is_rug_valid(game.text, game.length, rug.text, rug.length);
}

int parlour_marrakech_is_placement_valid(parlour_text game, parlour_text rug)
{
    return marrakech_is_placement_valid(game.text, game.length, rug.text, rug.length);
}

int parlour_marrakech_roll_die(uint64_t *seed)
{
    struct rng r = published_rng(seed);
    int die = marrakech_roll_die(&r);

    return published_done(seed, &r, die);
}

int parlour_marrakech_is_game_over(parlour_text game)
{
    return marrakech_is_game_over(game.text, game.length);
}

int parlour_marrakech_get_payment_amount(parlour_text game)
{
    return marrakech_get_payment_amount(game.text, game.length);
}

int parlour_marrakech_get_winner(parlour_text game)
{
    return marrakech_get_winner(game.text, game.length);
}

int parlour_marrakech_rotate_assam(parlour_text assam, long long degrees, char *out, size_t room)
{
    char text[MARRAKECH_ASSAM_ROOM];

    if (!marrakech_rotate_assam(assam.text, assam.length, degrees, text))
        return PARLOUR_BAD_TEXT;
    return published_text(text, out, room);
}

int parlour_marrakech_move_assam(parlour_text assam, long long die, char *out, size_t room)
{
    char text[MARRAKECH_ASSAM_ROOM];

    if (!marrakech_move_assam(assam.text, assam.length, die, text))
        return PARLOUR_BAD_TEXT;
    return published_text(text, out, room);
}

int parlour_marrakech_make_placement(parlour_text game, parlour_text rug, char *out, size_t room)
{
    char text[MARRAKECH_GAME_ROOM];

    if (!marrakech_make_placement(game.text, game.length, rug.text, rug.length, text))
        return PARLOUR_BAD_TEXT;
    return published_text(text, out, room);
}

/* ---- Blokus ---- */

int parlour_blokus_legitimate_game(parlour_text game)
{
    return blokus_legitimate_game(game.text, game.length);
}

int parlour_blokus_score_game(parlour_text game, int score[4])
{
    if (!score)
        return PARLOUR_BAD_ARGUMENT;
    return blokus_score_game(game.text, game.length, score, NULL) ? PARLOUR_OK : PARLOUR_BAD_TEXT;
}

int parlour_blokus_make_move(parlour_text game, char *out, size_t room)
{
    char text[5];

    if (!blokus_make_move(game.text, game.length, text, NULL))
        return PARLOUR_BAD_TEXT;
    return published_text(text, out, room);
}

/* ---- Patchwork ---- */

int parlour_patchwork_is_patch_placement_well_formed(parlour_text step)
{
    return patchwork_is_patch_placement_well_formed(step.text, step.length);
}

int parlour_patchwork_is_placement_well_formed(parlour_text placement)
{
    return patchwork_is_placement_well_formed(placement.text, placement.length);
}

static struct patchwork_record record_of(parlour_text circle, parlour_text placement)
{
    return (struct patchwork_record){.circle = circle.text,
                                     .circle_length = circle.length,
                                     .placement = placement.text,
                                     .placement_length = placement.length};
}

int parlour_patchwork_is_placement_valid(parlour_text circle, parlour_text placement)
{
    struct patchwork_record record = record_of(circle, placement);

    return patchwork_is_placement_valid(&record);
}

int parlour_patchwork_get_score_for_placement(parlour_text circle, parlour_text placement,
                                              int player, int bonus, int *score)
{
    struct patchwork_record record = record_of(circle, placement);

    if (!score || player < 0 || player > 1)
        return PARLOUR_BAD_ARGUMENT;
    return patchwork_get_score_for_placement(&record, player, bonus != 0, score) ? PARLOUR_OK
                                                                                 : PARLOUR_BAD_TEXT;
}

int parlour_patchwork_generate_patch_placement(parlour_text circle, parlour_text placement,
                                               uint64_t *seed, char *out, size_t room)
{
    struct patchwork_record record = record_of(circle, placement);
    struct rng r = published_rng(seed);
    char step[PATCHWORK_STEP + 1] = "";
    int length = patchwork_generate_patch_placement(&record, &r, step);

    published_done(seed, &r, length);
    return length < 0 ? PARLOUR_BAD_TEXT : published_text(length ? step : "", out, room);
}

int parlour_patchwork_generate_patch_circle(uint64_t *seed, char *out, size_t room)
{
    struct rng r = published_rng(seed);
    char circle[PATCHWORK_CIRCLE + 1];

    patchwork_generate_patch_circle(&r, circle);
    published_done(seed, &r, 0);
    return published_text(circle, out, room);
}

/* ---- Catan Dice ---- */

static struct reader read_over(parlour_text t)
{
    return reader_over(t.text ? t.text : "?", t.text ? t.length : 1); /* absent: malformed */
}

int parlour_catan_dice_is_board_state_well_formed(parlour_text board)
{
    return catan_dice_is_board_state_well_formed(read_over(board));
}

int parlour_catan_dice_is_action_well_formed(parlour_text action)
{
    return catan_dice_is_action_well_formed(read_over(action));
}

int parlour_catan_dice_roll_dice(uint64_t *seed, int dice, int32_t resources[6])
{
    struct rng r = published_rng(seed);

    if (!resources || dice < 0 || dice > 1000000)
        return PARLOUR_BAD_ARGUMENT;
    for (int i = 0; i < 6; i++)
        if (resources[i] < 0 || resources[i] > INT32_MAX - dice)
            return PARLOUR_BAD_ARGUMENT;
    catan_dice_roll_dice(&r, dice, resources);
    return published_done(seed, &r, PARLOUR_OK);
}

int parlour_catan_dice_check_resources(parlour_text structure, const int32_t resources[6])
{
    return resources && catan_dice_check_resources(read_over(structure), resources);
}

int parlour_catan_dice_check_build_constraints(parlour_text structure, parlour_text board)
{
    return catan_dice_check_build_constraints(read_over(structure), read_over(board));
}

int parlour_catan_dice_can_do_action(parlour_text action, parlour_text board,
                                     const int32_t resources[6])
{
    return resources && catan_dice_can_do_action(read_over(action), read_over(board), resources);
}

int parlour_catan_dice_can_do_sequence(const parlour_text *actions, int count, parlour_text board,
                                       const int32_t resources[6])
{
    struct reader list[ANSWER_ITEMS];

    if (!resources || count < 0 || count > ANSWER_ITEMS || (count > 0 && !actions))
        return 0;
    for (int i = 0; i < count; i++)
        list[i] = read_over(actions[i]);
    return catan_dice_can_do_sequence(list, count, read_over(board), resources);
}

int parlour_catan_dice_check_resources_with_trade_and_swap(parlour_text structure,
                                                           parlour_text board,
                                                           const int32_t resources[6])
{
    return resources && catan_dice_check_resources_with_trade_and_swap(read_over(structure),
                                                                       read_over(board), resources);
}

int parlour_catan_dice_path_to(parlour_text structure, parlour_text board, int roads[16])
{
    int count;

    if (!roads)
        return PARLOUR_BAD_ARGUMENT;
    count = catan_dice_path_to(read_over(structure), read_over(board), roads);
    return count < 0 ? PARLOUR_BAD_TEXT : count;
}

int parlour_catan_dice_build_plan(parlour_text structure, parlour_text board,
                                  const int32_t resources[6], char *out, size_t room)
{
    char plan[CATAN_DICE_PLAN][CATAN_DICE_ACTION_ROOM];
    struct writer w = face_writer(out, room);
    int count = resources
                    ? catan_dice_build_plan(read_over(structure), read_over(board), resources, plan)
                    : -1;

    if (count < 0)
        return PARLOUR_BAD_TEXT;
    for (int i = 0; i < count; i++) {
        write_text(&w, plan[i]);
        write_char(&w, '\n');
    }
    return (int)w.size;
}
