/* Back end: Cairo. Telling shapes apart quickly, to know whether what was painted is still true. */
#include "draw/cairo-brush.h"

#include <string.h>

static const uint64_t factor = 0x9e3779b97f4a7c15u;

/* Two words at a time. */
static uint64_t add_words(uint64_t hash, const void *bytes, size_t size)
{
    const unsigned char *at = bytes;
    uint64_t pair;

    for (; size >= sizeof pair; size -= sizeof pair, at += sizeof pair) {
        memcpy(&pair, at, sizeof pair);
        hash = (hash ^ pair) * factor;
        hash ^= hash >> 29;
    }
    for (; size > 0; size--)
        hash = (hash ^ *at++) * factor;
    return hash;
}

uint64_t brush_hash(uint64_t hash, const struct drawing *d, int from, int to)
{
    for (int i = from; i < to; i++) {
        struct shape s = d->shape[i];

        if (s.kind == SHAPE_PATH)
            hash = add_words(hash, d->step + s.first, (size_t)s.count * sizeof *d->step);
        if (s.kind == SHAPE_TEXT)
            hash = add_words(hash, d->text + s.first, (size_t)s.count);
        s.first = 0;
        hash = add_words(hash, &s, sizeof s);
    }
    return hash;
}
