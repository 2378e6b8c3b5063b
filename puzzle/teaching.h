/* Lessons: positions that teach one idea each, a rule or a tactic. Each game ships some as text (games/NAME/lessons.txt,
   explained in doc/LESSONS.md); they are made of the same parts as puzzles. */
#ifndef PARLOUR_TEACHING_H
#define PARLOUR_TEACHING_H

#include "puzzle/puzzle.h"

enum { MOST_ANSWERS = 8, MOST_WRONG = 4 };

/* A piece of the text that a lesson was read from. */
struct span {
    const char *at;
    size_t length;
};

struct teaching {
    struct span title, teach, praise,
        otherwise; /* for wrong answers that have no words of their own */
    bool any;      /* every legal move is right: a rule is tried out */
    move answer[MOST_ANSWERS];
    int answers;
    struct {
        move made;
        struct span why;
    } wrong[MOST_WRONG];
    int wrongs;
};

int teaching_count(const char *text);

/* The i-th from 0; the position goes into *p, whose best move is the first answer. False: there is none, or
   it is no sound lesson of this game; *why (may be NULL) says what is wrong. */
bool teaching_read(const struct game *g, const char *text, int i, struct teaching *out,
                   struct puzzle *p, const char **why);

bool teaching_accepts(const struct teaching *t, move m);

/* Why a move is wrong. */
struct span teaching_doubt(const struct teaching *t, move m);

#endif
