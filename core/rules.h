/* What a game is. Everything above this file (players, tables, windows, tests) knows a game only
   through the one struct of functions declared here. */
#ifndef PARLOUR_RULES_H
#define PARLOUR_RULES_H

#include "core/options.h"
#include "core/rng.h"
#include "core/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    MAX_PLAYERS = 4,
    MAX_MOVES = 8192, /* no state of any game has more: lists of this size fit on a stack */
    MAX_STATE = 1024, /* bytes */
    MAX_PLACES = 64,
    CHANCE = -1, /* answers of actor() that are not a player */
    OVER = -2
};

/* A choice, or an outcome of chance. Never 0, which means "none". The bits are private to the game;
   the text form is the public one. */
typedef uint32_t move;

/* The position: plain bytes without pointers, defined by each game for itself. Padding stays zero,
   so that memcmp is equality and memcpy is a copy. */
struct state;

/* Why a move is not allowed: one sentence for a person, and the places concerned (squares, nodes,
   tiles), numbered by the game. A view uses the same numbers as targets, so it can paint them. */
struct refusal {
    char text[192];
    int place[MAX_PLACES];
    int places;
};

struct rules {
    const char *name, *title;     /* "blokus" for files and addresses; "Blokus" for people */
    int version;                  /* rises when an old record would play differently */
    const struct option *options; /* what can be set before play; ends with a zeroed entry */
    const struct settings *bare;  /* settings of a record that names none; NULL: the presets */

    /* Optional: change those settings (they come filled in) where the form of the record says so. */
    void (*guess)(const char *text, size_t length, struct settings *with);

    size_t state_size;
    int most_moves; /* no state has more */

    void (*start)(struct state *s, const struct settings *with); /* s is zeroed; no chance yet */
    int (*players)(const struct state *s);
    int (*actor)(const struct state *s);                /* a player from 0, CHANCE, or OVER */
    int (*moves)(const struct state *s, move *out);     /* all, rising, no repeats; says how many */
    int (*weight)(const struct state *s, move outcome); /* CHANCE only: odds as a whole number */
    move (*sample)(const struct state *s, struct rng *r); /* optional: one outcome, fast */
    move (*forced)(const struct state *s);  /* optional: a move nobody need be asked for, or 0 */
    void (*apply)(struct state *s, move m); /* m must come from moves() */
    void (*scores)(const struct state *s, int out[MAX_PLAYERS]); /* points, at any time */

    /* OVER only: 1000 to a sole winner and to each member of a winning team, split in a draw, 0
       otherwise; in solo games a rising function of the score from 0 to 1000. */
    void (*result)(const struct state *s, int share[MAX_PLAYERS]);

    /* True: m is illegal and *out says why. m is any 32 bits: it may come from outside. */
    bool (*why_not)(const struct state *s, move m, struct refusal *out);

    /* Optional: true if a record may hold m here although play refuses it (a habit of other programs).
       *warning says what is unusual, or nothing; apply must take the move. */
    bool (*condone)(const struct state *s, move m, struct refusal *warning);

    /* A snapshot, to tell by form alone from a record (which is then read by walk.h's replay). */
    bool (*is_snapshot)(const char *text, size_t length);
    void (*read_state)(struct reader *r, struct state *s); /* s comes zeroed; reads all of r */
    void (*write_state)(struct writer *w, const struct state *s);
    move (*read_move)(struct reader *r, const struct state *s); /* one move; stops behind it */
    void (*write_move)(struct writer *w, const struct state *s, move m);

    /* A board for human eyes, several lines of UTF-8; colour by write_ink(), which obeys w->ink. */
    void (*print)(struct writer *w, const struct state *s);

    /* How to play, for people: paragraphs of plain text separated by empty lines. Optional. */
    const char *guide;

    /* A seat's name for people ("cyan", "Player 1"); optional, else "player 1" and so on. */
    const char *(*seat_name)(const struct state *s, int player);
};

/* Start a refusal with its sentence; add the places it is about. */
void refuse(struct refusal *out, const char *sentence);
void refuse_place(struct refusal *out, int place);

/* "column 12: " and the sentence: of a record, read as far as the illegal move. */
void write_refusal(struct writer *w, const struct reader *r, const struct refusal *why);

#endif
