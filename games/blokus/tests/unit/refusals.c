/* Blokus: every kind of refusal names its squares, as the rules of one placement do. */
#include "core/walk.h"
#include "games/blokus/rules/blokus.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static const struct {
    const char *state, *move, *sentence;
    const char *squares; /* column and row letter of each */
} cases[] = {
    {"", "RCAA", "It would hang over the edge of the board.", "AA"},
    {"", "JATQ", "It would hang over the edge of the board.", "TQTRTSTT"},
    {"RCCC", "RCCC", "It would cover squares that are taken.", "AAABBBBCCC"},
    {"RCCC", "BACC", "It would cover squares that are taken.", "CC"},
    {"AAAA AATA AATT AAAT", "BAAB", "It would touch a blue tile along an edge.", "AB"},
    {"AAAA AATA AATT AAAT", "BAEE", "It must touch a blue tile at a corner.", "BB"},
    {"AAAA AATA AATT AAAT BABB BASB", "BAEE", "It must touch a red tile at a corner.", "SS"},
    {"", "AABB", "Blue's first tile must cover a free corner of the board.", "AAATTATT"},
    {"AAAA", "AABB", "Yellow's first tile must cover a free corner of the board.", "ATTATT"},
    {"corners=fixed; AAAA", "AABB", "Yellow's first tile must cover the corner where it starts.",
     "TA"},
    {"mode=duo; AAEE", "AAAA", "Yellow's first tile must cover the corner where it starts.", "JJ"},
    {"mode=duo corners=any;", "AAAA", "Blue's first tile must cover a start square.", "EEJJ"},
    {"AAAA AATA AATT AAAT", "AABB", "Blue has played this tile already.", "AA"},
    {". AATA AATT AAAT", "BAEE", "Blue has stopped and plays no more.", "EEEF"},
};

static bool names(const struct refusal *why, int place)
{
    for (int i = 0; i < why->places; i++)
        if (why->place[i] == place)
            return true;
    return false;
}

static int squares_named(const struct refusal *why)
{
    int count = 0;

    for (int i = 0; i < why->places; i++)
        count += why->place[i] < PLACE_TILE;
    return count;
}

static void refuse_move(const char *state, const char *text, struct refusal *why)
{
    struct reader r = reader_of(state), m = reader_of(text);
    struct state s;

    assert_true(read_position(&blokus_rules, &r, &s, why));
    assert_false(play(&blokus_rules, &s, blokus_read_move(&m, &s), why));
    assert_null(m.error);
}

static void every_refusal_names_its_squares(void **unused)
{
    (void)unused;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *at = cases[i].squares;
        struct refusal why;

        refuse_move(cases[i].state, cases[i].move, &why);
        assert_string_equal(why.text, cases[i].sentence);
        assert_int_equal(squares_named(&why), strlen(at) / 2);
        for (; *at; at += 2)
            assert_true(names(&why, place_square(at[0] - 'A', at[1] - 'A')));
    }
}

static void refusals_name_tiles_too(void **unused)
{
    struct refusal why;

    (void)unused;
    refuse_move("AAAA AATA AATT AAAT", "AABB", &why);
    assert_true(names(&why, place_tile(BLUE, MONOMINO)));
    refuse_move("passes=forced; AAAA AATA AATT AAAT", ".", &why);
    assert_string_equal(why.text, "Blue can still place a tile, so it may not pass.");
    assert_int_equal(why.places, TILES - 1);
    assert_false(names(&why, place_tile(BLUE, MONOMINO)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_refusal_names_its_squares),
        cmocka_unit_test(refusals_name_tiles_too),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
