/* Whom a request may call us, and from which pages it may come. */
#ifndef PARLOUR_SERVER_NAMES_H
#define PARLOUR_SERVER_NAMES_H

#include <stdbool.h>

/* Is `host` (a Host header: a name or address, perhaps with a port) one of ours? Ours are the names of
   `names` (separated by commas, may be NULL), the numeric address `local` that the connection came in
   on and, if that is of this machine only, "localhost". Any other name may be one that a stranger's
   page made point at us [DNS rebinding]. */
bool host_is_ours(const char *host, const char *names, const char *local);

/* Does `origin` (an Origin header) name the very place that the request's Host header does? "null" and
   nothing at all do not. */
bool origin_is_ours(const char *origin, const char *host);

/* Does an Accept-Encoding header take gzip? */
bool takes_gzip(const char *accepted);

/* Does an If-None-Match header name the tag, which stands there in quotation marks? */
bool names_tag(const char *header, const char *tag);

#endif
