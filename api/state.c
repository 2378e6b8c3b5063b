/* The public face: positions, their moves and their history. */
#include "api/face.h"

#include "core/memory.h"
#include "core/walk.h"

#include <string.h>

/* A new handle around a position; NULL: no memory. */
static parlour_state *handle_at(const struct game *g, const struct settings *with,
                                const struct state *s, bool recorded)
{
    parlour_state *made = memory_try(sizeof *made);

    if (!made)
        return NULL;
    made->handle = HANDLE_STATE;
    made->game = g;
    made->with = *with;
    made->recorded = recorded;
    memcpy(&made->start, s, g->rules->state_size);
    memcpy(&made->now, s, g->rules->state_size);
    return made;
}

/* Room for one more move in the history. */
static bool has_room(parlour_state *s)
{
    int room = s->room ? 2 * s->room : 64;
    move *list;

    if (s->length < s->room)
        return true;
    list = memory_try_grow(s->list, (size_t)room * sizeof *list);
    if (!list)
        return false;
    s->list = list;
    s->room = room;
    return true;
}

/* The move is applied; false: no memory. */
static bool add(parlour_state *s, move m)
{
    if (!has_room(s))
        return false;
    s->list[s->length++] = m;
    s->events += rules_of(s)->actor(position_of(s)) == CHANCE;
    rules_of(s)->apply((struct state *)&s->now, m);
    return true;
}

parlour_state *parlour_state_new(const parlour_game *g, const char *settings, size_t length,
                                 parlour_error *error)
{
    const struct game *game = face_game(g, error);
    union position start;
    struct settings with;
    parlour_state *made;

    if (!game || !face_settings(game, settings, length, &with, error))
        return NULL;
    state_start(game->rules, (struct state *)&start, &with);
    made = handle_at(game, &with, (struct state *)&start, true);
    if (!made)
        face_fail(error, PARLOUR_NO_MEMORY, "There is not enough memory.");
    return made;
}

/* A record being read: its moves go into a handle, which has its start already. */
struct reading {
    parlour_state *into;
    bool begun, lacks_memory;
};

static void note(void *context, const struct state *before, move m)
{
    struct reading *r = context;
    parlour_state *s = r->into;

    if (!r->begun) {
        memcpy(&s->start, before, rules_of(s)->state_size);
        memcpy(&s->now, before, rules_of(s)->state_size);
    }
    r->begun = true;
    r->lacks_memory = r->lacks_memory || !add(s, m);
}

static void read_record(struct reader *r, struct reading *reading, union position *end,
                        struct refusal *why)
{
    parlour_state *s = reading->into;

    if (!replay(rules_of(s), r, (struct state *)end, &s->with, why, note, reading))
        return;
    s->recorded = true;
    if (!reading->begun) {
        memcpy(&s->start, end, rules_of(s)->state_size);
        memcpy(&s->now, end, rules_of(s)->state_size);
    }
}

static void read_snapshot(struct reader *r, parlour_state *s, union position *at)
{
    memset(at, 0, sizeof *at);
    rules_of(s)->read_state(r, (struct state *)at);
    memcpy(&s->start, at, rules_of(s)->state_size);
    memcpy(&s->now, at, rules_of(s)->state_size);
}

parlour_state *parlour_state_read(const parlour_game *g, const char *text, size_t length,
                                  parlour_error *error)
{
    const struct game *game = face_game(g, error);
    struct reading reading = {0};
    struct settings with;
    struct refusal why = {.text = ""};
    union position at;
    struct reader r;

    if (!game || !face_text(&text, &length, error))
        return NULL;
    with = settings_preset(game->rules->options);
    state_start(game->rules, (struct state *)&at, &with);
    reading.into = handle_at(game, &with, (struct state *)&at, false);
    r = reader_over(text, length);
    record_names(&r, NULL);
    if (reading.into && game->rules->is_snapshot(r.at, (size_t)(r.end - r.at)))
        read_snapshot(&r, reading.into, &at);
    else if (reading.into)
        read_record(&r, &reading, &at, &why);
    if (!reading.into || reading.lacks_memory)
        face_fail(error, PARLOUR_NO_MEMORY, "There is not enough memory.");
    else if (r.error)
        face_reader(error, &r, &why);
    else
        return reading.into;
    parlour_state_free(reading.into);
    return NULL;
}

