/* Patchwork: a board for human eyes. */
#include "games/patchwork/rules/patchwork.h"

#include <string.h>

enum { BESIDE = 34, ACROSS = 7, COLUMN = 11 }; /* columns of text; patches in a row of the offer */

/* The letter of the patch on each square, or '.'. */
static void paint(const struct state *s, int player, char square[NUMBERS])
{
    memset(square, '.', NUMBERS);
    for (int i = 0; i < PATCHES + SPECIALS; i++) {
        move m = patchwork_laid(s, i, player);

        for (uint64_t cells = m ? patchwork_shape_of(m)->cover : 0; cells; cells &= cells - 1)
            square[patchwork_square_of(m) + __builtin_ctzll(cells)] =
                patchwork_letter(patchwork_patch_of(m));
    }
}

static void write_blanks(struct writer *w, size_t since, int columns)
{
    for (size_t done = w->size - since; done < (size_t)columns; done++)
        write_char(w, ' ');
}

static void write_purse(struct writer *w, const struct state *s, int player)
{
    write_counted(w, s->purse[player], "button");
    write_text(w, ", income ");
    write_number(w, s->income[player]);
}

static void write_score(struct writer *w, const struct state *s, int player)
{
    int score[MAX_PLAYERS];

    patchwork_rules.scores(s, score);
    write_text(w, "score ");
    write_number(w, score[player]);
    if (s->holder == player + 1)
        write_text(w, " with the 7x7 bonus");
}

static bool wins(const struct state *s, int player)
{
    int share[MAX_PLAYERS];

    patchwork_rules.result(s, share);
    return share[player] > 0;
}

static void write_name(struct writer *w, const struct state *s, int player)
{
    write_text(w, player == 0 ? "Player 1" : "Player 2");
    if (patchwork_actor(s) == player)
        write_text(w, s->special ? " places a special patch" : " to move");
    if (patchwork_actor(s) == OVER && wins(s, player))
        write_text(w, " wins");
}

/* One line about both players, side by side above their quilts. */
static void write_both(struct writer *w, const struct state *s,
                       void (*what)(struct writer *w, const struct state *s, int player))
{
    size_t since = w->size;

    write_text(w, "     ");
    what(w, s, 0);
    write_blanks(w, since, BESIDE + 3);
    what(w, s, 1);
    write_char(w, '\n');
}

static void write_row(struct writer *w, const char *square, int row, int player)
{
    write_char(w, (char)('A' + row));
    write_char(w, ' ');
    for (int column = 0; column < SIDE; column++) {
        char c = square[row * ROW + column];

        write_char(w, ' ');
        write_ink(w, c == '.' ? INK_DIM : player);
        write_char(w, c);
        write_ink(w, INK_PLAIN);
    }
}

static void write_quilts(struct writer *w, const struct state *s)
{
    char square[PLAYERS][NUMBERS];

    for (int player = 0; player < PLAYERS; player++)
        paint(s, player, square[player]);
    write_text(w, "     A B C D E F G H I               A B C D E F G H I\n");
    for (int row = 0; row < SIDE; row++) {
        write_text(w, "  ");
        write_row(w, square[0], row, 0);
        write_text(w, "            ");
        write_row(w, square[1], row, 1);
        write_char(w, '\n');
    }
}

static bool is_special_square(const struct state *s, int time)
{
    for (int i = 0; i < SPECIALS; i++)
        if (patchwork_special_squares[s->track][i] == time)
            return true;
    return false;
}

static void write_token(struct writer *w, const struct state *s, int player)
{
    size_t since = w->size;

    write_blanks(w, since, 5 + s->time[player]);
    write_ink(w, player);
    write_char(w, (char)('1' + player));
    write_ink(w, INK_PLAIN);
    if (s->time[0] == s->time[1] && s->top == player)
        write_text(w, s->time[0] < LAST_TIME ? " on top" : " came last");
    write_char(w, '\n');
}

