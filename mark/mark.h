/* Marking programs that offer the published functions of a game: vectors in, points and feedback out. */
#ifndef PARLOUR_MARK_H
#define PARLOUR_MARK_H

#include "core/rules.h"
#include "games/catalogue.h"
#include "mark/cage.h"

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* One question with its right answers. */
struct vector {
    const struct call *call;
    char *question;   /* function TAB json-argument TAB ..., without a line end */
    json_t *expected; /* as the file has it, or our own answer to a fresh one */
    int number;       /* of the line in its file; fresh ones count from 1 */
    enum reading {
        READ_EXACTLY, /* this answer and no other; for an error any error */
        READ_ONE_OF,  /* a list of right answers */
        READ_GAME_ON  /* a move: the text of the question with it must be accepted */
    } reading;
    char why[256]; /* the rule or the place behind a no, or "" */
};

struct vectors {
    struct vector *all;
    int count;
    int left_out, first_left_out; /* lines that our own rules do not agree with; one of them */
};

/* NULL, or a sentence that says what is wrong with the text, whose lines are told by number. */
const char *vectors_read(struct vectors *v, const struct game *g, char *text, int *line);
void vectors_free(struct vectors *v);

/* `count` questions nobody has seen: arguments of known ones exchanged, letters changed, texts cut, answered
   by our rules. Only functions with a single right answer. */
void vectors_shuffle(struct vectors *out, const struct vectors *known, const struct game *g,
                     int count, uint64_t seed);

/* What our own rules answer: a new reference. *why (256 bytes) may be NULL. */
json_t *reference(const struct call *c, const char *question, char *why);

/* Is this line an answer, and a right one? */
enum mark {
    MARK_RIGHT,
    MARK_WRONG,
    MARK_UNREADABLE, /* no JSON */
    MARK_CRASHED,
    MARK_SLOW,
    MARK_LOUD,    /* more output than allowed */
    MARK_SILENT,  /* it ended without an answer */
    MARK_SKIPPED, /* the program had failed too often by then */
    MARKS
};
enum mark mark_answer(const struct vector *v, const char *answer, const struct game *g);
extern const char *const mark_names[MARKS]; /* "right", "wrong", ... */

/* What a program made of the vectors. */
struct marked {
    enum mark *mark;     /* for each vector */
    char **answer;       /* its line, or NULL */
    char isolation[256]; /* what could not be isolated on this machine, or "" */
    char trouble[512];   /* the end of what it complained about, or why it cannot be started */
};

struct effort {
    struct limits limits;
    const char *folder; /* where it runs */
    bool arguments;     /* function and arguments on its command line, one process a question */
};
void mark_program(struct marked *m, const struct vectors *v, const struct game *g,
                  const char *const *command, const struct effort *e);
void marked_free(struct marked *m, const struct vectors *v);

/* report.c. Points of a function are its worth times the part that is right; worth: "name=3,name=1". */
struct report {
    const struct game *game;
    const struct vectors *vectors;
    const struct marked *marked;
    const char *worth, *who;
};
double report_points(const struct report *r, double *of);
void report_table(const struct report *r, FILE *to);
void report_feedback(const struct report *r, FILE *to);
void report_junit(const struct report *r, FILE *to);
void report_csv_head(const struct report *r, FILE *to);
void report_csv(const struct report *r, FILE *to);

#endif
