/* Patchwork: why a move is not allowed, in words, with the squares and patches concerned. */
#include "games/patchwork/rules/patchwork.h"

#include <string.h>

/* "A", "A and B", "A, B and C" from a set of patches. */
static void write_patches(struct writer *w, const int *patch, int count)
{
    for (int i = 0; i < count; i++) {
        if (i > 0)
            write_text(w, i + 1 < count ? ", " : " and ");
        write_char(w, patchwork_letter(patch[i]));
    }
}

/* The special patch waits: nothing else may happen before. */
static bool refuse_for_special(const struct state *s, move m, struct refusal *out)
{
    bool is_special = patchwork_is_lay(m) && patchwork_patch_of(m) == SPECIAL;

    if (is_special && s->special == NOBODY)
        refuse(out, "There is no special patch to place.");
    else if (!is_special && s->special != NOBODY)
        refuse(out, "The special patch must be sewn on first.");
    else
        return false;
    refuse_place(out, PLACE_PATCH + SPECIAL);
    return true;
}

static bool refuse_gone(const struct state *s, int patch, struct refusal *out)
{
    char text[sizeof out->text];
    struct writer w = writer_over(text, sizeof text);
    int owner = s->where[patch] > NUMBERS;

    if (s->where[patch] == 0)
        return false;
    write_text(&w, "Patch ");
    write_char(&w, patchwork_letter(patch));
    write_text(&w, " lies on the quilt of Player ");
    write_number(&w, owner + 1);
    write_text(&w, " already.");
    refuse(out, text);
    refuse_place(out, PLACE_PATCH + patch);
    return true;
}

static bool refuse_out_of_reach(const struct state *s, int patch, struct refusal *out)
{
    char text[sizeof out->text];
    struct writer w = writer_over(text, sizeof text);
    int offer[PATCHES];
    int count = patchwork_offer(s, offer);

    for (int i = 0; i < count; i++)
        if (offer[i] == patch)
            return false;
    write_text(&w, "Patch ");
    write_char(&w, patchwork_letter(patch));
    write_text(&w, " is not on offer, only ");
    write_patches(&w, offer, count);
    write_text(&w, count == 1 ? " is." : " are.");
    refuse(out, text);
    refuse_place(out, PLACE_PATCH + patch);
    return true;
}

static bool refuse_price(const struct state *s, int player, int patch, struct refusal *out)
{
    char text[sizeof out->text];
    struct writer w = writer_over(text, sizeof text);
    int cost = patchwork_patches[patch].cost;

    if (cost <= s->purse[player])
        return false;
    write_text(&w, "Patch ");
    write_char(&w, patchwork_letter(patch));
    write_text(&w, " costs ");
    write_counted(&w, cost, "button");
    write_text(&w, " and Player ");
    write_number(&w, player + 1);
    write_text(&w, " has only ");
    write_number(&w, s->purse[player]);
    write_char(&w, '.');
    refuse(out, text);
    refuse_place(out, PLACE_PATCH + patch);
    refuse_place(out, PLACE_PURSE + player);
    return true;
}

/* Name the squares of the quilt that the patch would cover and that `among` holds. */
static void name_squares(move m, int player, const struct quilt *among, struct refusal *out)
{
    const struct pose *shape = patchwork_shape_of(m);
    int square = patchwork_square_of(m);

    for (uint64_t cells = shape->cover; cells; cells &= cells - 1) {
        int cell = __builtin_ctzll(cells);
        int row = square / ROW + cell / ROW, column = square % ROW + cell % ROW;

        if (row < SIDE && column < SIDE && (!among || patchwork_covers(*among, row * ROW + column)))
            refuse_place(out, PLACE_QUILT + player * NUMBERS + row * ROW + column);
    }
}

static bool refuse_edge(int player, move m, struct refusal *out)
{
    char text[] = "Patch ? would hang over the edge of the quilt.";

    if (patchwork_fits(patchwork_shape_of(m), patchwork_square_of(m)))
        return false;
    text[6] = patchwork_letter(patchwork_patch_of(m));
    refuse(out, text);
    name_squares(m, player, NULL, out);
    return true;
}

static struct quilt cover_of(move m)
{
    return patchwork_cover(patchwork_shape_of(m), patchwork_square_of(m));
}

/* The patches of this quilt that share a square with `cover`; h stands once for all of its kind. */
static int patches_under(const struct state *s, int player, struct quilt cover, int *patch)
{
    int count = 0;

    for (int i = 0; i < PATCHES + SPECIALS; i++) {
        move m = patchwork_laid(s, i, player);
        int p = i < PATCHES ? i : SPECIAL;

        if (m && patchwork_overlap(cover, cover_of(m)) && (count == 0 || patch[count - 1] != p))
            patch[count++] = p;
    }
    return count;
}

static bool refuse_overlap(const struct state *s, int player, move m, struct refusal *out)
{
    struct quilt cover = cover_of(m);
    struct quilt quilt = s->quilt[player];
    char text[sizeof out->text];
    struct writer w = writer_over(text, sizeof text);
    int patch[PATCHES + SPECIALS];
    int count;

    if (!patchwork_overlap(quilt, cover))
        return false;
    count = patches_under(s, player, cover, patch);
    write_text(&w, "It would overlap ");
    write_text(&w, count == 1 ? "patch " : "patches ");
    write_patches(&w, patch, count);
    write_char(&w, '.');
    refuse(out, text);
    name_squares(m, player, &quilt, out);
    return true;
}

static bool refuse_draw(const struct state *s, move m, struct refusal *out)
{
    char text[] = "Patch ? is in the circle already.";

    if (!(m & DRAW)) {
        refuse(out, "The circle comes first: it is still being drawn.");
        return true;
    }
    if (s->bag >> patchwork_patch_of(m) & 1)
        return false;
    text[6] = patchwork_letter(patchwork_patch_of(m));
    refuse(out, text);
    refuse_place(out, PLACE_PATCH + patchwork_patch_of(m));
    return true;
}

static bool refuse_lay(const struct state *s, int player, move m, struct refusal *out)
{
    int patch = patchwork_patch_of(m);

    if (patch != SPECIAL && (refuse_gone(s, patch, out) || refuse_out_of_reach(s, patch, out) ||
                             refuse_price(s, player, patch, out)))
        return true;
    return refuse_edge(player, m, out) || refuse_overlap(s, player, m, out);
}

/* Could read_move give this code? */
static bool is_well_formed(move m)
{
    int square = patchwork_square_of(m);

    if (m >= DRAW)
        return m - DRAW < PATCHES;
    if (!patchwork_is_lay(m))
        return m == ADVANCE;
    return patchwork_patch_of(m) >= 0 && patchwork_patch_of(m) <= SPECIAL && square < NUMBERS &&
           square % ROW < SIDE && patchwork_shape_of(m)->same_as == patchwork_turn_of(m);
}

bool patchwork_why_not(const struct state *s, move m, struct refusal *out)
{
    int player = patchwork_actor(s);

    if (player != OVER && !is_well_formed(m)) {
        refuse(out, "This is no move of Patchwork.");
        return true;
    }
    if (player == CHANCE)
        return refuse_draw(s, m, out);
    if (player == OVER || m & DRAW) {
        refuse(out, player == OVER ? "The game is over." : "The circle is complete.");
        return true;
    }
    if (refuse_for_special(s, m, out))
        return true;
    return patchwork_is_lay(m) && refuse_lay(s, player, m, out);
}
