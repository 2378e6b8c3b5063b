/* Answers to requests: the files of the page, and refusals. */
#include "server/names.h"
#include "server/page.h"
#include "server/parts.h"
#include "server/qr.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

enum { HEADERS_ROOM = 2048, CHUNK = 16384, VALUE_ROOM = 512 };

static const char policy[] =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";

/* What an answer is, before it is on its way. */
struct answer {
    unsigned status;
    const char *type;
    const unsigned char *bytes;
    size_t size;
    const char *tag; /* or NULL */
    bool packed, varies, close;
};

static const char *type_of(const char *name)
{
    static const char *const known[][2] = {
        {".html", "text/html; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".wasm", "application/wasm"},
        {".svg", "image/svg+xml"},
        {".webmanifest", "application/manifest+json"},
    };
    const char *ending = strrchr(name, '.');

    for (size_t i = 0; ending && i < sizeof known / sizeof *known; i++)
        if (strcmp(ending, known[i][0]) == 0)
            return known[i][1];
    return "application/octet-stream";
}

static const struct page_file *find_file(const char *address)
{
    const char *name = strcmp(address, "/") == 0 ? "index.html" : address + 1;

    for (const struct page_file *f = page_files; *address == '/' && f->name; f++)
        if (strcmp(f->name, name) == 0)
            return f;
    return NULL;
}

static const char *header(struct lws *wsi, enum lws_token_indexes which, char room[VALUE_ROOM])
{
    return lws_hdr_copy(wsi, room, VALUE_ROOM, which) > 0 ? room : "";
}

static bool add(struct lws *wsi, const char *name, const char *value, unsigned char **at,
                unsigned char *end)
{
    return lws_add_http_header_by_name(wsi, (const unsigned char *)name,
                                       (const unsigned char *)value, (int)strlen(value), at,
                                       end) == 0;
}

static bool add_all(struct lws *wsi, const struct answer *a, unsigned char **at, unsigned char *end)
{
    static const char *const always[][2] = {
        {"content-security-policy:", policy},
        {"x-content-type-options:", "nosniff"},
        {"referrer-policy:", "no-referrer"},
        {"cross-origin-opener-policy:", "same-origin"},
        {"cross-origin-resource-policy:", "same-origin"},
    };
    char quoted[VALUE_ROOM];

    for (size_t i = 0; i < sizeof always / sizeof *always; i++)
        if (!add(wsi, always[i][0], always[i][1], at, end))
            return false;
    /* Always asked for again, but an answer without content is all that it takes. */
    if (!add(wsi, "cache-control:", a->tag ? "no-cache" : "no-store", at, end))
        return false;
    lws_snprintf(quoted, sizeof quoted, "\"%s%s\"", a->tag ? a->tag : "", a->packed ? "-gz" : "");
    return (!a->tag || add(wsi, "etag:", quoted, at, end)) &&
           (!a->varies || add(wsi, "vary:", "accept-encoding", at, end)) &&
           (!a->packed || add(wsi, "content-encoding:", "gzip", at, end)) &&
           (!a->close || add(wsi, "connection:", "close", at, end)) &&
           (a->status != HTTP_STATUS_METHOD_NOT_ALLOWED ||
            add(wsi, "allow:", "GET, HEAD", at, end));
}

/* Writes the headers; the content follows as the connection takes it. */
static int send_answer(struct connection *c, const struct answer *a, bool with_content)
{
    unsigned char room[LWS_PRE + HEADERS_ROOM], *start = room + LWS_PRE, *at = start,
                                                *end = room + sizeof room - 1;

    guard_stage(c, STAGE_ANSWERING);
    if (lws_add_http_common_headers(c->wsi, a->status, a->type, a->size, &at, end) != 0 ||
        !add_all(c->wsi, a, &at, end) ||
        lws_finalize_write_http_header(c->wsi, start, &at, end) != 0)
        return 1;
    c->rest = a->bytes;
    c->left = with_content ? a->size : 0;
    c->last = a->close;
    lws_callback_on_writable(c->wsi);
    return 0;
}

/* An answer made for this request alone. */
static int send_own(struct connection *c, char *text, const char *type, bool with_content)
{
    struct answer a = {.status = HTTP_STATUS_OK, .type = type};

    if (!text)
        return 1;
    free(c->own);
    c->own = text;
    a.bytes = (const unsigned char *)text;
    a.size = strlen(text);
    return send_answer(c, &a, with_content);
}

static int say(struct connection *c, unsigned status, const char *text, bool with_content)
{
    struct answer a = {.status = status,
                       .type = "text/plain; charset=utf-8",
                       .bytes = (const unsigned char *)text,
                       .size = strlen(text),
                       .close = status >= HTTP_STATUS_BAD_REQUEST};

    return send_answer(c, &a, with_content);
}

int http_go_on(struct connection *c)
{
    unsigned char room[LWS_PRE + CHUNK];
    size_t size = c->left < CHUNK ? c->left : CHUNK;
    bool last = size == c->left;

    if (size > 0) {
        memcpy(room + LWS_PRE, c->rest, size);
        if (lws_write(c->wsi, room + LWS_PRE, size, last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) <
            (int)size)
            return -1;
        c->rest += size;
        c->left -= size;
    }
    if (!last) {
        lws_callback_on_writable(c->wsi);
        return 0;
    }
    free(c->own);
    c->own = NULL;
    if (c->last) /* what else it has sent is not looked at */
        return -1;
    guard_stage(c, STAGE_IDLE);
    return lws_http_transaction_completed(c->wsi) ? -1 : 0;
}

/* The numeric address of ours that the connection came in on. */
static void local_address(struct lws *wsi, char out[ADDRESS_ROOM])
{
    struct sockaddr_storage at;
    socklen_t length = sizeof at;

    *out = '\0';
    if (getsockname(lws_get_socket_fd(wsi), (struct sockaddr *)&at, &length) != 0)
        return;
    if (at.ss_family == AF_INET)
        inet_ntop(AF_INET, &((struct sockaddr_in *)&at)->sin_addr, out, ADDRESS_ROOM);
    else if (at.ss_family == AF_INET6)
        inet_ntop(AF_INET6, &((struct sockaddr_in6 *)&at)->sin6_addr, out, ADDRESS_ROOM);
    if (strncmp(out, "::ffff:", 7) == 0)
        memmove(out, out + 7, strlen(out + 7) + 1);
}

int http_host(struct server *s, struct lws *wsi)
{
    char host[VALUE_ROOM], origin[VALUE_ROOM], local[ADDRESS_ROOM];

    local_address(wsi, local);
    if (!*header(wsi, WSI_TOKEN_HOST, host))
        return HTTP_STATUS_BAD_REQUEST;
    if (!host_is_ours(host, s->how.names, local))
        return 421; /* Misdirected Request */
    if ((lws_hdr_total_length(wsi, WSI_TOKEN_ORIGIN) > 0 ||
         lws_hdr_copy_fragment(wsi, origin, sizeof origin, WSI_TOKEN_ORIGIN, 0) == 0) && /* empty */
        !origin_is_ours(header(wsi, WSI_TOKEN_ORIGIN, origin), host))
        return HTTP_STATUS_FORBIDDEN;
    return 0;
}

static int send_file(struct connection *c, const struct page_file *f, bool with_content)
{
    char value[VALUE_ROOM], tag[64];
    bool packed = f->packed && takes_gzip(header(c->wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, value));
    struct answer a = {.status = HTTP_STATUS_OK,
                       .type = type_of(f->name),
                       .bytes = packed ? f->packed : f->bytes,
                       .size = packed ? f->packed_size : f->size,
                       .tag = f->tag,
                       .packed = packed,
                       .varies = f->packed != NULL};

    lws_snprintf(tag, sizeof tag, "%s%s", f->tag, packed ? "-gz" : "");
    if (names_tag(header(c->wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, value), tag)) {
        a.status = HTTP_STATUS_NOT_MODIFIED;
        a.size = 0;
    }
    return send_answer(c, &a, with_content);
}

/* A body is never wanted; its first byte need not even have come. */
static bool has_body(struct lws *wsi)
{
    char value[VALUE_ROOM];

    return lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0 ||
           strspn(header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, value), "0") != strlen(value);
}

