/* What the session remembers of people: names, asked once, kept with every game, told in "Your games"; and how they last played. */
#include "tests/unit/session-help.h"

static const char *told(struct desk *d, int i)
{
    static char text[SENTENCE_ROOM];
    struct writer w = writer_over(text, sizeof text);

    session_search(d->session, "", NULL, WHICH_ALL);
    assert_in_range(i, 0, session_count(d->session) - 1);
    session_tell_entry(d->session, i, &w);
    return text;
}

static void introduce(struct desk *d, int person, const char *name)
{
    session_introduce(d->session, person, name, strlen(name));
}

static void asked_once(void **unused)
{
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    struct start how;

    (void)unused;
    session_preset(d.session, game_of("marrakech"), &how);
    assert_string_equal(how.name[0], "");
    strcpy(how.name[0], "Ann");
    session_begin(d.session, game_of("marrakech"), &how);
    assert_string_equal(table_called(session_table(d.session), 0), "Ann");
    assert_string_equal(session_introduced(d.session, 0), "Ann");
    session_preset(d.session, game_of("patchwork"), &how); /* also in other games */
    assert_string_equal(how.name[0], "Ann");
    how.seat[0] = 3; /* whoever is the person, wherever he sits */
    how.seat[1] = SEAT_PERSON;
    strcpy(how.name[1], "Ann");
    session_begin(d.session, game_of("patchwork"), &how);
    assert_string_equal(table_called(session_table(d.session), 0), "");
    assert_string_equal(table_called(session_table(d.session), 1), "Ann");
    session_call(d.session, 1, "Bo", 2);
    assert_string_equal(session_introduced(d.session, 0), "Bo");
    desk_kill(&d);
    shelf_clear(&f);
}

static void kept_with_the_game(void **unused)
{
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);

    (void)unused;
    introduce(&d, 0, "A\t\"nn\\ \xe2\x80\xae");
    assert_string_equal(session_introduced(d.session, 0), "A \"nn\\");
    begin(&d, "null", SEAT_PERSON);
    session_call(d.session, 0, "Ann \"x\"", 7);
    move_on(&d, 0);
    assert_non_null(strstr(told(&d, 0), "Ann \"x\", "));
    desk_kill(&d);

    d = desk_on(&f, 2);
    assert_non_null(strstr(told(&d, 0), "Ann \"x\", "));
    session_search(d.session, "ann", NULL, WHICH_ALL);
    assert_int_equal(session_count(d.session), 1);
    session_resume(d.session, game_of("null"));
    pump(&d);
    assert_string_equal(table_called(session_table(d.session), 0), "Ann \"x\"");
    desk_kill(&d);
    shelf_clear(&f);
}

/* A heading with a name that is none tells who sits there, and the game opens as its own text says. */
static void forged_headings(void **unused)
{
    static const char *const forged[] = {"names \"\xe2\x80\xae\"", "names \"Ann", "rubbish", ""};
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    char text[4096], name[64];

    (void)unused;
    begin(&d, "null", SEAT_PERSON);
    session_call(d.session, 0, "Ann", 3);
    move_on(&d, 0);
    snprintf(name, sizeof name, "%s", session_name(d.session));
    desk_kill(&d);
    for (size_t i = 0; i < sizeof forged / sizeof *forged; i++) {
        const char *kept = f.text[shelf_find(&f, name)];
        const char *at = strstr(kept, "\tnames"), *end = strchr(kept, '\n');

        at = at && at < end ? at : end;
        snprintf(text, sizeof text, "%.*s\t%s%s", (int)(at - kept), kept, forged[i], end);
        shelf_put(&f, name, text);
        d = desk_on(&f, 2);
        assert_non_null(strstr(told(&d, 0), "person, "));
        session_open(d.session, name);
        pump(&d);
        assert_string_equal(table_called(session_table(d.session), 0), "Ann");
        desk_kill(&d);
    }
    shelf_clear(&f);
}

static void the_last_choice_is_proposed(void **unused)
{
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    const struct game *g = game_of("marrakech");
    struct start how;

    (void)unused;
    session_preset(d.session, g, &how);
    assert_int_equal(how.seat[0], SEAT_PERSON);
    assert_int_equal(how.seat[1], 3);
    how.seat[1] = 5;
    how.settings.choice[0] = 1;
    session_begin(d.session, g, &how);
    pump(&d);
    move_on(&d, 0);
    desk_kill(&d);

    d = desk_on(&f, 2); /* another day */
    session_preset(d.session, g, &how);
    assert_int_equal(how.seat[1], 5);
    assert_int_equal(how.settings.choice[0], 1);
    session_usual(g, &how); /* as on the first */
    assert_int_equal(how.seat[1], 3);
    desk_kill(&d);
    shelf_clear(&f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_last_choice_is_proposed), cmocka_unit_test(asked_once),
        cmocka_unit_test(kept_with_the_game), cmocka_unit_test(forged_headings)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
