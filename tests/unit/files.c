/* Files: all or nothing, what is no file is left alone, and leftovers are swept but nothing else. */
#include "host/files.h"

#include <errno.h>
#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

static char folder[] = "files-XXXXXX";
static char path[64];

static const char *at(const char *name)
{
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static int make_folder(void **unused)
{
    (void)unused;
    return mkdtemp(folder) ? 0 : -1;
}

static int remove_folder(void **unused)
{
    (void)unused;
    return rmdir(folder);
}

static bool holds(const char *name, const char *text)
{
    size_t length;
    char *bytes = file_read(at(name), &length);
    bool same = bytes && length == strlen(text) && memcmp(bytes, text, length) == 0;

    free(bytes);
    return same;
}

static void writes_all_or_nothing(void **unused)
{
    (void)unused;
    assert_true(file_write(at("a"), "one", 3));
    assert_true(holds("a", "one"));
    assert_true(file_write(at("a"), "another", 7));
    assert_true(holds("a", "another"));
    assert_int_equal(folder_sweep(folder), 0); /* nothing was left behind */
    assert_false(file_write(at("missing/a"), "x", 1));
    assert_int_equal(errno, ENOENT);
    assert_false(file_write(folder, "x", 1));
    assert_int_equal(errno, EISDIR);
    unlink(at("a"));
}

static void replaces_nothing_but_files(void **unused)
{
    struct stat about;

    (void)unused;
    assert_int_equal(mkfifo(at("pipe"), 0600), 0);
    assert_false(file_write(at("pipe"), "x", 1));
    assert_int_equal(errno, EINVAL);
    assert_true(stat(at("pipe"), &about) == 0 && S_ISFIFO(about.st_mode));
    unlink(at("pipe"));
}

static void reads_no_device_for_ever(void **unused)
{
    size_t length;

    (void)unused;
    assert_null(file_read("/dev/zero", &length));
    assert_int_equal(errno, EFBIG);
}

static int leave(const char *name)
{
    int handle = open(at(name), O_WRONLY | O_CREAT | O_EXCL, 0600);

    assert_true(handle >= 0);
    return handle;
}

/* A writer holds the lock of what it writes; who was killed holds none. */
static void sweeps_leftovers_only(void **unused)
{
    static const char *const mine[] = {"game.new.thing", "game.new.", "game.news", "game"};
    int alive = leave("b.new.0123456789abcdef");

    (void)unused;
    flock(alive, LOCK_EX);
    close(leave("a.table.new.4711"));
    close(leave("a.new.fedcba9876543210"));
    for (size_t i = 0; i < sizeof mine / sizeof *mine; i++)
        close(leave(mine[i]));
    assert_int_equal(folder_sweep(folder), 2);
    assert_int_equal(folder_sweep(folder), 0);
    for (size_t i = 0; i < sizeof mine / sizeof *mine; i++)
        assert_int_equal(unlink(at(mine[i])), 0);
    close(alive);
    assert_int_equal(folder_sweep(folder), 1);
    assert_int_equal(folder_sweep("no such folder"), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(writes_all_or_nothing),
        cmocka_unit_test(replaces_nothing_but_files),
        cmocka_unit_test(reads_no_device_for_ever),
        cmocka_unit_test(sweeps_leftovers_only),
    };

    return cmocka_run_group_tests_name("files", tests, make_folder, remove_folder);
}
