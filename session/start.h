/* How a game begins: options, seats, names and chance, as the sheets of all front ends ask for them. Part of session.h. */
#ifndef PARLOUR_START_H
#define PARLOUR_START_H

#include "table/table.h"

struct session;

struct start {
    struct settings settings;
    int seat[MAX_PLAYERS];
    char name[MAX_PLAYERS][NAME_BYTES]; /* of people; "": none */
    enum chance_from chance;
    bool seeded; /* else the session takes a seed by itself */
    uint64_t seed;
};

/* What people at this screen are called, the first one, the second one and so on, as it is kept in a
   front end's preferences: given at the start, changed by every game that begins and by session_call. */
void session_introduce(struct session *s, int person, const char *name, size_t length);
const char *session_introduced(const struct session *s, int person); /* "": nobody said */
void session_people(const struct session *s, struct start *how);     /* named where persons sit */

/* How the first game of a kind is: a person, and computers that are easy to beat. Then: as the last one was. */
void session_usual(const struct game *g, struct start *out);
void session_preset(const struct session *s, const struct game *g, struct start *out);

/* How many sit there under these settings; what their seats are called goes into *w, one a line. */
int start_seats(const struct game *g, const struct settings *with, struct writer *w);

/* The option whose choices are pictures of the board that they lead to, or -1; whether it matters under these settings; and the board of
   a choice. False: it is left to chance, and has no picture. */
int start_pictured(const struct game *g);
bool start_pictured_now(const struct game *g, const struct settings *with);
bool start_pictured_board(const struct game *g, int choice, struct settings *out);

/* The seed, as somebody typed it; nothing: a new one. NULL, or a sentence that says what is wrong with it. */
const char *start_seed(struct start *how, const char *text, size_t length);

void session_begin(struct session *s, const struct game *g, const struct start *how);

/* Who rolls real dice says what came. Outcomes that the table waits for and in which all of these words are, one a line, in the
   game's order, and not more than a list can show: more words make it shorter. */
void session_outcomes(const struct session *s, const char *words, size_t length, struct writer *w);

/* What came: as the game writes it, or words by which session_outcomes finds it first. False: *r says why not. */
bool session_outcome(struct session *s, struct reader *r);

#endif