/* Figures are for whoever is on this machine, and not for those a proxy lets in. */
static bool is_near(const struct connection *c)
{
    return (strncmp(c->from, "127.", 4) == 0 || strcmp(c->from, "::1") == 0) &&
           lws_hdr_total_length(c->wsi, WSI_TOKEN_X_FORWARDED_FOR) == 0;
}

/* `/qr/ROOM` and `/qr/ROOM/CODE`: the link as a picture. */
static int send_qr(struct connection *c, const char *what, bool with_content)
{
    char host[VALUE_ROOM], proto[16], link[2 * VALUE_ROOM];

    if (strlen(what) > 40 || what[strspn(what, "abcdefghijklmnopqrstuvwxyz0123456789/")] != '\0')
        return say(c, HTTP_STATUS_NOT_FOUND, "not here\n", with_content);
    if (lws_hdr_custom_copy(c->wsi, proto, sizeof proto, "x-forwarded-proto:", 18) <= 0 ||
        strcmp(proto, "https") != 0)
        strcpy(proto, "http");
    lws_snprintf(link, sizeof link, "%s://%s/room.html#%s", proto,
                 header(c->wsi, WSI_TOKEN_HOST, host), what);
    return send_own(c, qr_svg(link), "image/svg+xml", with_content);
}

/* What there is besides files, where there are rooms. */
static int send_made(struct server *s, struct connection *c, const char *address, bool with_content)
{
    if (strcmp(address, "/healthz") == 0)
        return say(c, HTTP_STATUS_OK, "ok\n", with_content);
    if (strcmp(address, "/metrics") == 0 && is_near(c))
        return send_own(c, metrics_text(s), "text/plain; version=0.0.4", with_content);
    if (strncmp(address, "/qr/", 4) == 0)
        return send_qr(c, address + 4, with_content);
    return say(c, HTTP_STATUS_NOT_FOUND, "not here\n", with_content);
}

int http_request(struct server *s, struct connection *c)
{
    char *address = NULL;
    int length = 0;
    int method = lws_http_get_uri_and_method(c->wsi, &address, &length);
    bool head = lws_hdr_total_length(c->wsi, WSI_TOKEN_HEAD_URI) > 0;
    int refused = http_host(s, c->wsi);
    const struct page_file *f;

    s->requests++;
    if (refused == HTTP_STATUS_BAD_REQUEST)
        return say(c, HTTP_STATUS_BAD_REQUEST, "the request names no host\n", true);
    if (refused)
        return say(c, (unsigned)refused, "this is not the place you asked for\n", true);
    if (method < 0 || !address || (!head && lws_hdr_total_length(c->wsi, WSI_TOKEN_GET_URI) == 0))
        return say(c, HTTP_STATUS_METHOD_NOT_ALLOWED, "only to be read\n", true);
    if (has_body(c->wsi))
        return say(c, HTTP_STATUS_REQ_ENTITY_TOO_LARGE, "a request has no content here\n", true);
    f = find_file(address);
    if (f)
        return send_file(c, f, !head);
    if (s->how.hub)
        return send_made(s, c, address, !head);
    return say(c, HTTP_STATUS_NOT_FOUND, "not here\n", !head);
}
