/* Patchwork: a board for human eyes. The quilts stand side by side, the time track below them, and at the
   right the patches as pictures: those on offer, then as many of the circle as there is room for. */
#include "core/grid.h"
#include "games/patchwork/rules/patchwork.h"

#include <string.h>

/* Columns: of the second quilt, of the offer beside them, of a patch there; rows: of the time track. */
enum {
    BESIDE = 24,
    OFFER_NEAR = 48,
    OFFER_FAR = 64,
    WIDTH = 10,
    QUILT_ROW = 3,
    TRACK_ROW = 14,
    TRACK_LEFT = 5
};

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
        write_text(w, ", 7x7 bonus");
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
        write_text(w, s->special ? " lays patch h" : " to move");
    if (patchwork_actor(s) == OVER && wins(s, player))
        write_text(w, " wins");
}

static bool is_special_square(const struct state *s, int time)
{
    for (int i = 0; i < SPECIALS; i++)
        if (patchwork_special_squares[s->track][i] == time)
            return true;
    return false;
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

static void put_quilt(struct grid *g, const struct state *s, int player)
{
    static void (*const about[])(struct writer * w, const struct state *s,
                                 int player) = {write_name, write_purse, write_score};
    char square[NUMBERS], text[64];
    int left = player * BESIDE;

    for (int i = 0; i < QUILT_ROW; i++) {
        struct writer w = writer_over(text, sizeof text);

        about[i](&w, s, player);
        grid_put(g, i, left + 2, text, player);
    }
    paint(s, player, square);
    for (int i = 0; i < SIDE; i++) {
        grid_cell(g, QUILT_ROW, left + 3 + 2 * i, (char)('A' + i), INK_DIM);
        grid_cell(g, QUILT_ROW + 1 + i, left + 1, (char)('A' + i), INK_DIM);
    }
    for (int row = 0; row < SIDE; row++)
        for (int column = 0; column < SIDE; column++) {
            char c = square[row * ROW + column];

            grid_put(g, QUILT_ROW + 1 + row, left + 3 + 2 * column,
                     c == '.' ? "·" : (char[]){c, '\0'}, c == '.' ? INK_DIM : player);
        }
}

static void put_token(struct grid *g, const struct state *s, int player, int row)
{
    int at = TRACK_LEFT + s->time[player];

    grid_cell(g, row, at, (char)('1' + player), player);
    if (s->time[0] == s->time[1] && s->top == player)
        grid_put(g, row, s->time[player] > 40 ? at - 10 : at + 2,
                 s->time[0] < LAST_TIME ? "on top" : "came last", INK_PLAIN);
}

static void put_track(struct grid *g, const struct state *s)
{
    int leader = s->time[0] > s->time[1] ? s->time[0] : s->time[1];

    grid_put(g, TRACK_ROW, 2, "Time: o income, + special patch", INK_PLAIN);
    put_token(g, s, 0, TRACK_ROW + 1);
    grid_put(g, TRACK_ROW + 2, TRACK_LEFT - 2, "0", INK_PLAIN);
    for (int time = 0; time <= LAST_TIME; time++) {
        bool special = time > leader && is_special_square(s, time);

        grid_cell(g, TRACK_ROW + 2, TRACK_LEFT + time,
                  special         ? '+'
                  : time % 6 == 5 ? 'o'
                                  : '.',
                  INK_PLAIN);
    }
    grid_put(g, TRACK_ROW + 2, TRACK_LEFT + LAST_TIME + 2, "53", INK_PLAIN);
    put_token(g, s, 1, TRACK_ROW + 3);
}

/* Beside the quilts; on a wide screen beside the time track as well. */
static bool is_wide(const struct grid *g)
{
    return g->columns >= OFFER_FAR + 4 * WIDTH;
}

static int offer_left(const struct grid *g)
{
    return is_wide(g) ? OFFER_FAR : OFFER_NEAR;
}

/* The patches in the order of the circle, those on offer first. */
static int circle_of(const struct state *s, int patch[PATCHES], int *offered)
{
    int count = *offered = patchwork_offer(s, patch);

    for (int i = 1, skip = count; !s->open && i <= PATCHES; i++) {
        int place = (s->neutral + i) % PATCHES;

        if ((s->left >> place & 1) && skip-- <= 0)
            patch[count++] = s->circle[place];
    }
    return count;
}

/* Letter and price, and below them the shape; what is too dear is dim. */
static bool put_patch(struct grid *g, int patch, int ink, struct shelf *room)
{
    const struct pose *shape = &patchwork_patches[patch].shape[0];
    char text[WIDTH + 1];
    struct writer w = writer_over(text, sizeof text);
    int row, column;

    if (!shelf_take(room, WIDTH - 2, shape->height + 1, &row, &column))
        return false;
    write_char(&w, patchwork_letter(patch));
    write_char(&w, ' ');
    write_price(&w, &patchwork_patches[patch]);
    grid_put(g, row, column, text, ink);
    for (uint64_t cells = shape->cover; cells; cells &= cells - 1) {
        int cell = __builtin_ctzll(cells);

        grid_cell(g, row + 1 + cell / ROW, column + cell % ROW, patchwork_letter(patch), ink);
    }
    return true;
}

static void put_letters(struct grid *g, const int *patch, int count, int row)
{
    int column = offer_left(g);

    for (int i = 0; i < count; i++, column += 2) {
        if (column >= g->columns) {
            column = offer_left(g);
            row++;
        }
        grid_cell(g, row, column, patchwork_letter(patch[i]), INK_DIM);
    }
}

/* How many rows the letters of so many patches take. */
static int letter_rows(const struct grid *g, int count)
{
    int across = (g->columns - offer_left(g)) / 2;

    return across > 0 ? (count + across - 1) / across : 0;
}

/* A line between what is on offer and what comes after it. */
static bool next_in_circle(struct grid *g, struct shelf *room, int patch)
{
    room->row += room->tallest;
    room->column = room->left;
    room->tallest = 0;
    if (room->row + 2 + patchwork_patches[patch].shape[0].height > room->bottom)
        return false;
    grid_put(g, room->row++, offer_left(g), "Next in the circle:", INK_PLAIN);
    return true;
}

/* Pictures as far as there is room above the time track or, on a large screen, to its bottom; the rest of
   the circle as letters. */
static void put_offer(struct grid *g, const struct state *s)
{
    int patch[PATCHES], offered, player = patchwork_actor(s);
    int count = circle_of(s, patch, &offered), shown = 0;
    int purse = player == OVER ? MOST_PURSE : s->purse[player];
    bool large = is_wide(g);
    struct shelf room = {.row = 1,
                         .column = offer_left(g),
                         .left = offer_left(g),
                         .right = g->columns,
                         .bottom = (large ? g->rows : TRACK_ROW) - letter_rows(g, count) - 1,
                         .gap = large ? 1 : 0};

    if (count == 0)
        return;
    grid_put(g, 0, offer_left(g), "On offer: buttons/time +income", INK_PLAIN);
    while (shown < count && (shown != offered || next_in_circle(g, &room, patch[shown])) &&
           put_patch(g, patch[shown],
                     shown >= offered || patchwork_patches[patch[shown]].cost > purse ? INK_DIM
                                                                                      : INK_BOLD,
                     &room))
        shown++;
    if (shown == count)
        return;
    grid_put(g, room.bottom, offer_left(g), shown < offered ? "Also" : "Then", INK_PLAIN);
    put_letters(g, patch + shown, count - shown, room.bottom + 1);
}

static void put_draw(struct grid *g, const struct state *s)
{
    int drawn = PATCHES - __builtin_popcountll(s->bag), patch[PATCHES];

    for (int place = 0; place < drawn; place++)
        patch[place] = s->circle[place];
    grid_put(g, 0, offer_left(g),
             drawn == 0 ? "The circle is still empty." : "The circle so far:", INK_PLAIN);
    put_letters(g, patch, drawn, 1);
}

void patchwork_print(struct writer *w, const struct state *s)
{
    struct grid g;

    grid_start(&g, w);
    for (int player = 0; player < PLAYERS; player++)
        put_quilt(&g, s, player);
    put_track(&g, s);
    if (patchwork_is_drawn(s))
        put_offer(&g, s);
    else
        put_draw(&g, s);
    grid_write(&g, w);
}
