/* Blokus: why a move is not allowed. The places are the squares that are wrong; where something is
   missing, the squares one of which would have to be covered; or else all that the tile would cover. */
#include "games/blokus/rules/board.h"

/* A sentence about a colour: its name comes between the parts. Without a second part there is none. */
static void say(struct refusal *out, const char *before, int colour, const char *after)
{
    const char *name = blokus_colour_names[colour];
    char text[sizeof out->text];
    struct writer w = writer_over(text, sizeof text);

    write_text(&w, before);
    if (after) {
        write_char(&w, before[0] ? name[0] : (char)(name[0] - 'a' + 'A'));
        write_text(&w, name + 1);
        write_text(&w, after);
    }
    refuse(out, text);
}

static bool on_board(const struct state *s, int x, int y)
{
    int side = variant_of(s)->side;

    return x >= 0 && x < side && y >= 0 && y < side;
}

static bool has(const struct state *s, int colour, int x, int y)
{
    return on_board(s, x, y) && s->column[colour][x] >> (MARGIN + y) & 1;
}

static bool beside_own(const struct state *s, int x, int y)
{
    return has(s, s->mover, x - 1, y) || has(s, s->mover, x + 1, y) || has(s, s->mover, x, y - 1) ||
           has(s, s->mover, x, y + 1);
}

static bool taken(const struct state *s, int x, int y)
{
    return on_board(s, x, y) && blokus_colour_at(s, x, y) >= 0;
}

static bool beyond(const struct state *s, int x, int y)
{
    return !on_board(s, x, y);
}

typedef bool square_test(const struct state *s, int x, int y);

static bool anywhere(const struct state *s, int x, int y)
{
    return on_board(s, x, y);
}

/* How many squares of the placement pass the test; those on the board become places. */
static int mark(const struct state *s, const struct placement *p, square_test *test,
                struct refusal *out)
{
    const struct tile_shape *shape = placement_shape(p);
    int found = 0;

    for (int i = 0; i < shape->size; i++) {
        int x = p->x + shape->cell[i].x, y = p->y + shape->cell[i].y;

        if (!test(s, x, y))
            continue;
        found++;
        if (on_board(s, x, y))
            refuse_place(out, place_square(x, y));
    }
    return found;
}

/* What no square of a placement may do. */
static const struct {
    square_test *does;
    const char *before, *after;
} faults[] = {
    {beyond, "It would hang over the edge of the board.", NULL},
    {taken, "It would cover squares that are taken.", NULL},
    {beside_own, "It would touch a ", " tile along an edge."},
};

static bool has_fault(const struct state *s, const struct placement *p, struct refusal *out)
{
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        say(out, faults[i].before, s->mover, faults[i].after);
        if (mark(s, p, faults[i].does, out) == 0)
            continue;
        if (out->places == 0) /* nothing wrong can be shown on the board: show the tile */
            mark(s, p, anywhere, out);
        return true;
    }
    return false;
}

static bool covers_corner(const struct placement *p, const struct field *corners)
{
    const struct tile_shape *shape = placement_shape(p);

    for (int i = 0; i < shape->size; i++) {
        int x = p->x + shape->cell[i].x, y = p->y + shape->cell[i].y;

        if (corners->column[MARGIN + x] >> (MARGIN + y) & 1)
            return true;
    }
    return false;
}

static void add_field(const struct field *f, struct refusal *out)
{
    for (int x = 0; x < SIDE; x++)
        for (int y = 0; y < SIDE; y++)
            if (f->column[MARGIN + x] >> (MARGIN + y) & 1)
                refuse_place(out, place_square(x, y));
}

static void say_start(const struct state *s, struct refusal *out)
{
    if (corners_fixed(s))
        say(out, "", s->mover, "'s first tile must cover the corner where it starts.");
    else if (s->mode == DUO)
        say(out, "", s->mover, "'s first tile must cover a start square.");
    else
        say(out, "", s->mover, "'s first tile must cover a free corner of the board.");
}

static bool misses_corner(const struct state *s, const struct placement *p, struct refusal *out)
{
    struct field allowed, corners;

    blokus_allowed(s, s->mover, &allowed);
    blokus_corners(s, s->mover, &allowed, &corners);
    if (covers_corner(p, &corners))
        return false;
    if (blokus_opened(s, s->mover))
        say(out, "It must touch a ", s->mover, " tile at a corner.");
    else
        say_start(s, out);
    add_field(&corners, out);
    return true;
}

static bool placement_why_not(const struct state *s, const struct placement *p, struct refusal *out)
{
    if (!(s->held[s->mover] >> p->tile & 1)) {
        struct placement there = placement_at(s, s->mover, p->tile);

        say(out, "", s->mover, " has played this tile already.");
        refuse_place(out, place_tile(s->mover, p->tile));
        mark(s, &there, anywhere, out);
        return true;
    }
    return has_fault(s, p, out) || misses_corner(s, p, out);
}

static bool pass_why_not(const struct state *s, struct refusal *out)
{
    uint32_t playable;

    if (passes_free(s))
        return false;
    playable = blokus_playable(s, s->mover);
    if (!playable)
        return false;
    say(out, "", s->mover, " can still place a tile, so it may not pass.");
    for (; playable; playable &= playable - 1)
        refuse_place(out, place_tile(s->mover, __builtin_ctz(playable)));
    return true;
}

/* Could read_move give this code? */
static bool is_well_formed(move m)
{
    struct placement p = move_placement(m);
    int colour = move_colour(m);

    if (move_is_pass(m))
        return m == move_pass(colour);
    return p.tile < TILES && placement_shape(&p)->orientation == p.orientation &&
           m == move_place(colour, p.tile, p.orientation, p.x, p.y);
}

bool blokus_why_not(const struct state *s, move m, struct refusal *out)
{
    struct placement p = move_placement(m);

    if (blokus_rules.actor(s) == OVER) {
        refuse(out, "The game is over.");
        return true;
    }
    if (!is_well_formed(m)) {
        refuse(out, "This is no move of Blokus.");
        return true;
    }
    if (move_colour(m) != s->mover) {
        say(out, "It is ", s->mover, "'s turn.");
        return true;
    }
    if (move_is_pass(m))
        return pass_why_not(s, out);
    if (s->ceased >> s->mover & 1) {
        say(out, "", s->mover, " has stopped and plays no more.");
        mark(s, &p, anywhere, out);
        return true;
    }
    return placement_why_not(s, &p, out);
}
