/* Memory or nothing. */
#include "core/memory.h"

#include <stdlib.h>

static void *or_die(void *got)
{
    if (!got)
        abort();
    return got;
}

void *memory_new(size_t size)
{
    return or_die(calloc(1, size ? size : 1));
}

void *memory_grow(void *old, size_t size)
{
    return or_die(realloc(old, size ? size : 1));
}

void memory_free(void *old)
{
    free(old);
}
