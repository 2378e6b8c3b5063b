/* Who sits where. */
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
        table_seat(s->table, player - 1, seat);
}

/* --seats person,5,random: what is not said is a person at first, then level 3. */
bool seats_take(const struct line *l, struct table *t)
{
    const char *seats = line_flag(l, "seats");
    char word[16];

    for (int p = 0; p < table_players(t); p++) {
        int who = p == 0 ? SEAT_PERSON : 3;
        size_t length = seats ? strcspn(seats, ",") : 0;

        if (length > 0) {
            snprintf(word, sizeof word, "%.*s", length < 15 ? (int)length : 15, seats);
            who = read_who(word);
            if (who == NO_SEAT)
                return false;
        }
        table_seat(t, p, who);
        if (seats)
            seats += length + (seats[length] == ',');
    }
    if (seats && *seats)
        return complain("there are only %d seats", table_players(t)), false;
    return true;
}
