/* Links as pictures for phones. */
#include "server/qr.h"

#include <qrencode.h>
#include <stdio.h>
#include <stdlib.h>

enum { QUIET = 4 }; /* empty squares around it, as the standard wants */

static int is_dark(const QRcode *q, int x, int y)
{
    return x >= 0 && y >= 0 && x < q->width && y < q->width && (q->data[y * q->width + x] & 1);
}

char *qr_svg(const char *text)
{
    QRcode *q = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M);
    size_t space = q ? 256 + 16 * (size_t)(q->width * q->width) : 0, at;
    char *out = q ? malloc(space) : NULL;

    if (out) {
        int side = q->width + 2 * QUIET;

        at = (size_t)snprintf(
            out, space,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" "
            "shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h%dv%dH0z\"/><path d=\"",
            side, side, side, side);
        for (int i = 0; i < q->width * q->width; i++)
            if (q->data[i] & 1)
                at += (size_t)snprintf(out + at, space - at, "M%d %dh1v1h-1z", i % q->width + QUIET,
                                       i / q->width + QUIET);
        snprintf(out + at, space - at, "\"/></svg>");
    }
    QRcode_free(q);
    return out;
}

void qr_print(const char *text)
{
    static const char *const half[] = {"█", "▀", "▄",
                                       " "}; /* light squares are drawn: terminals are dark */
    QRcode *q = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_L);

    for (int y = -2; q && y < q->width + 2; y += 2) {
        fputs("  ", stdout);
        for (int x = -2; x < q->width + 2; x++)
            fputs(half[2 * is_dark(q, x, y) + is_dark(q, x, y + 1)], stdout);
        putchar('\n');
    }
    QRcode_free(q);
}
