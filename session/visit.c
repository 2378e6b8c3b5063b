/* A game that is decided elsewhere, in a room, lying on the board; and taking it home. */
#include "session/parts.h"

void session_visit(struct session *s, struct table *t, bool hints)
{
    struct play p = {.table = t, .begun = s->now, .visit = true, .hintless = !hints};

    s->resume = s->share_game = NULL;
    viewer_leave(s);
    board_put(s, &p);
}

bool session_visiting(const struct session *s)
{
    return s->play.visit;
}

void session_allow_hints(struct session *s, bool on)
{
    if (s->play.visit)
        s->play.hintless = !on;
}

void session_take_home(struct session *s, const char *text, size_t length)
{
    struct play p = {.begun = s->now, .kept = true};
    struct reader r;

    p.table = open_table(text, length, &p, &r);
    if (!p.table) {
        effect_say(s, r.error ? r.error : "This game cannot be kept.", ACTION_NONE);
        return;
    }
    p.counter = 0;
    p.from[0] = '\0';
    keep_name(s, p.name);
    keep_play(s, &p);
    table_free(p.table);
    effect_say(s, "The game is among yours now.", ACTION_NONE);
}
