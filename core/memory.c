/* Memory or nothing. */
#include "core/memory.h"

#include <stdlib.h>

void *memory_try(size_t size)
{
    return calloc(1, size ? size : 1);
}

void *memory_try_grow(void *old, size_t size)
{
    return realloc(old, size ? size : 1);
}

static void (*tell_short)(void);

void memory_when_short(void (*tell)(void))
{
    tell_short = tell;
}

static void *or_die(void *got)
{
    if (!got && tell_short)
        tell_short();
    if (!got)
        abort();
    return got;
}

void *memory_new(size_t size)
{
    return or_die(memory_try(size));
}

void *memory_grow(void *old, size_t size)
{
    return or_die(memory_try_grow(old, size));
}

void memory_free(void *old)
{
    free(old);
}
