/* Marrakech: its published functions (SPEC section 8 of the game), on the published strings.

   A text is given by its first byte and its length and need not end with a NUL; NULL is a malformed
   text. A predicate is false for anything malformed. */
#ifndef PARLOUR_MARRAKECH_CALLS_H
#define PARLOUR_MARRAKECH_CALLS_H

#include "core/call.h"

/* Room for the texts that come back, each with its NUL. */
enum { MARRAKECH_ASSAM_ROOM = 4 + 1, MARRAKECH_GAME_ROOM = 184 + 1 };

/* A rug string of a listed colour, on the board, whose number does not show there. */
bool marrakech_is_rug_valid(const char *game, size_t game_length, const char *rug,
                            size_t rug_length);

/* The same, and it may be laid where Assam stands now. */
bool marrakech_is_placement_valid(const char *game, size_t game_length, const char *rug,
                                  size_t rug_length);

int marrakech_roll_die(struct rng *r);
bool marrakech_is_game_over(const char *game, size_t length);
int marrakech_get_payment_amount(const char *game, size_t length);
char marrakech_get_winner(const char *game, size_t length); /* a colour, 't' a draw, 'n' not over */

/* These leave a new text in `out`, or say false: then the text given stays as it is. */
bool marrakech_rotate_assam(const char *assam, size_t length, long long degrees,
                            char out[MARRAKECH_ASSAM_ROOM]);
bool marrakech_move_assam(const char *assam, size_t length, long long die,
                          char out[MARRAKECH_ASSAM_ROOM]);
bool marrakech_make_placement(const char *game, size_t game_length, const char *rug,
                              size_t rug_length, char out[MARRAKECH_GAME_ROOM]);

extern const struct call marrakech_calls[];

#endif
