/* New games: what is proposed, what somebody chose, and the beginning. */
#include "session/parts.h"

#include <string.h>

enum { USUAL_LEVEL = 3 }; /* of computers, until somebody chooses */

/* As in the entry's game; what cannot be read stays as it was. */
static void take_entry(const struct entry *e, struct start *out)
{
    struct reader options = reader_of(e->options), seats = reader_of(e->seats);
    struct settings with = out->settings;

    settings_read(&options, e->game->rules->options, &with);
    if (!options.error)
        out->settings = with;
    for (int p = 0; p < MAX_PLAYERS && !read_done(&seats); p++) {
        int who = table_read_seat(&seats);

        if (!seats.error && who != SEAT_REMOTE)
            out->seat[p] = who;
        read_if(&seats, " ");
    }
}

void session_usual(const struct game *g, struct start *out)
{
    *out = (struct start){.settings = settings_preset(g->rules->options)};
    for (int p = 0; p < MAX_PLAYERS; p++)
        out->seat[p] = p == 0 ? SEAT_PERSON : USUAL_LEVEL;
}

void session_preset(const struct session *s, const struct game *g, struct start *out)
{
    const struct entry *newest = NULL;

    session_usual(g, out);
    if (s->began[game_index(g)]) {
        *out = s->last[game_index(g)];
        out->seeded = false;
        session_people(s, out);
        return;
    }
    for (int i = 0; i < s->listed; i++)
        if (s->list[i].entry.game == g && (!newest || s->list[i].entry.begun > newest->begun))
            newest = &s->list[i].entry;
    if (newest)
        take_entry(newest, out);
    session_people(s, out);
}

int start_seats(const struct game *g, const struct settings *with, struct writer *w)
{
    struct table *t = table_new(g, with, 0);
    int players = table_players(t);

    for (int p = 0; p < players; p++) {
        write_text(w, p ? "\n" : "");
        table_seat_name(t, p, w);
    }
    table_free(t);
    return players;
}

int start_pictured(const struct game *g)
{
    const char *key = g->view->pictured;

    return key ? option_find(g->rules->options, key, strlen(key)) : -1;
}

/* As they must be for the pictured choices to matter. */
static struct settings pictured_where(const struct game *g, const struct settings *with)
{
    struct settings so = *with;
    struct reader r = reader_of(g->view->where);

    settings_read(&r, g->rules->options, &so);
    return so;
}

bool start_pictured_now(const struct game *g, const struct settings *with)
{
    struct settings so = pictured_where(g, with);

    return memcmp(&so, with, sizeof so) == 0;
}

bool start_pictured_board(const struct game *g, int choice, struct settings *out)
{
    const struct option *o = &g->rules->options[start_pictured(g)];
    struct settings usual = settings_preset(g->rules->options);

    *out = pictured_where(g, &usual);
    out->choice[start_pictured(g)] = choice;
    return choice != o->preset;
}

const char *start_seed(struct start *how, const char *text, size_t length)
{
    struct reader r = reader_over(text, length);

    read_space(&r);
    how->seeded = !read_done(&r);
    if (!how->seeded)
        return NULL;
    how->seed = read_unsigned(&r);
    read_end(&r, "nothing may follow the seed");
    return r.error ? "A seed is a whole number. Leave it empty for a new one." : NULL;
}

void session_begin(struct session *s, const struct game *g, const struct start *how)
{
    uint64_t seed = how->seeded ? how->seed : rng_next(&s->chance) >> 32; /* short enough to tell */
    struct play p = {.table = table_new(g, &how->settings, seed), .begun = s->now};

    s->last[game_index(g)] = *how;
    s->began[game_index(g)] = true;
    table_chance(p.table, how->chance);
    for (int i = 0; i < table_players(p.table); i++) {
        table_seat(p.table, i, how->seat[i]);
        table_call(p.table, i, how->name[i], strlen(how->name[i]));
    }
    people_note(s, p.table);
    s->resume = s->share_game = NULL;
    viewer_leave(s);
    board_put(s, &p);
}
