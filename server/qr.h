/* Links as pictures for phones, by libqrencode. */
#ifndef PARLOUR_QR_H
#define PARLOUR_QR_H

char *qr_svg(const char *text);  /* to be freed; NULL: it cannot be drawn */
void qr_print(const char *text); /* on standard output, two squares in one letter */

#endif
