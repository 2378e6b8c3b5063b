/* Dice that can be checked: published vectors of the hashes, vectors of doc/DICE.md (which another
   program computed), and that no outcome is favoured. */
#include "core/walk.h"
#include "dice/dice.h"
#include "games/catalogue.h"
#include "room/room.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <string.h>

static void expect_digest(const unsigned char digest[DIGEST_SIZE], const char *wanted)
{
    char text[DIGEST_TEXT];

    hex_write(digest, DIGEST_SIZE, text);
    assert_string_equal(text, wanted);
}

/* FIPS 180-4's examples, and a million letters. */
static void hashes(void **unused)
{
    unsigned char out[DIGEST_SIZE];
    struct sha256 h;

    (void)unused;
    sha256("", 0, out);
    expect_digest(out, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    sha256("abc", 3, out);
    expect_digest(out, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 56, out);
    expect_digest(out, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    sha256_begin(&h);
    for (int i = 0; i < 1000000; i++)
        sha256_add(&h, "a", 1);
    sha256_end(&h, out);
    expect_digest(out, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

/* RFC 4231, cases 1, 2 and 6: a short key, a text key, one longer than a block. */
static void keyed_hashes(void **unused)
{
    unsigned char key[131], out[DIGEST_SIZE];

    (void)unused;
    memset(key, 0x0b, 20);
    hmac_sha256(key, 20, "Hi There", 8, out);
    expect_digest(out, "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
    hmac_sha256("Jefe", 4, "what do ya want for nothing?", 28, out);
    expect_digest(out, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    memset(key, 0xaa, sizeof key);
    hmac_sha256(key, sizeof key, "Test Using Larger Than Block-Size Key - Hash Key First", 54, out);
    expect_digest(out, "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
}

static struct dice example(void)
{
    struct dice d = {.game = "abcdefghijklmnop/1", .players = 2};

    for (int i = 0; i < SECRET_SIZE; i++)
        d.secret[i] = (unsigned char)i;
    strcpy(d.text[0], "00112233445566778899aabbccddeeff");
    return d;
}

/* The test vectors of doc/DICE.md. */
static void vectors(void **unused)
{
    static const char wanted[] = "233233421431";
    struct dice d = example();
    const struct rules *g = catalogue_find("marrakech", 9)->rules;
    struct settings with = settings_preset(g->options);
    struct state *s = state_new(g);
    move list[MAX_MOVES];
    char promise[DIGEST_TEXT];

    (void)unused;
    dice_promise(d.secret, sizeof d.secret, promise);
    assert_string_equal(promise,
                        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    assert_true(dice_seed(&d, 7) == 11735756593015751446u);
    state_start(g, s, &with);
    g->moves(s, list);
    g->apply(s, list[0]); /* the die is to be cast */
    assert_int_equal(g->actor(s), CHANCE);
    for (unsigned k = 0; k < sizeof wanted - 1; k++) {
        char text[16];
        struct writer w = writer_over(text, sizeof text);

        g->write_move(&w, s, dice_roll(&d, g, s, k));
        assert_int_equal(text[w.size - 1], wanted[k]);
    }
    state_free(s);
}

/* 60,000 casts of the die with the odds 1, 2, 2, 1: each within five deviations. */
static void odds(void **unused)
{
    struct dice d = example();
    const struct rules *g = catalogue_find("marrakech", 9)->rules;
    struct settings with = settings_preset(g->options);
    struct state *s = state_new(g);
    int count[5] = {0};
    move list[MAX_MOVES];

    (void)unused;
    state_start(g, s, &with);
    g->moves(s, list);
    g->apply(s, list[0]);
    for (uint64_t k = 0; k < 60000; k++) {
        move m = dice_roll(&d, g, s, k);
        int n = g->moves(s, list), i = 0;

        while (i < n && list[i] != m)
            i++;
        count[i]++;
    }
    assert_in_range(count[0], 10000 - 460, 10000 + 460);
    assert_in_range(count[1], 20000 - 580, 20000 + 580);
    assert_in_range(count[2], 20000 - 580, 20000 + 580);
    assert_in_range(count[3], 10000 - 460, 10000 + 460);
    state_free(s);
}

static void names(void **unused)
{
    static const char *const good[] = {"Ann", "Jürgen", "李小龙", "O'Brien <b>", "a b"};
    static const char *const bad[] = {"",
                                      " a",
                                      "a ",
                                      "a  b",
                                      "a\tb",
                                      "\xff",
                                      "a\xe2\x80\xae",
                                      "\xc2\xa0",
                                      "\x1b[2J",
                                      "a\xcc",
                                      "0123456789012345678901234"};

    (void)unused;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        assert_true(name_is_good(good[i], strlen(good[i])));
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(name_is_good(bad[i], strlen(bad[i])));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(hashes), cmocka_unit_test(keyed_hashes),
                                       cmocka_unit_test(vectors), cmocka_unit_test(odds),
                                       cmocka_unit_test(names)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
