/* Tables of solved games and their files, with a small game made for the purpose. */
#include "core/rules.h"
#include "dice/sha256.h"
#include "host/files.h"
#include "host/solved.h"

#include <pthread.h>
#include <semaphore.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

enum { CELLS = 60, ROUNDS = 6, STEPS = 10, HEAD = 72 };

/* Round r fills cells 10 r .. 10 r + 9, each from all of the round before: so order matters. */
static int steps(int round)
{
    (void)round;
    return STEPS;
}

static void begin(void *table, void *work)
{
    (void)table;
    *(uint64_t *)work = 12345;
}

static void step(void *table, void *work, int round, int which, void *scratch)
{
    uint64_t *cell = table, sum = *(uint64_t *)work;

    for (int i = 0; round > 0 && i < STEPS; i++)
        sum = sum * 31 + cell[STEPS * (round - 1) + i];
    *(uint64_t *)scratch = sum;
    cell[STEPS * round + which] = *(uint64_t *)scratch + (uint64_t)which;
}

static const struct solver solver = {.version = 3,
                                     .size = CELLS * sizeof(uint64_t),
                                     .work_size = sizeof(uint64_t),
                                     .scratch_size = sizeof(uint64_t),
                                     .rounds = ROUNDS,
                                     .steps = steps,
                                     .begin = begin,
                                     .step = step};
static const struct rules rules = {.name = "made-up", .version = 2};
static const struct brain brain = {.solver = &solver};
static const struct game game = {.rules = &rules, .brain = &brain};

static char folder[] = "/tmp/parlour-solved-XXXXXX";
static char path[128];

static int make_folder(void **unused)
{
    (void)unused;
    if (!mkdtemp(folder))
        return -1;
    snprintf(path, sizeof path, "%s/new/made-up.table", folder);
    return 0;
}

static int remove_folder(void **unused)
{
    char inner[128];

    (void)unused;
    snprintf(inner, sizeof inner, "%s/new", folder);
    remove(path);
    return rmdir(inner) + rmdir(folder);
}

static bool same(const struct solved *a, const struct solved *b)
{
    return memcmp(solved_table(a), solved_table(b), solver.size) == 0;
}

static void count_tells(void *context, double part)
{
    assert_true(part >= 0 && part <= 1);
    (*(int *)context)++;
}

static void test_threads_agree(void **unused)
{
    int told = 0;
    struct solved *one = solved_compute(&game, 1, count_tells, &told, NULL);

    (void)unused;
    assert_int_equal(told, ROUNDS * STEPS + 1);
    for (int threads = 2; threads <= 5; threads++) {
        struct solved *more = solved_compute(&game, threads, NULL, NULL, NULL);

        assert_true(same(one, more));
        solved_free(more);
    }
    solved_free(one);
}

static void test_stop(void **unused)
{
    atomic_bool stop = true;

    (void)unused;
    assert_null(solved_compute(&game, 2, NULL, NULL, &stop));
}

static void test_file(void **unused)
{
    struct solved *made = solved_compute(&game, 1, NULL, NULL, NULL), *found;

    (void)unused;
    assert_int_equal(solved_load(&game, path, &found), SOLVED_ABSENT);
    assert_null(found);
    assert_true(solved_store(made, path));
    assert_int_equal(solved_load(&game, path, &found), SOLVED_READY);
    assert_true(same(made, found));
    assert_int_equal(solved_size(found), HEAD + solver.size);
    solved_free(found);
    solved_free(made);
}

static void test_damage(void **unused)
{
    struct solved *made = solved_compute(&game, 1, NULL, NULL, NULL), *found;
    char *good, *bad;
    size_t length;

    (void)unused;
    assert_true(solved_store(made, path));
    good = file_read(path, &length);
    bad = malloc(length + 1);
    assert_true(good && bad);
    for (size_t i = 0; i < length; i++) { /* any byte altered, any length cut */
        memcpy(bad, good, length);
        bad[i] = (char)(bad[i] ^ (1 << i % 8));
        assert_true(file_write(path, bad, length));
        assert_true(solved_load(&game, path, &found) != SOLVED_READY && !found);
        assert_true(file_write(path, good, i));
        assert_int_equal(solved_load(&game, path, &found), i ? SOLVED_DAMAGED : SOLVED_ABSENT);
    }
    memcpy(bad, good, length);
    bad[length] = 0;
    assert_true(file_write(path, bad, length + 1));
    assert_int_equal(solved_load(&game, path, &found), SOLVED_DAMAGED);
    free(good);
    free(bad);
    solved_free(made);
}

