/* Blokus: properties of whole games. */
#include "core/walk.h"
#include "games/blokus/calls/calls.h"
#include "games/blokus/exchange/exchange.h"
#include "games/blokus/brain/playout.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

enum { ROOM = 1 << 14, GAMES = 40 };

/* A game under way: its codes, and the states before each of them and at the end. */
struct game_played {
    struct state at[128];
    struct {
        char text[5];
    } code[128];
    int count;
};

static struct rng dice = {5};

static void write_code(const struct state *s, move m, char text[5])
{
    struct writer w = writer_over(text, 5);

    blokus_write_move(&w, s, m);
}

static void play_randomly(const struct settings *with, struct game_played *g)
{
    move list[MAX_MOVES];
    struct state s;

    state_start(&blokus_rules, &s, with);
    for (g->count = 0; blokus_rules.actor(&s) != OVER; g->count++) {
        move m = list[rng_below(&dice, (uint32_t)blokus_rules.moves(&s, list))];

        g->at[g->count] = s;
        write_code(&s, m, g->code[g->count].text);
        blokus_rules.apply(&s, m);
    }
    g->at[g->count] = s;
}

static const struct settings strict = {
    {[OPTION_MODE] = FOUR, [OPTION_CORNERS] = CORNERS_ANY, [OPTION_PASSES] = PASSES_FORCED}};

static void join(const struct game_played *g, int count, const char *between, char *out)
{
    out[0] = '\0';
    for (int i = 0; i < count; i++) {
        strcat(out, g->code[i].text);
        strcat(out, between);
    }
}

static bool legitimate(const char *text)
{
    return blokus_legitimate_game(text, strlen(text));
}

static void assert_scores(const char *text, const struct state *s)
{
    int score[4];

    assert_true(blokus_score_game(text, strlen(text), score, NULL));
    for (int c = 0; c < COLOURS; c++)
        assert_int_equal(score[c], blokus_colour_score(s, c));
}

static void every_beginning_of_a_game_is_a_game(void **unused)
{
    static struct game_played g;
    char text[ROOM];

    (void)unused;
    for (int i = 0; i < 4; i++) {
        play_randomly(&strict, &g);
        for (int n = 0; n <= g.count; n++) {
            join(&g, n, i % 2 ? " " : "", text);
            assert_true(legitimate(text));
            assert_scores(text, &g.at[n]);
        }
    }
}

static void white_space_does_not_matter(void **unused)
{
    static const char *const between[] = {"", " ", "  ", "\t", "\r\n", " \n\t "};
    static struct game_played g;
    char text[ROOM];

    (void)unused;
    for (int i = 0; i < GAMES; i++) {
        play_randomly(&strict, &g);
        join(&g, g.count, between[i % 6], text);
        assert_true(legitimate(text));
        assert_scores(text, &g.at[g.count]);
    }
}

/* Another spelling of the same placement, if the origin then has a name. */
static void respell(char code[5])
{
    int tile = code[0] - 'A', wanted = (int)rng_below(&dice, ORIENTATIONS), x, y;
    const struct spelling *is, *may;

    if (code[0] == '.')
        return;
    is = &blokus_spellings[tile][code[1] - 'A'];
    may = &blokus_spellings[tile][wanted];
    x = code[2] - 'A' + is->dx - may->dx;
    y = code[3] - 'A' + is->dy - may->dy;
    if (is->shape != may->shape || x < 0 || x >= SIDE || y < 0 || y >= SIDE)
        return;
    code[1] = (char)('A' + wanted);
    code[2] = (char)('A' + x);
    code[3] = (char)('A' + y);
}

static void quarter_turn(char code[5])
{
    int x = code[2] - 'A', y = code[3] - 'A', o = code[1] - 'A';

    if (code[0] == '.')
        return;
    code[1] = (char)('A' + (o & 4) + (o + 1) % 4);
    code[2] = (char)('A' + SIDE - 1 - y);
    code[3] = (char)('A' + x);
}

