/* Blokus: a reason for a move, in words. */
#include "games/blokus/brain/brain.h"

#include "core/phrases.h"

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

static void say_count(struct phrases *p, const char *deed, int count, const char *what)
{
    struct writer w = phrase_next(p);

    write_text(&w, deed);
    write_counted(&w, count, what);
}

/* Do two colours play for the same side? What one takes from the other is no gain. */
static bool are_friends(const struct state *s, int a, int b)
{
    return s->mode == EIGHTY_FOUR || ((s->mode == TWO || s->mode == TEAMS) && a % 2 == b % 2);
}

/* "closes 2 corners of red and 1 of green" */
static void say_closed(struct phrases *p, const struct state *s, const struct state *after,
                       int colour)
{
    struct phrases whose = {0};

    for (int c = 0; c < variant_of(s)->colours; c++) {
        bool counts = c != colour && !(s->ceased >> c & 1) && !are_friends(s, c, colour);
        int taken = counts ? corners_gone(s, after, c) : 0;

        if (taken > 0) {
            struct writer w = phrase_next(&whose);

            write_share(&w, taken, "corner", blokus_colour_names[c], whose.count == 1);
        }
    }
    phrase_deed(p, "closes ", &whose);
}

/* Tiles that fit somewhere now, but will not after the move. */
static void write_risk(struct writer *w, const struct state *before, const struct state *after,
                       int colour)
{
    uint32_t lost =
        blokus_playable(before, colour) & after->held[colour] & ~blokus_playable(after, colour);

    if (!lost)
        return;
    write_text(w, ", but then ");
    write_counted(w, __builtin_popcount(lost), "more tile");
    write_text(w, lost & (lost - 1) ? " fit nowhere" : " fits nowhere");
}

void blokus_reason(struct writer *w, const struct state *s, move m)
{
    struct state after = *s;
    struct placement p = move_placement(m);
    struct phrases deeds = {0};
    int colour = s->mover, opened;

    if (move_is_pass(m)) {
        write_text(w, blokus_playable(s, colour) ? "it gives up all tiles that are left"
                                                 : "no tile fits anywhere");
        return;
    }
    blokus_put(&after, colour, &p);
    opened = corners_gone(&after, s, colour);
    say_count(&deeds, "gets rid of ", placement_shape(&p)->size, "square");
    if (opened > 0)
        say_count(&deeds, "opens ", opened, "corner");
    say_closed(&deeds, s, &after, colour);
    write_text(w, "it ");
    write_phrases(w, &deeds);
    write_risk(w, s, &after, colour);
}
