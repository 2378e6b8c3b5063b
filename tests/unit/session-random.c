/* Random sequences of everything that can be done with games, in two windows with one store, with kills
   after random moments: no move that was kept is ever missing. session-random [SEQUENCES [SEED]] */
#include "tests/unit/session-help.h"

enum { STEPS = 60, GAMES = 3 };

static const char *const games[GAMES] = {"marrakech", "blokus", "null"};

/* From the line of the start on: the start, and all moves; `at` says how many have been made. */
static const char *moves_of(const char *text, int *count)
{
    const char *at = strstr(text, "\nmoves ");

    assert_non_null(at);
    assert_int_equal(sscanf(at, "\nmoves %*d of %d", count), 1);
    return strchr(at + 1, '\n') + 1;
}

static size_t lines(const char *text, int count)
{
    const char *at = text;

    while (count-- > 0)
        at = strchr(at, '\n') + 1;
    return (size_t)(at - text);
}

static void assert_same_line(const char *a, const char *b, const char *word)
{
    const char *x = strstr(a, word), *y = strstr(b, word);

    assert_true(x && y && strcspn(x + 1, "\n") == strcspn(y + 1, "\n"));
    assert_memory_equal(x, y, strcspn(x + 1, "\n") + 1);
}

/* What is stored in the place of another text has all of its moves. */
static void assert_longer(const char *before, const char *after)
{
    int had, has;
    const char *old = moves_of(before, &had), *new = moves_of(after, &has);

    assert_same_line(before, after, "\noptions ");
    assert_same_line(before, after, "\nstart ");
    assert_true(has >= had);
    assert_memory_equal(old, new, lines(old, had));
}

static int kept_count;

static void check_keep(const struct shelf *f, const struct effect *e)
{
    int i = shelf_find(f, e->name);
    uint64_t counter;

    if (f->broken)
        return;
    if (i >= 0 && kept_counter(f->text[i], strlen(f->text[i]), &counter) && counter == e->counter)
        assert_longer(f->text[i], e->text);
    kept_count++;
}

/* Serves some of the effects, then perhaps no more: a program may be killed between any two. */
static void run_for(struct desk *d, int effects)
{
    struct effect e;
    bool more = true;

    while (more && effects > 0) {
        more = session_tick(d->session, 0.5, ++d->now);
        while (effects > 0 && session_effect(d->session, &e)) {
            more = true;
            effects--;
            if (e.kind == EFFECT_KEEP && strcmp(e.name, progress_name) != 0) /* that is no game */
                check_keep(d->shelf, &e);
            serve(d, &e);
        }
        if (d->thinking && effects > 0) {
            answer_thought(d);
            more = true;
        }
    }
}

static void play_some(struct desk *d, struct rng *r)
{
    struct table *t = session_table(d->session);
    move list[MAX_MOVES];
    int count;

    if (!t || table_actor(t) < 0)
        return;
    count = table_game(t)->rules->moves(table_state(t), list);
    table_play(t, list[rng_below(r, (uint32_t)count)]);
}

static void begin_some(struct desk *d, struct rng *r)
{
    struct start how;
    const struct game *g = game_of(games[rng_below(r, GAMES)]);

    session_preset(d->session, g, &how);
    for (int p = 0; p < MAX_PLAYERS; p++)
        how.seat[p] = p == 0 || rng_below(r, 2) ? SEAT_PERSON : 1;
    session_begin(d->session, g, &how);
}

static void open_some(struct desk *d, struct rng *r)
{
    struct entry e;
    int count = session_count(d->session);

    if (count == 0)
        return;
    session_entry(d->session, (int)rng_below(r, (uint32_t)count), &e);
    session_open(d->session, e.name);
}

static void paste_some(struct desk *d, struct rng *r)
{
    static const char *const texts[] = {
        "players=2; rotate90", "rubbish", "heap 7 ;turn=1",
        ("parlour 1\ngame null 1\noptions players=2\nseats person 1 person person\nseed 1\n"
         "start new\nmoves 1 of 1\nheap7\nend\n")};
    const char *text = texts[rng_below(r, 4)];

    session_paste(d->session, NULL, text, strlen(text), "");
}

static void act(struct desk *d, struct rng *r)
{
    static const enum action often[] = {
        ACTION_UNDO, ACTION_UNDO,      ACTION_REDO, ACTION_RESET,     ACTION_GO_ON,  ACTION_LATEST,
        ACTION_VIEW, ACTION_PLAY_VIEW, ACTION_HOME, ACTION_TAKE_OVER, ACTION_COURSE, ACTION_GAMES};
    struct table *t = session_table(d->session);
    uint32_t what = rng_below(r, 100);

    if (what < 50)
        play_some(d, r);
    else if (what < 58)
        begin_some(d, r);
    else if (what < 66)
        open_some(d, r);
    else if (what < 70)
        paste_some(d, r);
    else if (what < 76 && t)
        session_jump(d->session, (int)rng_below(r, (uint32_t)table_length(t) + 1));
    else if (what < 78)
        session_resume(d->session, game_of(games[rng_below(r, GAMES)]));
    else if (what < 80 && t)
        session_seat(d->session, 0, rng_below(r, 2) ? 1 : SEAT_PERSON);
    else if (what < 82 && t)
        table_touch(t, TARGET_AGAIN, GESTURE_TAP);
    else
        session_do(d->session, often[rng_below(r, sizeof often / sizeof *often)]);
}

static void shut(struct desk *d, struct rng *r)
{
    if (rng_below(r, 2)) { /* closed, not killed */
        session_tick(d->session, 0, d->now);
        session_close(d->session);
        run_for(d, 1000);
    }
    desk_kill(d);
}

static void sequence(uint64_t seed)
{
    struct rng r = rng_from(seed);
    struct shelf f = {0};
    struct desk window[2] = {desk_on(&f, rng_next(&r)), desk_on(&f, rng_next(&r))};

    for (int i = 0; i < STEPS && f.count < MOST_KEPT - 4; i++) {
        struct desk *d = &window[rng_below(&r, 4) == 0];

        act(d, &r);
        f.broken = rng_below(&r, 12) == 0 ? "No space left on device" : NULL;
        run_for(d, rng_below(&r, 4) ? 1000 : (int)rng_below(&r, 4));
        if (rng_below(&r, 15) == 0) {
            shut(d, &r);
            *d = desk_on(&f, rng_next(&r));
        }
    }
    f.broken = NULL;
    for (int i = 0; i < 2; i++)
        shut(&window[i], &r);
    window[0] = desk_on(&f, rng_next(&r));
    assert_int_equal(session_total(window[0].session),
                     f.count - (shelf_find(&f, progress_name) >= 0));
    desk_kill(&window[0]);
    shelf_clear(&f);
}

static int sequences = 200;
static uint64_t first_seed = 1;

static void no_kept_move_is_ever_missing(void **unused)
{
    (void)unused;
    for (int i = 0; i < sequences; i++)
        sequence(first_seed + (uint64_t)i);
    print_message("# %d sequences, %d texts kept\n", sequences, kept_count);
    assert_true(kept_count > sequences);
}

int main(int count, char **words)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(no_kept_move_is_ever_missing)};

    if (count > 1)
        sequences = atoi(words[1]);
    if (count > 2)
        first_seed = (uint64_t)atoll(words[2]);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
