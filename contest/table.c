/* What came of a contest, for people. */
#include "contest/standing.h"

#include "contest/sum.h"
#include "core/memory.h"

#include <math.h>
#include <string.h>

static void print_head(void)
{
    printf("%-*s %6s %6s %6s %6s %6s %5s %8s %8s %6s %5s\n", LABEL_WIDTH, "player", "seats", "won",
           "drawn", "lost", "%", "+-", "score", "ahead", "Elo", "+-");
}

static void print_line(const struct contest *c, int who, const struct standing *s)
{
    bool alone = c->seats == 1;

    printf("%-*s %6ld %6ld %6ld %6ld %6.1f %5.1f %8.2f %8.2f", LABEL_WIDTH,
           c->contestant[who].label, s->seats, alone ? 0 : s->won, alone ? 0 : s->drawn,
           alone ? 0 : s->lost, 100 * tally_mean(&s->rounds), 100 * tally_error(&s->rounds),
           s->score, s->ahead);
    if (c->contestants > 1)
        printf(" %6ld %5.0f\n", lround(s->elo), s->elo_error);
    else
        printf(" %6s %5s\n", "-", "-");
}

/* "player 2 forfeited 3 games: 2 late, 1 crashed" */
static void print_endings(int who, const struct standing *s)
{
    long failed = 0;
    const char *mark = ":";

    for (int i = END_LATE; i < ENDINGS; i++)
        failed += s->ended[i];
    if (s->ended[END_RESIGNED])
        printf("player %d resigned %ld games\n", who + 1, s->ended[END_RESIGNED]);
    if (!failed)
        return;
    printf("player %d forfeited %ld games", who + 1, failed);
    for (int i = END_LATE; i < ENDINGS; i++)
        if (s->ended[i]) {
            printf("%s %ld %s", mark, s->ended[i], ending_words[i]);
            mark = ",";
        }
    putchar('\n');
}

/* Names that do not fit into the table. */
static void print_names(const struct contest *c)
{
    for (int i = 0; i < c->contestants; i++)
        if (strcmp(c->contestant[i].word, c->contestant[i].label) != 0) {
            char text[1024];
            struct writer w = writer_over(text, sizeof text);

            field_write(&w, c->contestant[i].word);
            printf("player %d is %s%s\n", i + 1, text, write_fitted(&w) ? "" : "...");
        }
}

static void print_test(const struct contest *c)
{
    static const char *const words[] = {"undecided", "the difference is not that large",
                                        "the first is better"};

    printf("sequential test %g against %g Elo: ratio %.2f (decides at %.2f), %s after %ld rounds\n",
           c->low, c->high, sprt_ratio(&c->tested, c->low, c->high), sprt_bound(),
           words[c->verdict], c->prefix);
}

static void print_pairs_of_games(const struct contest *c, const struct tally *t)
{
    long five[5];

    if (c->contestants == 2 && standing_pentanomial(c, t, five))
        printf("pairs of games with 0, 1/2, 1, 3/2, 2 points for the first: %ld %ld %ld %ld %ld\n",
               five[0], five[1], five[2], five[3], five[4]);
}

/* Who did how well against whom, in percent. */
static void print_cross(const struct contest *c)
{
    enum { MOST = 12 };
    struct pair_score *pair = pair_scores(c);
    double share[MOST][MOST];

    if (pair && c->contestants > 2 && c->contestants <= MOST) {
        for (int i = 0; i < MOST * MOST; i++)
            share[i / MOST][i % MOST] = -1;
        for (int i = 0; i < c->encounters; i++) {
            share[pair[i].one][pair[i].other] = 100 * tally_mean(&pair[i].rounds);
            share[pair[i].other][pair[i].one] = 100 - share[pair[i].one][pair[i].other];
        }
        printf("%-*s", LABEL_WIDTH, "% against");
        for (int i = 0; i < c->contestants; i++)
            printf(" %5d.", i + 1);
        putchar('\n');
        for (int i = 0; i < c->contestants; i++) {
            printf("%2d. %-*.*s", i + 1, LABEL_WIDTH - 4, LABEL_WIDTH - 4, c->contestant[i].label);
            for (int j = 0; j < c->contestants; j++)
                share[i][j] < 0 ? printf(" %6s", "-") : printf(" %6.1f", share[i][j]);
            putchar('\n');
        }
    }
    memory_free(pair);
}

void contest_table(const struct contest *c)
{
    char text[256];
    struct writer w = writer_over(text, sizeof text);
    struct settings preset = settings_preset(c->game->rules->options);
    struct standing *all = standings(c);

    if (settings_write(&w, c->game->rules->options, &c->with, &preset))
        write_char(&w, ' ');
    printf("%s %s%ld games in rounds of %d, seed %llu%s%s\n", c->game->rules->name, text,
           standing_games(c), c->round_size, (unsigned long long)c->seed,
           c->pairing == PAIR_TOGETHER ? "" : ", ",
           c->pairing == PAIR_TOGETHER ? "" : pairing_words[c->pairing]);
    print_head();
    for (int i = 0; i < c->contestants; i++)
        print_line(c, i, &all[i]);
    print_cross(c);
    print_names(c);
    for (int i = 0; i < c->contestants; i++)
        print_endings(i, &all[i]);
    print_pairs_of_games(c, &all[0].rounds);
    if (c->contestants > 1)
        printf("Elo: %s\n", standing_model(c));
    if (c->test)
        print_test(c);
    memory_free(all);
}

void contest_clocks(const struct contest *c)
{
    fflush(stdout);
    for (int i = 0; i < c->contestants; i++) {
        const struct clock_use *k = &c->clock[i];

        if (k->moves)
            fprintf(stderr, "%-*s %.1f ms a move, %.1f the longest\n", LABEL_WIDTH,
                    c->contestant[i].label, 1000 * k->total / (double)k->moves, 1000 * k->longest);
    }
}

void contest_warn(const struct contest *c)
{
    long repeats = standing_repeats(c);

    if (repeats)
        complain("%ld games repeat an earlier one move for move, and say nothing new; --openings "
                 "makes them differ",
                 repeats);
}
