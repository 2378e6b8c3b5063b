/* The files of the page in a build without it: none. */
#include "server/page.h"

const struct page_file page_files[] = {{0}};
