/* What came of a contest, for people. */
#include "contest/contest.h"

#include <stdio.h>
#include <string.h>

/* The sums of one contestant over the rounds that count. */
struct line_of_table {
    struct tally rounds;
    long won, drawn, lost;
    double score, against;
    long seats, others;
};

static void add_game(const struct contest *c, long game, int who, struct line_of_table *l)
{
    const struct game_result *r = &c->result[game];

    for (int seat = 0; seat < c->seats; seat++) {
        if (contest_seat(c, game, seat) != who) {
            l->against += r->score[seat];
            l->others++;
            continue;
        }
        l->seats++;
        l->score += r->score[seat];
        l->won += r->share[seat] == 1000;
        l->drawn += r->share[seat] > 0 && r->share[seat] < 1000;
        l->lost += r->share[seat] == 0;
    }
}

/* A sequential test that is over counts the rounds that decided it and no later ones. */
static struct line_of_table sum_up(const struct contest *c, int who)
{
    struct line_of_table l = {0};
    long rounds = c->verdict == UNDECIDED ? c->rounds : c->prefix;

    for (long round = 0; round < rounds; round++) {
        if (!contest_round_done(c, round))
            continue;
        tally_add(&l.rounds, contest_round(c, round, who));
        for (long i = 0; i < c->round_size; i++)
            add_game(c, round * c->round_size + i, who, &l);
    }
    return l;
}

static void print_line(const struct contest *c, int who)
{
    struct line_of_table l = sum_up(c, who);
    const struct clock_use *k = &c->clock[who];
    double mean = l.seats ? l.score / (double)l.seats : 0;
    double other = l.others ? l.against / (double)l.others : 0;

    printf("%-24s %6ld %6ld %6ld %6ld %6.1f %5.1f %8.2f %8.2f", c->contestant[who].word, l.seats,
           c->seats > 1 ? l.won : 0, c->seats > 1 ? l.drawn : 0, c->seats > 1 ? l.lost : 0,
           100 * tally_mean(&l.rounds), 100 * tally_error(&l.rounds), mean,
           l.others ? mean - other : 0);
    if (c->contestants > 1)
        printf(" %6.0f %5.0f", elo_of(tally_mean(&l.rounds)), elo_error(&l.rounds));
    else
        printf(" %6s %5s", "-", "-");
    if (k->moves)
        printf(" %8.1f %8.1f\n", 1000 * k->total / (double)k->moves, 1000 * k->longest);
    else
        printf(" %8s %8s\n", "-", "-");
}

static void print_test(const struct contest *c)
{
    static const char *const words[] = {"undecided", "the difference is not that large",
                                        "the first is better"};

    printf("sequential test %g against %g Elo: ratio %.2f (decides at %.2f), %s after %ld rounds\n",
           c->low, c->high, sprt_ratio(&c->tested, c->low, c->high), sprt_bound(),
           words[c->verdict], c->prefix);
}

void contest_table(const struct contest *c)
{
    char text[256];
    struct writer w = writer_over(text, sizeof text);
    struct settings preset = settings_preset(c->game->rules->options);

    if (settings_write(&w, c->game->rules->options, &c->with, &preset))
        write_char(&w, ' ');
    printf("%s %s%ld games in rounds of %d, seed %llu\n", c->game->rules->name, text, c->finished,
           c->round_size, (unsigned long long)c->seed);
    printf("%-24s %6s %6s %6s %6s %6s %5s %8s %8s %6s %5s %8s %8s\n", "player", "seats", "won",
           "drawn", "lost", "%", "+-", "score", "ahead", "Elo", "+-", "ms/move", "longest");
    for (int i = 0; i < c->contestants; i++)
        print_line(c, i);
    if (c->test)
        print_test(c);
}

void contest_progress(const struct contest *c, bool last)
{
    enum { WIDTH = 30 };
    long games = c->rounds * c->round_size;
    int full = (int)(WIDTH * c->finished / (games ? games : 1));
    char bar[WIDTH + 1];

    memset(bar, '.', WIDTH);
    memset(bar, '#', (size_t)full);
    bar[WIDTH] = '\0';
    fprintf(stderr, "\r[%s] %ld of %ld games, %.1f +- %.1f %%, %.0f s ", bar, c->finished, games,
            100 * tally_mean(&c->tested), 100 * tally_error(&c->tested),
            seconds_now() - c->started);
    if (c->test)
        fprintf(stderr, "(%.2f) ", sprt_ratio(&c->tested, c->low, c->high));
    if (last)
        fputc('\n', stderr);
    fflush(stderr);
}
