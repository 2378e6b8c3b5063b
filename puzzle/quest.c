/* Somebody at a puzzle or a lesson. */
#include "puzzle/quest.h"

#include "core/walk.h"
#include "puzzle/shipped.h"

static const char *text_of(const struct game *g)
{
    const char *text = shipped_puzzles(g->rules->name);

    return text ? text : "";
}

int quest_count(const struct game *g)
{
    return puzzle_count(text_of(g));
}

bool quest_begin(struct quest *s, const struct game *g, int number)
{
    *s = (struct quest){.number = number, .count = quest_count(g)};
    if (!puzzle_read(g, text_of(g), number, &s->puzzle, NULL))
        return false;
    s->game = g;
    return true;
}

bool quest_today(struct quest *s, const struct game *g, int64_t seconds)
{
    const int64_t day = 24 * 60 * 60;
    int count = quest_count(g);
    int64_t number = seconds / day - (seconds % day < 0);

    return count > 0 && quest_begin(s, g, puzzle_of_day(number, count));
}

static const char *lessons_of(const struct game *g)
{
    const char *text = shipped_lessons(g->rules->name);

    return text ? text : "";
}

int quest_lessons(const struct game *g)
{
    return teaching_count(lessons_of(g));
}

bool quest_lesson(struct quest *s, const struct game *g, int number)
{
    *s = (struct quest){.number = number, .count = quest_lessons(g), .lesson = true};
    if (!teaching_read(g, lessons_of(g), number, &s->teaching, &s->puzzle, NULL))
        return false;
    s->game = g;
    return true;
}

static void write_span(struct writer *w, struct span text)
{
    write_bytes(w, text.at, text.length);
}

const struct riddle *quest_riddle(const struct quest *s)
{
    return &s->puzzle.riddle[s->riddle];
}

int quest_at(const struct quest *s)
{
    return quest_riddle(s)->at;
}

/* "chances of 50 %", "83.1 points" */
static void write_worth(const struct quest *s, struct writer *w, int value)
{
    write_text(w, s->puzzle.points ? "" : "chances of ");
    puzzle_write_value(w, s->puzzle.points, value);
}

static void write_values(const struct quest *s, struct writer *w)
{
    const struct riddle *r = quest_riddle(s);

    write_worth(s, w, r->value[0]);
    write_text(w, s->puzzle.points ? " on average, any other move " : ", any other move ");
    puzzle_write_value(w, s->puzzle.points, r->value[1]);
    write_text(w, " at most");
}

static const char *const counts[] = {"one move is", "two of your moves, one after the other, are",
                                     "three of your moves, one after another, are"};

void quest_ask(const struct quest *s, struct writer *w)
{
    write_text(w, s->lesson ? "Lesson " : "Puzzle ");
    write_number(w, s->number + 1);
    write_text(w, " of ");
    write_number(w, s->count);
    if (s->lesson) {
        write_text(w, ". ");
        write_span(w, s->teaching.title);
        write_text(w, ". ");
        write_span(w, s->teaching.teach);
        return;
    }
    write_text(w, ", level ");
    write_number(w, s->puzzle.level);
    write_text(w, ". ");
    write_text(w, puzzle_title(s->game, &s->puzzle));
    write_text(w, ": ");
    write_text(w, counts[s->puzzle.riddles - 1]);
    write_text(w, " clearly best.");
    if (s->riddle > 0)
        write_text(w, s->riddle == 1 ? " The first is made. And now?" : " Two are made. And now?");
}

/* "What the move does: it covers 2 squares of red." */
static void write_reason(const struct quest *s, const char *before, move m, struct writer *w)
{
    const struct rules *g = s->game->rules;
    const struct brain *b = s->game->brain;
    char reason[400];
    struct writer r = writer_over(reason, sizeof reason);
    struct state *now;

    if (!b || !b->reason)
        return;
    now = state_new(g);
    puzzle_state_at(s->game, &s->puzzle, quest_at(s), now);
    b->reason(&r, now, m);
    state_free(now);
    if (r.size == 0)
        return;
    write_text(w, before);
    write_text(w, reason);
    write_char(w, '.');
}

/* First how much is at stake, then what the brain sees in the answer. */
bool quest_hint(struct quest *s, struct writer *w)
{
    size_t before = w->size;

    s->hints++;
    s->told++;
    if (s->lesson && s->told == 1) {
        write_span(w, s->teaching.otherwise);
        return s->teaching.otherwise.length > 0;
    }
    if (s->lesson)
        return false;
    if (s->told == 1) {
        write_text(w, "The answer brings ");
        write_values(s, w);
        write_char(w, '.');
        return true;
    }
    if (s->told == 2)
        write_reason(s, "What the move does: ", quest_riddle(s)->best, w);
    return w->size > before;
}

bool quest_answer(struct quest *s, move m)
{
    bool right = s->lesson ? teaching_accepts(&s->teaching, m) : m == quest_riddle(s)->best;

    if (s->lesson && right) {
        s->puzzle.line[0] = m;
        s->puzzle.line_length = 1;
    }
    s->tries += !right;
    if (s->state != QUEST_OPEN || !right)
        return right;
    if (s->riddle + 1 < s->puzzle.riddles) {
        s->riddle++;
        s->told = 0;
    } else {
        s->state = QUEST_RIGHT;
    }
    return true;
}

void quest_praise(const struct quest *s, struct writer *w)
{
    if (s->lesson) {
        write_text(w, s->teaching.any ? "" : "Right. ");
        write_span(w, s->teaching.praise);
        return;
    }
    if (s->state == QUEST_OPEN) {
        write_text(w, "Right. And now?");
        return;
    }
    write_text(w, s->tries == 0 && s->hints == 0 ? "Right, at once: " : "Right: ");
    write_values(s, w);
    write_text(w, s->puzzle.exact ? ", and that is exact." : ".");
}

/* The value of the second best is known, of others that they are worth no more. What the brain sees in a
   wrong answer can be held against what it says of the right one. */
void quest_doubt(const struct quest *s, move m, struct writer *w)
{
    if (s->lesson) {
        write_text(w, "Not this one. ");
        write_span(w, teaching_doubt(&s->teaching, m));
        return;
    }
    write_text(w, "Not this one: it brings ");
    write_worth(s, w, quest_riddle(s)->value[1]);
    write_text(w, m == quest_riddle(s)->second ? ", the answer " : " at most, the answer ");
    puzzle_write_value(w, s->puzzle.points, quest_riddle(s)->value[0]);
    write_char(w, '.');
    write_reason(s, " What it does: ", m, w);
}

void quest_reveal(struct quest *s, struct writer *w)
{
    if (s->state == QUEST_OPEN)
        s->state = QUEST_SHOWN;
    if (s->lesson) {
        s->puzzle.line[0] = s->puzzle.riddle[0].best;
        s->puzzle.line_length = 1;
        write_span(w, s->teaching.praise);
        return;
    }
    write_text(w, "The answer brings ");
    write_values(s, w);
    write_char(w, '.');
}
