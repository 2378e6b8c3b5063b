/* Agamemnon in the viewer: every well-formed state is shown, whatever a game could come to. */
#include "tests/unit/table-help.h"

#include "games/agamemnon/view/view.h"

static int edges_shown(struct table *t)
{
    const struct drawing *d = table_draw(t);
    int count = 0;

    for (int e = 0; e < MOST_EDGES; e++)
        count += drawing_target_of(d, EDGE_PLACE + e) >= 0;
    return count;
}

/* Well-formed by the written rules, but no game leads there. */
static void the_viewer_shows_every_well_formed_state(void **unused)
{
    static const struct {
        const char *text, *doubt;
        int column, placed, edges;
    } cases[] = {
        {"Oa00/", "a game needs all the edges of a board", 6, 1, 0},
        {"/S0001S0004", "a game needs all the edges of a board", 12, 0, 2},
        {"{\"Oa00\", \"S0001\"}", "a game needs all the edges of a board", 16, 1, 1},
        {"[\"Oa00\",\"S0001\"]", "a game needs all the edges of a board", 15, 1, 1},
        {"Oa00Ba00/standard", "this node holds a tile already", 5, 2, 49},
        {"Oa00Oa01/standard", "it is the other player's turn to place here", 5, 2, 49},
        {"Ba00/standard", "it is the other player's turn to place here", 1, 1, 49},
        {"Oa00Ba01Ba02/standard", "this player has no further tile of this kind", 9, 3, 49},
        {"Oa99/standard", "there is no such node on this board", 1, 0, 49},
        {"Oa32/standard", "there is no such node on this board", 1, 0, 49},
        {"/S0031", "this is not the next edge of the board", 2, 0, 0},
        {"/S0100", "this is not the next edge of the board", 2, 0, 1},
        {"/S0000", "an edge joins two different nodes", 2, 0, 0},
        {"/S0001L0001", "these nodes are joined already", 7, 0, 1},
        {"/S3032", "this is not the next edge of the board", 2, 0, 1},
        {"/A0001", "only the Loom has classes of edges", 2, 0, 1},
        {"Oa00/loom", "no tile is placed before the types are drawn", 1, 1, 66},
    };

    (void)unused;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct table *t = new_table("agamemnon", 2, 1);
        struct reader r = reader_of(cases[i].text);
        struct refusal why = {0};

        assert_true(table_view(t, &r, &why));
        assert_string_equal(r.doubt, cases[i].doubt);
        assert_int_equal(reader_doubt_column(&r), cases[i].column);
        assert_int_equal(table_state(t)->placed, cases[i].placed);
        assert_int_equal(edges_shown(t), cases[i].edges);
        r = reader_of(cases[i].text);
        assert_false(table_position(t, &r, &why)); /* to be looked at, not to be played */
        table_free(t);
    }
}

/* Seventy tiles, of which thirty are counted. */
static void the_viewer_survives_many_tiles(void **unused)
{
    char text[512];
    struct writer w = writer_over(text, sizeof text);
    struct table *t = new_table("agamemnon", 2, 1);
    struct reader r;
    struct refusal why = {0};

    (void)unused;
    for (int i = 0; i < 70; i++) {
        write_text(&w, i % 2 ? "Bj" : "Oa");
        write_digits(&w, i % 32, 2);
    }
    write_text(&w, "/standard");
    r = reader_of(text);
    assert_true(table_view(t, &r, &why));
    assert_int_equal(table_state(t)->placed, TILES);
    table_draw(t);
    table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_viewer_shows_every_well_formed_state),
        cmocka_unit_test(the_viewer_survives_many_tiles),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
