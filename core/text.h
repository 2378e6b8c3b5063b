/* Reading and writing text.

   A parser is a straight line of reads with one look at `error` at the end: after the first error
   every read does nothing and returns 0, and `at` stays where the trouble is. */
#ifndef PARLOUR_TEXT_H
#define PARLOUR_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct reader {
    const char *text, *at, *end;
    const char *error; /* a static sentence, or NULL */

    bool looks;        /* a position is only looked at: it need not be one that play leads to, */
    const char *doubt; /* but this static sentence says what is impossible in it; or NULL */
    const char *doubt_at;
};

struct reader reader_over(const char *text, size_t length);
struct reader reader_of(const char *text); /* up to its NUL */
int reader_column(const struct reader *r); /* of `at`, from 1 */
void read_fail(struct reader *r, const char *sentence);
void read_fail_at(struct reader *r, const char *at, const char *sentence);

/* Well-formed, but no play leads there: an error, or the first doubt of a reader that only looks. */
void read_doubt_at(struct reader *r, const char *at, const char *sentence);
int reader_doubt_column(const struct reader *r); /* from 1 */

bool read_done(const struct reader *r);              /* nothing left, or an error */
char read_peek(const struct reader *r);              /* '\0' at the end */
char read_char(struct reader *r, const char *error); /* any character; fails at the end */
bool read_if(struct reader *r, const char *literal); /* takes it if it is next */
void read_exactly(struct reader *r, const char *literal, const char *error);
int read_one_of(struct reader *r, const char *set, const char *error); /* its index in set */
int read_digits(struct reader *r, int count, const char *error);       /* exactly `count` digits */
int read_number(struct reader *r, int most, const char *error); /* 0..most, no sign, no leading 0 */
uint64_t read_unsigned(struct reader *r);                       /* any number of 64 bits */
bool read_space(struct reader *r); /* skips blanks, tabs, line ends; was there any? */
void read_end(struct reader *r, const char *error); /* nothing but white space may follow */

/* The index of the next word in words (a NULL-terminated list), taken only as a whole word (what
   follows is no letter, digit, '_' or '-'). */
int read_word(struct reader *r, const char *const *words, const char *error);

/* The next key of a `key=value key=value` tail, white space before it skipped: its index in keys
   (a NULL-terminated list), with `at` on the value, or -1 at the end. *seen holds a bit for each key met so
   far (start with 0) and a repeated key is an error. */
int read_key(struct reader *r, const char *const *keys, unsigned *seen);

/* Terminal colours. The first four serve players 0 to 3 where the game names no colours. */
enum ink_mark {
    INK_DIM = -3,
    INK_BOLD,
    INK_PLAIN,
    TINT_CYAN,
    TINT_YELLOW,
    TINT_PURPLE,
    TINT_RED,
    TINT_BLUE,
    TINT_GREEN,
    TINTS
};

struct writer {
    char *text;
    size_t room, size; /* size counts what was wanted, like snprintf */
    bool grows;        /* the text is memory of the writer's own, and nothing is cut off */
    bool ink;          /* terminal colours are welcome */
    int columns, rows; /* of the screen, as far as a board may fill it; 0: not said */
    bool finger;       /* who reads it points with a finger, not with a mouse */
    bool unnamed;      /* the board beside it shows no coordinates: places are shown, not named */
    const char *const *names; /* what the players are called in sentences, each NULL: by the rules'
                                 seat_name; NULL: all of them */
};

struct writer writer_over(char *text, size_t room); /* text is always ended by a NUL */

/* For texts of any length: the writer has memory of its own, until writer_free. */
struct writer writer_growing(void);
void writer_free(struct writer *w);

void write_char(struct writer *w, char c);
void write_text(struct writer *w, const char *text);
void write_capital(struct writer *w, const char *word); /* its first letter made large */
void write_bytes(struct writer *w, const char *text, size_t length);
void write_number(struct writer *w, long long value);
void write_tenths(struct writer *w, long long tenths); /* "12.5", "-0.3" */
void write_unsigned(struct writer *w, uint64_t value);
void write_hex(struct writer *w, uint64_t value);                   /* sixteen digits */
void write_counted(struct writer *w, int count, const char *thing); /* "1 button", "2 buttons" */
void write_digits(struct writer *w, int value, int count);          /* zero padded */
void write_pad(struct writer *w, const char *text, int columns);    /* left aligned, ASCII */
void write_ink(struct writer *w, int mark);                         /* terminal colour, if w->ink */
bool write_fitted(const struct writer *w);                          /* nothing was cut off */

bool text_equal(const char *a, size_t length, const char *word); /* word ends with a NUL */

#endif
