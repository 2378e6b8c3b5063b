/* Who sits where, and what people are called. */
#include "terminal/sitting.h"

#include <stdio.h>
#include <string.h>

enum { NO_SEAT = SEAT_PERSON - 1 };

static int read_who(const char *word)
{
    if (strcmp(word, "person") == 0)
        return SEAT_PERSON;
    if (strcmp(word, "random") == 0)
        return SEAT_RANDOM;
    if (word[0] >= '1' && word[0] <= '9' && !word[1])
        return word[0] - '0';
    complain("a seat is a person, random, or a level from 1 to 9, not '%s'", word);
    return NO_SEAT;
}

void seats_change(struct sitting *s, const char *words)
{
    char who[16];
    int player, seat;

    if (sscanf(words, "%d %15s", &player, who) != 2 || player < 1 ||
        player > table_players(s->table)) {
        complain("say 'seat 2 5': player 2 becomes level 5");
        return;
    }
    seat = read_who(who);
    if (seat != NO_SEAT)
        session_seat(s->session, player - 1, seat);
    s->ask = true;
}

void seats_call(struct sitting *s, const char *words)
{
    int player, length = 0;

    if (sscanf(words, "%d %n", &player, &length) != 1 || player < 1 ||
        player > table_players(s->table) || !words[length]) {
        complain("say 'name 1 Anna': player 1 is called Anna");
        return;
    }
    session_call(s->session, player - 1, words + length, strlen(words + length));
    kept_people(s);
    s->ask = true;
}

/* The next of words parted by commas, or nothing. */
static size_t next_word(const char **at, const char **word)
{
    size_t length = *at ? strcspn(*at, ",") : 0;

    *word = *at;
    if (*at)
        *at += length + ((*at)[length] == ',');
    return length;
}

/* --seats person,5,random: what is not said stays as a game begins. */
bool seats_take(const struct line *l, struct sitting *s)
{
    const char *seats = line_flag(l, "seats"), *names = line_flag(l, "names"), *text;
    int players = table_players(s->table);
    char word[16];

    for (int p = 0; p < players; p++) {
        int who = table_seat_of(s->table, p);
        size_t length = next_word(&seats, &text);

        if (length > 0) {
            snprintf(word, sizeof word, "%.*s", length < 15 ? (int)length : 15, text);
            who = read_who(word);
            if (who == NO_SEAT)
                return false;
        }
        session_seat(s->session, p, who);
        length = next_word(&names, &text);
        if (length > 0)
            session_call(s->session, p, text, length);
    }
    if ((seats && *seats) || (names && *names))
        return complain("there are only %d seats", players), false;
    kept_people(s);
    return true;
}
