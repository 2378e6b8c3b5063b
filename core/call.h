/* The published functions of a game, and its own commands, in a form that any front end can offer
   without knowing them. */
#ifndef PARLOUR_CALL_H
#define PARLOUR_CALL_H

#include "core/rng.h"
#include "core/text.h"

#include <stdbool.h>
#include <stddef.h>

struct state;

enum value_kind {
    VALUE_NULL,
    VALUE_BOOL,
    VALUE_NUMBER,
    VALUE_ODD_NUMBER, /* a fraction, or beyond 64 bits; alone, its text is as it was written */
    VALUE_TEXT,
    VALUE_LIST,
    VALUE_OTHER
};

/* What JSON can say; its objects are VALUE_OTHER, which no function takes. Whoever holds the bytes
   owns them. */
struct value {
    enum value_kind kind;
    bool truth;
    long long number;
    const char *text; /* length bytes: may hold a NUL, need not end with one */
    const struct value *items;
    size_t length; /* of text, or number of items */
};

enum { ANSWER_ROOM = 16384, ANSWER_ITEMS = 1024, ANSWER_WHY = 256 };

/* Where a call leaves its result. The caller brings it; results may point into it, into the
   arguments, or at static data. */
struct answer {
    struct value value;
    const char *error; /* a static sentence, or NULL */
    int column;        /* where in a text argument the error is, or 0 */
    char why
        [ANSWER_WHY]; /* the rule or the place that decided a "no", for people; empty: none told */
    struct rng *rng;  /* for the functions that draw lots */
    char room[ANSWER_ROOM];
    size_t room_used;
    struct value items[ANSWER_ITEMS];
    size_t items_used;
};

struct call {
    const char *name;      /* "isRugValid"; a table ends with a NULL name */
    const char *arguments; /* "game rug": one word each, for help; [word] may be left out */
    void (*run)(const struct value *argument, int count, struct answer *out);
    bool open; /* it draws lots, or several answers are right */
    /* Optional: the answer is a list of texts, and each is a set of parts whose order means nothing; a digit
       for each text, how long its parts are. */
    const char *parts;
};

void answer_start(struct answer *a, struct rng *r);
void answer_fail(struct answer *a, const char *error);
void answer_bool(struct answer *a, bool truth);
void answer_number(struct answer *a, long long number);
void answer_text(struct answer *a, const char *text, size_t length); /* copied into the room */
void answer_null(struct answer *a);

/* Why it is so: a sentence, or what a reader met in the argument of this name. */
void answer_because(struct answer *a, const char *sentence);
void answer_because_of(struct answer *a, const char *argument, const struct reader *r);

/* For lists: copy a text into the room as a value; take a row of values to fill; and answer it. */
struct value answer_keep(struct answer *a, const char *text, size_t length);
struct value *answer_row(struct answer *a, size_t count);
void answer_list(struct answer *a, const struct value *items, size_t count);

/* Arguments by position; beyond the last one they are null. */
const struct value *argument_at(const struct value *argument, int count, int which);
bool argument_text(const struct value *v, struct reader *out); /* false: it is no text */
bool argument_number(const struct value *v, int least, int most, int *out);

/* What a command of one game answers, as an exit status: yes; no, and `out` is the sentence that says
   why; it was not understood, and some argument's reader holds the error. */
enum { VERB_YES = 0, VERB_NO = 1, VERB_UNCLEAR = 2 };

/* A command of one game: `strings agamemnon STATE`. One argument, or with "..." one or more. */
struct verb {
    const char *name, *arguments, *help; /* a table ends with a NULL name */
    bool takes_state; /* the argument is a position, read by the caller: s instead of readers;
                         otherwise s is the start of a game with the options given */
    bool takes_file;  /* the argument may be the name of a file; the reader is over its bytes */
    int (*run)(const struct state *s, struct reader *argument, int count, struct writer *out);
};

#endif
