/* Puzzles, lessons and one's progress for golden drawings. */
#include "tests/learning.h"

#include "core/memory.h"
#include "puzzle/quest.h"

#include <stdlib.h>
#include <string.h>

enum { NOW = 20000 * 24 * 60 * 60, MOST_TICKS = 1000, KEPT_ROOM = 4096 };

struct learning {
    struct session *session;
    const struct game *game;
    struct quest quest; /* what is asked, as the session has it too */
    bool progress, narrow;
    int thoughts; /* so far */
    char kept[KEPT_ROOM];
};

bool learning_is(const char *what)
{
    return strncmp(what, "puzzle=", 7) == 0 || strncmp(what, "lesson=", 7) == 0 ||
           strncmp(what, "progress", 8) == 0;
}

/* Who answers a wrong move knows its refutation; behind that nobody knows anything. */
static void think(struct learning *l, uint64_t ticket)
{
    const struct riddle *r = quest_riddle(&l->quest);
    int at = table_at(learning_table(l)) - r->at;
    struct thought th = {.count = 1};

    if (at >= r->refute_length || ++l->thoughts > r->refute_length)
        return;
    th.move[0] = th.best = r->refute[at];
    session_thought(l->session, ticket, &th);
}

static void serve(struct learning *l, const struct effect *e)
{
    size_t length = strlen(l->kept);

    if (e->kind == EFFECT_FETCH)
        session_found(l->session, e->ticket, length ? l->kept : NULL, length, NULL);
    else if (e->kind == EFFECT_KEEP)
        session_kept(l->session, e->ticket, KEPT, NULL);
    else if (e->kind == EFFECT_LIST)
        session_listed(l->session, e->ticket, "", 0, NULL);
    else if (e->kind == EFFECT_THINK)
        think(l, e->ticket);
}

/* Until nothing more happens by itself. */
static void settle(struct learning *l)
{
    bool more = true;

    for (int i = 0; more && i < MOST_TICKS; i++) {
        struct effect e;

        more = session_tick(l->session, 1, NOW);
        while (session_effect(l->session, &e)) {
            serve(l, &e);
            more = true;
        }
    }
}

static void note_kept(struct learning *l, const char *lines)
{
    struct writer w = writer_over(l->kept, sizeof l->kept);

    write_text(&w, "kept 1 progress 1\tprogress\n");
    for (const char *end; (end = strstr(lines, " / ")); lines = end + 3) {
        write_bytes(&w, lines, (size_t)(end - lines));
        write_char(&w, '\n');
    }
    write_text(&w, lines);
    write_char(&w, '\n');
}

struct learning *learning_new(const char *what, const struct game *g, const char *kept)
{
    struct learning *l = memory_new(sizeof *l);
    int number = atoi(what + strcspn(what, "=") + 1) - 1;

    l->game = g;
    l->session = session_new(1, NOW);
    l->progress = what[1] == 'r';
    l->narrow = strcmp(what, "progress-narrow") == 0;
    session_speed(l->session, 0);
    if (l->progress) {
        note_kept(l, kept);
        session_streak(l->session); /* asks for it */
    } else if (*what == 'p') {
        quest_begin(&l->quest, g, number);
        session_puzzle(l->session, g, number);
    } else {
        quest_lesson(&l->quest, g, number);
        session_lesson(l->session, g, number);
    }
    settle(l);
    return l;
}

void learning_free(struct learning *l)
{
    session_free(l->session);
    memory_free(l);
}

struct table *learning_table(const struct learning *l)
{
    return session_table(l->session);
}

static void answer(struct learning *l)
{
    for (int i = 0; i < l->quest.puzzle.riddles; i++) {
        table_play(learning_table(l), l->quest.puzzle.riddle[i].best);
        settle(l);
    }
}

void learning_act(struct learning *l, const char *word)
{
    if (strcmp(word, "hint") == 0)
        session_do(l->session, ACTION_HINT);
    else if (strcmp(word, "solution") == 0)
        session_do(l->session, ACTION_SOLUTION);
    else if (strcmp(word, "wrong") == 0)
        table_play(learning_table(l), quest_riddle(&l->quest)->second);
    else if (strcmp(word, "right") == 0)
        answer(l);
    settle(l);
}

static void write_beside(struct learning *l, struct writer *w)
{
    enum action offer[MOST_OFFERS];
    int count = session_offers(l->session, offer);

    write_text(w, "<!-- ");
    if (l->progress)
        session_tell_progress(l->session, w);
    else
        session_notice(l->session, w);
    for (int i = 0; i < count; i++) {
        write_text(w, " | ");
        write_text(w, session_label(offer[i]));
    }
    write_text(w, " -->\n");
}

void learning_draw(struct learning *l, enum palette palette, struct writer *w)
{
    struct drawing *d = drawing_new();
    const char *title = l->game->rules->title;
    char name[NAME_BYTES];

    if (!l->progress)
        draw_svg(w, table_draw(learning_table(l)), palette, 0, 0, title);
    else if (session_player(l->session, l->game, 0, name) &&
             session_plot(l->session, l->game, name, l->narrow, d))
        draw_svg(w, d, palette, 0, 0, title);
    write_beside(l, w);
    drawing_free(d);
}
