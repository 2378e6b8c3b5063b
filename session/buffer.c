/* Text that grows, and copies of texts. */
#include "session/parts.h"

#include "core/memory.h"

#include <string.h>

void buffer_add(struct buffer *b, const char *text, size_t length)
{
    if (b->size + length + 1 > b->room) {
        b->room = (b->size + length + 1) * 3 / 2;
        b->text = memory_grow(b->text, b->room);
    }
    memcpy(b->text + b->size, text, length);
    b->size += length;
    b->text[b->size] = '\0';
}

void buffer_set(struct buffer *b, const char *text, size_t length)
{
    b->size = 0;
    buffer_add(b, text, length);
}

void buffer_free(struct buffer *b)
{
    memory_free(b->text);
    *b = (struct buffer){0};
}

char *text_copy(const char *text, size_t length)
{
    char *copy = memory_new(length + 1);

    if (length > 0)
        memcpy(copy, text, length);
    return copy;
}

void name_copy(char to[NAME_ROOM], const char *name)
{
    struct writer w = writer_over(to, NAME_ROOM);

    write_text(&w, name);
}
