/* What is heard: a handful of short sounds, made by computing. The session says when, a front end plays
   the wave with what its system has. */
#ifndef PARLOUR_SOUND_H
#define PARLOUR_SOUND_H

enum sound {
    SOUND_MOVE,    /* something was laid, moved or taken: a piece of wood on a table */
    SOUND_ROLL,    /* a die or a draw */
    SOUND_PAY,     /* money or buttons changed hands: coins */
    SOUND_REFUSED, /* that cannot be done */
    SOUND_TURN,    /* it is a person's turn, after others have moved */
    SOUND_END,     /* the game is over */
    SOUNDS
};

const char *sound_name(enum sound which); /* "move", "roll", ... */

/* The wave, in samples from -1 to 1; begins and ends in silence. Returns how many samples it takes,
   of which at most `room` are written. Any `rate` from 22,050 to 192,000. */
int sound_wave(enum sound which, int rate, float *out, int room);

#endif
