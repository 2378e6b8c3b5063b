/* Whom a request may call us, and from which pages it may come: reading headers. */
#include "server/names.h"

#include "core/text.h"

#include <string.h>
#include <strings.h>

static bool equal(const char *a, size_t length, const char *word)
{
    return strlen(word) == length && strncasecmp(a, word, length) == 0;
}

/* The length of the name without its port; 0: it is malformed. */
static size_t name_length(const char *host)
{
    const char *end = *host == '[' ? strchr(host, ']') : host + strcspn(host, ":");
    const char *port;

    if (!end)
        return 0;
    end += *end == ']';
    port = end + (*end == ':');
    if (*end && (*end != ':' || !*port || port[strspn(port, "0123456789")] || strlen(port) > 5))
        return 0;
    return (size_t)(end - host);
}

static bool is_listed(const char *name, size_t length, const char *names)
{
    while (names && *names) {
        size_t one = strcspn(names, ",");

        if (one == length && strncasecmp(names, name, length) == 0)
            return true;
        names += one + (names[one] == ',');
    }
    return false;
}

static bool is_loopback(const char *address)
{
    return strncmp(address, "127.", 4) == 0 || strcmp(address, "::1") == 0;
}

bool host_is_ours(const char *host, const char *names, const char *local)
{
    size_t length = name_length(host);

    if (length == 0)
        return false;
    if (is_listed(host, length, names) || equal(host, length, local))
        return true;
    if (*host == '[' && equal(host + 1, length - 2, local))
        return true;
    return is_loopback(local) && (equal(host, length, "localhost") ||
                                  equal(host, length, "[::1]") || equal(host, length, "127.0.0.1"));
}

bool origin_is_ours(const char *origin, const char *host)
{
    if (strncasecmp(origin, "http://", 7) == 0)
        return strcasecmp(origin + 7, host) == 0;
    return strncasecmp(origin, "https://", 8) == 0 && strcasecmp(origin + 8, host) == 0;
}

bool takes_gzip(const char *accepted)
{
    while (*accepted) {
        size_t length = strcspn(accepted, ",");
        size_t word = strcspn(accepted, ",; \t");

        if (equal(accepted, word, "gzip") || equal(accepted, word, "*")) {
            const char *q = strstr(accepted, "q=0");

            return !q || q >= accepted + length || q[3 + strspn(q + 3, ".0")] >= '1';
        }
        accepted += length;
        accepted += strspn(accepted, ", \t");
    }
    return false;
}

bool names_tag(const char *header, const char *tag)
{
    for (const char *at = strchr(header, '"'); at; at = strchr(at, '"')) {
        size_t length = strcspn(++at, "\"");

        if (text_equal(at, length, tag))
            return true;
        at += length + (at[length] == '"');
    }
    return strcmp(header, "*") == 0;
}
