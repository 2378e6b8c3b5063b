/* The Go Text Protocol: what its parts share. */
#ifndef PARLOUR_GTP_H
#define PARLOUR_GTP_H

#include "engine/engine.h"

struct dialect;

struct gtp {
    struct engine *engine;
    const struct dialect *dialect;
    struct thought last;
    int thinker;             /* the seat that thought last, or -1 */
    struct state *thought;   /* the position it thought about */
    struct opinion *opinion; /* of every move there */
    int opinions;
    bool resign;        /* a lost game is given up */
    double main, spare; /* the clock: seconds for the game; then seconds for so many moves */
    int moves;
    double left[MAX_PLAYERS]; /* what was said of a colour's clock, negative: nothing */
    int left_moves[MAX_PLAYERS];
};

/* A command: its answer is printed after "= "; false: it is why not, and is printed after "? ". */
typedef bool gtp_answer(struct gtp *t, char *rest, struct writer *out);

bool gtp_refuse(struct writer *out, const char *sentence); /* false */
int gtp_colour(const struct gtp *t, const char *word);     /* its number, or -1 */
double gtp_seconds(const struct gtp *t, int colour); /* for a move; 0: as the engine's steps say */
bool gtp_is_lost(const struct gtp *t);               /* as far as the last thought can tell */

gtp_answer gtp_play_colour, gtp_play_next, gtp_genmove, gtp_genmove_next, gtp_reg_genmove, gtp_undo,
    gtp_all_legal;
gtp_answer gtp_load, gtp_save, gtp_time_settings, gtp_time_left, gtp_move_values, gtp_get_value,
    gtp_get_place, gtp_final_score;

#endif
