/* Somebody at a puzzle. */
#include "puzzle/solve.h"

#include "core/rules.h"
#include "puzzle/shipped.h"

static const char *text_of(const struct game *g)
{
    const char *text = shipped_puzzles(g->rules->name);

    return text ? text : "";
}

int solving_count(const struct game *g)
{
    return puzzle_count(text_of(g));
}

bool solving_begin(struct solving *s, const struct game *g, int number)
{
    *s = (struct solving){.number = number, .count = solving_count(g)};
    if (!puzzle_read(g, text_of(g), number, &s->puzzle, NULL))
        return false;
    s->game = g;
    return true;
}

bool solving_today(struct solving *s, const struct game *g, int64_t seconds)
{
    const int64_t day = 24 * 60 * 60;
    int count = solving_count(g);
    int64_t number = seconds / day - (seconds % day < 0);

    return count > 0 && solving_begin(s, g, puzzle_of_day(number, count));
}

static void write_values(const struct solving *s, struct writer *w)
{
    puzzle_write_value(w, s->puzzle.points, s->puzzle.value[0]);
    write_text(w, s->puzzle.points ? " on average, any other move " : " of a win, any other move ");
    puzzle_write_value(w, s->puzzle.points, s->puzzle.value[1]);
    write_text(w, " at most");
}

void solving_ask(const struct solving *s, struct writer *w)
{
    write_text(w, "Puzzle ");
    write_number(w, s->number + 1);
    write_text(w, " of ");
    write_number(w, s->count);
    write_text(w, ", level ");
    write_number(w, s->puzzle.level);
    write_text(w, ". ");
    write_text(w, puzzle_title(s->puzzle.kind));
    write_text(w, ": one move is clearly best.");
}

/* First how much is at stake, then what the brain sees in the answer. */
bool solving_hint(struct solving *s, struct writer *w)
{
    const struct brain *b = s->game->brain;
    size_t before = w->size;

    if (s->hints++ == 0) {
        write_text(w, "The answer brings ");
        write_values(s, w);
        write_char(w, '.');
        return true;
    }
    if (s->hints == 2 && b && b->reason) {
        write_text(w, "What it is good for: ");
        b->reason(w, puzzle_state(&s->puzzle), s->puzzle.best);
        write_char(w, '.');
    }
    return w->size > before;
}

bool solving_answer(struct solving *s, move m)
{
    bool right = m == s->puzzle.best;

    if (s->state == SOLVE_OPEN && right)
        s->state = SOLVE_RIGHT;
    s->tries += !right;
    return right;
}

void solving_praise(const struct solving *s, struct writer *w)
{
    write_text(w, s->tries == 0 && s->hints == 0 ? "Right, at once: " : "Right: ");
    write_values(s, w);
    write_text(w, s->puzzle.exact ? ", and that is certain." : ".");
}

/* The value of the second best is known, of others that they are worth no more. */
void solving_doubt(const struct solving *s, move m, struct writer *w)
{
    write_text(w, "Not this one: it brings ");
    puzzle_write_value(w, s->puzzle.points, s->puzzle.value[1]);
    write_text(w, m == s->puzzle.second ? ", the answer " : " at most, the answer ");
    puzzle_write_value(w, s->puzzle.points, s->puzzle.value[0]);
    write_char(w, '.');
}

void solving_reveal(struct solving *s, struct writer *w)
{
    if (s->state == SOLVE_OPEN)
        s->state = SOLVE_SHOWN;
    write_text(w, "The answer brings ");
    write_values(s, w);
    write_char(w, '.');
}
