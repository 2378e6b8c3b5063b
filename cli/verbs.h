/* Commands that belong to single games: `parlour VERB GAME ARGUMENT`. */
#ifndef PARLOUR_VERBS_H
#define PARLOUR_VERBS_H

#include <stdbool.h>

bool verb_exists(const char *name); /* some game has it */
void verbs_list(void);              /* every one with its help, for the overview */
void verbs_names(void);             /* one a line */
void verbs_each(void (*each)(const char *name, const char *help));
void verb_help(const char *name); /* for every game that has it */

/* words[0] is the verb, words[1] the game, the others are arguments. Exit status. */
int verb_run(int count, char **words);

#endif
