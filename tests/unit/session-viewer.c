/* What the viewer reads: published texts, field by field, with their quotes and their mistakes. */
#include "tests/unit/session-help.h"

static void typed(struct desk *d, const char *tiles, const char *edges)
{
    session_type(d->session, 0, tiles, strlen(tiles));
    session_type(d->session, 1, edges, strlen(edges));
    session_refresh(d->session);
}

/* Two published strings, each of which may be empty; mistakes are counted in the field where they are. */
static void the_viewer_reads_each_field(void **unused)
{
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    char shown[8192];
    struct writer w = writer_over(shown, sizeof shown);

    (void)unused;
    session_view(d.session, catalogue_find("agamemnon", 9), NULL, 0);
    pump(&d);
    assert_int_equal(session_fields(d.session), 2);
    typed(&d, "Oa00Bf01", "");
    assert_string_equal(
        session_mistake(d.session),
        "No game leads here. Column 1 of Edges: A game needs all the edges of a board.");
    table_snapshot(session_table(d.session), &w);
    assert_int_equal(strncmp(shown, "Oa00Bf01/", 9), 0);
    typed(&d, "", "");
    assert_non_null(strstr(session_mistake(d.session), "Column 1 of Edges: "));
    typed(&d, "Oa00", "S0001S00x4");
    assert_string_equal(session_mistake(d.session),
                        "Column 9 of Edges: Expected a node, two digits.");
    typed(&d, "Oa0", "S0001");
    assert_non_null(strstr(session_mistake(d.session), "of Tiles: "));
    typed(&d, "{\"Oa00\", \"S0001S00x4\"}", "");
    assert_int_equal(strncmp(session_mistake(d.session), "Column 19: ", 11), 0);
    desk_kill(&d);
    shelf_clear(&f);
}

/* Texts are read as the documents spell them, with their quotes. */
static void quoted_texts_are_viewed(void **unused)
{
    static const char *const texts[] = {"heap 5", "\"heap 5\"", " { \"heap 5\" } ", "{\"heap 5"};

    (void)unused;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct shelf shelf = {0};
        struct desk d = desk_on(&shelf, 1);
        char text[100];
        struct writer w = writer_over(text, sizeof text);

        session_view(d.session, game_of("null"), texts[i], strlen(texts[i]));
        pump(&d);
        assert_string_equal(session_mistake(d.session), "");
        table_snapshot(session_table(d.session), &w);
        assert_memory_equal(text, "heap 5", 6);
        desk_kill(&d);
    }
}

/* Two texts in one stand in two fields. */
static void quoted_pairs_fill_their_fields(void **unused)
{
    static const char text[] = "{\"Oa00Oa01\", \"S0001\"}";
    struct shelf shelf = {0};
    struct desk d = desk_on(&shelf, 1);

    (void)unused;
    session_view(d.session, game_of("agamemnon"), text, strlen(text));
    pump(&d);
    assert_int_equal(session_fields(d.session), 2);
    assert_string_equal(session_field(d.session, 0), "Oa00Oa01");
    assert_string_equal(session_field(d.session, 1), "S0001");
    assert_non_null(strstr(session_mistake(d.session), "No game leads here. "));
    desk_kill(&d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_viewer_reads_each_field),
        cmocka_unit_test(quoted_texts_are_viewed),
        cmocka_unit_test(quoted_pairs_fill_their_fields),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
