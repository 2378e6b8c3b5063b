/* Inside room/ only. */
#ifndef PARLOUR_ROOM_PARTS_H
#define PARLOUR_ROOM_PARTS_H

#include "room/room.h"

/* terms.c: `clock=none hints=no ...`, to the end of the text. */
void terms_read(struct reader *r, struct terms *out);

/* opening.c: the line `room ...`. */
const char *take_opening(struct room *r, struct reader *in);
/* seating.c: lines about who sits where and what they promise. */
const char *take_promise(struct room *r, struct reader *in);
const char *take_sit(struct room *r, struct reader *in);
const char *take_free(struct room *r, struct reader *in);
const char *take_hash(struct room *r, struct reader *in);
const char *take_text(struct room *r, struct reader *in);
const char *take_begin(struct room *r, struct reader *in);
/* playing.c: lines of a game. */
const char *take_move(struct room *r, struct reader *in, long long time);
const char *take_back(struct room *r, struct reader *in);
const char *take_stand(struct room *r, struct reader *in);
const char *take_resume(struct room *r, struct reader *in);
const char *take_over(struct room *r, struct reader *in);
const char *take_secret(struct room *r, struct reader *in);

/* seating.c: parts of lines. */
int read_seat(struct reader *in, const struct room *r); /* from 0 */

#endif
