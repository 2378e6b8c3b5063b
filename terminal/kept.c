/* The terminal's games are kept as those of the window are: by the session, in the same folder. Whatever
   ends the program, what was shown before the last question is there again. */
#include "terminal/sitting.h"

#include "host/store.h"
#include "terminal/input.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

/* Thinking is done by computers.c, before the session could ask for it. */
void kept_pump(struct sitting *s)
{
    struct effect e;

    session_step(s->session);
    while (session_effect(s->session, &e))
        if (!store_serve(s->store, s->session, &e) && e.kind == EFFECT_SAY)
            puts(e.text);
    s->table = session_table(s->session);
}

/* What cannot be stored is said once for each reason. */
void kept_notice(struct sitting *s)
{
    char text[400];
    struct writer w = writer_over(text, sizeof text);

    session_tick(s->session, 1, (int64_t)time(NULL));
    kept_pump(s);
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

void kept_begin(struct sitting *s, const struct settings *with, uint64_t seed, bool by_hand)
{
    struct start how = {.settings = *with, .seeded = true, .seed = seed};

    for (int p = 0; p < MAX_PLAYERS; p++)
        how.seat[p] = SEAT_PERSON;
    how.chance = by_hand ? CHANCE_BY_HAND : CHANCE_BY_SEED;
    s->store = store_new();
    s->session = session_new(store_chance(), (int64_t)time(NULL));
    session_speed(s->session, 0);
    kept_pump(s);
    session_begin(s->session, s->game, &how);
    s->table = session_table(s->session);
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

void kept_end(struct sitting *s)
{
    if (s->table) {
        session_close(s->session);
        kept_pump(s);
    }
    session_free(s->session);
    store_free(s->store);
}
