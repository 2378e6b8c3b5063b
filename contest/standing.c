/* Counting a contest. Only units that are complete count, and of a test that is over only those that
   decided it. */
#include "contest/standing.h"

#include "core/memory.h"

#include <stdlib.h>
#include <string.h>

/* Sums on the way to means. */
struct sums {
    double score, against;
    long seats, others;
};

static void add_game(const struct contest *c, long game, int who, struct standing *to,
                     struct sums *sums)
{
    const struct game_result *r = &c->result[game];

    if (r->ending && contest_seat(c, game, r->loser) == who)
        to->ended[r->ending]++;
    for (int seat = 0; seat < c->seats; seat++) {
        bool own = contest_seat(c, game, seat) == who;

        if (own) {
            to->seats++;
            to->won += r->share[seat] == 1000;
            to->drawn += r->share[seat] > 0 && r->share[seat] < 1000;
            to->lost += r->share[seat] == 0;
        }
        if (r->ending)
            continue;
        *(own ? &sums->score : &sums->against) += r->score[seat];
        ++*(own ? &sums->seats : &sums->others);
    }
}

static bool takes_part(const struct encounter *e, int who)
{
    bool found = e->count == 0;

    for (int i = 0; i < e->count; i++)
        found |= e->who[i] == who;
    return found;
}

static struct standing count(const struct contest *c, int who)
{
    struct standing s = {0};
    struct sums sums = {0};

    for (long unit = 0; unit < contest_counted(c); unit++) {
        if (!takes_part(contest_encounter(c, unit), who) || !contest_unit_done(c, unit))
            continue;
        tally_add(&s.rounds, contest_unit(c, unit, who));
        for (long i = 0; i < c->round_size; i++)
            add_game(c, unit * c->round_size + i, who, &s, &sums);
    }
    s.score = sums.seats ? sums.score / (double)sums.seats : 0;
    s.ahead = sums.seats && sums.others ? s.score - sums.against / (double)sums.others : 0;
    s.elo = elo_of(tally_mean(&s.rounds));
    s.elo_error = elo_error(&s.rounds);
    return s;
}

struct pair_score *pair_scores(const struct contest *c)
{
    struct pair_score *pair;

    if (c->pairing == PAIR_TOGETHER)
        return NULL;
    pair = memory_new(sizeof *pair * (size_t)c->encounters);
    for (int i = 0; i < c->encounters; i++) {
        pair[i].one = c->encounter[i].who[0];
        pair[i].other = c->encounter[i].who[1];
    }
    for (long unit = 0; unit < contest_counted(c); unit++)
        if (contest_unit_done(c, unit)) {
            struct pair_score *p = &pair[unit % c->encounters];

            tally_add(&p->rounds, contest_unit(c, unit, p->one));
        }
    return pair;
}

static void rate(const struct contest *c, struct standing *all)
{
    struct pair_score *pair = pair_scores(c);
    size_t size = sizeof(double) * (size_t)c->contestants;
    double *elo = memory_new(size), *error = memory_new(size);

    ratings_fit(pair, c->encounters, c->contestants, elo, error);
    for (int i = 0; i < c->contestants; i++) {
        all[i].elo = elo[i];
        all[i].elo_error = error[i];
    }
    memory_free(pair);
    memory_free(elo);
    memory_free(error);
}

struct standing *standings(const struct contest *c)
{
    struct standing *all = memory_new(sizeof *all * (size_t)c->contestants);

    for (int i = 0; i < c->contestants; i++)
        all[i] = count(c, i);
    if (c->contestants > 2 && c->pairing != PAIR_TOGETHER)
        rate(c, all);
    return all;
}

long standing_games(const struct contest *c)
{
    long games = 0;

    for (long unit = 0; unit < contest_counted(c); unit++)
        games += contest_unit_done(c, unit) ? c->round_size : 0;
    return games;
}

const char *standing_model(const struct contest *c)
{
    if (c->contestants == 1)
        return "none";
    if (c->contestants > 2 && c->pairing != PAIR_TOGETHER)
        return "Bradley-Terry, likeliest ratings around a mean of 0, everybody with one more drawn "
               "round;\n  95 % by the spread of the rounds";
    return "logistic in the share of the points, 400 for odds of ten to one;\n  95 % by the spread "
           "of the rounds";
}

bool standing_pentanomial(const struct contest *c, const struct tally *t, long out[5])
{
    long sum = 0;

    for (int i = 0; i < 5; i++)
        sum += out[i] = t->step[i * (TALLY_STEPS - 1) / 4];
    return c->round_size == 2 && c->seats > 1 && c->contestants > 1 && sum == t->count;
}

static int compare(const void *a, const void *b)
{
    uint64_t one = *(const uint64_t *)a, other = *(const uint64_t *)b;

    return one < other ? -1 : one > other;
}

long standing_repeats(const struct contest *c)
{
    long games = c->units * c->round_size, kept = 0, repeats = 0;
    uint64_t *course = memory_new(sizeof *course * (size_t)games);

    for (long game = 0; game < games; game++) {
        uint64_t seating = (uint64_t)(game % ((long)c->round_size * c->encounters));

        if (c->result[game].done && c->result[game].ending == END_PLAYED)
            course[kept++] = game_seed(c->result[game].course, seating);
    }
    qsort(course, (size_t)kept, sizeof *course, compare);
    for (long i = 1; i < kept; i++)
        repeats += course[i] == course[i - 1];
    memory_free(course);
    return repeats;
}
