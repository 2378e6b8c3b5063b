/* Inside together/ only: what a client is made of. */
#ifndef PARLOUR_TOGETHER_PARTS_H
#define PARLOUR_TOGETHER_PARTS_H

#include "together/client.h"

enum { MOST_NOTICES = 8, SEAT_SECRET = 33, DEVICE_CODE = 16 };

struct client {
    char id[ROOM_ID + 1], chance[CHANCE_TEXT + 1];
    char secret[SEAT_SECRET], opener[SEAT_SECRET];
    struct room *room;
    enum link link;
    int seat;
    bool is_opener, unsaved, lost_sync;
    bool quick; /* the last connection was made at once */
    int tries;
    int here, away, watching, again;
    struct asked asked;
    char waiting[LINE_ROOM / 2], mark[MOVE_ID + 1]; /* a move that is not acknowledged */
    int waiting_game, waiting_number;
    long long now, sent_at, ahead; /* ours; the server's clock is ahead by so much */
    long long heard, pinged;       /* anything, last; 0, or since when an answer is awaited */
    char code[DEVICE_CODE];        /* for another device */
    long long code_until;
    int told_text, told_hash; /* the game and round in which they were told last */
    char *out;                /* lines to send */
    size_t out_size;
    char notice[MOST_NOTICES][NOTICE_ROOM];
    int notices;
};

void client_put(struct client *c, const char *line, size_t length);
void client_text(const struct client *c, char out[DICE_TEXT / 2 + 1]);
void client_send_waiting(struct client *c);

#endif
