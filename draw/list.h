/* Inside draw/ only: adding to a drawing. */
#ifndef PARLOUR_LIST_H
#define PARLOUR_LIST_H

#include "draw/draw.h"

struct shape *list_shape(struct drawing *d,
                         enum shape_kind kind); /* zeroed; valid until the next */
int32_t list_text(struct drawing *d, const char *text, size_t length); /* where it begins */
int list_ink(const struct drawing *d, int ink); /* as see-through as the current fade makes it */

void list_place_target(const struct drawing *d, struct target *t); /* its bounds and way back */

/* letters.c */
bool text_is_foreign(const char *text, size_t length);

#endif
