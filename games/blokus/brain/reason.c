/* Blokus: a reason for a move, in words. */
#include "games/blokus/brain/brain.h"

static void corners_of(const struct state *s, int colour, struct field *out)
{
    struct field allowed;

    blokus_allowed(s, colour, &allowed);
    blokus_corners(s, colour, &allowed, out);
}

/* Corners that one position has and another has not. */
static int corners_gone(const struct state *before, const struct state *after, int colour)
{
    struct field was, is;
    int gone = 0;

    corners_of(before, colour, &was);
    corners_of(after, colour, &is);
    for (int x = 0; x < WIDTH; x++)
        gone += __builtin_popcount(was.column[x] & ~is.column[x]);
    return gone;
}

static void write_count(struct writer *w, const char *before, int count, const char *what)
{
    write_text(w, before);
    write_number(w, count);
    write_text(w, what);
    if (count != 1)
        write_char(w, 's');
}

/* Tiles that fit somewhere now, but will not after the move. */
static void write_risk(struct writer *w, const struct state *before, const struct state *after,
                       int colour)
{
    uint32_t lost =
        blokus_playable(before, colour) & after->held[colour] & ~blokus_playable(after, colour);

    if (!lost)
        return;
    write_text(w, ", but leaves no place for ");
    for (; lost; lost &= lost - 1)
        write_char(w, (char)('A' + __builtin_ctz(lost)));
}

void blokus_reason(struct writer *w, const struct state *s, move m)
{
    struct state after = *s;
    struct placement p = move_placement(m);
    int colour = s->mover, opened;

    if (move_is_pass(m)) {
        write_text(w, "no tile fits anywhere");
        return;
    }
    blokus_put(&after, colour, &p);
    opened = corners_gone(&after, s, colour);
    write_count(w, "gets rid of ", placement_shape(&p)->size, " square");
    if (opened > 0)
        write_count(w, ", opens ", opened, " corner");
    for (int c = 0; c < variant_of(s)->colours; c++) {
        int taken = c == colour || s->ceased >> c & 1 ? 0 : corners_gone(s, &after, c);

        if (taken > 0) {
            write_text(w, ", closes ");
            write_number(w, taken);
            write_text(w, " of ");
            write_text(w, blokus_colour_names[c]);
        }
    }
    write_risk(w, s, &after, colour);
}
