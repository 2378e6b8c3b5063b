/* Kept games as files, and two programs that play them: who looks, who takes over, who was killed. */
#include "tests/unit/store-help.h"

/* A game that one program has begun, opened by another one. */
static struct program open_twice(struct program *a, char name[64])
{
    struct program b;

    begin(a);
    snprintf(name, 64, "%s", session_name(a->session));
    b = program_new();
    session_open(b.session, name);
    pump(&b);
    return b;
}

static void the_second_program_only_looks(void **unused)
{
    struct program a = program_new(), b;
    char name[64];
    int length;

    (void)unused;
    b = open_twice(&a, name);
    assert_string_equal(notice(&b), "This game is open in another window.");
    play(&a);
    session_do(b.session, ACTION_TAKE_OVER);
    pump(&b);
    assert_string_equal(notice(&b), "");
    length = table_length(session_table(a.session));
    assert_int_equal(table_length(session_table(b.session)), length);
    store_watch(a.store, a.session);
    pump(&a);
    assert_string_equal(notice(&a), "This game is open in another window.");
    play(&b);
    assert_int_equal(moves_in(name), table_length(session_table(b.session)));
    program_end(&a);
    program_end(&b);
}

/* Who has not heard yet that somebody took his game over keeps his own beside it. */
static void both_ways_are_kept(void **unused)
{
    struct program a = program_new(), b;
    char name[64];

    (void)unused;
    b = open_twice(&a, name);
    session_do(b.session, ACTION_TAKE_OVER);
    pump(&b);
    play(&b);
    play(&a);
    assert_string_not_equal(session_name(a.session), name);
    assert_int_equal(moves_in(name), table_length(session_table(b.session)));
    assert_int_equal(moves_in(session_name(a.session)), table_length(session_table(a.session)));
    assert_int_equal(files_in_folder(".parlour"), 2);
    program_end(&a);
    program_end(&b);
}

/* Who is killed holds nothing any more. */
static void a_dead_program_holds_nothing(void **unused)
{
    int ready[2], status;
    char name[64] = "";
    pid_t child;
    struct program p;

    (void)unused;
    assert_int_equal(pipe(ready), 0);
    child = fork();
    if (child == 0) {
        p = program_new();
        begin(&p);
        (void)!write(ready[1], session_name(p.session), strlen(session_name(p.session)));
        for (;;)
            pause();
    }
    assert_true(read(ready[0], name, sizeof name - 1) > 0);
    kill(child, SIGKILL);
    waitpid(child, &status, 0);
    p = program_new();
    session_open(p.session, name);
    pump(&p);
    assert_string_equal(notice(&p), "");
    play(&p);
    assert_string_equal(session_name(p.session), name);
    program_end(&p);
    close(ready[0]);
    close(ready[1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        in_home(the_second_program_only_looks),
        in_home(both_ways_are_kept),
        in_home(a_dead_program_holds_nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
