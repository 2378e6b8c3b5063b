/* What is agreed when a room is opened: see agreed.h. */
#include "together/agreed.h"

/* As doc/ROOMS.md writes it, and in words. */
struct term {
    const char *value, *words;
};

static const struct term clocks[] = {
    {"none", "No clock"},
    {"move:60", "A minute for each decision"},
    {"move:300", "Five minutes for each decision"},
    {"game:600", "Ten minutes each for the game"},
    {"game:1800", "Half an hour each for the game"},
    {"days:1", "A day for each decision"},
    {"days:3", "Three days for each decision"},
    {"days:7", "A week for each decision"},
    {NULL, NULL},
};

static const struct term patience[] = {
    {"60", "a minute"}, {"300", "five minutes"}, {"3600", "an hour"}, {"86400", "a day"},
    {NULL, NULL},
};

static const struct term hints[] = {{"no", "none"}, {"yes", "allowed"}, {NULL, NULL}};

static const struct term finders[] = {
    {"no", "whoever has the link"}, {"yes", "everybody: it is listed"}, {NULL, NULL}};

static const struct {
    const char *key, *label;
    const struct term *choice;
} all[AGREEMENTS] = {
    [AGREED_CLOCK] = {"clock", "Clock", clocks},
    [AGREED_AWAY] = {"away", "When somebody is away, the others wait", patience},
    [AGREED_HINTS] = {"hints", "Hints", hints},
    [AGREED_LISTED] = {"listed", "Who can find the room", finders},
};

const char *agreed_label(enum agreed about)
{
    return all[about].label;
}

int agreed_choices(enum agreed about)
{
    int count = 0;

    while (all[about].choice[count].words)
        count++;
    return count;
}

const char *agreed_words(enum agreed about, int choice)
{
    return all[about].choice[choice].words;
}

const char *agreed_rule(void)
{
    return "Whoever runs out of time has lost against one opponent; with more players a computer "
           "plays on for them until they are back. No clock runs while the server is away.";
}

void agreed_write(const int choice[AGREEMENTS], struct writer *w)
{
    for (int i = 0; i < AGREEMENTS; i++) {
        write_text(w, i ? " " : "");
        write_text(w, all[i].key);
        write_char(w, '=');
        write_text(w, all[i].choice[choice[i]].value);
    }
}
