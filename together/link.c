/* Links to rooms: read and written. */
#include "together/link.h"

#include <string.h>

static const char letters[] = "abcdefghijklmnopqrstuvwxyz234567";

/* HOST[:PORT], up to `end`; a port in brackets belongs to an address of version 6. */
static bool read_host(const char *at, const char *end, struct link_parts *out)
{
    const char *colon = end;
    struct writer host = writer_over(out->host, sizeof out->host);
    struct reader port;

    while (colon > at && *colon != ':' && *colon != ']')
        colon--;
    out->port = out->safe ? 443 : 80;
    if (colon > at && *colon == ':') {
        port = reader_over(colon + 1, (size_t)(end - colon - 1));
        out->port = read_number(&port, 65535, "a port");
        read_end(&port, "a port");
        if (port.error)
            return false;
        end = colon;
    }
    write_bytes(&host, at, (size_t)(end - at));
    return end > at && write_fitted(&host) && out->port > 0;
}

bool server_read(const char *link, struct link_parts *out)
{
    const char *room = strchr(link, '#');
    size_t length;

    *out = (struct link_parts){.safe = strncmp(link, "https://", 8) == 0};
    if (!out->safe && strncmp(link, "http://", 7) != 0)
        return false;
    link += out->safe ? 8 : 7;
    length = strcspn(link, "/#");
    if (room && strspn(room + 1, letters) == ROOM_ID)
        memcpy(out->room, room + 1, ROOM_ID);
    return strspn(link, " ") == 0 && read_host(link, link + length, out);
}

bool link_read(const char *link, struct link_parts *out)
{
    return server_read(link, out) && *out->room;
}

void link_write(const struct link_parts *link, struct writer *w)
{
    write_text(w, link->safe ? "https://" : "http://");
    write_text(w, link->host);
    if (link->port != (link->safe ? 443 : 80)) {
        write_char(w, ':');
        write_number(w, link->port);
    }
    write_text(w, "/room.html#");
    write_text(w, link->room);
}
