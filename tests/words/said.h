/* Everything that is said: sentences, labels and words on the page, collected while games are walked
   through, each kind once, and held against the laws of words. */
#ifndef PARLOUR_SAID_H
#define PARLOUR_SAID_H

#include "table/table.h"

#include <ctype.h>

/* What a text is: a sentence for itself, what a screen reader says of a thing that can be touched, or what
   is written somewhere on the page. */
enum manner { SAID_SENTENCE, SAID_LABEL, SAID_WORDS };

/* Where a text was met. */
struct where {
    const struct game *game; /* NULL: all of them */
    const char *place;       /* "status", "tall page" */
    enum manner manner;
    bool finger;                /* who reads it points with a finger */
    const struct drawing *page; /* that it stands on or beside; NULL: none */
};

struct book;

struct book *book_new(void);
void book_free(struct book *b);

/* A text was met: read against the laws, and kept unless one like it (but for numbers and names) is there. */
void book_hear(struct book *b, const struct where *at, const char *text);

/* Everything that is written on a page and can be touched there; lines of a paragraph are joined. */
void book_see(struct book *b, const struct where *at, const struct drawing *page);

int book_count(const struct book *b); /* kinds of texts */
const char *
book_broken(const struct book *b);     /* the first law that was broken and by what, or NULL */
void book_print(const struct book *b); /* a line for each kind, with where it was met */
void book_print_broken(const struct book *b, int most); /* as notes of TAP */

/* The law that a text breaks, or NULL. */
const char *broken_law(const struct where *at, const char *text);

static inline bool is_letter(char c)
{
    return isalnum((unsigned char)c) || (c & 0x80);
}

/* sums.c: those of numbers. */
bool counts_well(const char *text); /* "1 rug", "2 rugs" */
bool sums_add_up(const char *text); /* "30 dirhams + 14 squares = 44" */

/* beside.c: what is said beside the board. */
void walk_sessions(struct book *b, const struct game *g);
void walk_puzzles(struct book *b, const struct game *g);
void walk_rooms(struct book *b);
void walk_fixed(struct book *b);

#endif
