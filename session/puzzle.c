/* A puzzle on the board: one move is to be found, or several. It is no game that is kept; whoever sits opposite
   answers a wrong move as well as he can, and nobody rolls. */
#include "session/parts.h"

#include <string.h>

int session_puzzles(const struct game *g)
{
    return quest_count(g);
}

int session_puzzling(const struct session *s)
{
    return s->play.puzzle && !s->puzzle.quest.lesson ? s->puzzle.quest.number + 1 : 0;
}

int session_lessons(const struct game *g)
{
    return quest_lessons(g);
}

int session_teaching(const struct session *s)
{
    return s->play.puzzle && s->puzzle.quest.lesson ? s->puzzle.quest.number + 1 : 0;
}

/* Who decides is a person, the others are computers; while an answer is shown, and in lessons, nobody thinks. */
static void seat_all(struct session *s, bool showing)
{
    struct table *t = s->play.table;
    const struct puzzle *p = &s->puzzle.quest.puzzle;
    int solver = table_game(t)->rules->actor(puzzle_state(p));

    for (int i = 0; i < table_players(t); i++)
        table_seat(t, i, showing || s->puzzle.quest.lesson || i == solver ? SEAT_PERSON : LEVELS);
}

static struct table *set_up(const struct quest *q)
{
    struct table *t = table_from(q->game, puzzle_state(&q->puzzle));

    if (t)
        table_chance(t, CHANCE_FROM_OUTSIDE);
    return t;
}

static void say_first(struct session *s)
{
    struct writer w = writer_over(s->puzzle.words, sizeof s->puzzle.words);

    quest_ask(&s->puzzle.quest, &w);
}

static void put(struct session *s, const struct quest *q)
{
    struct play p = {.begun = s->now, .puzzle = true, .table = set_up(q)};

    if (!p.table)
        return;
    progress_ask(s);
    s->resume = s->share_game = NULL;
    viewer_leave(s);
    board_put(s, &p);
    s->puzzle.quest = *q;
    s->puzzle.judged = false;
    s->puzzle.next = -1;
    table_guide(p.table, false); /* who solves puzzles knows how to move, and lessons tell it */
    seat_all(s, false);
    say_first(s);
}

void session_puzzle(struct session *s, const struct game *g, int number)
{
    struct quest q;

    if (number < 0 ? quest_today(&q, g, s->now) : quest_begin(&q, g, number))
        put(s, &q);
    else
        effect_say(s, "There is no such puzzle.", ACTION_NONE);
}

/* Who has come through all of them begins anew. */
void session_lesson(struct session *s, const struct game *g, int number)
{
    struct quest q;
    int count = session_lessons(g);

    if (number < 0 && count > 0)
        number = session_learnt(s, g) % count;
    if (number >= 0 && quest_lesson(&q, g, number))
        put(s, &q);
    else
        effect_say(s, "There is no such lesson.", ACTION_NONE);
}

/* From now on the answer's line is played, move by move, as far as it is known. */
static void show_line(struct session *s)
{
    seat_all(s, true);
    s->puzzle.next = table_at(s->play.table);
}

static void judge(struct session *s)
{
    struct quest *q = &s->puzzle.quest;
    struct writer w = writer_over(s->puzzle.words, sizeof s->puzzle.words);
    move m = table_move(s->play.table, quest_at(q));

    s->puzzle.judged = !quest_answer(q, m);
    if (s->puzzle.judged) {
        quest_doubt(q, m, &w);
        return;
    }
    quest_praise(q, &w);
    if (q->state != QUEST_OPEN)
        session_note(s, q);
    show_line(s);
}

void puzzle_follow(struct session *s)
{
    if (!s->play.puzzle || s->puzzle.next >= 0)
        return;
    if (table_at(s->play.table) > quest_at(&s->puzzle.quest) && !s->puzzle.judged) {
        judge(s);
    } else if (table_at(s->play.table) == quest_at(&s->puzzle.quest) && s->puzzle.judged) {
        s->puzzle.judged = false;
        say_first(s);
    }
}

