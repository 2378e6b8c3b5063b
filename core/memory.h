/* The only place where the library asks for memory. Our own programs end where there is none; the
   public face (api/) tries instead, and reports. */
#ifndef PARLOUR_MEMORY_H
#define PARLOUR_MEMORY_H

#include <stddef.h>

/* Somebody who can speak is called before the program ends; once, at its start. */
void memory_when_short(void (*tell)(void));

void *memory_new(size_t size);             /* zeroed; or the program ends */
void *memory_grow(void *old, size_t size); /* what is new is not zeroed; or the program ends */
void memory_free(void *old);

void *memory_try(size_t size);                 /* zeroed, or NULL */
void *memory_try_grow(void *old, size_t size); /* NULL: `old` is as it was */

#endif