static void write_track(struct writer *w, const struct state *s)
{
    int leader = s->time[0] > s->time[1] ? s->time[0] : s->time[1];

    write_text(w, "\n  Time: o income, + special patch\n");
    write_token(w, s, 0);
    write_text(w, "   0 ");
    for (int time = 0; time <= LAST_TIME; time++) {
        if (time > leader && is_special_square(s, time))
            write_char(w, '+');
        else
            write_char(w, time % 6 == 5 ? 'o' : '.');
    }
    write_text(w, " 53\n");
    write_token(w, s, 1);
}

static void write_price(struct writer *w, const struct patch *patch)
{
    write_number(w, patch->cost);
    write_char(w, '/');
    write_number(w, patch->time);
    if (patch->income > 0) {
        write_text(w, " +");
        write_number(w, patch->income);
    }
}

/* Line 0 of a patch on offer is its letter and price, then comes its shape row by row. */
static void write_patch_line(struct writer *w, int patch, int line)
{
    const struct pose *shape = &patchwork_patches[patch].shape[0];
    uint64_t row = line > 0 ? shape->cover >> ROW * (line - 1) & 0x1ff : 0;

    if (line == 0) {
        write_char(w, patchwork_letter(patch));
        write_char(w, ' ');
        write_price(w, &patchwork_patches[patch]);
    }
    for (; row; row >>= 1)
        write_char(w, row & 1 ? patchwork_letter(patch) : ' ');
}

static int tallest(const int *patch, int count)
{
    int height = 0;

    for (int i = 0; i < count; i++)
        if (patchwork_patches[patch[i]].shape[0].height > height)
            height = patchwork_patches[patch[i]].shape[0].height;
    return height;
}

/* A row of patches, side by side; those too dear are dim. */
static void write_patches(struct writer *w, const int *patch, int count, int purse)
{
    for (int line = 0; line <= tallest(patch, count); line++) {
        int blanks = 3;

        for (int i = 0; i < count; i++, blanks += COLUMN) {
            char text[COLUMN + 1];
            struct writer part = writer_over(text, sizeof text);

            write_patch_line(&part, patch[i], line);
            if (part.size == 0)
                continue;
            write_blanks(w, w->size, blanks);
            write_ink(w, patchwork_patches[patch[i]].cost > purse ? INK_DIM : INK_PLAIN);
            write_text(w, text);
            write_ink(w, INK_PLAIN);
            blanks = -(int)part.size;
        }
        write_char(w, '\n');
    }
}

/* The circle behind the offer, in order. */
static void write_rest(struct writer *w, const struct state *s, int offered)
{
    write_text(w, "  Then");
    for (int i = 1; i <= PATCHES; i++) {
        int place = (s->neutral + i) % PATCHES;

        if (!(s->left >> place & 1) || offered-- > 0)
            continue;
        write_char(w, ' ');
        write_char(w, patchwork_letter(s->circle[place]));
    }
    write_char(w, '\n');
}

static void write_offer(struct writer *w, const struct state *s)
{
    int patch[PATCHES];
    int count = patchwork_offer(s, patch);
    int player = patchwork_actor(s);

    if (count == 0)
        return;
    write_text(w, "\n  On offer: buttons/time +income\n");
    for (int i = 0; i < count; i += ACROSS)
        write_patches(w, patch + i, count - i < ACROSS ? count - i : ACROSS,
                      player == OVER ? MOST_PURSE : s->purse[player]);
    if (!s->open)
        write_rest(w, s, count);
}

static void write_draw(struct writer *w, const struct state *s)
{
    int drawn = PATCHES - __builtin_popcountll(s->bag);

    write_text(w, "\n  Circle so far: ");
    for (int place = 0; place < drawn; place++)
        write_char(w, patchwork_letter(s->circle[place]));
    write_text(w, drawn == 0 ? "none\n" : "\n");
}

void patchwork_print(struct writer *w, const struct state *s)
{
    write_both(w, s, write_name);
    write_both(w, s, write_purse);
    write_both(w, s, write_score);
    write_quilts(w, s);
    write_track(w, s);
    if (patchwork_is_drawn(s))
        write_offer(w, s);
    else
        write_draw(w, s);
}
