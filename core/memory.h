/* The only place where the library asks for memory, and where the program ends if there is none. */
#ifndef PARLOUR_MEMORY_H
#define PARLOUR_MEMORY_H

#include <stddef.h>

void *memory_new(size_t size);             /* zeroed */
void *memory_grow(void *old, size_t size); /* what is new is not zeroed */
void memory_free(void *old);

#endif
