/* The public face: what can be asked of a position. */
#include "api/face.h"

#include "core/walk.h"

#include <string.h>

const parlour_game *parlour_state_game(const parlour_state *s)
{
    return face_state(s, NULL) ? (const parlour_game *)s->game : NULL;
}

int parlour_state_players(const parlour_state *s)
{
    return face_state(s, NULL) ? rules_of(s)->players(position_of(s)) : PARLOUR_BAD_ARGUMENT;
}

int parlour_state_actor(const parlour_state *s)
{
    return face_state(s, NULL) ? rules_of(s)->actor(position_of(s)) : PARLOUR_BAD_ARGUMENT;
}

int parlour_state_equal(const parlour_state *a, const parlour_state *b)
{
    if (!face_state(a, NULL) || !face_state(b, NULL))
        return PARLOUR_BAD_ARGUMENT;
    return a->game == b->game && state_equal(rules_of(a), position_of(a), position_of(b));
}

uint64_t parlour_state_hash(const parlour_state *s)
{
    return face_state(s, NULL) ? state_hash(rules_of(s), position_of(s)) : 0;
}

const char *parlour_state_seat(const parlour_state *s, int player)
{
    static const char *const plain[] = {"player 1", "player 2", "player 3", "player 4"};

    if (!face_state(s, NULL) || player < 0 || player >= parlour_state_players(s))
        return "";
    return rules_of(s)->seat_name ? rules_of(s)->seat_name(position_of(s), player) : plain[player];
}

/* All four: of fewer players the rest is 0. */
static int tell(const parlour_state *s, const int *by_player, int *out)
{
    int players = parlour_state_players(s);

    for (int p = 0; p < PARLOUR_PLAYERS; p++)
        out[p] = p < players ? by_player[p] : 0;
    return PARLOUR_OK;
}

int parlour_state_scores(const parlour_state *s, int out[PARLOUR_PLAYERS])
{
    int points[MAX_PLAYERS] = {0};

    if (!face_state(s, NULL) || !out)
        return PARLOUR_BAD_ARGUMENT;
    rules_of(s)->scores(position_of(s), points);
    return tell(s, points, out);
}

int parlour_state_result(const parlour_state *s, int out[PARLOUR_PLAYERS])
{
    int share[MAX_PLAYERS] = {0};

    if (!face_state(s, NULL) || !out)
        return PARLOUR_BAD_ARGUMENT;
    if (rules_of(s)->actor(position_of(s)) != OVER)
        return PARLOUR_NOT_NOW;
    rules_of(s)->result(position_of(s), share);
    return tell(s, share, out);
}

size_t parlour_state_write(const parlour_state *s, char *out, size_t room)
{
    struct writer w = face_writer(out, room);

    if (face_state(s, NULL))
        rules_of(s)->write_state(&w, position_of(s));
    return w.size;
}

size_t parlour_state_record(const parlour_state *s, char *out, size_t room)
{
    struct writer w = face_writer(out, room);
    union position at;

    if (!face_state(s, NULL) || !s->recorded)
        return 0;
    at = s->start;
    settings_write(&w, rules_of(s)->options, &s->with,
                   &(struct settings){{-1, -1, -1, -1, -1, -1, -1, -1}});
    write_char(&w, ';');
    for (int i = 0; i < s->length; i++) {
        write_char(&w, ' ');
        rules_of(s)->write_move(&w, (struct state *)&at, s->list[i]);
        rules_of(s)->apply((struct state *)&at, s->list[i]);
    }
    return w.size;
}

size_t parlour_state_print(const parlour_state *s, int colours, char *out, size_t room)
{
    struct writer w = face_writer(out, room);

    w.ink = colours != 0;
    if (face_state(s, NULL))
        rules_of(s)->print(&w, position_of(s));
    return w.size;
}

size_t parlour_move_write(const parlour_state *s, parlour_move m, char *out, size_t room)
{
    struct writer w = face_writer(out, room);

    if (parlour_state_why_not(s, m, NULL) == PARLOUR_OK)
        rules_of(s)->write_move(&w, position_of(s), m);
    return w.size;
}

parlour_move parlour_move_read(const parlour_state *s, const char *text, size_t length,
                               parlour_error *error)
{
    struct reader r;
    move m;

    if (!face_state(s, error) || !face_text(&text, &length, error))
        return 0;
    r = reader_over(text, length);
    read_space(&r);
    m = rules_of(s)->read_move(&r, position_of(s));
    read_end(&r, "expected nothing behind the move");
    if (!r.error)
        return m;
    face_reader(error, &r, NULL);
    return 0;
}
