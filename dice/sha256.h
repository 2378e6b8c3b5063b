/* SHA-256 (FIPS 180-4) and HMAC (RFC 2104): small, and the same in every front end. A page on plain HTTP
   has no other. */
#ifndef PARLOUR_SHA256_H
#define PARLOUR_SHA256_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { DIGEST_SIZE = 32, DIGEST_TEXT = 2 * DIGEST_SIZE + 1 };

struct sha256 {
    uint32_t word[8];
    uint64_t length; /* bytes taken so far */
    unsigned char block[64];
};

void sha256_begin(struct sha256 *h);
void sha256_add(struct sha256 *h, const void *bytes, size_t length);
void sha256_end(struct sha256 *h, unsigned char out[DIGEST_SIZE]);

void sha256(const void *bytes, size_t length, unsigned char out[DIGEST_SIZE]);
void hmac_sha256(const void *key, size_t key_length, const void *bytes, size_t length,
                 unsigned char out[DIGEST_SIZE]);

/* Bytes as small hexadecimal digits, ended by a NUL; and back: false if the text is nothing else. */
void hex_write(const unsigned char *bytes, size_t count, char *out);
bool hex_read(const char *text, size_t length, unsigned char *out, size_t count);

#endif