static void mirror(char code[5])
{
    if (code[0] == '.')
        return;
    code[1] = "EHGFADCB"[code[1] - 'A'];
    code[2] = (char)('A' + SIDE - 1 - (code[2] - 'A'));
}

static void check_changed(void (*change)(char code[5]))
{
    static struct game_played g;
    char text[ROOM];

    for (int i = 0; i < GAMES; i++) {
        play_randomly(&strict, &g);
        for (int n = 0; n < g.count; n++)
            change(g.code[n].text);
        join(&g, g.count, " ", text);
        assert_true(legitimate(text));
        assert_scores(text, &g.at[g.count]);
    }
}

static void spelling_does_not_matter(void **unused)
{
    (void)unused;
    check_changed(respell);
}

static void turned_games_are_games(void **unused)
{
    (void)unused;
    check_changed(quarter_turn);
}

static void mirrored_games_are_games(void **unused)
{
    (void)unused;
    check_changed(mirror);
}

static int squares_of(const struct state *s, int colour)
{
    int squares = 0;

    for (int x = 0; x < SIDE; x++)
        squares += __builtin_popcount(s->column[colour][x]);
    return squares;
}

static void scores_follow_from_squares(void **unused)
{
    static struct game_played g;

    (void)unused;
    for (int i = 0; i < GAMES; i++) {
        play_randomly(&strict, &g);
        for (int n = 0; n <= g.count; n++)
            for (int c = 0; c < COLOURS; c++) {
                const struct state *s = &g.at[n];
                int bonus = s->held[c] ? 0 : s->last[c] == MONOMINO + 1 ? 20 : 15;
                int tiles = 0;

                for (int t = 0; t < TILES; t++)
                    tiles += s->held[c] >> t & 1 ? 0 : blokus_tile_sizes[t];
                assert_int_equal(squares_of(s, c), tiles);
                assert_int_equal(blokus_colour_score(s, c) + 89, tiles + bonus);
            }
    }
}

static void tiles_keep_their_distance(void **unused)
{
    static struct game_played g;

    (void)unused;
    for (int i = 0; i < GAMES; i++) {
        const struct state *s;

        play_randomly(&strict, &g);
        s = &g.at[g.count];
        for (int x = 0; x < SIDE; x++)
            for (int c = 0; c < COLOURS; c++)
                for (int d = c + 1; d < COLOURS; d++)
                    assert_int_equal(s->column[c][x] & s->column[d][x], 0);
        for (int c = 0; c < COLOURS; c++)
            for (int t = 0; t < TILES; t++) {
                struct placement p = placement_at(s, c, t);
                struct state without = *s;
                struct field allowed;

                if (s->held[c] >> t & 1)
                    continue;
                for (int j = 0; j < placement_shape(&p)->size; j++)
                    without.column[c][p.x + placement_shape(&p)->cell[j].x] &=
                        ~(1u << (MARGIN + p.y + placement_shape(&p)->cell[j].y));
                blokus_allowed(&without, c, &allowed);
                for (int j = 0; j < placement_shape(&p)->size; j++)
                    assert_true(allowed.column[MARGIN + p.x + placement_shape(&p)->cell[j].x] >>
                                    (MARGIN + p.y + placement_shape(&p)->cell[j].y) &
                                1);
            }
    }
}

static void blocked_colours_stay_blocked(void **unused)
{
    static struct game_played g;
    struct settings with = strict;

    (void)unused;
    with.choice[OPTION_PASSES] = PASSES_FREE;
    for (int i = 0; i < GAMES; i++) {
        bool could[COLOURS] = {true, true, true, true};

        play_randomly(&with, &g);
        for (int n = 0; n <= g.count; n++)
            for (int c = 0; c < COLOURS; c++) {
                bool can = blokus_can_place(&g.at[n], c);

                assert_true(could[c] || !can);
                could[c] = can;
            }
    }
}

