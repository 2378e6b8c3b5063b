/* Marrakech: a board for the terminal. The two visible halves of a rug are drawn as one; around the
   market run the tracks; the players stand at the right. */
#include "games/marrakech/rules/marrakech.h"

/* Each colour has its own weave, so that the board can be read without colours. */
static const char *const weave[COLOURS] = {"░", "▒", "▓", "█"};

static const char *const arrow[FACINGS] = {"▲", "▶", "▼", "◀"};

/* Do the squares on both sides of an edge show one rug? Off the board there is none. */
static bool joined(const struct state *s, int x1, int y1, int x2, int y2)
{
    if (x1 < 0 || y1 < 0 || x2 >= SIDE || y2 >= SIDE)
        return false;
    return marrakech_same_rug(s->rug[SIDE * x1 + y1], s->rug[SIDE * x2 + y2]);
}

static void write_dim(struct writer *w, const char *text)
{
    write_ink(w, INK_DIM);
    write_text(w, text);
    write_ink(w, INK_PLAIN);
}

static void write_weave(struct writer *w, int colour, int count)
{
    write_ink(w, colour);
    for (int i = 0; i < count; i++)
        write_text(w, weave[colour]);
    write_ink(w, INK_PLAIN);
}

/* Where up to four lines meet: the corner (x,y) is the top left one of the square (x,y). */
static void write_corner(struct writer *w, const struct state *s, int x, int y)
{
    static const char *const lines[] = {" ", "╵", "╶", "└", "╷", "│", "┌", "├",
                                        "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
    int up = y > 0 && !joined(s, x - 1, y - 1, x, y - 1);
    int right = x < SIDE && !joined(s, x, y - 1, x, y);
    int down = y < SIDE && !joined(s, x - 1, y, x, y);
    int left = x > 0 && !joined(s, x - 1, y - 1, x - 1, y);

    write_dim(w, lines[up | right << 1 | down << 2 | left << 3]);
}

/* The line above row y; y is 7 for the line below the board. */
static void write_border(struct writer *w, const struct state *s, int y)
{
    for (int x = 0; x < SIDE; x++) {
        write_corner(w, s, x, y);
        if (joined(s, x, y - 1, x, y))
            write_weave(w, marrakech_rug_colour(s->rug[SIDE * x + y]), 3);
        else
            write_dim(w, "───");
    }
    write_corner(w, s, SIDE, y);
}

static void write_assam(struct writer *w, const struct state *s, int colour)
{
    char letter = colour == NOBODY ? ' ' : marrakech_colours[colour];

    write_ink(w, INK_BOLD);
    write_char(w, letter);
    write_text(w, arrow[s->facing]);
    write_char(w, letter);
    write_ink(w, INK_PLAIN);
}

static void write_cell(struct writer *w, const struct state *s, int square)
{
    int colour = marrakech_rug_colour(s->rug[square]);

    if (square == s->assam) {
        write_assam(w, s, colour);
    } else if (colour == NOBODY) {
        write_dim(w, " · ");
    } else {
        write_weave(w, colour, 1);
        write_ink(w, colour);
        write_char(w, marrakech_colours[colour]);
        write_weave(w, colour, 1);
    }
}

static void write_row(struct writer *w, const struct state *s, int y)
{
    for (int x = 0; x < SIDE; x++) {
        if (joined(s, x - 1, y, x, y))
            write_weave(w, marrakech_rug_colour(s->rug[SIDE * x + y]), 1);
        else
            write_dim(w, "│");
        write_cell(w, s, SIDE * x + y);
    }
    write_dim(w, "│");
}

static void write_player(struct writer *w, const struct state *s, int p)
{
    bool moves_now = s->phase != FINISHED && p == s->mover;

    write_text(w, moves_now ? "   ▸ " : "     ");
    write_ink(w, s->colour[p]);
    write_text(w, weave[s->colour[p]]);
    write_char(w, ' ');
    write_pad(w, marrakech_colour_name[s->colour[p]], 8);
    write_ink(w, INK_PLAIN);
    write_number(w, s->dirhams[p]);
    write_text(w, " dirhams, ");
    write_number(w, s->rugs[p]);
    write_text(w, " rugs left, score ");
    write_number(w, marrakech_score(s, p));
    if (marrakech_is_out(s, p))
        write_text(w, ", out");
}

static void write_outcome(struct writer *w, const struct state *s)
{
    unsigned winners = marrakech_winners(s);

    write_text(w, "The game is over: ");
    if (marrakech_count(winners) > 1) {
        write_text(w, "a draw.");
        return;
    }
    for (int p = 0; p < s->players; p++)
        if (winners >> p & 1)
            write_text(w, marrakech_colour_name[s->colour[p]]);
    write_text(w, " wins.");
}

static void write_phase(struct writer *w, const struct state *s)
{
    static const char *const deed[] = {" may turn Assam.", " rolls the die.", " lays a rug."};

    write_text(w, "     ");
    if (s->phase == FINISHED) {
        write_outcome(w, s);
        return;
    }
    write_text(w, marrakech_colour_name[s->colour[s->mover]]);
    write_text(w, marrakech_is_stuck(s) ? " has no room for a rug and skips it." : deed[s->phase]);
}

/* What stands right of the board beside row y: one player each from row 1 on, then the phase. */
static void write_panel(struct writer *w, const struct state *s, int y)
{
    if (y >= 1 && y <= s->players)
        write_player(w, s, y - 1);
    else if (y == s->players + 1)
        write_phase(w, s);
}

void marrakech_print(struct writer *w, const struct state *s)
{
    /* The tracks left and right of each row, and of the line above it. */
    static const char *const left[] = {" ╭─", " ╰─", " ╭─", " ╰─", " ╭─", " ╰─", " ╭─"};
    static const char *const right[] = {"─╯", "─╮", "─╯", "─╮", "─╯", "─╮", "─╯"};
    static const char *const left_above[] = {"   ", " │ ", "   ", " │ ",
                                             "   ", " │ ", "   ", " │ "};
    static const char *const right_above[] = {" │", "", " │", "", " │", "", " │", ""};

    write_text(w, "      0   1   2   3   4   5   6\n");
    write_dim(w, "      ╭───╮   ╭───╮   ╭───╮   ╭───╮\n");
    for (int y = 0; y <= SIDE; y++) {
        write_char(w, ' ');
        write_dim(w, left_above[y]);
        write_border(w, s, y);
        write_dim(w, right_above[y]);
        write_char(w, '\n');
        if (y == SIDE)
            break;
        write_number(w, y);
        write_dim(w, left[y]);
        write_row(w, s, y);
        write_dim(w, right[y]);
        write_panel(w, s, y);
        write_char(w, '\n');
    }
    write_dim(w, "  ╰───╯   ╰───╯   ╰───╯   ╰───╯\n");
}
