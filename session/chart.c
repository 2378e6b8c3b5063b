/* One's own progress in words. */
#include "session/parts.h"

#include "core/memory.h"
#include "core/name.h"

static void write_counted_games(struct writer *w, const struct results *r)
{
    write_counted(w, r->games, "game");
    if (r->games > r->alone) {
        write_text(w, ", ");
        write_number(w, r->won);
        write_text(w, " won");
    }
    if (r->drawn > 0) {
        write_text(w, ", ");
        write_number(w, r->drawn);
        write_text(w, " drawn");
    }
    if (r->longest > 1) {
        write_text(w, ", at most ");
        write_number(w, r->longest);
        write_text(w, " wins in a row, now ");
        write_number(w, r->streak);
    }
    if (r->alone > 0) {
        write_text(w, ", best score alone ");
        write_number(w, r->best);
    }
    write_text(w, ". ");
}

static void tell_results(struct writer *w, const struct results *r)
{
    write_counted_games(w, r);
    if (r->rated > 0) {
        write_text(w, "Rating ");
        write_number(w, (int)(r->rating + 0.5));
        write_text(w, " ± ");
        write_number(w, (int)(r->error + 0.5));
        write_text(w, ", about level ");
        write_number(w, r->level);
        write_text(w, ": try that one next. ");
    }
    if (r->reviewed > 0) {
        write_text(w, "Accuracy ");
        write_number(w, (int)(r->accuracy + 0.5));
        write_text(w, " % in ");
        write_counted(w, r->reviewed, "reviewed game");
        write_text(w, ". ");
    }
}

void session_propose(struct session *s, const struct game *g, struct writer *w)
{
    struct results *r = memory_new(sizeof *r);
    struct start how;
    int person = 0;

    session_preset(s, g, &how);
    while (person < MAX_PLAYERS - 1 && how.seat[person] != SEAT_PERSON)
        person++;
    session_results(s, g, how.name[person], r);
    if (r->rated > 0) {
        write_text(w, "Your rating is ");
        write_number(w, (int)(r->rating + 0.5));
        write_text(w, " ± ");
        write_number(w, (int)(r->error + 0.5));
        write_text(w, ": try level ");
        write_number(w, r->level);
        write_text(w, " next.");
    }
    memory_free(r);
}

static void tell_solved(struct session *s, const struct game *g, const struct solved_count *c,
                        struct writer *w)
{
    if (c->tried > 0) {
        write_number(w, c->right);
        write_text(w, " of ");
        write_counted(w, c->tried, "puzzle");
        write_text(w, " solved");
        if (c->at_once > 0) {
            write_text(w, ", ");
            write_number(w, c->at_once);
            write_text(w, " at once");
        }
        write_text(w, ". ");
    }
    if (session_learnt(s, g) > 0) {
        write_number(w, session_learnt(s, g));
        write_text(w, " of ");
        write_counted(w, session_lessons(g), "lesson");
        write_text(w, " taken. ");
    }
}

static void tell_game(struct session *s, const struct game *g, struct writer *w)
{
    struct results *r = memory_new(sizeof *r);
    struct solved_count c;
    char name[NAME_BYTES];

    for (int i = 0; session_player(s, g, i, name); i++) {
        session_results(s, g, name, r);
        write_text(w, g->rules->title);
        write_text(w, name[0] ? ", " : "");
        write_text(w, name);
        write_text(w, ": ");
        tell_results(w, r);
        write_char(w, '\n');
    }
    memory_free(r);
    session_solved(s, g, &c);
    if (c.tried > 0 || session_learnt(s, g) > 0) {
        write_text(w, g->rules->title);
        write_text(w, ": ");
        tell_solved(s, g, &c, w);
        write_char(w, '\n');
    }
}

void session_tell_progress(struct session *s, struct writer *w)
{
    size_t before = w->size;

    progress_ask(s);
    for (const struct game *g = NULL; (g = catalogue_next(g));)
        if (!g->hidden)
            tell_game(s, g, w);
    if (progress_streak(s) > 0) {
        write_text(w, "Today's puzzles: ");
        write_counted(w, progress_streak(s), "day");
        write_text(w, " in a row.\n");
    }
    if (w->size == before)
        write_text(w, "Nothing yet: games that come to their end, reviews, puzzles and lessons are "
                      "counted here.\n");
}
