/* Means, error bars, Elo and the sequential test, against values reckoned by hand. */
#include "contest/statistics.h"

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

static struct tally tally_of(int wins, int draws, int losses)
{
    struct tally t = {0};

    for (int i = 0; i < wins + draws + losses; i++)
        tally_add(&t, i < wins ? 1 : i < wins + draws ? 0.5 : 0);
    return t;
}

/* Three wins and a loss: mean 3/4; squares of the distances 3/16 + 9/16 = 3/4, over 3 = 1/4; the
   standard error is the root of 1/4 over 4 = 1/4, and 1.96 of them are 0.49. */
static void a_mean_has_an_interval(void **unused)
{
    struct tally t = tally_of(3, 0, 1);

    (void)unused;
    near(tally_mean(&t), 0.75, 1e-12);
    near(tally_variance(&t), 0.25, 1e-12);
    near(tally_error(&t), 0.489991, 1e-6);
}

static void nothing_and_one_result_say_little(void **unused)
{
    struct tally none = {0}, one = tally_of(1, 0, 0), equal = tally_of(0, 9, 0);

    (void)unused;
    near(tally_mean(&none), 0.5, 0);
    near(tally_error(&none), 0.5, 0);
    near(tally_error(&one), 0.5, 0);
    near(tally_error(&equal), 0.149573, 1e-6); /* 3.841459 / 18, shrunk by 1 + 3.841459 / 9 */
    near(sprt_ratio(&none, 0, 60), 0, 0);
}

/* Thirty wins of thirty: Wilson's interval begins at 30 / (30 + 3.841459) = 0.886487. */
static void a_clean_sweep_is_no_proof(void **unused)
{
    struct tally won = tally_of(30, 0, 0), lost = tally_of(0, 0, 30);

    (void)unused;
    near(tally_error(&won), 0.113513, 1e-6);
    near(tally_error(&lost), 0.113513, 1e-6);
}

/* 10 to the power of (e / 400) is the odds: 10 to 1 for 400, root of 10 to 1 for 200. */
static void elo_is_a_logarithm_of_odds(void **unused)
{
    (void)unused;
    near(elo_of(0.5), 0, 1e-9);
    near(elo_of(10.0 / 11), 400, 1e-9);
    near(elo_of(1.0 / 11), -400, 1e-9);
    near(share_of(400), 10.0 / 11, 1e-12);
    near(share_of(200), 0.759747, 1e-6);  /* 3.162278 / 4.162278 */
    near(elo_of(0.75), 190.848502, 1e-6); /* 400 times 0.477121, the logarithm of 3 */
    near(elo_of(share_of(-123)), -123, 1e-9);
}

static void elo_has_an_end(void **unused)
{
    (void)unused;
    near(elo_of(1), 1200, 0);
    near(elo_of(0), -1200, 0);
    near(elo_of(0.9999), 1200, 0);
}

/* Mean 0.6, error e: the interval of Elo reaches from elo(0.6 - e) to elo(0.6 + e). 60 wins and 40
   losses: variance 24/99, error 1.959964 * sqrt(24/99/100) = 0.096502; the ends 0.503498 and
   0.696502 are 2.43 and 144.31 Elo; half of what lies between is 70.94. */
static void elo_has_error_bars(void **unused)
{
    struct tally t = tally_of(60, 0, 40);

    (void)unused;
    near(tally_error(&t), 0.096502, 1e-6);
    near(elo_error(&t), 70.94, 0.01);
}

/* Wins and losses only: with mean m a win has the chance m. share(60) = 1 / (1 + 10^-0.15) = 0.585499.
   60 wins and 40 losses: 60 ln(0.585499 / 0.5) + 40 ln(0.414501 / 0.5) = 60 * 0.157858 - 40 * 0.187532
   = 1.9702; 50 and 50: -1.4837. */
static void the_test_weighs_two_hypotheses(void **unused)
{
    struct tally t = tally_of(60, 0, 40);

    (void)unused;
    near(share_of(60), 0.585499, 1e-6);
    near(sprt_ratio(&t, 0, 60), 1.9702, 2e-3);
    t = tally_of(50, 0, 50);
    near(sprt_ratio(&t, 0, 60), -1.4837, 2e-3);
}

/* Draws only: a mean of 1/2 is just what was seen. For another mean m the likeliest distribution
   keeps as much as it can at 1/2; with nothing else seen, the rest lies at 1, so that 1/2 has the
   chance 2 (1 - m) = 0.829003 and ten draws are 10 ln 0.829003 = -1.8753 times as likely. */
static void draws_speak_against_a_difference(void **unused)
{
    struct tally t = tally_of(0, 10, 0);

    (void)unused;
    near(sprt_ratio(&t, 0, 60), -1.8753, 2e-2);
}

/* Both errors 5 %: the bound is the logarithm of 19. */
static void the_test_decides_at_its_bound(void **unused)
{
    (void)unused;
    near(sprt_bound(), 2.944439, 1e-6);
    assert_int_equal(sprt_verdict(2.9), UNDECIDED);
    assert_int_equal(sprt_verdict(2.95), ACCEPT_HIGH);
    assert_int_equal(sprt_verdict(-2.9), UNDECIDED);
    assert_int_equal(sprt_verdict(-2.95), ACCEPT_LOW);
}

/* A row of wins only: no spread at all, and yet the first few games do not decide. */
static void a_few_wins_do_not_decide(void **unused)
{
    struct tally few = tally_of(18, 0, 0), enough = tally_of(19, 0, 0);

    (void)unused;
    near(sprt_ratio(&few, 0, 60), 2.8414, 5e-3); /* 18 times 0.157858 */
    assert_int_equal(sprt_verdict(sprt_ratio(&few, 0, 60)), UNDECIDED);
    assert_int_equal(sprt_verdict(sprt_ratio(&enough, 0, 60)), ACCEPT_HIGH);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_mean_has_an_interval),
        cmocka_unit_test(nothing_and_one_result_say_little),
        cmocka_unit_test(a_clean_sweep_is_no_proof),
        cmocka_unit_test(elo_is_a_logarithm_of_odds),
        cmocka_unit_test(elo_has_an_end),
        cmocka_unit_test(elo_has_error_bars),
        cmocka_unit_test(the_test_weighs_two_hypotheses),
        cmocka_unit_test(draws_speak_against_a_difference),
        cmocka_unit_test(the_test_decides_at_its_bound),
        cmocka_unit_test(a_few_wins_do_not_decide),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