/* Forced moves of the line are made by the table itself. Where another answer is asked for, it stops. */
bool puzzle_tick(struct session *s)
{
    const struct quest *q = &s->puzzle.quest;
    const struct puzzle *p = &q->puzzle;
    struct table *t = s->play.table;
    int *next = &s->puzzle.next;
    int end = q->state == QUEST_OPEN ? quest_at(q) : p->line_length;

    if (!s->play.puzzle || *next < 0 || table_moving(t))
        return false;
    while (*next < end && *next < table_at(t) && table_move(t, *next) == p->line[*next])
        ++*next;
    if (*next < end && *next < table_at(t)) { /* somebody was quicker */
        table_jump(t, *next);
        table_drop(t);
    }
    if (*next == end && q->state == QUEST_OPEN) {
        *next = -1;
        seat_all(s, false);
        return true;
    }
    return *next < end && *next == table_at(t) && table_play(t, p->line[*next]);
}

/* ---- Actions -------------------------------------------------------------------------------- */

bool puzzle_can(const struct session *s, enum action a)
{
    const struct quest *q = &s->puzzle.quest;

    switch (a) {
    case ACTION_HINT:
        return q->state == QUEST_OPEN && !s->puzzle.judged && !q->teaching.any &&
               s->puzzle.next < 0;
    case ACTION_TRY_AGAIN:
        return q->state == QUEST_OPEN && s->puzzle.judged;
    case ACTION_SOLUTION:
        return q->state == QUEST_OPEN && !q->teaching.any;
    case ACTION_NEXT_PUZZLE:
        return q->state != QUEST_OPEN && !q->lesson;
    case ACTION_NEXT_LESSON:
        return q->state != QUEST_OPEN && q->lesson && q->number + 1 < q->count;
    case ACTION_UNDO:
    case ACTION_RESET:
        return q->state == QUEST_OPEN && table_at(s->play.table) > quest_at(q);
    default:
        return a == ACTION_NEW || a == ACTION_PUZZLE || a == ACTION_LESSONS || a == ACTION_VIEW ||
               a == ACTION_COPY;
    }
}

static void again(struct session *s)
{
    table_jump(s->play.table, quest_at(&s->puzzle.quest));
    table_drop(s->play.table);
}

/* The last hint shows where the answer goes. */
static void hint(struct session *s)
{
    char text[sizeof s->puzzle.words];
    struct writer w = writer_over(text, sizeof text);

    if (quest_hint(&s->puzzle.quest, &w))
        memcpy(s->puzzle.words, text, sizeof text);
    else
        table_point_out(s->play.table, quest_riddle(&s->puzzle.quest)->best);
}

static void solution(struct session *s)
{
    struct writer w = writer_over(s->puzzle.words, sizeof s->puzzle.words);

    quest_reveal(&s->puzzle.quest, &w);
    session_note(s, &s->puzzle.quest);
    again(s);
    show_line(s);
}

bool puzzle_do(struct session *s, enum action a)
{
    struct quest *q = &s->puzzle.quest;

    switch (a) {
    case ACTION_HINT:
        hint(s);
        return true;
    case ACTION_UNDO:
    case ACTION_RESET:
    case ACTION_TRY_AGAIN:
        again(s);
        return true;
    case ACTION_SOLUTION:
        solution(s);
        return true;
    case ACTION_NEXT_PUZZLE:
        session_puzzle(s, q->game, (q->number + 1) % q->count);
        return true;
    case ACTION_NEXT_LESSON:
        session_lesson(s, q->game, q->number + 1);
        return true;
    default:
        return false;
    }
}

/* What answers a wrong move is told as well. */
void puzzle_notice(const struct session *s, struct writer *w)
{
    const struct table *t = s->play.table;
    int reply = quest_at(&s->puzzle.quest) + 1;

    write_text(w, s->puzzle.words);
    if (s->puzzle.quest.lesson)
        return;
    if (s->puzzle.quest.state == QUEST_RIGHT && progress_streak(s) > 1) {
        write_char(w, ' ');
        write_counted(w, progress_streak(s), "day");
        write_text(w, " in a row.");
    }
    if (s->puzzle.quest.state == QUEST_OPEN && s->puzzle.judged && table_at(t) > reply) {
        write_char(w, ' ');
        table_tell_move(t, reply, w);
    }
}
