/* The public face: a position and its moves as numbers. */
#include "api/face.h"

#include "core/walk.h"

#include <string.h>

int face_extent(const struct game *g, const struct state *s, parlour_space *out)
{
    struct extent e;

    if (!out || out->size != sizeof *out)
        return PARLOUR_BAD_ARGUMENT;
    if (!g->space)
        return PARLOUR_NOT_OFFERED;
    e = g->space->extent(s);
    *out = (parlour_space){sizeof *out,  e.actions,           e.planes, e.rows, e.columns,
                           e.symmetries, g->rules->players(s)};
    return PARLOUR_OK;
}

int parlour_state_space(const parlour_state *s, parlour_space *out)
{
    return face_state(s, NULL) ? face_extent(s->game, position_of(s), out) : PARLOUR_BAD_ARGUMENT;
}

/* The extent, if there is one and somebody has to decide; else a status. */
static int decision(const parlour_state *s, struct extent *e)
{
    if (!face_state(s, NULL))
        return PARLOUR_BAD_ARGUMENT;
    if (!s->game->space)
        return PARLOUR_NOT_OFFERED;
    *e = s->game->space->extent(position_of(s));
    return rules_of(s)->actor(position_of(s)) >= 0 ? PARLOUR_OK : PARLOUR_NOT_NOW;
}

int parlour_action_of(const parlour_state *s, parlour_move m)
{
    struct extent e;
    int status = decision(s, &e);
    int32_t action;

    if (status != PARLOUR_OK)
        return status;
    if (!is_legal(rules_of(s), position_of(s), m))
        return PARLOUR_ILLEGAL;
    s->game->space->actions(position_of(s), &m, 1, &action);
    return action >= 0 ? action : PARLOUR_NOT_OFFERED;
}

parlour_move parlour_action_move(const parlour_state *s, int action)
{
    struct extent e;
    move m;

    if (decision(s, &e) != PARLOUR_OK || action < 0 || action >= e.actions)
        return 0;
    m = s->game->space->move(position_of(s), action);
    return m && is_legal(rules_of(s), position_of(s), m) ? m : 0;
}

int parlour_state_mask(const parlour_state *s, uint8_t *out, size_t room)
{
    int32_t action[MAX_MOVES];
    move list[MAX_MOVES];
    struct extent e = {0};
    int status = decision(s, &e), count;

    if (status != PARLOUR_OK && status != PARLOUR_NOT_NOW)
        return status;
    if (!out || room < (size_t)e.actions)
        return PARLOUR_BAD_ARGUMENT;
    memset(out, 0, (size_t)e.actions);
    if (status == PARLOUR_NOT_NOW)
        return 0;
    count = rules_of(s)->moves(position_of(s), list);
    s->game->space->actions(position_of(s), list, count, action);
    for (int i = 0; i < count; i++)
        if (action[i] >= 0)
            out[action[i]] = 1;
    return count;
}

int parlour_state_planes(const parlour_state *s, int player, int8_t *out, size_t room)
{
    struct extent e = {0};
    int status = decision(s, &e);

    if (status != PARLOUR_OK && status != PARLOUR_NOT_NOW)
        return status;
    if (!out || room < (size_t)(e.planes * e.rows * e.columns) || player < 0 ||
        player >= parlour_state_players(s))
        return PARLOUR_BAD_ARGUMENT;
    s->game->space->planes(position_of(s), player, out);
    return PARLOUR_OK;
}

int parlour_state_symmetry(const parlour_state *s, int which, int32_t *actions, size_t action_room,
                           int32_t *cells, size_t cell_room)
{
    const struct space *space;
    struct extent e = {0};
    int status = decision(s, &e), numbers = e.planes * e.rows * e.columns;

    if (status != PARLOUR_OK && status != PARLOUR_NOT_NOW)
        return status;
    if (which < 0 || which >= e.symmetries || !actions || !cells ||
        action_room < (size_t)e.actions || cell_room < (size_t)numbers)
        return PARLOUR_BAD_ARGUMENT;
    space = s->game->space;
    for (int i = 0; i < e.actions; i++)
        actions[i] = which ? space->turned_action(position_of(s), which, i) : i;
    for (int i = 0; i < numbers; i++)
        cells[i] = which ? space->turned_cell(position_of(s), which, i) : i;
    return PARLOUR_OK;
}
