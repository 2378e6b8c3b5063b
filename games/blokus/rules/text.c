/* Blokus: snapshots and moves as text. FORMAT.md describes them. */
#include "games/blokus/rules/board.h"

#include <string.h>

const char blokus_letters[] = "ABCDEFGHIJKLMNOPQRSTU";

bool blokus_is_snapshot(const char *text, size_t length)
{
    struct reader r = reader_over(text, length);

    read_space(&r);
    return read_if(&r, "blue");
}

/* A column or row letter of a board of this size. */
static int read_line(struct reader *r, int side, const char *error, const char *duo_error)
{
    int line = read_one_of(r, "ABCDEFGHIJKLMNOPQRST", side == SIDE ? error : duo_error);

    if (line >= side)
        read_fail_at(r, r->at - 1, duo_error);
    return line;
}

struct placement blokus_read_placement(struct reader *r, int side)
{
    int tile = read_one_of(r, blokus_letters, "expected a tile, A to U, or '.' for a pass");
    int orientation = read_one_of(r, "ABCDEFGH", "expected an orientation, A to H");
    int x = read_line(r, side, "expected a column, A to T", "expected a column, A to N");
    int y = read_line(r, side, "expected a row, A to T", "expected a row, A to N");
    const struct spelling *spelling = &blokus_spellings[tile][orientation];

    return (struct placement){tile, blokus_shapes[spelling->shape].orientation, x + spelling->dx,
                              y + spelling->dy};
}

/* The first spelling whose origin has a name: for a placement on the board, the canonical one. */
void blokus_write_placement(struct writer *w, const struct placement *p, int side)
{
    int shape = blokus_spellings[p->tile][p->orientation].shape;

    for (int o = 0; o < ORIENTATIONS; o++) {
        const struct spelling *spelling = &blokus_spellings[p->tile][o];
        int x = p->x - spelling->dx, y = p->y - spelling->dy;

        if (spelling->shape != shape || x < 0 || x >= side || y < 0 || y >= side)
            continue;
        write_char(w, blokus_letters[p->tile]);
        write_char(w, blokus_letters[o]);
        write_char(w, blokus_letters[x]);
        write_char(w, blokus_letters[y]);
        return;
    }
}

move blokus_read_move(struct reader *r, const struct state *s)
{
    struct placement p;

    if (read_if(r, "."))
        return move_pass(s->mover);
    p = blokus_read_placement(r, variant_of(s)->side);
    return r->error ? 0 : move_place(s->mover, p.tile, p.orientation, p.x, p.y);
}

void blokus_write_tiles(struct writer *w, uint32_t tiles)
{
    for (; tiles; tiles &= tiles - 1)
        write_char(w, blokus_letters[__builtin_ctz(tiles)]);
}

void blokus_write_move(struct writer *w, const struct state *s, move m)
{
    struct placement p = move_placement(m);

    if (move_is_pass(m))
        write_char(w, '.');
    else
        blokus_write_placement(w, &p, variant_of(s)->side);
}

/* Would this tile lie where the board has room for it? */
static bool has_room(const struct state *s, const struct placement *p)
{
    const struct tile_shape *shape = placement_shape(p);
    int side = variant_of(s)->side;

    for (int i = 0; i < shape->size; i++) {
        int x = p->x + shape->cell[i].x, y = p->y + shape->cell[i].y;

        if (x < 0 || x >= side || y < 0 || y >= side || blokus_colour_at(s, x, y) >= 0)
            return false;
    }
    return true;
}

static void read_tile(struct reader *r, struct state *s, int colour)
{
    const char *start = r->at;
    struct placement p = blokus_read_placement(r, variant_of(s)->side);

    if (r->error)
        return;
    if (!(s->held[colour] >> p.tile & 1))
        read_fail_at(r, start, "this colour has this tile twice");
    else if (!has_room(s, &p))
        read_fail_at(r, start, "this tile does not fit on the board here");
    else
        blokus_put(s, colour, &p);
}

