/* What stands in the panel beside a room's board, and what it is called. */
#include "together/words.h"

bool room_has(const struct client *c, enum room_part part)
{
    const struct room *r = client_room(c);
    bool seated = client_seat(c) >= 0, there = r->phase != ROOM_EMPTY && r->phase != ROOM_CLOSED;

    switch (part) {
    case PART_NAME:
        return !seated && r->phase == ROOM_GATHERING;
    case PART_CODE:
        return !seated && there;
    case PART_INVITATION:
        return r->phase == ROOM_GATHERING;
    case PART_PHRASES:
        return seated && there;
    case PART_DICE:
        return r->told;
    case PART_COURSE:
        return r->phase == ROOM_OVER;
    default:
        return r->phase == ROOM_PLAYING || r->phase == ROOM_OVER;
    }
}

const char *room_label(const struct client *c, enum room_part part)
{
    static const char *const labels[ROOM_PARTS] = {
        [PART_NAME] = "Your name",          [PART_CODE] = "Code of your other device",
        [PART_INVITATION] = "Invite",       [PART_PHRASES] = "Say",
        [PART_DICE] = "Check the dice",     [PART_COURSE] = "",
        [PART_HOME] = "Take the game home", [PART_LOG] = "Save the room's log",
    };

    if (part == PART_HOME && client_room(c)->phase == ROOM_PLAYING)
        return "Take the game home so far";
    return labels[part];
}

void room_tell_title(const struct game *g, bool our_turn, struct writer *w)
{
    write_text(w, our_turn ? "Your turn · " : "");
    write_text(w, g ? g->rules->title : "Room");
    write_text(w, " · Parlour");
}

void room_tell_watching(const struct client *c, struct writer *w)
{
    if (client_watching(c) == 0)
        return;
    write_number(w, client_watching(c));
    write_text(w, " watching");
}

const char *room_code_rule(void)
{
    return "Open this room on the other device and type this code there. It is good once, for five "
           "minutes.";
}
