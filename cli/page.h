/* The files of the page, carried by the program: scripts/embed.py makes them. */
#ifndef PARLOUR_CLI_PAGE_H
#define PARLOUR_CLI_PAGE_H

#include <stddef.h>

struct page_file {
    const char *name; /* "index.html" */
    const unsigned char *bytes;
    size_t size;
};

extern const struct page_file page_files[]; /* ends with a zeroed entry */

#endif
