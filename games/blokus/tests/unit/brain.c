/* Blokus: what the computer player of the small board counts, compared with plain counting over lists of
   moves and single squares. */
#include "core/walk.h"
#include "games/blokus/brain/brain.h"
#include "games/blokus/brain/judge.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

enum { GAMES = 30, SMALL = 14 };

static struct rng dice = {17};

typedef void check(const struct state *s);

static void in_random_games(check *c)
{
    struct settings with = settings_preset(blokus_options);
    move list[MAX_MOVES];
    struct state s;

    with.choice[OPTION_MODE] = DUO;
    for (int g = 0; g < GAMES; g++) {
        state_start(&blokus_rules, &s, &with);
        while (blokus_rules.actor(&s) != OVER) {
            int count = blokus_rules.moves(&s, list);

            c(&s);
            blokus_rules.apply(&s, list[rng_below(&dice, (uint32_t)count)]);
        }
    }
}

static bool has(const struct field *f, int x, int y)
{
    return x >= 0 && y >= 0 && x < SMALL && y < SMALL && f->column[MARGIN + x] >> (MARGIN + y) & 1;
}

/* Steps from the nearest corner over squares that may be used; 99: never. */
static void distances(const struct state *s, int colour, int out[SMALL][SMALL])
{
    struct field allowed, corners;

    blokus_allowed(s, colour, &allowed);
    blokus_corners(s, colour, &allowed, &corners);
    for (int x = 0; x < SMALL; x++)
        for (int y = 0; y < SMALL; y++)
            out[x][y] = !(s->ceased >> colour & 1) && has(&corners, x, y) ? 0 : 99;
    for (int round = 0; round < 12; round++)
        for (int x = 0; x < SMALL; x++)
            for (int y = 0; y < SMALL; y++)
                for (int k = 0; k < 4 && has(&allowed, x, y); k++) {
                    int fx = x + (k == 0) - (k == 1), fy = y + (k == 2) - (k == 3);

                    if (fx >= 0 && fy >= 0 && fx < SMALL && fy < SMALL &&
                        out[fx][fy] + 1 < out[x][y])
                        out[x][y] = out[fx][fy] + 1;
                }
}

static int within(int own[SMALL][SMALL], int rival[SMALL][SMALL], int steps, bool alone)
{
    int count = 0;

    for (int x = 0; x < SMALL; x++)
        for (int y = 0; y < SMALL; y++)
            count += own[x][y] <= steps && (!alone || rival[x][y] > steps);
    return count;
}

static void check_colour(const struct state *s, int colour, const int16_t *seen)
{
    int own[SMALL][SMALL], rival[SMALL][SMALL], sooner = 0, usable = 0;
    uint32_t playable = s->ceased >> colour & 1 ? 0 : blokus_playable(s, colour);

    distances(s, colour, own);
    distances(s, 1 - colour, rival);
    for (int k = 0; k < REACH - 1; k++)
        sooner += within(own, rival, k, true);
    assert_int_equal(seen[SEEN_CORNERS], within(own, rival, 0, false));
    assert_int_equal(seen[SEEN_NEAR], within(own, rival, 1, false));
    assert_int_equal(seen[SEEN_HALF], within(own, rival, 2, false));
    assert_int_equal(seen[SEEN_WHOLE], within(own, rival, 4, false));
    assert_int_equal(seen[SEEN_ALONE], within(own, rival, 4, true));
    assert_int_equal(seen[SEEN_SOONER], sooner);
    assert_int_equal(seen[SEEN_BEYOND], within(own, rival, 9, false));
    assert_int_equal(seen[SEEN_HAVEN], within(own, rival, 9, true));
    for (int t = 0; t < TILES; t++) {
        usable += playable >> t & 1 ? blokus_tile_sizes[t] : 0;
        assert_int_equal(seen[SEEN_HELD + t], s->held[colour] >> t & 1);
    }
    if (blokus_opened(s, colour)) /* a first tile opens in one direction only */
        assert_int_equal(seen[SEEN_USABLE], usable);
}

