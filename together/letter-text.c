/* A game by post as a text: what stands behind the '#' of its link. */
#include "together/letter-parts.h"

#include "core/memory.h"
#include "core/walk.h"
#include "room/room.h"

#include <string.h>

static const char opening[] = "letter 1 ";

/* So many hexadecimal digits, or "-" for none: then *out is "". */
static void read_hex(struct reader *r, char *out, int digits)
{
    out[0] = '\0';
    if (r->error || read_if(r, "-"))
        return;
    for (int i = 0; i < digits; i++)
        out[i] = "0123456789abcdef"[read_one_of(r, "0123456789abcdef", "expected a digit")];
    out[digits] = '\0';
}

static void read_moves(struct reader *r, struct letter *l)
{
    const struct rules *g = letter_rules(l);

    while (!r->error && (read_space(r), !read_done(r))) {
        const char *start = r->at;
        move m = g->actor(l->state) == OVER ? 0 : g->read_move(r, l->state);

        if (r->error)
            return;
        if (!l->told || m == 0)
            read_fail_at(r, start, "there can be no move yet, or none any more");
        else if (g->actor(l->state) == CHANCE &&
                 m != dice_roll(&l->dice, g, l->state, (uint64_t)l->chances))
            read_fail_at(r, start, "this roll does not follow from what both have given");
        else if (!is_legal(g, l->state, m))
            read_fail_at(r, start, "this move is not allowed");
        else
            letter_add(l, m);
    }
}

static void read_chance(struct reader *r, struct letter *l)
{
    char promise[DIGEST_TEXT], text[LETTER_TEXT + 1], secret[LETTER_SECRET + 1];

    read_hex(r, promise, DIGEST_TEXT - 1);
    read_exactly(r, " ", "expected a blank");
    read_hex(r, text, LETTER_TEXT);
    read_exactly(r, " ", "expected a blank");
    read_hex(r, secret, LETTER_SECRET);
    read_exactly(r, ";", "expected ';'");
    if (r->error || !*promise) {
        read_fail(r, "the promise is missing");
        return;
    }
    letter_bind(l, promise);
    if (*text)
        letter_answer(l, text);
    if (*secret && !letter_unseal(l, secret))
        read_fail(r, "the secret is not the one that was promised");
}

static struct letter *read_plain(struct reader *r)
{
    struct settings with;
    const struct game *g;
    struct letter *l;

    read_exactly(r, opening, "this is no game by post");
    g = room_read_game(r);
    if (!g || r->error)
        return NULL;
    with = settings_preset(g->rules->options);
    settings_read(r, g->rules->options, &with);
    read_exactly(r, ";", "expected ';' after the options");
    if (r->error)
        return NULL;
    l = letter_make(g, &with);
    if (g->rules->players(l->state) != 2)
        read_fail(r, "it is not for two");
    read_chance(r, l);
    read_moves(r, l);
    if (!r->error) {
        letter_go_on(l);
        return l;
    }
    letter_free(l);
    return NULL;
}

static int digit(char c)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    const char *at = c ? strchr(digits, c) : NULL;

    return at ? (int)(at - digits) % 16 : -1;
}

/* As addresses write it: + for a blank, %41 for A. */
static size_t decode(const char *text, size_t length, char *out)
{
    size_t size = 0;

    for (size_t i = 0; i < length; i++) {
        if (text[i] == '%' && i + 2 < length && digit(text[i + 1]) >= 0 &&
            digit(text[i + 2]) >= 0) {
            out[size++] = (char)(16 * digit(text[i + 1]) + digit(text[i + 2]));
            i += 2;
        } else {
            out[size++] = (char)(text[i] == '+' ? ' ' : text[i]);
        }
    }
    return size;
}

struct letter *letter_read(const char *link, size_t length, const char **wrong)
{
    const char *hash = memchr(link, '#', length);
    size_t skip = hash ? (size_t)(hash + 1 - link) : 0;
    char *plain = memory_new(length + 1);
    struct reader r = reader_over(plain, decode(link + skip, length - skip, plain));
    struct letter *l = read_plain(&r);

    *wrong = r.error;
    memory_free(plain);
    return l;
}

static void encode(const char *text, size_t length, struct writer *w)
{
    static const char plain[] = "-_.,;:=@/()!*";

    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];

        if (c == ' ')
            write_char(w, '+');
        else if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
                 (c && strchr(plain, c)))
            write_char(w, (char)c);
        else {
            write_char(w, '%');
            write_char(w, "0123456789ABCDEF"[c >> 4]);
            write_char(w, "0123456789ABCDEF"[c & 15]);
        }
    }
}

static void write_chance(const struct letter *l, struct writer *w)
{
    char secret[LETTER_SECRET + 1] = "-";

    if (l->told)
        hex_write(l->dice.secret, SECRET_SIZE, secret);
    write_char(w, ';');
    write_text(w, l->promise);
    write_char(w, ' ');
    write_text(w, *l->dice.text[1] ? l->dice.text[1] : "-");
    write_char(w, ' ');
    write_text(w, secret);
    write_char(w, ';');
}

static void write_plain(const struct letter *l, struct writer *w)
{
    const struct rules *g = letter_rules(l);
    struct state *s = state_new(g);

    write_text(w, opening);
    write_text(w, g->name);
    write_char(w, ' ');
    write_number(w, g->version);
    write_char(w, ' ');
    settings_write(w, g->options, &l->settings, NULL);
    write_chance(l, w);
    state_start(g, s, &l->settings);
    for (int i = 0; i < l->length; i++) {
        if (i)
            write_char(w, ' ');
        g->write_move(w, s, l->list[i]);
        g->apply(s, l->list[i]);
    }
    state_free(s);
}

void letter_write(const struct letter *l, const char *page, struct writer *w)
{
    struct writer plain = writer_growing();

    write_plain(l, &plain);
    write_text(w, page);
    write_char(w, '#');
    encode(plain.text, plain.size, w);
    writer_free(&plain);
}
