/* Is a position a puzzle? */
#include "puzzle/judge.h"

#include "core/walk.h"
#include "puzzle/prove.h"

enum {
    FIRST_SHARE = 200, /* ahead in a first look */
    TRIES = 2,         /* of each level */
    LATER_CHOICES = 4  /* at least, where more than one move is asked for */
};

struct puzzle puzzle_part(const struct game *g, const struct puzzle *p, int which)
{
    struct puzzle part = *p;

    puzzle_state_at(g, p, p->riddle[which].at, (struct state *)(void *)part.room.bytes);
    part.riddle[0] = p->riddle[which];
    part.riddle[0].at = 0;
    part.riddles = 1;
    part.line_length = 0;
    return part;
}

/* Does it find the answers whatever its random numbers are? */
static bool finds(const struct game *g, const void *table, const struct puzzle *p, int level,
                  int tries)
{
    for (int which = 0; which < p->riddles; which++) {
        struct puzzle part = puzzle_part(g, p, which);

        for (int i = 0; i < tries; i++)
            if (puzzle_answer_of(g, table, puzzle_state(&part), level, p->seed + (uint64_t)i) !=
                part.riddle[0].best)
                return false;
    }
    return true;
}

/* Does everybody find it who looks at the board at all? */
static bool is_trivial(const struct game *g, const void *table, const struct puzzle *p)
{
    return finds(g, table, p, -1, 1) && finds(g, table, p, 1, TRIES);
}

bool puzzle_grade(const struct game *g, const void *table, struct puzzle *p)
{
    p->level = 1;
    while (p->level < LEVELS && !finds(g, table, p, p->level, TRIES))
        p->level++;
    return finds(g, table, p, LEVELS, 1);
}

static bool is_ahead(const struct puzzle *p, int lead)
{
    return lead >= (p->points ? CLEAR_POINTS : p->exact ? CLEAR_SHARE : MADE_SHARE);
}

/* A first look takes an eighth of the steps. */
static int first_look(const struct game *g, const void *table, struct puzzle *p)
{
    return puzzle_prove(g, table, p, PUZZLE_STEPS / 8, p->seed, FIRST_SHARE);
}

/* What passed the first look by so much is looked at in full. */
static bool is_clear(const struct game *g, const void *table, struct puzzle *p, int lead)
{
    if (!p->exact)
        lead = puzzle_prove(g, table, p, PUZZLE_STEPS, p->seed, MADE_SHARE);
    return is_ahead(p, lead);
}

/* Ten times the search, with three other series of random numbers, says the same: as `scripts/puzzles.py check` will ask. */
static bool stands(const struct game *g, const void *table, const struct puzzle *p)
{
    static const uint64_t other[] = {1, 77, 5};
    bool sure = true;

    for (int i = 0; sure && !p->exact && i < 3; i++) {
        struct puzzle again = *p;

        sure = puzzle_prove(g, table, &again, 10 * PUZZLE_STEPS, p->seed + other[i], CLEAR_SHARE) >
                   0 &&
               again.riddle[0].best == p->riddle[0].best;
    }
    return sure;
}

/* Does it leave the rest to chance? To end a turn is nothing to ask for once more. */
static bool leaves_to_chance(const struct game *g, const struct puzzle *p, int at)
{
    struct state *s = state_new(g->rules);
    bool leaves;

    puzzle_state_at(g, p, at + 1, s);
    leaves = g->rules->actor(s) == CHANCE;
    state_free(s);
    return leaves;
}

/* Is move `at` of the line, which is a choice, clearly best as well, and not what everybody would do? */
static bool goes_on(const struct game *g, const void *table, const struct puzzle *p, int at,
                    struct puzzle *later)
{
    move list[MAX_MOVES];
    int lead;

    *later = (struct puzzle){.seed = p->seed};
    puzzle_state_at(g, p, at, (struct state *)(void *)later->room.bytes);
    if (g->rules->moves(puzzle_state(later), list) < LATER_CHOICES || leaves_to_chance(g, p, at))
        return false;
    lead = first_look(g, table, later);
    return lead > 0 && later->riddle[0].best == p->line[at] && !is_trivial(g, table, later) &&
           is_clear(g, table, later, lead) && later->riddle[0].best == p->line[at] &&
           finds(g, table, later, LEVELS, 1) && stands(g, table, later);
}

/* Goes on along the line of a puzzle as long as the next choice of its player is clearly best as well: more is to be
   found then. */
static void extend(const struct game *g, const void *table, struct puzzle *p)
{
    struct puzzle later;

    while (p->riddles < MOST_RIDDLES) {
        int at = puzzle_choice(g, p, p->riddle[p->riddles - 1].at + 1);

        if (at == p->line_length || !goes_on(g, table, p, at, &later))
            break;
        p->riddle[p->riddles] = later.riddle[0];
        p->riddle[p->riddles].at = at;
        puzzle_refute(g, table, p, p->riddles++, p->seed);
    }
    if (p->riddles > 1)
        puzzle_grade(g, table, p);
}

bool puzzle_judge(const struct game *g, const void *table, struct puzzle *p)
{
    int lead = first_look(g, table, p);

    if (lead == 0 || is_trivial(g, table, p) || !is_clear(g, table, p, lead) ||
        !puzzle_grade(g, table, p) || !stands(g, table, p))
        return false;
    puzzle_play_out(g, table, p, p->seed);
    extend(g, table, p);
    return true;
}
