/* A game by post: a text that holds the whole game and goes back and forth between two people, in a link
   or otherwise, without any server. Who begins it promises a secret, the other adds a text, then the
   secret is told; the dice follow from both (doc/DICE.md), so neither can choose them, and every reader
   checks them. What it cannot do: from then on a changed program could look ahead at coming rolls, or
   try a turn twice before sending it. */
#ifndef PARLOUR_LETTER_H
#define PARLOUR_LETTER_H

#include "dice/dice.h"
#include "table/table.h"

enum { LETTER_SECRET = 2 * SECRET_SIZE, LETTER_TEXT = 32 }; /* hexadecimal digits */

struct letter;

/* Begins a game for two; whoever begins has the first seat. NULL: this game is not for two people. */
struct letter *letter_new(const struct game *g, const struct settings *with,
                          const char secret[LETTER_SECRET + 1]);
/* From a link, or from what stands behind its '#'. NULL: *wrong says why. Every move is checked, and every
   roll. */
struct letter *letter_read(const char *link, size_t length, const char **wrong);
/* The link: the address of a page that can show it, and the whole game behind a '#'. */
void letter_write(const struct letter *l, const char *page, struct writer *w);
void letter_free(struct letter *l);

const struct game *letter_game(const struct letter *l);
const char *
letter_promise(const struct letter *l); /* names the game; the secret is kept under it */

/* Who has to do something next: 0 (who began), 1 (the friend), or OVER. */
int letter_turn(const struct letter *l);

/* Before play, if it is this one's turn: the friend adds 32 digits of chance, then the secret is told.
   False: not now, or not the secret that was promised. */
bool letter_answer(struct letter *l, const char *text);
bool letter_tell(struct letter *l, const char *secret);
bool letter_begun(const struct letter *l);

/* Somebody opens it: with the secret of who began it, or NULL as the friend, who has 32 digits of chance to add. What needs no decision
   is done. Gives the seat. */
int letter_sit(struct letter *l, const char *secret, const char *digits);

const struct state *letter_state(const struct letter *l);
bool letter_move(struct letter *l, move m); /* of whose turn it is; false: it is not allowed */

/* A table for the one in `seat`, with all moves made; the other and chance are outside. */
struct table *letter_table(const struct letter *l, int seat);
/* Moves made at the table go into the letter, and rolls come from it. True: draw again. */
bool letter_follow(struct letter *l, struct table *t);

/* ---- In words (letter-words.c) ------------------------------------------------------------------ */

const char *letter_role(int seat);
const char *letter_words(const struct letter *l,
                         int seat); /* what is to be done by the one there */
const char *letter_honesty(void);   /* what such dice can promise, and what not */
const char *letter_for_two(void);   /* why letter_new gave none */
void letter_refuse(const char *wrong,
                   struct writer *w); /* what letter_read found wrong, as a sentence */

#endif
