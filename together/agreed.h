/* What is agreed when a room is opened, as lists to choose from: the same in page and window. */
#ifndef PARLOUR_TOGETHER_AGREED_H
#define PARLOUR_TOGETHER_AGREED_H

#include "core/text.h"

enum agreed { AGREED_CLOCK, AGREED_AWAY, AGREED_HINTS, AGREED_LISTED, AGREEMENTS };

const char *agreed_label(enum agreed about);
int agreed_choices(enum agreed about);
const char *agreed_words(enum agreed about, int choice);
const char *agreed_rule(void); /* what becomes of whoever runs out of time */

/* The first of each is proposed. As doc/ROOMS.md writes it: "clock=none away=60 hints=no listed=no". */
void agreed_write(const int choice[AGREEMENTS], struct writer *w);

#endif
