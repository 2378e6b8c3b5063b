/* A room in words: who sits where, what was agreed, what is asked, how it ended. */
#include "together/words.h"

#include "table/table.h"

#include <string.h>

static const char *const clocks[][2] = {
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

static const char *const patience[][2] = {{"60", "a minute"},
                                          {"300", "five minutes"},
                                          {"3600", "an hour"},
                                          {"86400", "a day"},
                                          {NULL, NULL}};

const char *room_away_term(int i)
{
    return patience[i][0];
}

const char *room_away_words(int i)
{
    return patience[i][1];
}

const char *room_clock_term(int i)
{
    return clocks[i][0];
}

const char *room_clock_words(int i)
{
    return clocks[i][1];
}

const char *room_clock_rule(void)
{
    return "Whoever runs out of time has lost against one opponent; with more players a computer "
           "plays "
           "on "
           "for them until they are back. No clock runs while the server is away.";
}

const char *room_phrase(int n)
{
    static const char *const phrases[PHRASES] = {
        "Hello!",     "Good luck!", "Well played!", "Oops.", "Just a moment, please.",
        "Your turn!", "Thank you!", "Goodbye!"};

    return n >= 0 && n < PHRASES ? phrases[n] : "…";
}

static void write_place(const struct room *r, int seat, struct writer *w)
{
    const char *name = r->rules->seat_name ? r->rules->seat_name(r->state, seat) : NULL;

    if (name) {
        write_capital(w, name);
        return;
    }
    write_text(w, "Player ");
    write_number(w, seat + 1);
}

void room_tell_name(const struct client *c, int seat, struct writer *w)
{
    const struct room *r = client_room(c);

    if (seat < 0 || seat >= r->players)
        write_text(w, "Somebody");
    else if (*r->place[seat].name)
        write_text(w, r->place[seat].name);
    else
        write_place(r, seat, w);
}

void room_tell_seat(const struct client *c, int seat, struct writer *w)
{
    const struct room *r = client_room(c);
    const struct chair *chair = &r->place[seat];
    bool here = client_here(c) >> seat & 1;

    if (*chair->name) {
        write_place(r, seat, w);
        write_text(w, ", ");
    }
    if (seat == client_seat(c))
        write_text(w, "you");
    else if (chair->who == PLACE_OPEN)
        write_text(w, "open");
    else if (chair->who == PLACE_PERSON)
        write_text(w, here ? "here" : "away");
    else if (*chair->name)
        write_text(w, "away: a computer plays");
    else
        seat_write(w, chair->who);
}

void room_tell_left(const struct client *c, long long now, struct writer *w)
{
    long long left = room_left(client_room(c), client_clock(c, now));
    long long seconds = (left + 999) / 1000;

    if (left < 0)
        return;
    if (seconds >= 2 * 86400) {
        write_counted(w, (int)(seconds / 86400), "day");
    } else if (seconds >= 2 * 3600) {
        write_counted(w, (int)(seconds / 3600), "hour");
    } else {
        write_number(w, seconds / 60);
        write_char(w, ':');
        write_digits(w, (int)(seconds % 60), 2);
    }
}

static void write_span(struct writer *w, int seconds)
{
    if (seconds % 86400 == 0)
        write_counted(w, seconds / 86400, "day");
    else if (seconds % 3600 == 0)
        write_counted(w, seconds / 3600, "hour");
    else if (seconds % 60 == 0)
        write_counted(w, seconds / 60, "minute");
    else
        write_counted(w, seconds, "second");
}

static void write_clock(const struct terms *t, struct writer *w)
{
    if (t->clock == CLOCK_NONE) {
        write_text(w, "No clock. ");
        return;
    }
    if (t->clock == CLOCK_GAME) {
        write_span(w, t->time);
        write_text(w, " each for the game. ");
    } else {
        write_span(w, t->clock == CLOCK_MOVE ? t->time : 86400 * t->time);
        write_text(w, " for each decision. ");
    }
    write_text(w, room_clock_rule());
    write_char(w, ' ');
}

/* "Players: 3. " for each option of the game. */
static void write_options(const struct room *r, struct writer *w)
{
    const struct option *o = r->game ? r->rules->options : NULL;

    for (int i = 0; o && o[i].key; i++) {
        write_text(w, o[i].label);
        write_text(w, ": ");
        option_word(w, &o[i], r->settings.choice[i]);
        write_text(w, ". ");
    }
}

void room_tell_terms(const struct client *c, struct writer *w)
{
    const struct terms *t = &client_room(c)->terms;

    write_options(client_room(c), w);
    write_clock(t, w);
    write_text(w, t->hints ? "Hints are allowed. " : "Hints are off. ");
    write_text(w, "Whoever is away for ");
    write_span(w, t->away);
    write_text(w, " need not be waited for: a computer (");
    write_text(w, level_word(t->stand));
    write_text(w, ") may play on.");
}

void room_tell_link(const struct client *c, struct writer *w)
{
    bool waits = *client_waiting(c);

    switch (client_link(c)) {
    case LINK_GONE:
        write_text(w, "There is no such room (any more).");
        break;
    case LINK_RELOAD:
        write_text(w, "The server is newer than this program. Nothing is lost: get the new one, "
                      "or reload the page.");
        break;
    case LINK_UP:
        write_text(w, waits ? "Sending …" : "");
        break;
    default:
        write_text(w, waits ? "No connection. Your move is sent as soon as it is back."
                            : "Connecting …");
    }
}

/* ---- News ----------------------------------------------------------------------------------- */

static void tell_asked(const struct client *c, struct writer *w)
{
    const struct asked *a = client_asked(c);
    bool ours = a->by >= 0 && a->by == client_seat(c);

    if (!*a->wish)
        return;
    if (ours)
        write_text(w, "You ask");
    else if (a->by < 0)
        write_text(w, "Somebody without a seat asks");
    else
        room_tell_name(c, a->by, w);
    if (!ours && a->by >= 0)
        write_text(w, " asks");
    if (strcmp(a->wish, "back") == 0)
        write_text(w, " to take moves back.\n");
    else if (strcmp(a->wish, "end") == 0)
        write_text(w, " to end the game.\n");
    else {
        bool stand = strcmp(a->wish, "stand") == 0;

        write_text(w, stand ? " for a computer in place of " : " to have the seat of ");
        room_tell_name(c, a->about - 1, w);
        write_text(w, stand ? ".\n" : ", whose secret was lost.\n");
    }
}

static int open_seats(const struct room *r)
{
    int open = 0;

    for (int p = 0; p < r->players; p++)
        open += r->place[p].who == PLACE_OPEN;
    return open;
}

static void tell_gathering(const struct room *r, struct writer *w)
{
    int open = open_seats(r);

    if (open == 0) {
        write_text(w, "Everybody is promising a part of the dice …");
        return;
    }
    write_text(w, "The game begins when ");
    write_number(w, open);
    write_text(w, open == 1 ? " more person sits down." : " more people sit down.");
}

static void tell_play(const struct client *c, struct writer *w)
{
    const struct room *r = client_room(c);
    int seat = client_seat(c);

    if (seat < 0)
        write_text(w, "You are watching.\n");
    else if (r->place[seat].who != PLACE_PERSON)
        write_text(w, "A computer plays for you.\n");
    for (int p = 0; p < r->players && seat >= 0; p++)
        if (client_away(c) >> p & 1) {
            room_tell_name(c, p, w);
            write_text(w, " has been away for long. You may wait on, let a computer play, or end "
                          "the game.\n");
        }
}

static void tell_end(const struct client *c, struct writer *w)
{
    static const char *const words[][2] = {{"end", "The game is over."},
                                           {"resigned", " resigned."},
                                           {"time", " ran out of time."},
                                           {"agreed", "The game was ended."},
                                           {"closed", "The room was closed."}};
    const struct room *r = client_room(c);

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(r->ending, words[i][0]) == 0) {
            if (words[i][1][0] == ' ')
                room_tell_name(c, r->ended_by - 1, w);
            write_text(w, words[i][1]);
            if (words[i][1][0] == ' ' && r->players == 2 && r->ended_by > 0) {
                write_char(w, ' ');
                room_tell_name(c, 2 - r->ended_by, w);
                write_text(w, " has won.");
            }
        }
}

