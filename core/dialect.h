/* How other programs for the same game speak of it, so that they can play ours and ours can play
   them over the Go Text Protocol. A game fills one in if such programs exist. */
#ifndef PARLOUR_DIALECT_H
#define PARLOUR_DIALECT_H

#include "core/rules.h"

struct dialect {
    /* The variant that settings stand for ("Blokus Two-Player"), or NULL if those programs do not
       know it; and the settings for a variant (false: unknown here). Any case, as given. */
    const char *(*variant)(const struct settings *with);
    bool (*settings)(const char *variant, size_t length, struct settings *out);

    /* Colours by number, from 0: all the names of one, that to be spoken first, then NULL (NULL
       instead: there is no such colour); whose turn it is, or -1; and points as those programs
       count them. */
    const char *const *(*names)(const struct state *s, int colour);
    int (*colour)(const struct state *s);
    int (*points)(const struct state *s, int colour);

    /* Moves in the others' notation. A pass is not among them: the protocol calls it "pass". */
    move (*read_move)(struct reader *r, const struct state *s);
    void (*write_move)(struct writer *w, const struct state *s, move m);
    bool (*is_pass)(const struct state *s, move m);

    /* Optional: a board for human eyes whose labels are those of this notation. */
    void (*print)(struct writer *w, const struct state *s);

    /* Whole games in the others' files: the main line of one as a record, reading on to the end of that
       game; and a record as a file. Errors are left in the reader, *why explains an illegal move. */
    bool (*read_game)(struct reader *file, struct writer *record, struct refusal *why);
    bool (*write_game)(struct reader *record, struct writer *file, struct refusal *why);
};

#endif
