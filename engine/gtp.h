/* The Go Text Protocol: what its two halves share. */
#ifndef PARLOUR_GTP_H
#define PARLOUR_GTP_H

#include "engine/engine.h"

struct dialect;

struct gtp {
    struct engine *engine;
    const struct dialect *dialect;
    struct thought last;
    int thinker; /* the seat that thought last, or -1 */
};

/* A command: its answer is printed after "= "; false: it is why not, and is printed after "? ". */
typedef bool gtp_answer(struct gtp *t, char *rest, struct writer *out);

bool gtp_refuse(struct writer *out, const char *sentence); /* false */

gtp_answer gtp_play_colour, gtp_play_next, gtp_genmove, gtp_genmove_next, gtp_reg_genmove, gtp_undo,
    gtp_all_legal;

#endif
