/* A session's life, and time passing in it. */
#include "session/parts.h"

#include "core/memory.h"

int game_index(const struct game *g)
{
    int i = 0;

    while (catalogue[i] && catalogue[i] != g)
        i++;
    return i;
}

struct session *session_new(uint64_t chance, int64_t now)
{
    struct session *s = memory_new(sizeof *s);

    s->chance = rng_from(chance);
    s->list_by_name.chance = s->keeping_by_name.chance = chance;
    s->now = now;
    s->speed = 1;
    list_ask(s);
    return s;
}

void session_free(struct session *s)
{
    if (!s)
        return;
    table_free(s->play.table);
    table_free(s->rest.table);
    table_free(s->look);
    viewer_free(s);
    for (int i = s->queue_first; i < s->queue_size; i++) {
        memory_free(s->queue[i].name);
        memory_free(s->queue[i].text);
    }
    memory_free(s->queue);
    memory_free(s->given.name);
    memory_free(s->given.text);
    for (int i = 0; i < s->keepings; i++)
        memory_free(s->keeping[i].text);
    memory_free(s->keeping);
    lookup_clear(&s->keeping_by_name);
    memory_free(s->request);
    list_clear(s);
    memory_free(s->list);
    memory_free(s->shown);
    buffer_free(&s->search);
    buffer_free(&s->share);
    buffer_free(&s->forgotten);
    buffer_free(&s->archive.text);
    buffer_free(&s->archive.names);
    buffer_free(&s->progress.lines);
    buffer_free(&s->progress.fresh);
    memory_free(s);
}

bool session_tick(struct session *s, double seconds, int64_t now)
{
    bool more = false;

    s->now = now;
    keep_pass(s, seconds);
    board_follow(s); /* a gesture may have come since */
    if (session_waits(s))
        return true;
    if (s->play.table) {
        more = table_tick(s->play.table, seconds);
        more = puzzle_tick(s) || more;
        board_follow(s);
    }
    return more;
}

void session_step(struct session *s)
{
    board_follow(s);
}

bool session_waits(const struct session *s)
{
    return s->play.name[0] && !s->trouble[0] && keep_pending(s, s->play.name) != NULL;
}

double session_alarm(const struct session *s)
{
    double soonest = waiting_alarm(s);

    for (int i = 0; i < s->keepings; i++) {
        const struct keeping *k = &s->keeping[i];

        if (!k->ticket && (soonest < 0 || k->again < soonest))
            soonest = k->again > 0 ? k->again : 0;
    }
    return soonest;
}

void session_speed(struct session *s, float speed)
{
    s->speed = speed;
    if (s->play.table)
        table_speed(s->play.table, speed);
    if (s->rest.table)
        table_speed(s->rest.table, speed);
}

void session_by_finger(struct session *s, bool finger)
{
    s->by_finger = finger;
    if (s->play.table)
        table_by_finger(s->play.table, finger);
}

struct table *session_table(struct session *s)
{
    return s->play.table;
}

const char *session_name(const struct session *s)
{
    return s->play.name;
}

bool session_is_kept(const struct session *s)
{
    return s->play.name[0] && !keep_pending(s, s->play.name);
}

void session_guide(struct session *s, bool on)
{
    if (on && !s->guide)
        s->known = 0; /* who wants to be told again has all of it told again */
    s->guide = on;
    if (s->play.table)
        table_guide(s->play.table, on && !(s->known >> game_index(table_game(s->play.table)) & 1));
}

void session_knows(struct session *s, const struct game *g)
{
    s->known |= (uint64_t)1 << game_index(g);
    if (s->play.table && table_game(s->play.table) == g)
        table_guide(s->play.table, false);
}