/* `blue RCCC SHDD .`: the tiles of one colour, and a pass if it has stopped. */
static void read_colour(struct reader *r, struct state *s, int colour)
{
    read_space(r);
    read_exactly(r, blokus_colour_names[colour], "expected the next colour of the snapshot");
    for (bool space = read_space(r); read_peek(r) >= 'A' && read_peek(r) <= 'Z';
         space = read_space(r)) {
        if (!space)
            read_fail(r, "expected a blank");
        read_tile(r, s, colour);
    }
    if (read_if(r, "."))
        s->ceased = (uint8_t)(s->ceased | 1 << colour);
}

static int read_choice(struct reader *r, int option)
{
    size_t length = 0;
    int choice;

    while (r->at + length < r->end && !strchr(" \t\r\n", r->at[length]))
        length++;
    choice = option_choice(&blokus_options[option], r->at, length);
    if (choice < 0)
        read_fail(r, "this option has no such choice");
    else
        r->at += length;
    return choice < 0 ? 0 : choice;
}

/* `turn=red mode=three corners=any passes=free`. */
static void read_tail(struct reader *r, struct state *s)
{
    static const char *const keys[] = {"mode", "corners", "passes", "turn", NULL};
    struct settings with = settings_preset(blokus_options);
    unsigned seen = 0;
    int turn = 0;
    const char *turn_at = r->at;

    for (int key; (key = read_key(r, keys, &seen)) >= 0;) {
        if (key < 3) {
            with.choice[key] = read_choice(r, key);
        } else {
            turn_at = r->at;
            turn = read_word(r, blokus_colour_names, "expected a colour");
        }
    }
    blokus_rules.start(s, &with);
    if (turn >= variant_of(s)->colours)
        read_fail_at(r, turn_at, "this colour does not play here");
    else
        s->mover = (uint8_t)turn;
}

/* The tail comes first: it says how large the board is. */
void blokus_read_state(struct reader *r, struct state *s)
{
    const char *mark = memchr(r->at, ';', (size_t)(r->end - r->at));
    struct reader head = *r, tail = *r;

    head.end = mark ? mark : r->end;
    tail.at = mark ? mark + 1 : r->end;
    read_tail(&tail, s);
    if (!tail.error) {
        for (int c = 0; c < variant_of(s)->colours; c++)
            read_colour(&head, s, c);
        read_end(&head, "expected a tile, the next colour, ';' or the end");
    }
    *r = head.error ? head : tail;
}

static void write_tile(struct writer *w, const struct state *s, int colour, int tile)
{
    struct placement p = placement_at(s, colour, tile);

    write_char(w, ' ');
    blokus_write_placement(w, &p, SIDE);
}

static void write_colour(struct writer *w, const struct state *s, int colour)
{
    write_text(w, blokus_colour_names[colour]);
    for (int t = 0; t < TILES; t++)
        if (!(s->held[colour] >> t & 1) && s->last[colour] != t + 1)
            write_tile(w, s, colour, t);
    if (s->last[colour])
        write_tile(w, s, colour, s->last[colour] - 1);
    if (s->ceased >> colour & 1 && s->held[colour])
        write_text(w, " .");
}

void blokus_write_state(struct writer *w, const struct state *s)
{
    struct settings now = {{s->mode, corners_fixed(s) ? CORNERS_FIXED : CORNERS_ANY,
                            passes_free(s) ? PASSES_FREE : PASSES_FORCED}};
    struct settings preset = settings_preset(blokus_options);
    char options[96];
    struct writer o = writer_over(options, sizeof options);

    for (int c = 0; c < variant_of(s)->colours; c++) {
        if (c > 0)
            write_char(w, ' ');
        write_colour(w, s, c);
    }
    write_text(w, " ;turn=");
    write_text(w, blokus_colour_names[s->mover]);
    if (settings_write(&o, blokus_options, &now, &preset)) {
        write_char(w, ' ');
        write_text(w, options);
    }
}
