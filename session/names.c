/* People at this screen: asked once what they are called, seated again where people sit. */
#include "session/parts.h"

#include <string.h>

void session_introduce(struct session *s, int person, const char *name, size_t length)
{
    if (person >= 0 && person < MAX_PLAYERS)
        name_clean(s->introduced[person], name, length);
}

const char *session_introduced(const struct session *s, int person)
{
    return s->introduced[person];
}

void session_people(const struct session *s, struct start *how)
{
    int person = 0;

    for (int p = 0; p < MAX_PLAYERS; p++)
        if (how->seat[p] == SEAT_PERSON)
            memcpy(how->name[p], s->introduced[person++], NAME_BYTES);
        else
            how->name[p][0] = '\0';
}

/* Who is not at this table keeps his name for the next one. */
void people_note(struct session *s, const struct table *t)
{
    int person = 0;

    for (int p = 0; p < table_players(t); p++)
        if (table_seat_of(t, p) == SEAT_PERSON) {
            const char *name = table_called(t, p);

            session_introduce(s, person++, name, strlen(name));
        }
}

void session_call(struct session *s, int player, const char *name, size_t length)
{
    struct table *t = s->play.table;

    if (!t || table_viewing(t) || player >= table_players(t))
        return;
    table_call(t, player, name, length);
    people_note(s, t);
    board_follow(s);
}
