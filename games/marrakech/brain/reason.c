/* Marrakech: why a move is good, in words: what it gains, what it takes from others, what it risks. */
#include "games/marrakech/brain/brain.h"

#include "core/phrases.h"

/* "1.7 dirhams", "nothing" */
static void write_cost(struct writer *w, double cost)
{
    int tenths = (int)(cost * 10 + 0.5);

    if (tenths == 0) {
        write_text(w, "nothing");
        return;
    }
    write_tenths(w, tenths);
    write_text(w, " dirhams");
}

static double cost_of_turn(const struct state *s, int quarters)
{
    double to[MAX_PLAYERS];

    return marrakech_walk_cost(s, (s->facing + quarters) % FACINGS, to);
}

/* The cheapest direction for whoever turns Assam now, except the one that is given. */
static double cheapest_turn(const struct state *s, int except)
{
    double least = 1e9;

    for (int quarters = 0; quarters < FACINGS; quarters++)
        if (quarters != 2 && quarters != except) {
            double cost = cost_of_turn(s, quarters);

            least = cost < least ? cost : least;
        }
    return least;
}

static void say_turn(struct writer *w, const struct state *s, int quarters)
{
    double cost = cost_of_turn(s, quarters), others = cheapest_turn(s, quarters);

    write_text(w, "the walk costs ");
    write_cost(w, cost);
    write_text(w, cost > 0 ? " on average" : "");
    if (others > cost) {
        write_text(w, ", other ways cost at least ");
        write_cost(w, others);
        write_text(w, cost > 0 ? "" : " on average");
    }
}

/* Whose squares it covers, in order of seats: "covers 1 square of cyan and 1 of red". */
static void say_covered(struct phrases *p, const struct state *s, const struct state *after)
{
    struct phrases whose = {0};

    for (int seat = 0; seat < s->players; seat++) {
        int colour = s->colour[seat];
        int covered = marrakech_count(s->shown[colour] & ~after->shown[colour]);
        struct writer w;

        if (seat == s->mover || covered == 0)
            continue;
        w = phrase_next(&whose);
        write_share(&w, covered, "square", marrakech_colour_name[colour], whose.count == 1);
    }
    phrase_deed(p, "covers ", &whose);
}

/* The largest region that this rug cuts off or makes smaller, if it belonged to somebody who is in. */
static void say_cut(struct phrases *p, const struct state *s, const struct state *after,
                    const struct rug *rug)
{
    int before = 0, left = 0, whose = NOBODY;

    for (int half = 0; half < 2; half++) {
        int square = SIDE * rug->x[half] + rug->y[half];
        int colour = marrakech_rug_colour(s->rug[square]);
        uint64_t region;

        if (colour == NOBODY || colour == rug->colour)
            continue;
        region = marrakech_region(s->shown[colour], square);
        if (marrakech_count(region) <= before)
            continue;
        before = marrakech_count(region);
        whose = colour;
        left = 0;
        for (uint64_t rest = region & after->shown[colour]; rest;) {
            uint64_t part = marrakech_region(rest, __builtin_ctzll(rest));

            left = marrakech_count(part) > left ? marrakech_count(part) : left;
            rest &= ~part;
        }
    }
    if (whose != NOBODY && before - left >= 3) {
        struct writer w = phrase_next(p);

        write_text(&w, "cuts an area of ");
        write_number(&w, before);
        write_text(&w, " down to ");
        write_number(&w, left);
    }
}

static void say_joined(struct phrases *p, const struct state *after, const struct rug *rug)
{
    int square = SIDE * rug->x[0] + rug->y[0];
    int size = marrakech_count(marrakech_region(after->shown[rug->colour], square));

    if (size > 2) {
        struct writer w = phrase_next(p);

        write_text(&w, "makes an area of ");
        write_number(&w, size);
    }
}

/* What the next player pays at least, however Assam is turned; true if it was said. */
static bool say_threat(struct writer *w, const struct state *s, const struct state *after,
                       bool first)
{
    double cost = after->phase == ROTATE ? cheapest_turn(after, 2) : 0;

    if (cost < 0.05 || after->mover == s->mover)
        return false;
    write_text(w, first ? "" : "; ");
    write_text(w, marrakech_colour_name[after->colour[after->mover]]);
    write_text(w, "'s next walk will cost at least ");
    write_cost(w, cost);
    write_text(w, " on average");
    return true;
}

static void say_rug(struct writer *w, const struct state *s, move m)
{
    struct rug rug = marrakech_rug_of(m);
    struct phrases deeds = {0};
    struct state after = *s;

    marrakech_rules.apply(&after, m);
    say_covered(&deeds, s, &after);
    say_cut(&deeds, s, &after, &rug);
    say_joined(&deeds, &after, &rug);
    write_text(w, deeds.count ? "it " : "");
    write_phrases(w, &deeds);
    if (!say_threat(w, s, &after, deeds.count == 0) && deeds.count == 0)
        write_text(w, "it takes nothing from anybody");
}

void marrakech_reason(struct writer *w, const struct state *s, move m)
{
    if (marrakech_kind(m) == TURN)
        say_turn(w, s, marrakech_amount(m));
    else if (marrakech_kind(m) == LAY)
        say_rug(w, s, m);
    else
        write_text(w, "no rug can be laid here");
}
