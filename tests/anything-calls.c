/* One call of any function of parlour.h, with any arguments. */
#include "tests/anything.h"

#include <stdlib.h>
#include <string.h>

static parlour_error *any_error(struct world *w)
{
    return any_below(w, 4) ? &w->error : NULL;
}

static size_t any_room(struct world *w)
{
    return (size_t)any_below(w, any_below(w, 3) ? TEXT_ROOM : 8);
}

static char *any_out(struct world *w)
{
    return any_below(w, 16) ? w->out : NULL;
}

static void games(struct world *w)
{
    const parlour_game *g = any_game(w);
    parlour_text t = any_text(w);

    parlour_game_at(any_int(w));
    parlour_game_find(t.text, t.length);
    parlour_game_name(g);
    parlour_game_title(g);
    parlour_game_guide(g);
    parlour_game_version(g);
    parlour_game_most_moves(g);
    parlour_game_options(g);
    parlour_option_key(g, any_int(w));
    parlour_option_label(g, any_int(w));
    parlour_option_choices(g, any_int(w));
    parlour_option_preset(g, any_int(w));
    parlour_calls(g);
    parlour_call_name(g, any_int(w));
    parlour_call_arguments(g, any_int(w));
    parlour_version();
}

/* A new position in the place of an old one. */
static void states(struct world *w)
{
    int which = any_below(w, STATES);
    parlour_text t = any_text(w);
    parlour_state *made;

    switch (any_below(w, 3)) {
    case 0:
        made = parlour_state_new(any_game(w), t.text, t.length, any_error(w));
        break;
    case 1:
        made = parlour_state_read(any_game(w), t.text, t.length, any_error(w));
        break;
    default:
        made = parlour_state_clone(any_state(w), any_error(w));
    }
    if (!made)
        return;
    parlour_state_free(w->state[which]);
    w->state[which] = made;
}

static void facts(struct world *w)
{
    const parlour_state *s = any_state(w);
    int four[PARLOUR_PLAYERS];
    double odds[8];
    parlour_move some[8];

    parlour_state_game(s);
    parlour_state_players(s);
    parlour_state_actor(s);
    parlour_state_equal(s, any_state(w));
    parlour_state_hash(s);
    parlour_state_seat(s, any_int(w));
    parlour_state_scores(s, any_below(w, 9) ? four : NULL);
    parlour_state_result(s, any_below(w, 9) ? four : NULL);
    parlour_state_moves(s, any_below(w, 9) ? some : NULL, any_below(w, 9));
    parlour_state_odds(s, any_below(w, 9) ? odds : NULL, any_below(w, 9));
    parlour_state_history(s, any_below(w, 9) ? some : NULL, any_below(w, 9));
}

static void moves(struct world *w)
{
    parlour_state *s = any_state(w);
    parlour_text t = any_text(w);

    parlour_state_play(s, any_move(w, s), any_error(w));
    parlour_state_why_not(s, any_move(w, s), any_error(w));
    parlour_move_write(s, any_move(w, s), any_out(w), any_room(w));
    parlour_move_read(s, t.text, t.length, any_error(w));
    if (any_below(w, 2))
        parlour_state_roll(s, any_bits(w), any_error(w));
    if (any_below(w, 6) == 0)
        parlour_state_undo(s, any_int(w));
    if (any_below(w, 9) == 0)
        parlour_move_reason(s, any_move(w, s), any_out(w), any_room(w));
}

static void texts(struct world *w)
{
    const parlour_state *s = any_state(w);

    if (parlour_state_write(s, w->out, TEXT_ROOM) < TEXT_ROOM && any_below(w, 2) && s)
        keep_text(w, w->out);
    if (parlour_state_record(s, w->out, TEXT_ROOM) < TEXT_ROOM && any_below(w, 2) && s)
        keep_text(w, w->out[0] ? w->out : "x");
    parlour_state_write(s, any_out(w), any_room(w));
    parlour_state_record(s, any_out(w), any_room(w));
    parlour_state_print(s, any_int(w), any_out(w), any_room(w));
    if (any_below(w, 32) == 0)
        parlour_state_svg(s, any_int(w), any_int(w), any_int(w), any_out(w), any_room(w),
                          any_error(w));
}

static void searches(struct world *w)
{
    parlour_skill how = {sizeof how,
                         any_below(w, 12) - 1,
                         1 + any_below(w, 30),
                         any_below(w, 4),
                         any_below(w, 3),
                         any_bits(w),
                         any_below(w, 4) ? NULL : w->solver};
    parlour_search *made =
        parlour_search_new(any_state(w), any_below(w, 9) ? &how : NULL, any_error(w));
    parlour_opinion opinion[8];
    parlour_move line[8];

    if (made) {
        parlour_search_free(w->search);
        w->search = made;
    }
    parlour_search_on(w->search, any_below(w, 40) - 2);
    parlour_search_best(w->search);
    parlour_search_moves(w->search, any_below(w, 9) ? opinion : NULL, any_below(w, 9));
    parlour_search_line(w->search, any_below(w, 9) ? line : NULL, any_below(w, 9));
}

/* Never finished here: that takes minutes under sanitizers. */
static void solvers(struct world *w)
{
    parlour_text t = any_text(w);
    double values[8];
    int done;

    if (!w->solver && any_below(w, 64) == 0)
        w->solver = parlour_solver_new(any_game(w), any_error(w));
    if (any_below(w, 64) == 0)
        parlour_solver_free(parlour_solver_read(any_game(w), t.text, t.length, any_error(w)));
    parlour_solver_write(w->solver, any_below(w, 9) ? w->out : NULL, sizeof w->out);
    parlour_solver_steps(w->solver, any_below(w, 2) ? &done : NULL);
    parlour_solver_on(w->solver, any_below(w, 512) ? 0 : -1);
    parlour_solver_value(w->solver, any_state(w), any_below(w, 9) ? values : NULL);
    parlour_solver_values(w->solver, any_state(w), any_below(w, 9) ? values : NULL,
                          any_below(w, 9));
    parlour_solver_is_chance(w->solver, any_state(w));
}

