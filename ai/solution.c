/* Heads and checksums of solved games' tables. */
#include "ai/solution.h"

#include "dice/sha256.h"

#include <stddef.h>
#include <string.h>

enum { BYTE_ORDER_MARK = 0x01020304 };

/* Every step can be undone, so no change of a single word goes unseen. */
static uint64_t mix(uint64_t sum, const void *bytes, size_t size)
{
    const unsigned char *at = bytes;

    for (; size >= sizeof(uint64_t); size -= sizeof(uint64_t), at += sizeof(uint64_t)) {
        uint64_t word;

        memcpy(&word, at, sizeof word);
        sum = (sum ^ word) * 0x9e3779b97f4a7c15u;
        sum ^= sum >> 29;
    }
    for (; size > 0; size--)
        sum = (sum ^ *at++) * 0x9e3779b97f4a7c15u;
    return sum;
}

static uint64_t checksum_of(struct solution_head head, const void *table)
{
    head.checksum = 0;
    return mix(mix(1, &head, sizeof head), table, (size_t)head.size);
}

/* All but the checksum. */
static struct solution_head head_for(const struct rules *g, const struct solver *v)
{
    struct solution_head head = {.magic = "parlour",
                                 .order = BYTE_ORDER_MARK,
                                 .format = 1,
                                 .rules = (uint32_t)g->version,
                                 .solver = v->version,
                                 .size = v->size};
    struct writer w = writer_over(head.game, sizeof head.game);

    write_text(&w, g->name);
    return head;
}

struct solution_head solution_head(const struct rules *g, const struct solver *v, const void *table)
{
    struct solution_head head = head_for(g, v);

    head.checksum = checksum_of(head, table);
    return head;
}

/* Anybody may have made them, with a right checksum: what others are looked up by is not believed. */
static bool is_forged(const struct solver *v, const void *table)
{
    unsigned char digest[DIGEST_SIZE];
    char text[DIGEST_TEXT];

    if (!v->fixed_digest)
        return false;
    sha256(table, v->fixed, digest);
    hex_write(digest, sizeof digest, text);
    return strcmp(text, v->fixed_digest) != 0;
}

enum solved_state solution_judge(const struct rules *g, const struct solver *v, const void *bytes,
                                 size_t length)
{
    struct solution_head wanted = head_for(g, v), head;
    const char *table = (const char *)bytes + sizeof head;

    if (length == 0)
        return SOLVED_ABSENT;
    if (memcmp(bytes, wanted.magic, length < sizeof wanted.magic ? length : sizeof wanted.magic) !=
        0)
        return SOLVED_FOREIGN;
    if (length < sizeof head)
        return SOLVED_DAMAGED;
    memcpy(&head, bytes, sizeof head);
    if (memcmp(&head, &wanted, offsetof(struct solution_head, checksum)) != 0)
        return SOLVED_OUTDATED;
    if (length != sizeof head + wanted.size || checksum_of(head, table) != head.checksum ||
        is_forged(v, table))
        return SOLVED_DAMAGED;
    return SOLVED_READY;
}
