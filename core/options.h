/* What can be set before play. Options are data: dialogs, web forms and --players=3 are made from it. */
#ifndef PARLOUR_OPTIONS_H
#define PARLOUR_OPTIONS_H

#include "core/text.h"

#include <stdbool.h>
#include <stddef.h>

enum { MAX_OPTIONS = 8 };

struct option {
    const char *key, *label; /* "players", "Players": keys never change once released */
    const char *choices;     /* "2|3|4" */
    int preset;              /* index of the choice that holds unless another is made */
    const char *words;       /* for people: "North|East"; NULL, or where one lacks: the choice */
};

struct settings {
    int choice[MAX_OPTIONS]; /* for each option of the game, in order, the index of its choice */
};

int option_choices(const struct option *o); /* how many */
void option_write(struct writer *w, const struct option *o, int choice);
void option_word(struct writer *w, const struct option *o, int choice); /* for people */
int option_number(const struct option *o, int choice); /* "2" gives 2; other words 0 */
int option_find(const struct option *all, const char *key, size_t length);  /* or -1 */
int option_choice(const struct option *o, const char *word, size_t length); /* or -1 */

struct settings settings_preset(const struct option *all);

/* `key=value key=value`, any of the options in any order; stops at ';' or the end. */
void settings_read(struct reader *r, const struct option *all, struct settings *out);

/* Those that differ from `base` (NULL: all of them), separated by blanks. Says whether there were any. */
bool settings_write(struct writer *w, const struct option *all, const struct settings *s,
                    const struct settings *base);

#endif