static parlour_move choose(void *context, const parlour_state *s)
{
    struct world *w = context;

    return any_move(w, s);
}

static void matches(struct world *w)
{
    parlour_text t = any_text(w);
    parlour_player players[4];
    parlour_played played[2];

    memset(players, 0, sizeof players);
    for (int i = 0; i < 4; i++) {
        players[i].skill.size = sizeof players[i].skill;
        players[i].skill.level = any_below(w, 3) - 1;
        players[i].choose = any_below(w, 2) ? choose : NULL;
        players[i].context = w;
    }
    parlour_match(any_game(w), t.text, t.length, any_below(w, 9) ? players : NULL,
                  any_below(w, 7) - 1, any_below(w, 3), any_bits(w), played, any_error(w));
}

static parlour_value any_value(struct world *w, parlour_value *items)
{
    parlour_text t = any_text(w);
    parlour_value v = {any_below(w, 9) - 1, any_int(w), any_int(w), t.text, NULL, t.length};

    if (v.kind == PARLOUR_LIST) {
        v.length = items ? (size_t)any_below(w, 4) : 0;
        for (size_t i = 0; i < v.length; i++)
            items[i] = any_value(w, NULL);
        v.items = items;
    }
    return v;
}

static void calls(struct world *w)
{
    const parlour_game *g = any_game(w);
    const char *name = parlour_call_name(g, any_below(w, 12));
    parlour_value argument[4], items[4][4];

    for (int i = 0; i < 4; i++)
        argument[i] = any_value(w, items[i]);
    parlour_call(any_below(w, 30) ? w->answer : NULL, g, name, PARLOUR_TO_THE_NUL,
                 any_below(w, 30) ? argument : NULL, any_below(w, 6) - 1, any_bits(w),
                 any_error(w));
}

static void published(struct world *w)
{
    parlour_text a = any_text(w), b = any_text(w), c = any_text(w);
    uint64_t seed = any_bits(w), *lots = any_below(w, 9) ? &seed : NULL;
    int32_t resources[6] = {any_below(w, 5), any_below(w, 5), any_below(w, 5),
                            any_below(w, 5), any_below(w, 5), any_int(w)};
    int32_t *have = any_below(w, 9) ? resources : NULL;
    int numbers[16], *out_numbers = any_below(w, 9) ? numbers : NULL;
    char *out = any_out(w);
    size_t room = any_room(w);

    parlour_marrakech_is_rug_valid(a, b);
    parlour_marrakech_is_placement_valid(a, b);
    parlour_marrakech_roll_die(lots);
    parlour_marrakech_is_game_over(a);
    parlour_marrakech_get_payment_amount(a);
    parlour_marrakech_get_winner(a);
    parlour_marrakech_rotate_assam(a, any_int(w), out, room);
    parlour_marrakech_move_assam(a, any_int(w), out, room);
    parlour_marrakech_make_placement(a, b, out, room);
    parlour_blokus_legitimate_game(a);
    parlour_blokus_score_game(a, out_numbers);
    parlour_blokus_make_move(a, out, room);
    parlour_patchwork_is_patch_placement_well_formed(a);
    parlour_patchwork_is_placement_well_formed(a);
    parlour_patchwork_is_placement_valid(a, b);
    parlour_patchwork_get_score_for_placement(a, b, any_int(w), any_int(w), out_numbers);
    parlour_patchwork_generate_patch_placement(a, b, lots, out, room);
    parlour_patchwork_generate_patch_circle(lots, out, room);
    parlour_agamemnon_is_state_well_formed(a, b);
    parlour_agamemnon_is_state_valid(a, b);
    parlour_agamemnon_is_action_valid(a, b, c);
    parlour_agamemnon_select_tiles(a, lots, out, room);
    parlour_agamemnon_apply_action(a, b, c, out, room, NULL, 0);
    parlour_agamemnon_get_total_score(a, b, out_numbers);
    parlour_agamemnon_generate_action(a, b, c, out, room);
    parlour_catan_dice_is_board_state_well_formed(a);
    parlour_catan_dice_is_action_well_formed(a);
    parlour_catan_dice_roll_dice(lots, any_below(w, 9) - 1, have);
    parlour_catan_dice_check_resources(a, have);
    parlour_catan_dice_check_build_constraints(a, b);
    parlour_catan_dice_can_do_action(a, b, have);
    parlour_catan_dice_can_do_sequence(&c, any_below(w, 3) - 1, b, have);
    parlour_catan_dice_check_resources_with_trade_and_swap(a, b, have);
    parlour_catan_dice_path_to(a, b, out_numbers);
    parlour_catan_dice_build_plan(a, b, have, out, room);
    parlour_text_of(any_below(w, 9) ? a.text : NULL);
}

void anything_at_all(struct world *w)
{
    int which = any_below(w, 400);

    if (which == 0)
        matches(w);
    else if (which < 8)
        searches(w);
    else if (which < 16)
        solvers(w);
    else if (which < 20)
        any_planner(w);
    else if (which < 30)
        any_batch(w);
    else if (which < 40)
        any_numbers(w);
    else if (which < 70)
        published(w);
    else if (which < 120)
        calls(w);
    else if (which < 140)
        games(w);
    else if (which < 180)
        states(w);
    else if (which < 220)
        texts(w);
    else if (which < 280)
        facts(w);
    else
        moves(w);
}