static void answers_can_be_joined(void **unused)
{
    static struct game_played g;
    char text[ROOM], answer[5];

    (void)unused;
    for (int i = 0; i < GAMES; i++) {
        struct settings with = strict;

        with.choice[OPTION_PASSES] = i % 2 ? PASSES_FREE : PASSES_FORCED;
        play_randomly(&with, &g);
        for (int n = 0; n <= g.count; n += 3) {
            bool can = blokus_can_place(&g.at[n], g.at[n].mover);

            join(&g, n, " ", text);
            assert_true(blokus_make_move(text, strlen(text), answer, NULL));
            assert_int_equal(strcmp(answer, ".") == 0, !can);
            strcat(text, answer);
            assert_true(legitimate(text));
        }
    }
}

static void answers_open_in_the_own_corner(void **unused)
{
    char text[32] = "", answer[5];

    (void)unused;
    for (int c = 0; c < COLOURS; c++) {
        struct state s;
        struct settings with = strict;
        struct reader r;
        move m;

        with.choice[OPTION_CORNERS] = CORNERS_FIXED;
        assert_true(blokus_make_move(text, strlen(text), answer, NULL));
        state_start(&blokus_rules, &s, &with);
        s.mover = (uint8_t)c;
        r = reader_of(answer);
        m = blokus_read_move(&r, &s);
        assert_true(is_legal(&blokus_rules, &s, m));
        strcat(text, answer);
    }
}

static void errors_leave_the_result_alone(void **unused)
{
    int score[4] = {1, 2, 3, 4};
    char answer[5] = "left";
    struct blokus_fault fault;

    (void)unused;
    assert_false(blokus_score_game("RCCC RCAA", 9, score, &fault));
    assert_int_equal(fault.column, 6);
    assert_false(blokus_score_game(NULL, 0, score, &fault));
    assert_int_equal(fault.column, 0);
    assert_int_equal(score[0] + score[1] + score[2] + score[3], 10);
    assert_false(blokus_make_move("RCC", 3, answer, &fault));
    assert_int_equal(fault.column, 4);
    assert_false(blokus_make_move(NULL, 0, answer, NULL));
    assert_string_equal(answer, "left");
    assert_false(blokus_legitimate_game(NULL, 0));
}

/* A playout's moves, replayed one by one through the rules, passes added where a colour has none. */
static void check_playout(const struct state *from, struct playout *scratch)
{
    static struct played played;
    struct state s = *from, end = *from;
    int next = 0, moves;

    played.count = 0;
    moves = blokus_playout(&end, &dice, scratch, &played);
    while (blokus_rules.actor(&s) != OVER) {
        bool can = blokus_can_place(&s, s.mover);

        assert_true(!can || next < played.count);
        assert_true(!can || is_legal(&blokus_rules, &s, played.move[next]));
        assert_true(!can || played.who[next] == blokus_rules.actor(&s));
        blokus_rules.apply(&s, can ? played.move[next++] : move_pass(s.mover));
        moves--;
    }
    assert_int_equal(next, played.count);
    assert_int_equal(moves, 0);
    assert_memory_equal(&s, &end, sizeof s);
}

static void playouts_stop_only_when_they_must(void **unused)
{
    static struct game_played g;
    static struct playout scratch;

    (void)unused;
    for (int i = 0; i < GAMES; i++) {
        struct settings with = strict;

        with.choice[OPTION_MODE] = i % MODES;
        with.choice[OPTION_CORNERS] = i % 2;
        play_randomly(&with, &g);
        for (int n = 0; n < g.count; n++)
            check_playout(&g.at[n], &scratch);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_beginning_of_a_game_is_a_game),
        cmocka_unit_test(white_space_does_not_matter),
        cmocka_unit_test(spelling_does_not_matter),
        cmocka_unit_test(turned_games_are_games),
        cmocka_unit_test(mirrored_games_are_games),
        cmocka_unit_test(scores_follow_from_squares),
        cmocka_unit_test(tiles_keep_their_distance),
        cmocka_unit_test(blocked_colours_stay_blocked),
        cmocka_unit_test(answers_can_be_joined),
        cmocka_unit_test(answers_open_in_the_own_corner),
        cmocka_unit_test(playouts_stop_only_when_they_must),
        cmocka_unit_test(errors_leave_the_result_alone),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