static bool is_over(const struct room *r)
{
    return r->phase == ROOM_OVER || r->phase == ROOM_CLOSED;
}

void room_tell_phase(const struct client *c, struct writer *w)
{
    const struct room *r = client_room(c);

    if (r->phase == ROOM_GATHERING)
        tell_gathering(r, w);
    else if (r->phase == ROOM_REVEALING)
        write_text(w, "Everybody's part of the dice is being told …");
    else if (is_over(r) && strcmp(r->ending, "end") != 0)
        tell_end(c, w);
}

static void tell_again(const struct client *c, struct writer *w)
{
    for (int p = 0; p < client_room(c)->players; p++)
        if (client_again(c) >> p & 1) {
            room_tell_name(c, p, w);
            write_text(w, " would like another game.\n");
        }
}

void room_tell_news(const struct client *c, struct writer *w)
{
    const struct room *r = client_room(c);

    tell_asked(c, w);
    if (r->phase == ROOM_PLAYING) {
        tell_play(c, w);
        return;
    }
    if (r->phase == ROOM_EMPTY)
        return;
    if (r->phase == ROOM_GATHERING && client_seat(c) < 0 && open_seats(r) > 0)
        write_text(w, "Sit down to play, or watch. ");
    if (is_over(r))
        tell_end(c, w);
    else
        room_tell_phase(c, w);
    write_char(w, '\n');
    if (is_over(r))
        tell_again(c, w);
}

void room_tell_notice(const struct client *c, const char *notice, struct writer *w)
{
    struct reader in = reader_of(notice);
    bool said = read_if(&in, "said ");
    int seat;

    if (strcmp(notice, "asked") == 0) {
        tell_asked(c, w);
        return;
    }
    if (!said && !read_if(&in, "declined ")) {
        write_capital(w, notice);
        return;
    }
    seat = read_number(&in, MAX_PLAYERS, "a seat") - 1;
    room_tell_name(c, seat, w);
    read_if(&in, " ");
    write_text(w, said ? ": " : " declined.");
    write_text(w, said ? room_phrase(read_number(&in, PHRASES - 1, "a phrase")) : "");
}
