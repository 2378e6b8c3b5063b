/* Outcomes of chance from a secret and the players' texts. */
#include "dice/dice.h"

#include <string.h>

enum { MESSAGE_ROOM = 512, WORDS = DIGEST_SIZE / 8 };

/* "parlour dice 1", the game, each player's text, and what is wanted: a line each. */
static size_t write_message(const struct dice *d, const char *what, uint64_t number, uint64_t block,
                            char room[MESSAGE_ROOM])
{
    struct writer w = writer_over(room, MESSAGE_ROOM);

    write_text(&w, "parlour dice 1\n");
    write_text(&w, d->game);
    for (int p = 0; p < d->players; p++) {
        write_char(&w, '\n');
        write_text(&w, d->text[p]);
    }
    write_char(&w, '\n');
    write_text(&w, what);
    write_char(&w, ' ');
    write_number(&w, (long long)number);
    write_char(&w, ' ');
    write_number(&w, (long long)block);
    write_char(&w, '\n');
    return w.size;
}

static void digest(const struct dice *d, const char *what, uint64_t number, uint64_t block,
                   uint64_t out[WORDS])
{
    char message[MESSAGE_ROOM];
    unsigned char bytes[DIGEST_SIZE];
    size_t length = write_message(d, what, number, block, message);

    hmac_sha256(d->secret, sizeof d->secret, message, length, bytes);
    for (int i = 0; i < WORDS; i++) {
        out[i] = 0;
        for (int j = 0; j < 8; j++)
            out[i] = out[i] << 8 | bytes[8 * i + j];
    }
}

/* 0 .. total-1, each with the same odds: numbers from the last, incomplete round are passed over. */
static uint64_t draw(const struct dice *d, uint64_t k, uint64_t total)
{
    uint64_t word[WORDS], last = UINT64_MAX - (UINT64_MAX % total + 1) % total;

    for (uint64_t block = 0;; block++) {
        digest(d, "event", k, block, word);
        for (int i = 0; i < WORDS; i++)
            if (word[i] <= last)
                return word[i] % total;
    }
}

move dice_roll(const struct dice *d, const struct rules *g, const struct state *s, uint64_t k)
{
    move list[MAX_MOVES];
    uint64_t total = 0, left;
    int count = g->moves(s, list), i;

    for (i = 0; i < count; i++)
        total += (uint64_t)g->weight(s, list[i]);
    left = draw(d, k, total);
    for (i = 0; left >= (uint64_t)g->weight(s, list[i]); i++)
        left -= (uint64_t)g->weight(s, list[i]);
    return list[i];
}

uint64_t dice_seed(const struct dice *d, uint64_t n)
{
    uint64_t word[WORDS];

    digest(d, "computer", n, 0, word);
    return word[0];
}

void dice_promise(const void *bytes, size_t length, char out[DIGEST_TEXT])
{
    unsigned char digested[DIGEST_SIZE];

    sha256(bytes, length, digested);
    hex_write(digested, sizeof digested, out);
}
