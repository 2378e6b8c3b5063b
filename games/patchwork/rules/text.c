/* Patchwork: moves as text, and what a record without settings means. FORMAT.md describes both. */
#include "games/patchwork/rules/patchwork.h"

#include <string.h>

static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefgh";
static const char sides[] = "ABCDEFGHI";
static const char turns[] = "ABCDEFGH";

char patchwork_letter(int patch)
{
    return letters[patch];
}

move patchwork_read_step(struct reader *r)
{
    int patch, column, row, turn;

    if (read_if(r, "."))
        return ADVANCE;
    patch = read_one_of(r, letters, "expected '.' or a patch, A to Z or a to h");
    column = read_one_of(r, sides, "expected a column, A to I");
    row = read_one_of(r, sides, "expected a row, A to I");
    turn = read_one_of(r, turns, "expected an orientation, A to H");
    turn = patchwork_patches[patch].shape[turn].same_as;
    return patchwork_lay(patch, turn, row * ROW + column);
}

int patchwork_read_patch(struct reader *r)
{
    static const char error[] = "expected a patch of the circle, A to Z or a to g";
    const char *start = r->at;
    int patch = read_one_of(r, letters, error);

    if (patch == SPECIAL)
        read_fail_at(r, start, error);
    return r->error ? 0 : patch;
}

move patchwork_read_move(struct reader *r, const struct state *s)
{
    if (patchwork_is_drawn(s) || read_peek(r) == '.')
        return patchwork_read_step(r);
    return DRAW | (move)patchwork_read_patch(r);
}

void patchwork_write_move(struct writer *w, const struct state *s, move m)
{
    int square = patchwork_square_of(m);

    (void)s;
    if (m == ADVANCE) {
        write_char(w, '.');
        return;
    }
    write_char(w, patchwork_letter(patchwork_patch_of(m)));
    if (m & DRAW)
        return;
    write_char(w, sides[square % ROW]);
    write_char(w, sides[square / ROW]);
    write_char(w, turns[patchwork_turn_of(m)]);
}

/* How many different letters of the circle the text begins with, white space skipped. */
static int circle_length(struct reader r)
{
    uint64_t seen = 0;
    int count = 0;

    for (read_space(&r); count < PATCHES; read_space(&r)) {
        int patch = patchwork_read_patch(&r);

        if (r.error || seen >> patch & 1)
            break;
        seen |= (uint64_t)1 << patch;
        count++;
    }
    return count;
}

void patchwork_guess(const char *text, size_t length, struct settings *with)
{
    struct reader r = reader_over(text, length);
    int circle = circle_length(r), before;

    read_space(&r);
    before = reader_column(&r);
    patchwork_read_step(&r);
    /* What is neither a circle nor a step is called a mistake in the one that it resembles longer;
       a single letter says nothing. */
    with->choice[OPTION_CIRCLE] =
        circle != PATCHES && (!r.error || reader_column(&r) - before > circle + 1);
}
