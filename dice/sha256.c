/* SHA-256 and HMAC, as the standards give them. */
#include "dice/sha256.h"

#include <string.h>

enum { BLOCK = 64, ROUNDS = 64 };

/* The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
static const uint32_t constant[ROUNDS] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t turn(uint32_t x, int by)
{
    return x >> by | x << (32 - by);
}

static void spread(uint32_t w[ROUNDS], const unsigned char *block)
{
    for (int i = 0; i < 16; i++)
        w[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 |
               (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
    for (int i = 16; i < ROUNDS; i++) {
        uint32_t a = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ w[i - 15] >> 3;
        uint32_t b = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ w[i - 2] >> 10;

        w[i] = w[i - 16] + a + w[i - 7] + b;
    }
}

static void take_block(struct sha256 *h, const unsigned char *block)
{
    uint32_t w[ROUNDS], v[8];

    spread(w, block);
    memcpy(v, h->word, sizeof v);
    for (int i = 0; i < ROUNDS; i++) {
        uint32_t a = turn(v[4], 6) ^ turn(v[4], 11) ^ turn(v[4], 25);
        uint32_t b = turn(v[0], 2) ^ turn(v[0], 13) ^ turn(v[0], 22);
        uint32_t one = v[7] + a + ((v[4] & v[5]) ^ (~v[4] & v[6])) + constant[i] + w[i];
        uint32_t two = b + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));

        memmove(v + 1, v, 7 * sizeof *v);
        v[4] += one;
        v[0] = one + two;
    }
    for (int i = 0; i < 8; i++)
        h->word[i] += v[i];
}

void sha256_begin(struct sha256 *h)
{
    static const uint32_t first[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

    memcpy(h->word, first, sizeof first);
    h->length = 0;
}

void sha256_add(struct sha256 *h, const void *bytes, size_t length)
{
    const unsigned char *from = bytes;

    while (length > 0) {
        size_t at = h->length % BLOCK, size = BLOCK - at < length ? BLOCK - at : length;

        memcpy(h->block + at, from, size);
        h->length += size;
        from += size;
        length -= size;
        if (at + size == BLOCK)
            take_block(h, h->block);
    }
}

void sha256_end(struct sha256 *h, unsigned char out[DIGEST_SIZE])
{
    static const unsigned char padding[BLOCK] = {0x80};
    uint64_t bits = 8 * h->length;
    unsigned char size[8];

    for (int i = 0; i < 8; i++)
        size[i] = (unsigned char)(bits >> (56 - 8 * i));
    sha256_add(h, padding, 1 + (BLOCK + 55 - h->length % BLOCK) % BLOCK);
    sha256_add(h, size, sizeof size);
    for (int i = 0; i < DIGEST_SIZE; i++)
        out[i] = (unsigned char)(h->word[i / 4] >> (24 - 8 * (i % 4)));
}

void sha256(const void *bytes, size_t length, unsigned char out[DIGEST_SIZE])
{
    struct sha256 h;

    sha256_begin(&h);
    sha256_add(&h, bytes, length);
    sha256_end(&h, out);
}

static void digest_keyed(const unsigned char key[BLOCK], unsigned char mask, const void *bytes,
                         size_t length, unsigned char out[DIGEST_SIZE])
{
    unsigned char masked[BLOCK];
    struct sha256 h;

    for (int i = 0; i < BLOCK; i++)
        masked[i] = key[i] ^ mask;
    sha256_begin(&h);
    sha256_add(&h, masked, BLOCK);
    sha256_add(&h, bytes, length);
    sha256_end(&h, out);
}

void hmac_sha256(const void *key, size_t key_length, const void *bytes, size_t length,
                 unsigned char out[DIGEST_SIZE])
{
    unsigned char whole[BLOCK] = {0}, inner[DIGEST_SIZE];

    if (key_length > BLOCK)
        sha256(key, key_length, whole);
    else
        memcpy(whole, key, key_length);
    digest_keyed(whole, 0x36, bytes, length, inner);
    digest_keyed(whole, 0x5c, inner, sizeof inner, out);
}

void hex_write(const unsigned char *bytes, size_t count, char *out)
{
    for (size_t i = 0; i < count; i++) {
        *out++ = "0123456789abcdef"[bytes[i] >> 4];
        *out++ = "0123456789abcdef"[bytes[i] & 15];
    }
    *out = '\0';
}

bool hex_read(const char *text, size_t length, unsigned char *out, size_t count)
{
    static const char digits[] = "0123456789abcdef";

    if (length != 2 * count)
        return false;
    for (size_t i = 0; i < length; i++) {
        const char *at = text[i] ? strchr(digits, text[i]) : NULL;

        if (!at)
            return false;
        out[i / 2] = (unsigned char)(i % 2 ? out[i / 2] << 4 | (at - digits) : at - digits);
    }
    return true;
}
