/* Back end: Cairo. Telling shapes apart quickly, to know whether what was painted is still true. */
#include "paint/brush.h"

#include <string.h>

static const uint64_t factor = 0x9e3779b97f4a7c15u;

static uint64_t stir(uint64_t hash, uint64_t with)
{
    hash = (hash ^ with) * factor;
    return hash ^ hash >> 29;
}

/* Two words at a time, in four rows that do not wait for each other. */
static uint64_t add_words(uint64_t hash, const void *bytes, size_t size)
{
    uint64_t row[4] = {hash, 1, 2, 3}, pair[4] = {0};
    const unsigned char *at = bytes;

    for (; size >= sizeof pair; size -= sizeof pair, at += sizeof pair) {
        memcpy(pair, at, sizeof pair);
        for (int i = 0; i < 4; i++)
            row[i] = stir(row[i], pair[i]);
    }
    if (size > 0) {
        memset(pair, 0, sizeof pair);
        memcpy(pair, at, size);
        for (int i = 0; i < 4; i++)
            row[i] = stir(row[i], pair[i]);
    }
    return stir(stir(stir(row[0], row[1]), row[2]), row[3]);
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
