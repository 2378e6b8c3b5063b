/* Ratings of players who met in pairs, against what the model says by hand. */
#include "contest/rating.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void near(double got, double wanted, double within)
{
    if (fabs(got - wanted) > within)
        fail_msg("%.6f is not %.6f", got, wanted);
}

static struct pair_score pair(int one, int other, int wins, int losses)
{
    struct pair_score p = {.one = one, .other = other};

    for (int i = 0; i < wins + losses; i++)
        tally_add(&p.rounds, i < wins ? 1 : 0);
    return p;
}

/* Odds of 3 to 1 are 190.85 Elo, and odds multiply: 9 to 1 over two steps. */
static void odds_multiply(void **unused)
{
    struct pair_score all[] = {pair(0, 1, 30000, 10000), pair(1, 2, 30000, 10000),
                               pair(0, 2, 36000, 4000)};
    double elo[3], error[3];

    (void)unused;
    ratings_fit(all, 3, 3, elo, error);
    near(elo[0], 190.85, 0.1);
    near(elo[1], 0, 0.1);
    near(elo[2], -190.85, 0.1);
}

/* Who wins all has a rating, and nobody believes it to the point. */
static void a_clean_sweep_has_an_end(void **unused)
{
    struct pair_score all[] = {pair(0, 1, 5, 0), pair(0, 2, 5, 0), pair(1, 2, 3, 2)};
    double elo[3], error[3];

    (void)unused;
    ratings_fit(all, 3, 3, elo, error);
    assert_true(elo[0] > 100 && elo[0] < 1200);
    assert_true(error[0] > 50);
    near(elo[0] + elo[1] + elo[2], 0, 1e-6);
}

/* Two players, n rounds, all of them wins or losses: the difference has the error of a binomial share, and
   each of the two is half of it away from the mean. */
static void errors_are_those_of_a_share(void **unused)
{
    struct pair_score one = pair(0, 1, 5000, 5000), more = pair(0, 1, 20000, 20000);
    double elo[2], error[2], less[2];

    (void)unused;
    ratings_fit(&one, 1, 2, elo, error);
    near(elo[0], 0, 1e-6);
    /* share 0.5 +- 1.96 * 0.5 / 100: 6.81 Elo between them, 3.405 from the mean */
    near(error[0], 3.405, 0.01);
    ratings_fit(&more, 1, 2, elo, less);
    near(less[0], error[0] / 2, 0.01);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(odds_multiply),
        cmocka_unit_test(a_clean_sweep_has_an_end),
        cmocka_unit_test(errors_are_those_of_a_share),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