static void check_seen(const struct state *s)
{
    int16_t seen[SEEN];

    blokus_see(s, seen);
    check_colour(s, s->mover, seen);
    check_colour(s, 1 - s->mover, seen + SEEN_COLOUR);
}

static void the_judge_sees_what_is_there(void **unused)
{
    (void)unused;
    in_random_games(check_seen);
}

/* The board turned over its diagonal: nothing of what counts has changed. */
static void check_turned(const struct state *s)
{
    struct state turned = *s;
    double share[MAX_PLAYERS], other[MAX_PLAYERS];

    if (!blokus_opened(s, 0) || !blokus_opened(s, 1))
        return;
    memset(turned.column, 0, sizeof turned.column);
    for (int c = 0; c < 2; c++)
        for (int x = 0; x < SMALL; x++)
            for (int y = 0; y < SMALL; y++)
                if (s->column[c][x] >> (MARGIN + y) & 1)
                    turned.column[c][y] |= 1u << (MARGIN + x);
    blokus_evaluate(s, share);
    blokus_evaluate(&turned, other);
    assert_true(share[0] == other[0] && share[1] == other[1]);
    assert_true(share[0] >= 0 && share[1] >= 0 && share[0] + share[1] == 1);
}

static void a_turned_board_is_judged_alike(void **unused)
{
    (void)unused;
    in_random_games(check_turned);
}

/* Squares at corners of the rival's last tile and beside these, as far as the rival may use them. */
static void mark_hot(const struct state *s, int rival, bool hot[SMALL][SMALL])
{
    struct placement p = placement_at(s, rival, s->last[rival] - 1);
    const struct tile_shape *shape = placement_shape(&p);
    struct field allowed;

    blokus_allowed(s, rival, &allowed);
    for (int i = 0; i < shape->corners; i++) {
        int x = p.x + shape->corner[i].dx, y = p.y + shape->corner[i].dy;

        for (int k = 0; k < 5 && has(&allowed, x, y); k++) {
            int hx = x + (k == 1) - (k == 2), hy = y + (k == 3) - (k == 4);

            if (has(&allowed, hx, hy))
                hot[hx][hy] = true;
        }
    }
}

static int hot_covered(move m, bool hot[SMALL][SMALL])
{
    struct placement p = move_placement(m);
    const struct tile_shape *shape = placement_shape(&p);
    int count = 0;

    for (int i = 0; i < shape->size; i++)
        count += hot[p.x + shape->cell[i].x][p.y + shape->cell[i].y];
    return count;
}

/* An answer is legal and takes something hot, and where there is none no move takes any. */
static void check_answer(const struct state *s)
{
    static struct playout p;
    int me = s->mover, rival = 1 - me;
    bool hot[SMALL][SMALL] = {{false}};
    move list[MAX_MOVES], answer;
    int count = blokus_rules.moves(s, list), most = 0;

    if (!blokus_opened(s, me) || !blokus_opened(s, rival) || s->ceased)
        return;
    blokus_playout_prepare(&p, s);
    answer = blokus_answer(&p, me, 1u << rival, &dice);
    mark_hot(s, rival, hot);
    for (int i = 0; i < count && !move_is_pass(list[0]); i++) {
        int covered = hot_covered(list[i], hot);

        most = covered > most ? covered : most;
    }
    assert_int_equal(answer != 0, most > 0);
    if (answer) {
        assert_true(is_legal(&blokus_rules, s, answer));
        assert_in_range(hot_covered(answer, hot), most > 1 ? most - 1 : 1, most);
    }
}

static void answers_take_what_the_last_tile_opened(void **unused)
{
    (void)unused;
    in_random_games(check_answer);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_judge_sees_what_is_there),
        cmocka_unit_test(a_turned_board_is_judged_alike),
        cmocka_unit_test(answers_take_what_the_last_tile_opened),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
