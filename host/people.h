/* What the people at this machine are called: asked once, kept for window and terminal alike. */
#ifndef PARLOUR_PEOPLE_H
#define PARLOUR_PEOPLE_H

#include "session/session.h"

void people_read(struct session *s);
void people_write(const struct session *s); /* if they are not what is kept */

#endif
