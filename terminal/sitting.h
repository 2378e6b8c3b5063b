/* A game being played in the terminal: what the files of this folder share. */
#ifndef PARLOUR_SITTING_H
#define PARLOUR_SITTING_H

#include "cli/cli.h"
#include "table/table.h"

struct sitting {
    struct table *table;
    const struct game *game;
    struct input *input;
    int told;  /* moves of the history that were told already */
    bool show; /* the board has changed since it was last printed */
    bool done;
};

/* words.c: what can be typed besides moves. False: the line begins with no such word. */
bool words_run(struct sitting *s, const char *line);
/* The n-th of these words, NULL behind the last. */
const char *words_name(size_t n);

/* moves.c: a move by its number in the list or in the game's notation; the list; what was played. */
void moves_try(struct sitting *s, const char *line);
void moves_list(struct sitting *s, const char *pattern);
void moves_tell(struct sitting *s);

/* computers.c: dice, forced moves and computers until a person is asked or the game is over; what a
   strong player would do. */
void computers_run(struct sitting *s);
void computers_hint(struct sitting *s);

/* seats.c: who sits where, as the command line says it or somebody types it. */
bool seats_take(const struct line *l, struct table *t);
void seats_change(struct sitting *s, const char *words);

/* keep.c: the whole game in a file. */
void keep_save(struct sitting *s, const char *path);
int keep_load(struct sitting *s, const char *path);

#endif