parlour_state *parlour_state_clone(const parlour_state *s, parlour_error *error)
{
    parlour_state *made;

    if (!face_state(s, error))
        return NULL;
    made = memory_try(sizeof *made);
    if (made) {
        *made = *s;
        made->room = s->length;
        made->list = s->length ? memory_try((size_t)s->length * sizeof *s->list) : NULL;
    }
    if (!made || (s->length && !made->list)) {
        memory_free(made);
        face_fail(error, PARLOUR_NO_MEMORY, "There is not enough memory.");
        return NULL;
    }
    if (s->length)
        memcpy(made->list, s->list, (size_t)s->length * sizeof *s->list);
    return made;
}

void parlour_state_free(parlour_state *s)
{
    if (!face_state(s, NULL))
        return;
    s->handle = 0;
    memory_free(s->list);
    memory_free(s);
}

int parlour_state_moves(const parlour_state *s, parlour_move *out, int room)
{
    move list[MAX_MOVES];
    int count;

    if (!face_state(s, NULL) || room < 0 || (room > 0 && !out))
        return PARLOUR_BAD_ARGUMENT;
    if (rules_of(s)->actor(position_of(s)) == OVER)
        return 0;
    count = rules_of(s)->moves(position_of(s), list);
    if (room > 0)
        memcpy(out, list, (size_t)least(count, room) * sizeof *list);
    return count;
}

int parlour_state_odds(const parlour_state *s, double *out, int room)
{
    move list[MAX_MOVES];
    double total = 0;
    bool chance;
    int count;

    if (room < 0 || (room > 0 && !out))
        return PARLOUR_BAD_ARGUMENT;
    count = parlour_state_moves(s, list, MAX_MOVES);
    chance = count > 0 && rules_of(s)->actor(position_of(s)) == CHANCE;
    for (int i = 0; chance && i < count; i++)
        total += rules_of(s)->weight(position_of(s), list[i]);
    for (int i = 0; i < count && i < room; i++)
        out[i] = chance ? rules_of(s)->weight(position_of(s), list[i]) / total : 0;
    return count;
}

int parlour_state_why_not(const parlour_state *s, parlour_move m, parlour_error *error)
{
    struct refusal why = {.text = ""};

    if (!face_state(s, error))
        return PARLOUR_BAD_ARGUMENT;
    if (is_legal(rules_of(s), position_of(s), m))
        return PARLOUR_OK;
    if (!rules_of(s)->why_not(position_of(s), m, &why))
        refuse(&why, "This move is not possible here.");
    return face_refuse(error, &why);
}

int parlour_state_play(parlour_state *s, parlour_move m, parlour_error *error)
{
    if (!face_state(s, error))
        return PARLOUR_BAD_ARGUMENT;
    if (parlour_state_why_not(s, m, error) != PARLOUR_OK)
        return PARLOUR_ILLEGAL;
    if (!add(s, m))
        return face_fail(error, PARLOUR_NO_MEMORY, "There is not enough memory.");
    return PARLOUR_OK;
}

int parlour_state_roll(parlour_state *s, uint64_t seed, parlour_error *error)
{
    int rolled = 0;

    if (!face_state(s, error))
        return PARLOUR_BAD_ARGUMENT;
    for (; rules_of(s)->actor(position_of(s)) == CHANCE; rolled++) {
        struct rng r = rng_event(seed, (uint64_t)s->events);

        if (!add(s, roll(rules_of(s), position_of(s), &r)))
            return face_fail(error, PARLOUR_NO_MEMORY, "There is not enough memory.");
    }
    return rolled;
}

int parlour_state_history(const parlour_state *s, parlour_move *out, int room)
{
    if (!face_state(s, NULL) || room < 0 || (room > 0 && !out))
        return PARLOUR_BAD_ARGUMENT;
    if (room > 0 && s->length > 0)
        memcpy(out, s->list, (size_t)least(s->length, room) * sizeof *out);
    return s->length;
}

/* Games are short: what is left is played again. */
int parlour_state_undo(parlour_state *s, int count)
{
    int left;

    if (!face_state(s, NULL) || count < 0 || count > s->length)
        return PARLOUR_BAD_ARGUMENT;
    left = s->length - count;
    s->length = s->events = 0;
    s->now = s->start;
    while (s->length < left)
        add(s, s->list[s->length]); /* there is room: it was there before */
    return PARLOUR_OK;
}
