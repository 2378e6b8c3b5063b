/* The end of a game, played out in all ways. Every player takes what is best for him: the largest share
   of the result, and among equal ones the best margin in points; chance takes its odds. Positions met
   before are remembered, so the order of moves does not matter [expectiminimax, for more than two
   players max^n, with a transposition table]. It goes a few positions at a time, beside the tree
   search, and gives up as soon as the whole looks too large. */
#include "ai/exact.h"
#include "core/walk.h"

#include <string.h>

enum {
    LEAST_STEPS = 1000, /* of a search that bothers */
    MOST_CHOICES = 60,  /* at the root */
    DEEPEST = 48,
    POOL = 4096,     /* moves of all positions on the way */
    KNOWN = 1 << 12, /* positions remembered: a power of two */
    A_STEP = 4,      /* positions looked at in a step */
    A_LOOK = 500,    /* positions between two guesses at the whole */
    MOST = 60000     /* positions that are not too many */
};

struct frame {
    int actor, count, next;
    move *list;
    uint64_t key;
    double weight; /* of the outcomes so far */
    struct prospect best;
};

struct known {
    uint64_t key;
    struct prospect worth;
};

struct exact {
    struct frame frame[DEEPEST];
    int depth; /* frames in use; 0: done or given up */
    int positions;
    bool solved;
    unsigned char *state; /* one for each frame */
    move pool[POOL];
    struct known known[KNOWN];
};

static size_t state_room(const struct think *t)
{
    return (t->rules->state_size + 15) & ~(size_t)15;
}

size_t exact_room(const struct think *t)
{
    if (t->how.steps < LEAST_STEPS || t->how.freedom > 0 || t->choices > MOST_CHOICES)
        return 0;
    return ((sizeof(struct exact) + 15) & ~(size_t)15) + state_room(t) * (DEEPEST + 1);
}

static struct state *state_at(const struct think *t, const struct exact *e, int depth)
{
    return (struct state *)(void *)(e->state + state_room(t) * (size_t)depth);
}

static double margin(const struct think *t, const struct prospect *p, int player)
{
    double others = 0;

    for (int i = 0; i < t->players; i++)
        others += i == player ? 0 : p->score[i];
    return t->players > 1 ? p->score[player] - others / (t->players - 1) : p->score[player];
}

/* Differences below this come from rounding. */
static const double hair = 1e-9;

bool prospect_better(const struct think *t, const struct prospect *a, const struct prospect *b,
                     int player)
{
    double ahead = a->share[player] - b->share[player];

    if (ahead > hair || ahead < -hair)
        return ahead > 0;
    return margin(t, a, player) > margin(t, b, player) + hair;
}

/* Opens the position of the topmost state; false: it does not fit, so the end is not near. */
static bool open_frame(const struct think *t, struct exact *e, uint64_t key)
{
    struct frame *f = &e->frame[e->depth];
    move list[MAX_MOVES];
    int count = t->rules->moves(state_at(t, e, e->depth), list);
    move *room = f[-1].list + f[-1].count;

    if (e->depth + 1 >= DEEPEST || room + count > e->pool + POOL)
        return false;
    memcpy(room, list, sizeof *list * (size_t)count);
    *f = (struct frame){.actor = t->rules->actor(state_at(t, e, e->depth)),
                        .count = count,
                        .list = room,
                        .key = key};
    e->depth++;
    return true;
}

struct exact *exact_begin(const struct think *t, void *memory)
{
    struct exact *e = memory;

    e->state = (unsigned char *)memory + ((sizeof *e + 15) & ~(size_t)15);
    state_copy(t->rules, state_at(t, e, 0), t->root);
    for (int i = 0; i < t->choices; i++)
        e->pool[i] = t->choice[i].move;
    e->frame[e->depth++] = (struct frame){.actor = t->player, .count = t->choices, .list = e->pool};
    return e;
}

/* A way on from the topmost frame is worth so much. */
static void deliver(struct think *t, struct exact *e, const struct prospect *worth)
{
    struct frame *f = &e->frame[e->depth - 1];
    int which = f->next - 1;

    if (f->actor == CHANCE) {
        double weight = t->rules->weight(state_at(t, e, e->depth - 1), f->list[which]);

        f->weight += weight;
        for (int p = 0; p < t->players; p++) {
            f->best.share[p] += weight * worth->share[p];
            f->best.score[p] += weight * worth->score[p];
        }
    } else if (which == 0 || prospect_better(t, worth, &f->best, f->actor)) {
        f->best = *worth;
    }
    if (e->depth == 1)
        t->choice[which].sure = *worth;
}

/* All ways on are known. */
static void close_frame(struct think *t, struct exact *e)
{
    struct frame *f = &e->frame[--e->depth];
    struct known *k = &e->known[f->key % KNOWN];

    for (int p = 0; f->actor == CHANCE && p < t->players; p++) {
        f->best.share[p] /= f->weight;
        f->best.score[p] /= f->weight;
    }
    *k = (struct known){f->key, f->best};
    if (e->depth > 0)
        deliver(t, e, &f->best);
    else
        e->solved = true;
}

static void settle_end(const struct think *t, const struct state *s, struct prospect *out)
{
    int share[MAX_PLAYERS], score[MAX_PLAYERS];

    t->rules->result(s, share);
    t->rules->scores(s, score);
    *out = (struct prospect){{0}, {0}};
    for (int p = 0; p < t->players; p++) {
        out->share[p] = share[p] / 1000.0;
        out->score[p] = score[p];
    }
}

/* The next way on from the topmost frame. */
static bool go_on(struct think *t, struct exact *e)
{
    struct frame *f = &e->frame[e->depth - 1];
    struct state *s = state_at(t, e, e->depth);
    struct prospect worth;
    uint64_t key;

    state_copy(t->rules, s, state_at(t, e, e->depth - 1));
    t->rules->apply(s, f->list[f->next++]);
    e->positions++;
    if (t->rules->actor(s) == OVER) {
        settle_end(t, s, &worth);
        deliver(t, e, &worth);
        return true;
    }
    key = state_hash(t->rules, s);
    if (e->known[key % KNOWN].key == key) {
        worth = e->known[key % KNOWN].worth;
        deliver(t, e, &worth);
        return true;
    }
    return open_frame(t, e, key);
}

/* The part of the whole that is behind us, if all subtrees were alike. */
static double part_done(const struct exact *e)
{
    double part = 0, each = 1;

    for (int d = 0; d < e->depth; d++) {
        each /= e->frame[d].count;
        part += each * (e->frame[d].next - (d < e->depth - 1));
    }
    return part;
}

static bool too_large(const struct exact *e)
{
    return e->positions % A_LOOK == 0 && e->positions > part_done(e) * MOST;
}

bool exact_on(struct think *t, struct exact *e)
{
    for (int i = 0; i < A_STEP && e->depth > 0; i++) {
        const struct frame *f = &e->frame[e->depth - 1];

        if (f->next == f->count)
            close_frame(t, e);
        else if (!go_on(t, e) || too_large(e))
            e->depth = 0;
    }
    return e->solved;
}
