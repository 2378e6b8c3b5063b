/* Fits what is liked on the small board (games/blokus/brain/taste.h) and writes
   games/blokus/brain/duo_taste.c anew: softmax regression over the legal moves of each decision, half to
   what the search visited there and half to what the learned judge says of each move, so that moves which
   the present taste keeps from being visited get their due. From the project's folder:

       cc -O3 -I. training/blokus_taste.c build/libparlour-inner.a -lm -o build/blokus-taste
       build/blokus-taste ROUNDS POSITIONS GAMES.txt ... > taste.new
       mv taste.new games/blokus/brain/duo_taste.c */
#include "games/blokus/brain/judge.h"
#include "games/blokus/brain/taste.h"
#include "training/blokus.h"

#include <math.h>

enum {
    AT_TILE,
    AT_COVER = AT_TILE + TILES,
    AT_BESIDE = AT_COVER + COVER_KINDS,
    AT_CORNER = AT_BESIDE + BESIDE_KINDS,
    AT_RING = AT_CORNER + CORNER_KINDS,
    TRAITS = AT_RING + RINGS,
    MOST_TRAITS = 40
};

#define TEMPERATURE 0.04 /* of the judge's word: so much less of a win, a factor of e */

struct option_seen {
    uint8_t trait[MOST_TRAITS];
    uint8_t traits;
    float aim;
};

struct decision {
    int stage, first, count;
    bool test;
};

static struct option_seen *seen;
static struct decision *decision;
static int seen_count, seen_room, decisions;
static double liked[STAGES][TRAITS], slope[STAGES][TRAITS], mean[STAGES][TRAITS],
    spread[STAGES][TRAITS];

static void see_traits(const struct state *s, const struct sight *sight, move m,
                       struct option_seen *o)
{
    struct placement p = move_placement(m);
    const struct tile_shape *shape = placement_shape(&p);
    int at = (MARGIN + p.x) * WIDTH + MARGIN + p.y, n = 0;

    o->trait[n++] = (uint8_t)(AT_TILE + p.tile);
    for (int k = 0; k < shape->size; k++) {
        int square = at + shape->cover_at[k];
        int ring = blokus_ring(s, square / WIDTH - MARGIN, square % WIDTH - MARGIN);

        o->trait[n++] = (uint8_t)(AT_COVER + sight->cover[square]);
        if (ring < RINGS)
            o->trait[n++] = (uint8_t)(AT_RING + ring);
    }
    for (int k = 0; k < shape->sides; k++)
        o->trait[n++] = (uint8_t)(AT_BESIDE + sight->beside[at + shape->side_at[k]]);
    for (int k = 0; k < shape->corners; k++)
        o->trait[n++] = (uint8_t)(AT_CORNER + sight->corner[at + shape->corner_at[k]]);
    o->traits = (uint8_t)n;
}

/* The mover's chance behind a move. */
static double judged(const struct state *s, move m)
{
    struct state next = *s;
    int16_t numbers[SEEN];
    double share;

    blokus_rules.apply(&next, m);
    if (blokus_rules.actor(&next) == OVER)
        return 0.5;
    blokus_see(&next, numbers);
    share = blokus_judge(&blokus_duo_net, numbers);
    return next.mover == s->mover ? share : 1 - share;
}

static void aim_at(const struct lesson *l, const move *list, int count, struct option_seen *o)
{
    double value[MAX_MOVES], best = 0, total = 0, visits = 0;

    for (int i = 0; i < count; i++) {
        value[i] = judged(&l->s, list[i]);
        best = value[i] > best ? value[i] : best;
    }
    for (int i = 0; i < count; i++)
        total += value[i] = exp((value[i] - best) / TEMPERATURE);
    for (int k = 0; k < l->visited; k++)
        visits += l->visits[k];
    for (int i = 0; i < count; i++) {
        o[i].aim = (float)(value[i] / total / 2);
        for (int k = 0; k < l->visited; k++)
            if (l->move[k] == list[i])
                o[i].aim += (float)(l->visits[k] / visits / 2);
    }
}