/* Nobody waits for a pipe or looks into a folder, and whatever is no table of ours stays as it is. */
static void test_not_a_file(void **unused)
{
    struct solved *made = solved_compute(&game, 1, NULL, NULL, NULL), *found;

    (void)unused;
    remove(path);
    assert_int_equal(mkfifo(path, 0600), 0);
    assert_int_equal(solved_load(&game, path, &found), SOLVED_FOREIGN);
    assert_false(solved_store(made, path));
    remove(path);
    assert_true(file_write(path, "my thesis", 9));
    assert_int_equal(solved_load(&game, path, &found), SOLVED_FOREIGN);
    remove(path);
    assert_int_equal(mkdir(path, 0700), 0);
    assert_int_equal(solved_load(&game, path, &found), SOLVED_FOREIGN);
    assert_false(solved_store(made, path));
    assert_int_equal(rmdir(path), 0);
    solved_free(made);
}

/* Tables of other rules, another solver, or another game are not used. */
static void test_versions(void **unused)
{
    struct solved *made = solved_compute(&game, 1, NULL, NULL, NULL), *found;
    struct rules newer = rules, other = rules;
    struct solver better = solver;
    struct brain clever = {.solver = &better};
    struct game games[] = {{.rules = &newer, .brain = &brain},
                           {.rules = &rules, .brain = &clever},
                           {.rules = &other, .brain = &brain}};

    (void)unused;
    newer.version++;
    better.version++;
    other.name = "made-up-too";
    assert_true(solved_store(made, path));
    for (int i = 0; i < 3; i++)
        assert_int_equal(solved_load(&games[i], path, &found), SOLVED_OUTDATED);
    assert_int_equal(solved_load(&game, path, &found), SOLVED_READY);
    solved_free(found);
    solved_free(made);
}

/* A right checksum is not enough where numbers of the table lead to others. */
static void test_forged(void **unused)
{
    struct solved *made = solved_compute(&game, 1, NULL, NULL, NULL), *found;
    struct solver wary = solver;
    struct brain careful = {.solver = &wary};
    struct game guarded = {.rules = &rules, .brain = &careful};
    unsigned char digest[DIGEST_SIZE];
    char text[DIGEST_TEXT];

    (void)unused;
    assert_true(solved_store(made, path));
    wary.fixed = sizeof(uint64_t);
    sha256(solved_table(made), wary.fixed, digest);
    hex_write(digest, sizeof digest, text);
    wary.fixed_digest = text;
    assert_int_equal(solved_load(&guarded, path, &found), SOLVED_READY);
    solved_free(found);
    text[0] = text[0] == '0' ? '1' : '0';
    assert_int_equal(solved_load(&guarded, path, &found), SOLVED_DAMAGED);
    solved_free(made);
}

static void test_nowhere(void **unused)
{
    struct solved *made = solved_compute(&game, 1, NULL, NULL, NULL);

    (void)unused;
    assert_false(solved_store(made, "/dev/null/parlour/made-up.table"));
    solved_free(made);
}

/* Somebody who says who is to be told while a table is being made. */
static struct {
    sem_t begun, set;
    bool waited; /* until it was set, in vain */
    const void *table;
} meanwhile;

static void hold_up(void *unused, const struct game *g, enum solved_state why)
{
    struct timespec limit;

    (void)unused;
    (void)g;
    (void)why;
    clock_gettime(CLOCK_REALTIME, &limit);
    limit.tv_sec += 60;
    sem_post(&meanwhile.begun);
    meanwhile.waited = sem_timedwait(&meanwhile.set, &limit) != 0;
}

static void *ask_for_table(void *unused)
{
    (void)unused;
    meanwhile.table = solved_shared(&game, NULL);
    return NULL;
}

/* The window does so from its main loop, which must not wait for a table that another thread makes. */
static void test_watch_never_waits(void **unused)
{
    static const struct solved_watch slow = {.begins = hold_up}, other = {0};
    pthread_t asker;

    (void)unused;
    setenv("XDG_CACHE_HOME", "/dev/null", 1);
    sem_init(&meanwhile.begun, 0, 0);
    sem_init(&meanwhile.set, 0, 0);
    solved_watch(&slow);
    assert_int_equal(pthread_create(&asker, NULL, ask_for_table, NULL), 0);
    sem_wait(&meanwhile.begun);
    solved_watch(&other);
    sem_post(&meanwhile.set);
    pthread_join(asker, NULL);
    assert_non_null(meanwhile.table);
    assert_false(meanwhile.waited);
    sem_destroy(&meanwhile.begun);
    sem_destroy(&meanwhile.set);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_threads_agree),
        cmocka_unit_test(test_stop),
        cmocka_unit_test(test_file),
        cmocka_unit_test(test_damage),
        cmocka_unit_test(test_not_a_file),
        cmocka_unit_test(test_versions),
        cmocka_unit_test(test_nowhere),
        cmocka_unit_test(test_forged),
        cmocka_unit_test(test_watch_never_waits),
    };

    return cmocka_run_group_tests_name("solved", tests, make_folder, remove_folder);
}
