/* Pictures as files, whatever this program was built with: without Cairo there is SVG alone. */
#ifndef PARLOUR_PAINT_PICTURE_H
#define PARLOUR_PAINT_PICTURE_H

#include "draw/draw.h"

/* A picture as the bytes of a file, in memory first: a disk that fills up in the middle shall not leave
   half a picture in place of a whole one. Free `bytes` with memory_free. */
struct encoded {
    char *bytes;
    size_t length, room;
};

/* SVG, PNG or PDF by the ending of the file's name. 0 x 0 is the drawing's own size. Returns NULL, or a
   static sentence about what went wrong. */
const char *picture_encode(const struct drawing *d, enum palette palette, int width, int height,
                           const char *title, const char *name, struct encoded *out);

/* Before anything is drawn for a file of this name: whatever will write it measures its texts. */
void picture_measure(const char *name);

/* What picture_encode needs of Cairo: PNG, or PDF with a title. Without Cairo it says that there is none. */
const char *picture_paint(const struct drawing *d, enum palette palette, int width, int height,
                          const char *title, bool pdf, struct encoded *out);

#endif
