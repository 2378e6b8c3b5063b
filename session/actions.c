/* What can be done, and doing it. Front ends ask the first and offer the second; they decide nothing. */
#include "session/parts.h"

#include <string.h>

static bool is_step(enum action a)
{
    return a == ACTION_FIRST || a == ACTION_PREVIOUS || a == ACTION_NEXT || a == ACTION_LATEST;
}

/* What is decided elsewhere can be looked at, no more. */
static bool can_on_visit(const struct session *s, enum action a)
{
    bool told = !s->play.hintless || table_actor(s->play.table) == OVER; /* what would be better */

    if (a == ACTION_EARLIER || a == ACTION_LATER || a == ACTION_MISTAKE || a == ACTION_COURSE)
        return told;
    return is_step(a) || a == ACTION_NEW || a == ACTION_COPY || a == ACTION_SAVE ||
           (a == ACTION_HINT && !s->play.hintless);
}

static bool has_past(const struct table *t)
{
    return table_at(t) > 0;
}

static bool has_future(const struct table *t)
{
    return table_at(t) < table_length(t);
}

static bool asks_what_came(const struct table *t)
{
    return table_waits(t) && table_chance_of(t) == CHANCE_BY_HAND;
}

static bool has_view(const struct table *t)
{
    return table_game(t)->view != NULL;
}

static bool has_puzzles(const struct table *t)
{
    return session_puzzles(table_game(t)) > 0;
}

static bool has_lessons(const struct table *t)
{
    return session_lessons(table_game(t)) > 0;
}

/* What only the table decides. */
static const struct {
    bool (*can)(const struct table *); /* NULL: always */
    bool playing;                      /* and not in the viewer */
} on_table[ACTION_NEXT + 1] = {
    [ACTION_UNDO] = {table_can_undo, true},
    [ACTION_REDO] = {table_can_redo, true},
    [ACTION_RESET] = {table_can_reset, true},
    [ACTION_GO_ON] = {table_paused, true},
    [ACTION_SEATS] = {NULL, true},
    [ACTION_COURSE] = {table_has_course, false},
    [ACTION_FIRST] = {has_past, false},
    [ACTION_PREVIOUS] = {has_past, false},
    [ACTION_NEXT] = {has_future, false},
    [ACTION_LATEST] = {has_future, false},
    [ACTION_OUTCOMES] = {asks_what_came, false},
    [ACTION_VIEW] = {has_view, false},
    [ACTION_PUZZLE] = {has_puzzles, false},
    [ACTION_LESSONS] = {has_lessons, false},
};

static bool can_with_table(const struct session *s, enum action a)
{
    const struct table *t = s->play.table;
    struct job job;

    if (s->play.puzzle)
        return puzzle_can(s, a);
    if (s->play.visit && !can_on_visit(s, a))
        return false;
    switch (a) {
    case ACTION_HINT:
        return table_hint_shown(t) || (!s->thought.ticket && table_hint_job(t, &job));
    case ACTION_EARLIER:
    case ACTION_LATER:
    case ACTION_MISTAKE:
        return review_can(s, a);
    case ACTION_PLAY_VIEW:
        return s->viewer.game && !s->viewer.mistake[0];
    case ACTION_TAKE_OVER:
        return s->play.hindered == PLAYED_ELSEWHERE && !s->play.asks_hold;
    case ACTION_TRY_AGAIN:
    case ACTION_SOLUTION:
    case ACTION_NEXT_PUZZLE:
    case ACTION_NEXT_LESSON:
        return false;
    default:
        return !(on_table[a].playing && table_viewing(t)) &&
               (!on_table[a].can || on_table[a].can(t));
    }
}

bool session_can(const struct session *s, enum action a)
{
    switch (a) {
    case ACTION_NONE:
        return false;
    case ACTION_GAMES:
    case ACTION_HOME:
    case ACTION_PROGRESS:
        return true;
    case ACTION_PROGRESS_CSV:
    case ACTION_FORGET:
        return s->progress.lines.size > 0;
    case ACTION_CANCEL:
    case ACTION_ENOUGH:
        return waiting_can(s, a);
    case ACTION_ARCHIVE:
        return (s->listed > 0 || s->keepings > 0) && !s->archive.making;
    case ACTION_RECALL:
        return s->can_recall;
    case ACTION_AGAIN:
        return s->trouble[0] != '\0';
    default:
        return s->play.table && can_with_table(s, a);
    }
}

/* ---- Doing ---------------------------------------------------------------------------------- */

/* What a writing function writes, as an effect. */
static void hand_out(struct session *s, enum effect_kind kind, const char *name,
                     void (*write)(const struct table *, struct writer *))
{
    struct writer w = writer_growing();

    write(s->play.table, &w);
    effect_add(s, kind, name, w.text, w.size);
    writer_free(&w);
}

static void save_as(struct session *s)
{
    char name[NAME_ROOM];
    struct writer w = writer_over(name, sizeof name);

    session_file_name(s, ".parlour", &w);
    hand_out(s, EFFECT_FILE, name, table_save);
}

static void toggle_viewer(struct session *s)
{
    const struct game *g = table_game(s->play.table);

    if (!s->viewer.game) {
        session_view(s, g, NULL, 0);
        return;
    }
    viewer_leave(s);
    if (s->play.table)
        effect_show(s, SHEET_BOARD, table_game(s->play.table), -1);
    else
        session_resume(s, g);
}