static void add_decision(const struct lesson *l)
{
    move list[MAX_MOVES];
    int count = blokus_rules.moves(&l->s, list);
    struct sight sight;

    if (count < 2 || move_is_pass(list[0]))
        return;
    if (seen_count + count > seen_room) {
        seen_room = 2 * (seen_count + count);
        seen = realloc(seen, sizeof *seen * (size_t)seen_room);
        if (!seen)
            exit(3);
    }
    blokus_look(&l->s, &sight);
    for (int i = 0; i < count; i++)
        see_traits(&l->s, &sight, list[i], &seen[seen_count + i]);
    aim_at(l, list, count, &seen[seen_count]);
    decision[decisions++] = (struct decision){blokus_stage(&l->s), seen_count, count, is_test(l)};
    seen_count += count;
}

/* The loss of one decision; its slope is added up unless it is a test. */
static double weigh(const struct decision *d)
{
    const struct option_seen *o = &seen[d->first];
    double z[MAX_MOVES], most = -1e9, total = 0, loss = 0;

    for (int i = 0; i < d->count; i++) {
        z[i] = 0;
        for (int k = 0; k < o[i].traits; k++)
            z[i] += liked[d->stage][o[i].trait[k]];
        most = z[i] > most ? z[i] : most;
    }
    for (int i = 0; i < d->count; i++)
        total += exp(z[i] - most);
    for (int i = 0; i < d->count; i++) {
        double p = exp(z[i] - most) / total, off = o[i].aim - p;

        loss -= o[i].aim * (z[i] - most - log(total));
        for (int k = 0; !d->test && k < o[i].traits; k++)
            slope[d->stage][o[i].trait[k]] += off;
    }
    return loss;
}

static void improve(int round, double pace)
{
    double early = 1 - pow(0.9, round), late = 1 - pow(0.99, round);

    for (int s = 0; s < STAGES; s++)
        for (int k = 0; k < TRAITS; k++) {
            double g = slope[s][k] * STAGES / decisions - 2e-4 * liked[s][k];

            mean[s][k] = 0.9 * mean[s][k] + 0.1 * g;
            spread[s][k] = 0.99 * spread[s][k] + 0.01 * g * g;
            liked[s][k] += pace * (mean[s][k] / early) / (sqrt(spread[s][k] / late) + 1e-8);
        }
    memset(slope, 0, sizeof slope);
}

static void print_part(const char *name, const double *w, int count)
{
    printf("        .%s = {", name);
    for (int k = 0; k < count; k++)
        printf("%s%ld", k ? ", " : "", lrint(w[k] * 100 / log(2)));
    printf("},\n");
}

static void print_tastes(void)
{
    printf(
        "/* Blokus: what is liked on the small board (mode duo), stage by stage of the game, in\n"
        "   hundredths of a doubling of the odds. Made by training/blokus_taste.c. */\n"
        "#include \"games/blokus/brain/taste.h\"\n\n/* clang-format off */\n"
        "const struct taste blokus_duo_tastes[STAGES] = {\n");
    for (int s = 0; s < STAGES; s++) {
        printf("    {\n");
        print_part("tile", liked[s] + AT_TILE, TILES);
        print_part("cover", liked[s] + AT_COVER, COVER_KINDS);
        print_part("beside", liked[s] + AT_BESIDE, BESIDE_KINDS);
        print_part("corner", liked[s] + AT_CORNER, CORNER_KINDS);
        print_part("ring", liked[s] + AT_RING, RINGS);
        printf("    },\n");
    }
    printf("};\n");
}

int main(int count, char **word)
{
    struct lessons all = read_lessons(word + 3, count > 3 ? count - 3 : 0);
    int rounds = count > 2 ? atoi(word[1]) : 0, wanted = count > 2 ? atoi(word[2]) : 0;
    struct rng r = rng_from(5);

    decision = malloc(sizeof *decision * (size_t)(all.count + 1));
    for (int i = 0; i < all.count; i++)
        if ((int)rng_below(&r, (uint32_t)all.count) < wanted)
            add_decision(&all.at[i]);
    for (int round = 1; round <= rounds; round++) {
        double part[2] = {0, 0};
        int of[2] = {0, 0};

        for (int i = 0; i < decisions; i++) {
            part[decision[i].test] += weigh(&decision[i]);
            of[decision[i].test]++;
        }
        improve(round, 2 * round < rounds ? 0.03 : 0.06 * (rounds - round) / rounds);
        if (round % 25 == 0 || round == rounds)
            fprintf(stderr, "round %d: %.4f, of %d decisions held back %.4f\n", round,
                    part[0] / of[0], of[1], part[1] / of[1]);
    }
    print_tastes();
    return 0;
}
