/* The files of the page, carried by the program: scripts/embed.py makes them. */
#ifndef PARLOUR_SERVER_PAGE_H
#define PARLOUR_SERVER_PAGE_H

#include <stddef.h>

struct page_file {
    const char *name; /* "index.html" */
    const unsigned char *bytes;
    size_t size;
    const unsigned char *packed; /* the same by gzip; NULL if that is no smaller */
    size_t packed_size;
    const char *tag; /* names the content: another content has another */
};

extern const struct page_file page_files[]; /* ends with a zeroed entry */

#endif
