/* Ratings with their uncertainty, after Mark Glickman's Glicko-2. */
#ifndef PARLOUR_GLICKO_H
#define PARLOUR_GLICKO_H

struct rating {
    double value;      /* 1500: the average */
    double error;      /* the rating's standard deviation */
    double volatility; /* how much it is expected to change by itself */
};

/* A meeting with somebody whose rating is known, and what came of it: 1, 0.5 or 0. */
struct meeting {
    struct rating other;
    double score;
};

struct rating rating_new(void); /* of whom nothing is known */

/* After a period with these meetings; there is one at least. */
struct rating rating_after(struct rating r, const struct meeting *met, int count);

/* The nine levels stand on this scale at 1500 for level 5, 150 apart; and the level nearest to a rating. */
struct rating rating_of_level(int level);
int rating_level(double value);

#endif
