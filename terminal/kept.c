/* The terminal's games are kept as those of the window are: by the session, in the same folder. Whatever
   ends the program, what was shown before the last question is there again. */
#include "terminal/sitting.h"

#include "host/people.h"
#include "host/store.h"
#include "terminal/input.h"

#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static void note_thought(struct sitting *s, const struct effect *e)
{
    s->wanted.ticket = e->kind == EFFECT_THINK ? e->ticket : 0;
    if (e->kind == EFFECT_THINK)
        s->wanted.job = *e->job;
}

void kept_pump(struct sitting *s)
{
    struct effect e;

    session_step(s->session);
    while (session_effect(s->session, &e))
        if (store_serve(s->store, s->session, &e))
            continue;
        else if (e.kind == EFFECT_SAY)
            puts(e.text);
        else if (e.kind == EFFECT_THINK || e.kind == EFFECT_STOP)
            note_thought(s, &e);
    s->table = session_table(s->session);
}

/* What cannot be stored is said once for each reason. */
static void tell_trouble(struct sitting *s)
{
    char text[400];
    struct writer w = writer_over(text, sizeof text);

    if (!session_can(s->session, ACTION_AGAIN)) {
        s->troubled = false;
        return;
    }
    if (!s->troubled) {
        session_notice(s->session, &w);
        fprintf(stderr, "%s\n", text);
    }
    s->troubled = true;
}

bool kept_tick(struct sitting *s)
{
    bool more = session_tick(s->session, 1, (int64_t)time(NULL));

    kept_pump(s);
    tell_trouble(s);
    return more;
}

void kept_open(struct sitting *s)
{
    s->store = store_new();
    s->session = session_new(store_chance(), (int64_t)time(NULL));
    session_speed(s->session, 0);
    kept_pump(s);
    if (isatty(STDIN_FILENO)) /* a script is nobody who has a name */
        people_read(s->session);
}

void kept_preset(const struct sitting *s, struct start *out)
{
    if (isatty(STDIN_FILENO))
        session_preset(s->session, s->game, out);
    else
        session_usual(s->game, out);
}

void kept_begin(struct sitting *s, const struct start *how)
{
    session_begin(s->session, s->game, how);
    s->table = session_table(s->session);
}

void kept_people(const struct sitting *s)
{
    if (isatty(STDIN_FILENO))
        people_write(s->session);
}

int kept_resume(struct sitting *s)
{
    if (!session_going(s->session, s->game))
        return complain("there is no unfinished game of %s", s->game->rules->title);
    session_close(s->session);
    session_resume(s->session, s->game);
    kept_pump(s);
    if (!s->table)
        return complain("the unfinished game of %s cannot be opened", s->game->rules->title);
    if (session_can(s->session, ACTION_TAKE_OVER)) {
        puts("It was open elsewhere, and goes on here.");
        session_do(s->session, ACTION_TAKE_OVER);
        kept_pump(s);
    }
    table_pause(s->table, false);
    return YES;
}

void kept_offer(struct sitting *s)
{
    const char *line;

    if (!isatty(STDIN_FILENO) || !session_going(s->session, s->game))
        return;
    line = input_next(s->input, "There is an unfinished game. Go on with it? [y/n] ");
    if (line && line[0] != 'n' && line[0] != 'N')
        kept_resume(s);
}

int kept_end(struct sitting *s)
{
    int status = YES;

    if (s->table) {
        session_close(s->session);
        kept_pump(s);
        if (session_can(s->session, ACTION_AGAIN))
            status = complain("the game is not kept");
    }
    session_free(s->session);
    store_free(s->store);
    return status;
}