static void play_viewed(struct session *s)
{
    const struct game *g = s->viewer.game;
    struct writer w = writer_growing();

    session_viewed(s, &w);
    session_paste(s, g, w.text, w.size, "");
    writer_free(&w);
}

static void go_home(struct session *s)
{
    session_close(s);
    effect_show(s, SHEET_START, NULL, -1);
    list_ask(s);
}

static void recall(struct session *s)
{
    uint64_t counter = 0;

    kept_counter(s->forgotten.text, s->forgotten.size, &counter);
    keep_text(s, s->forgotten_name, s->forgotten.text, s->forgotten.size, counter, 0);
    list_know(s, s->forgotten.text, s->forgotten.size);
    s->can_recall = false;
    effect_say(s, "The game is back.", ACTION_NONE);
}

/* Silently: nothing is played. */
static void jump(struct session *s, int at)
{
    table_jump(s->play.table, at);
    s->play.heard = table_at(s->play.table);
}

static int goal_of(const struct table *t, enum action step)
{
    return step == ACTION_FIRST    ? 0
           : step == ACTION_LATEST ? table_length(t)
                                   : table_step(t, step == ACTION_NEXT ? 1 : -1);
}

static void undo(struct session *s)
{
    table_undo(s->play.table);
}

static void redo(struct session *s)
{
    table_redo(s->play.table);
}

static void reset(struct session *s)
{
    table_reset(s->play.table);
}

static void toggle_course(struct session *s)
{
    table_show_course(s->play.table, !table_course_shown(s->play.table));
}

static void go_on(struct session *s)
{
    s->play.kept = true;
    table_drop(s->play.table);
}

static void copy_position(struct session *s)
{
    hand_out(s, EFFECT_COPY, NULL, table_snapshot);
}

static void show_games(struct session *s)
{
    list_ask(s);
    effect_show(s, SHEET_GAMES, NULL, -1);
}

static void show_progress(struct session *s)
{
    progress_ask(s);
    effect_show(s, SHEET_PROGRESS, NULL, -1);
}

static void forget_progress(struct session *s)
{
    session_forget_progress(s);
    effect_say(s, "Your progress is forgotten; games stay.", ACTION_NONE);
}

static void store_again(struct session *s)
{
    keep_pass(s, 1000);
}

static void todays_puzzle(struct session *s)
{
    session_puzzle(s, table_game(s->play.table), -1);
}

static void next_lesson(struct session *s)
{
    session_lesson(s, table_game(s->play.table), -1);
}

static void (*const deeds[ACTION_NEXT + 1])(struct session *) = {
    [ACTION_UNDO] = undo,
    [ACTION_REDO] = redo,
    [ACTION_RESET] = reset,
    [ACTION_HINT] = board_hint,
    [ACTION_COURSE] = toggle_course,
    [ACTION_GO_ON] = go_on,
    [ACTION_VIEW] = toggle_viewer,
    [ACTION_PLAY_VIEW] = play_viewed,
    [ACTION_TAKE_OVER] = open_taken,
    [ACTION_GAMES] = show_games,
    [ACTION_HOME] = go_home,
    [ACTION_COPY] = copy_position,
    [ACTION_SAVE] = save_as,
    [ACTION_ARCHIVE] = archive_begin,
    [ACTION_RECALL] = recall,
    [ACTION_AGAIN] = store_again,
    [ACTION_PUZZLE] = todays_puzzle,
    [ACTION_LESSONS] = next_lesson,
    [ACTION_PROGRESS] = show_progress,
    [ACTION_PROGRESS_CSV] = progress_save,
    [ACTION_FORGET] = forget_progress,
};

static void perform(struct session *s, enum action a)
{
    struct table *t = s->play.table;

    if (deeds[a])
        deeds[a](s);
    else if (is_step(a))
        jump(s, goal_of(t, a));
    else if (a == ACTION_CANCEL || a == ACTION_ENOUGH)
        waiting_do(s, a);
    else if (a == ACTION_EARLIER || a == ACTION_LATER || a == ACTION_MISTAKE)
        review_do(s, a);
    else if (a == ACTION_NEW)
        effect_show(s, SHEET_NEW, table_game(t), -1);
    else if (a == ACTION_SEATS)
        effect_show(s, SHEET_SEATS, table_game(t), -1);
    else if (a == ACTION_OUTCOMES)
        effect_show(s, SHEET_OUTCOMES, table_game(t), -1);
}

void session_do(struct session *s, enum action a)
{
    if (!session_can(s, a))
        return;
    if (!s->play.puzzle || !puzzle_do(s, a))
        perform(s, a);
    board_follow(s);
}

void session_jump(struct session *s, int at)
{
    if (s->play.table)
        jump(s, at);
    board_follow(s);
}

void session_seat(struct session *s, int player, int who)
{
    if (s->play.table && !table_viewing(s->play.table) && !s->play.visit)
        table_seat(s->play.table, player, who);
    board_follow(s);
}

void session_record(const struct session *s, struct writer *w)
{
    const struct table *t = s->play.table;
    size_t before = w->size;

    if (!t)
        return;
    table_record(t, w);
    if (w->size == before)
        table_snapshot(t, w);
}
