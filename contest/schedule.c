/* Who meets whom, in which seat, with which opening and which dice. */
#include "contest/schedule.h"

#include "core/memory.h"

const char *const pairing_words[PAIRINGS] = {"together", "round-robin", "gauntlet"};

const struct encounter *contest_encounter(const struct contest *c, long unit)
{
    return &c->encounter[unit % c->encounters];
}

/* A seat's place among the contestants of an encounter. */
static int place_of(const struct contest *c, int count, int place, int seat)
{
    if (c->seats % count == 0)
        return (seat + place) % count;
    if (c->seats < count)
        return place;
    /* Seats that cannot be shared evenly: every rotation of every way to begin. */
    return ((seat + place) % c->seats + place / c->seats) % count;
}

int contest_seat(const struct contest *c, long game, int seat)
{
    const struct encounter *e = contest_encounter(c, game / c->round_size);
    int place = (int)(game % c->round_size);

    return e->count ? e->who[place_of(c, e->count, place, seat)]
                    : place_of(c, c->contestants, place, seat);
}

static long round_of(const struct contest *c, long game)
{
    return game / c->round_size / c->encounters;
}

uint64_t contest_dice(const struct contest *c, long game)
{
    return game_seed(c->seed, (uint64_t)round_of(c, game));
}

const struct opening *contest_opening(const struct contest *c, long game)
{
    uint64_t count = (uint64_t)c->openings;

    if (!count)
        return NULL;
    return &c->opening[(c->seed % count + (uint64_t)round_of(c, game)) % count];
}

bool contest_is_ours(const struct contest *c, long unit)
{
    return !c->parts || unit % c->parts == c->part - 1;
}

static int encounters_of(const struct contest *c)
{
    if (c->pairing == PAIR_TOGETHER)
        return 1;
    return c->pairing == PAIR_GAUNTLET ? c->contestants - 1
                                       : c->contestants * (c->contestants - 1) / 2;
}

static void make_pairs(struct contest *c)
{
    int at = 0, first = c->pairing == PAIR_GAUNTLET ? 1 : c->contestants;

    for (int i = 0; i < first; i++)
        for (int j = i + 1; j < c->contestants; j++)
            c->encounter[at++] = (struct encounter){.who = {i, j}, .count = 2};
}

/* Everybody sits in every seat once, or in every rotation of the ways to share the seats. */
void schedule_make(struct contest *c, long games)
{
    int meet = c->pairing == PAIR_TOGETHER ? c->contestants : 2;

    c->encounters = encounters_of(c);
    c->encounter = memory_new(sizeof *c->encounter * (size_t)c->encounters);
    if (c->pairing != PAIR_TOGETHER)
        make_pairs(c);
    c->round_size = c->seats % meet == 0 || c->seats < meet ? meet : meet * c->seats;
    c->rounds = (games + c->round_size - 1) / c->round_size;
    c->units = c->rounds * c->encounters;
}
