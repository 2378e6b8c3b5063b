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

    const char *const *colours;           /* "blue", "yellow" ...; ends with NULL */
    int (*colour)(const struct state *s); /* whose turn it is, an index of colours; -1: nobody's */

    /* Moves in the others' notation. A pass is not among them: the protocol calls it "pass". */
    move (*read_move)(struct reader *r, const struct state *s);
    void (*write_move)(struct writer *w, const struct state *s, move m);
    bool (*is_pass)(const struct state *s, move m);
};

#endif
