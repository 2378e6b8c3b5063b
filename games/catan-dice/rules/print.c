/* Catan Dice: the island in a terminal. The map of the player to move, those of the others below it where
   there is room, then everybody's points and what there is in hand. */
#include "core/grid.h"
#include "games/catan-dice/rules/catan-dice.h"

#include <string.h>

/* Characters for one step of the map's lattice, which spans -5..5 and -2..3; lines below the maps. */
enum { STEP_X = 7, LOW_STEP = 3, HIGH_STEP = 4, STEPS = 5, MARGIN = 3, BELOW = 4, COSTS_LEFT = 82 };

/* A map being printed. */
struct map {
    struct grid *grid;
    const struct board *board;
    int top, step; /* its first row; rows for a step of the lattice */
};

static int column_of(int x)
{
    return MARGIN + (x + 5) * STEP_X;
}

static int row_of(const struct map *m, int y)
{
    return m->top + (y + 2) * m->step;
}

static int ink_of(bool built)
{
    return built ? INK_BOLD : INK_PLAIN;
}

static void put_centred(const struct map *m, int row, int column, const char *text, bool built)
{
    grid_put(m->grid, row, column - (int)strlen(text) / 2, text, ink_of(built));
}

/* "[S3]" is built, " S3 " is not. */
static void put_name(const struct map *m, int row, int column, const char *id, bool built)
{
    char name[12];
    struct writer w = writer_over(name, sizeof name);

    write_char(&w, built ? '[' : ' ');
    write_text(&w, id);
    write_char(&w, built ? ']' : ' ');
    put_centred(m, row, column, name, built);
}

/* A row of marks between the two corners, with the name in the middle. */
static void put_road(const struct map *m, const struct structure *road, const char *name,
                     bool built)
{
    int row = row_of(m, road->y), column = column_of(road->x);
    int rows = row_of(m, road->to_y) - row, columns = column_of(road->to_x) - column;
    int steps = rows ? m->step : 2 * STEP_X;
    char mark = rows == 0 ? '=' : (rows > 0) == (columns > 0) ? '\\' : '/';

    for (int i = 1; i < steps; i++)
        if (rows ? rows * i / steps != rows / 2 : i > 2 && i < steps - 2)
            grid_cell(m->grid, row + rows * i / steps, column + columns * i / steps,
                      built ? mark : '.', ink_of(built));
    put_name(m, row + rows / 2, column + columns / 2, name, built);
}

static void put_house(const struct map *m, const struct structure *house, const char *id,
                      bool built)
{
    put_name(m, row_of(m, house->y), column_of(house->x), id, built);
}

static void put_knight(const struct map *m, int knight)
{
    const struct structure *what = &catan_dice_structures[FIRST_KNIGHT + knight];
    bool built = m->board->built >> (FIRST_KNIGHT + knight) & 1;
    bool used = built && !(m->board->ready >> knight & 1);
    char id[4];
    struct writer w = writer_over(id, sizeof id);

    catan_dice_write_identifier(&w, (used ? FIRST_USED : FIRST_KNIGHT) + knight);
    put_house(m, what, id, built);
    put_centred(m, row_of(m, what->y) + 1, column_of(what->x),
                knight == WILD ? "any" : catan_dice_resource_names[knight], false);
}

static void put_map(const struct map *m)
{
    static const struct structure start = {.x = -2, .y = -2, .to_x = -1, .to_y = -1};

    put_road(m, &start, "start", true);
    for (int i = 0; i < FIRST_KNIGHT; i++) {
        const struct structure *what = &catan_dice_structures[i];
        bool built = m->board->built >> i & 1;

        if (what->kind == ROAD)
            put_road(m, what, what->id, built);
        else
            put_house(m, what, what->id, built);
    }
    for (int knight = 0; knight < KNIGHTS; knight++)
        put_knight(m, knight);
}

/* What things cost, where there is room beside the map. */
static void put_costs(struct grid *g)
{
    static const char *const names[KINDS] = {"road", "settlement", "city", "knight"};
    int row = 2;

    if (g->columns < COSTS_LEFT + 30)
        return;
    grid_put(g, 1, COSTS_LEFT, "Costs", INK_BOLD);
    for (int kind = 0; kind < KINDS; kind++) {
        grid_put(g, row++, COSTS_LEFT, names[kind], INK_PLAIN);
        for (int i = 0; i < RESOURCES; i++)
            if (catan_dice_costs[kind][i] > 0) {
                char text[32];
                struct writer w = writer_over(text, sizeof text);

                catan_dice_write_units(&w, catan_dice_costs[kind][i], i);
                grid_put(g, row++, COSTS_LEFT + 2, text, INK_PLAIN);
            }
    }
    grid_put(g, row, COSTS_LEFT, "trade: 2 gold for any one", INK_PLAIN);
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
    write_text(w, "Player ");
    write_number(w, s->mover + 1);
    write_text(w, " has ");
    write_resources(w, s);
    if (s->dice > 0) {
        write_text(w, ", rolls ");
        write_number(w, s->dice);
    }
    write_text(w, s->built ? ", has built" : ", re-rolls left ");
    if (!s->built)
        write_number(w, s->rolls);
    write_char(w, '\n');
}

/* "Turn 7 of 15   * player 1: -7 points   player 2: 4 points": the one to move is marked. */
static void write_points(struct writer *w, const struct state *s)
{
    write_text(w, "Turn ");
    write_number(w, s->turn < s->turns ? s->turn + 1 : s->turns);
    write_text(w, " of ");
    write_number(w, s->turns);
    for (int p = 0; p < s->players; p++) {
        write_text(w, "   ");
        write_text(w, p == s->mover ? "* " : "");
        write_ink(w, p);
        write_text(w, "player ");
        write_number(w, p + 1);
        write_ink(w, INK_PLAIN);
        write_text(w, ": ");
        write_number(w, catan_dice_score(s, p));
        write_text(w, s->players < MAX_PLAYERS ? " points" : "");
    }
    write_char(w, '\n');
}

void catan_dice_print(struct writer *w, const struct state *s)
{
    struct grid g;
    struct map m = {.grid = &g};

    grid_start(&g, w);
    m.step = g.rows >= STEPS * HIGH_STEP + BELOW ? HIGH_STEP : LOW_STEP;
    for (int i = 0; i < s->players; i++) {
        int p = (s->mover + i) % s->players;

        if (i > 0 && m.top + STEPS * m.step + 1 + BELOW > g.rows)
            break;
        m.board = &s->board[p];
        if (i > 0) {
            int at = grid_put(&g, m.top, 0, "player ", p);

            grid_number(&g, m.top, at, p + 1, p);
        }
        put_map(&m);
        m.top += STEPS * m.step + 2;
    }
    put_costs(&g);
    grid_write(&g, w);
    write_text(w, "[S3] is built, S3 is not; J is a knight, K one that is used.\n");
    write_points(w, s);
    write_phase(w, s);
}
