/* Blokus: how other programs speak of it over the Go Text Protocol. */
#include "core/dialect.h"
#include "games/blokus/exchange/exchange.h"

static const char *variant(const struct settings *with)
{
    int mode = with->choice[OPTION_MODE];

    return mode == TEAMS || mode == EIGHTY_FOUR ? NULL : blokus_variants[mode].title;
}

static char lower(char c)
{
    return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

static bool same_name(const char *a, size_t length, const char *name)
{
    size_t i = 0;

    while (i < length && name[i] && lower(a[i]) == lower(name[i]))
        i++;
    return i == length && !name[i];
}

/* Those programs open in fixed corners and pass only when they must, as the presets say. */
static bool settings(const char *name, size_t length, struct settings *out)
{
    struct settings with = settings_preset(blokus_options);

    for (int mode = 0; mode < MODES; mode++)
        if (same_name(name, length, blokus_variants[mode].title)) {
            with.choice[OPTION_MODE] = mode;
            *out = with;
            return true;
        }
    return false;
}

/* On the small board those programs speak of black and white, as in Go. */
static const char *const *names(const struct state *s, int colour)
{
    enum { NAMES = 6 };
    static const char *const four[][NAMES] = {{"1", "blue", "b", NULL},
                                              {"2", "yellow", "y", NULL},
                                              {"3", "red", "r", NULL},
                                              {"4", "green", "g", NULL}};
    static const char *const two[][NAMES] = {{"b", "black", "blue", "1", NULL},
                                             {"w", "white", "green", "yellow", "2", NULL}};

    if (colour >= variant_of(s)->colours)
        return NULL;
    return variant_of(s)->colours == 2 ? two[colour] : four[colour];
}

/* They count the squares that lie on the board, not those that are left. */
static int points(const struct state *s, int colour)
{
    return TILE_SQUARES + blokus_colour_score(s, colour);
}

static int colour(const struct state *s)
{
    return blokus_rules.actor(s) == OVER ? -1 : s->mover;
}

static move read_move(struct reader *r, const struct state *s)
{
    struct placement p = blokus_read_points(r, variant_of(s)->side);

    return r->error ? 0 : move_place(s->mover, p.tile, p.orientation, p.x, p.y);
}

static void write_move(struct writer *w, const struct state *s, move m)
{
    struct placement p = move_placement(m);

    blokus_write_points(w, &p, variant_of(s)->side);
}

static bool is_pass(const struct state *s, move m)
{
    (void)s;
    return move_is_pass(m);
}

static void print_columns(struct writer *w, int side)
{
    write_text(w, "  ");
    for (int x = 0; x < side; x++) {
        write_char(w, ' ');
        write_char(w, (char)('A' + x));
    }
    write_char(w, '\n');
}

static void print_row(struct writer *w, const struct state *s, int y)
{
    int side = variant_of(s)->side, row = side - y;
    static const char *const duo = "XO", *const four = "XO#@";

    write_text(w, row < 10 ? " " : "");
    write_number(w, row);
    for (int x = 0; x < side; x++) {
        int owner = blokus_colour_at(s, x, y);

        write_char(w, ' ');
        write_char(w, owner < 0 ? '.' : (side == SIDE ? four : duo)[owner]);
    }
    write_char(w, ' ');
    write_number(w, row);
    write_char(w, '\n');
}

/* Columns are letters, rows are numbers from the bottom, as in the moves. */
static void print(struct writer *w, const struct state *s)
{
    int side = variant_of(s)->side;

    print_columns(w, side);
    for (int y = 0; y < side; y++)
        print_row(w, s, y);
    print_columns(w, side);
    for (int i = 0; i < variant_of(s)->colours; i++) {
        write_text(w, i == colour(s) ? "*" : " ");
        write_capital(w, names(s, i)[variant_of(s)->colours == 2 ? 2 : 1]);
        write_text(w, ": ");
        write_number(w, points(s, i));
        write_char(w, '\n');
    }
}

const struct dialect blokus_dialect = {
    .variant = variant,
    .settings = settings,
    .names = names,
    .colour = colour,
    .points = points,
    .read_move = read_move,
    .write_move = write_move,
    .is_pass = is_pass,
    .print = print,
    .read_game = blokus_import,
    .write_game = blokus_export,
};
