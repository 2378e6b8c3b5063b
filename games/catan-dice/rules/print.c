/* Catan Dice: the island in a terminal. */
#include "games/catan-dice/rules/catan-dice.h"

#include <string.h>

/* Characters for one step of the map's lattice; what is built on it spans -5..5 and -2..3. */
enum { STEP_X = 7, STEP_Y = 4, COLUMNS = 10 * STEP_X + 7, ROWS = 5 * STEP_Y + 1, MARGIN = 3 };

struct canvas {
    char text[ROWS][COLUMNS];
    bool bold[ROWS][COLUMNS];
};

static int column_of(int x)
{
    return MARGIN + (x + 5) * STEP_X;
}

static int row_of(int y)
{
    return (y + 2) * STEP_Y;
}

static void put(struct canvas *c, int row, int column, const char *text, bool bold)
{
    for (; *text; text++, column++) {
        c->text[row][column] = *text;
        c->bold[row][column] = bold;
    }
}

static void put_centred(struct canvas *c, int row, int column, const char *text, bool bold)
{
    put(c, row, column - (int)strlen(text) / 2, text, bold);
}

/* A row of marks between the two corners, with the name in the middle. */
static void put_road(struct canvas *c, const struct structure *road, const char *name, bool built)
{
    int row = row_of(road->y), column = column_of(road->x);
    int rows = row_of(road->to_y) - row, columns = column_of(road->to_x) - column;
    int steps = rows ? STEP_Y : 2 * STEP_X;
    const char *mark = rows == 0 ? "=" : (rows > 0) == (columns > 0) ? "\\" : "/";

    for (int i = 1; i < steps; i++)
        if (rows || (i > 2 && i < steps - 2))
            put(c, row + rows * i / steps, column + columns * i / steps, built ? mark : ".", built);
    put_centred(c, row + rows / 2, column + columns / 2, name, built);
}

/* "[S3]" is built, " S3 " is not. */
static void put_house(struct canvas *c, const struct structure *house, const char *id, bool built)
{
    char name[8];
    struct writer w = writer_over(name, sizeof name);

    write_char(&w, built ? '[' : ' ');
    write_text(&w, id);
    write_char(&w, built ? ']' : ' ');
    put_centred(c, row_of(house->y), column_of(house->x), name, built);
}

static void put_knight(struct canvas *c, const struct board *b, int knight)
{
    const struct structure *what = &catan_dice_structures[FIRST_KNIGHT + knight];
    bool built = b->built >> (FIRST_KNIGHT + knight) & 1;
    bool used = built && !(b->ready >> knight & 1);
    char id[4];
    struct writer w = writer_over(id, sizeof id);

    catan_dice_write_identifier(&w, (used ? FIRST_USED : FIRST_KNIGHT) + knight);
    put_house(c, what, id, built);
    put_centred(c, row_of(what->y) + 1, column_of(what->x),
                knight == WILD ? "any" : catan_dice_resource_names[knight], false);
}

static void fill(struct canvas *c, const struct board *b)
{
    static const struct structure start = {.x = -2, .y = -2, .to_x = -1, .to_y = -1};

    memset(c->text, ' ', sizeof c->text);
    memset(c->bold, 0, sizeof c->bold);
    put_road(c, &start, "start", true);
    for (int i = 0; i < FIRST_KNIGHT; i++) {
        const struct structure *what = &catan_dice_structures[i];
        bool built = b->built >> i & 1;

        if (what->kind == ROAD)
            put_road(c, what, what->id, built);
        else
            put_house(c, what, what->id, built);
    }
    for (int knight = 0; knight < KNIGHTS; knight++)
        put_knight(c, b, knight);
}

static void write_canvas(struct writer *w, const struct canvas *c)
{
    for (int row = 0; row < ROWS; row++) {
        int length = COLUMNS;
        bool bold = false;

        while (length > 0 && c->text[row][length - 1] == ' ')
            length--;
        for (int column = 0; column < length; column++) {
            if (c->bold[row][column] != bold)
                write_ink(w, bold ? INK_PLAIN : INK_BOLD);
            bold = c->bold[row][column];
            write_char(w, c->text[row][column]);
        }
        if (bold)
            write_ink(w, INK_PLAIN);
        write_char(w, '\n');
    }
}

static void write_resources(struct writer *w, const struct state *s)
{
    bool any = false;

    for (int i = 0; i < RESOURCES; i++)
        if (s->resources[i] > 0) {
            write_text(w, any ? ", " : "");
            write_number(w, s->resources[i]);
            write_char(w, ' ');
            write_text(w, catan_dice_resource_names[i]);
            any = true;
        }
    write_text(w, any ? "" : "nothing");
}

static void write_phase(struct writer *w, const struct state *s)
{
    if (s->turn == s->turns) {
        write_text(w, "The game is over.\n");
        return;
    }
    write_text(w, "Turn ");
    write_number(w, s->turn + 1);
    write_text(w, " of ");
    write_number(w, s->turns);
    write_text(w, ", player ");
    write_number(w, s->mover + 1);
    write_text(w, ": ");
    write_resources(w, s);
    if (s->dice > 0) {
        write_text(w, ", dice to roll ");
        write_number(w, s->dice);
    }
    write_text(w, ", re-rolls left ");
    write_number(w, s->rolls);
    write_text(w, s->built ? ", has built\n" : ", nothing built yet\n");
}

/* The map of the player to move; the others as text. */
void catan_dice_print(struct writer *w, const struct state *s)
{
    struct canvas c;

    fill(&c, &s->board[s->mover]);
    write_canvas(w, &c);
    write_text(w, "[S3] built, S3 not built, [K1] knight used.\n");
    for (int p = 0; p < s->players; p++) {
        write_ink(w, p);
        write_text(w, p == s->mover ? "* player " : "  player ");
        write_number(w, p + 1);
        write_ink(w, INK_PLAIN);
        write_text(w, ": ");
        write_number(w, catan_dice_score(s, p));
        write_text(w, " points  ");
        catan_dice_write_board(w, &s->board[p]);
        write_char(w, '\n');
    }
    write_phase(w, s);
}
