/* What could stand where somebody presses Tab in a shell. */
#ifndef PARLOUR_COMPLETE_H
#define PARLOUR_COMPLETE_H

/* The words after `parlour`, the last one as far as it is typed. Prints one candidate a line: the word, a
   tab, and what it is. Nothing: whatever the shell would offer, such as files. */
void complete_words(int count, char **words);

#endif
