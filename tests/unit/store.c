/* Kept games as files: full disks, folders and files that cannot be used, torn files. What is there is never
   written over by mistake, and what could not be stored is said and tried again. */
#define _GNU_SOURCE /* setresuid */
#include "tests/unit/store-help.h"

#include <sys/resource.h>

enum { NOBODY = 65534 };

static void a_full_disk_loses_nothing(void **unused)
{
    struct program p = program_new();
    struct rlimit before, full;
    char name[64], *text;

    (void)unused;
    begin(&p);
    snprintf(name, sizeof name, "%s", session_name(p.session));
    text = text_of(name);
    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &before);
    full = (struct rlimit){.rlim_cur = 100, .rlim_max = before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &full);
    play(&p);
    play(&p);
    assert_non_null(strstr(notice(&p), "cannot be stored: File too large"));
    assert_false(session_is_kept(p.session));
    char *now = text_of(name);
    assert_string_equal(now, text); /* whole, as it was */
    assert_int_equal(files_in_folder(".new."), 0);
    setrlimit(RLIMIT_FSIZE, &before);
    session_tick(p.session, 60, 1060);
    pump(&p);
    assert_true(session_is_kept(p.session));
    assert_string_equal(notice(&p), "");
    assert_int_equal(moves_in(name), table_length(session_table(p.session)));
    free(now);
    free(text);
    program_end(&p);
}

/* Runs a test as somebody whom modes concern. */
static void as_nobody(void (*test)(void))
{
    pid_t child = fork();
    int status;

    if (child == 0) {
        if (getuid() == 0 && setresuid(NOBODY, NOBODY, NOBODY) != 0)
            _exit(9);
        test();
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
}

/* Inside of as_nobody: cmocka's own checks would jump out of the wrong process. */
static void must(bool holds, int line)
{
    if (holds)
        return;
    fprintf(stderr, "%s:%d does not hold\n", __FILE__, line);
    _exit(1);
}

static void in_a_folder_for_reading(void)
{
    struct program p = program_new();
    char folder[200];

    begin(&p);
    snprintf(folder, sizeof folder, "%s/parlour/games", home);
    must(chmod(folder, 0555) == 0, __LINE__);
    play(&p);
    must(strstr(notice(&p), "Permission denied") != NULL, __LINE__);
    must(chmod(folder, 0755) == 0, __LINE__);
    session_do(p.session, ACTION_AGAIN);
    pump(&p);
    must(session_is_kept(p.session), __LINE__);
    program_end(&p);
}

static void a_folder_for_reading_is_said_to_be(void **unused)
{
    (void)unused;
    as_nobody(in_a_folder_for_reading);
}

static void with_a_file_of_mode_000(void)
{
    struct program p = program_new();
    char name[64];
    struct stat before, after;
    struct entry e;

    begin(&p);
    snprintf(name, sizeof name, "%s", session_name(p.session));
    must(chmod(path_of(name), 0) == 0 && stat(path_of(name), &before) == 0, __LINE__);
    play(&p);
    must(strstr(notice(&p), "Permission denied") != NULL, __LINE__);
    must(stat(path_of(name), &after) == 0 && after.st_ino == before.st_ino, __LINE__);
    program_end(&p);
    p = program_new();
    must(session_count(p.session) == 1, __LINE__);
    session_entry(p.session, 0, &e);
    must(!e.game && strcmp(e.name, name) == 0, __LINE__); /* there, but not readable: not "none" */
    session_open(p.session, name);
    pump(&p);
    must(strstr(p.said, "Permission denied") != NULL, __LINE__);
    begin(&p);
    must(session_is_kept(p.session) && strcmp(session_name(p.session), name) != 0, __LINE__);
    must(stat(path_of(name), &after) == 0 && after.st_ino == before.st_ino, __LINE__);
    program_end(&p);
}

static void an_unreadable_file_is_not_none(void **unused)
{
    (void)unused;
    as_nobody(with_a_file_of_mode_000);
}

/* Reading it fails for everybody, as it does from a broken disk. */
static void what_cannot_be_read_is_not_written_over(void **unused)
{
    struct program p = program_new();
    char name[64];
    struct stat about;

    (void)unused;
    begin(&p);
    snprintf(name, sizeof name, "%s", session_name(p.session));
    assert_int_equal(unlink(path_of(name)), 0);
    assert_int_equal(mkdir(path_of(name), 0777), 0);
    play(&p);
    assert_non_null(strstr(notice(&p), "Is a directory"));
    assert_true(stat(path_of(name), &about) == 0 && S_ISDIR(about.st_mode));
    assert_int_equal(rmdir(path_of(name)), 0);
    session_do(p.session, ACTION_AGAIN);
    pump(&p);
    /* Nothing is there where something was: it is stored once more, whole. */
    assert_true(session_is_kept(p.session));
    assert_int_equal(moves_in(session_name(p.session)), table_length(session_table(p.session)));
    program_end(&p);
}

/* A power cut on a disk that lies leaves half a file, or an empty one. */
static void a_torn_file_stays(void **unused)
{
    static const off_t lengths[] = {0, 3, 40, 400};

    (void)unused;
    for (int i = 0; i < 4; i++) {
        struct program p = program_new();
        char name[64], *text, *now;

        begin(&p);
        for (int k = 0; k < 8; k++)
            play(&p);
        snprintf(name, sizeof name, "%s", session_name(p.session));
        program_end(&p);
        assert_int_equal(truncate(path_of(name), lengths[i]), 0);
        text = text_of(name);
        p = program_new();
        session_open(p.session, name);
        pump(&p);
        assert_non_null(strstr(p.said, "cannot be read"));
        begin(&p);
        assert_true(session_is_kept(p.session));
        now = text_of(name);
        assert_string_equal(now, text);
        free(now);
        free(text);
        program_end(&p);
    }
}

static void without_a_home_it_is_said(void **unused)
{
    struct program p;
    char *before = strdup(getenv("HOME") ? getenv("HOME") : "");

    (void)unused;
    unsetenv("XDG_DATA_HOME");
    unsetenv("HOME");
    p = program_new();
    begin(&p);
    assert_non_null(strstr(notice(&p), "there is no home folder"));
    program_end(&p);
    setenv("HOME", before, 1);
    free(before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        in_home(a_full_disk_loses_nothing),
        in_home(a_folder_for_reading_is_said_to_be),
        in_home(an_unreadable_file_is_not_none),
        in_home(what_cannot_be_read_is_not_written_over),
        in_home(a_torn_file_stays),
        in_home(without_a_home_it_is_said),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
