/* Fits the net of games/blokus/brain/judge.h to games of Blokus Duo, half to how they ended and half to what
   the search expected, and writes games/blokus/brain/duo_net.c anew. From the project's folder:

       cc -O3 -I. training/blokus_judge.c build/libparlour-inner.a -lm -o build/blokus-judge
       build/blokus-judge ROUNDS GAMES.txt ... > net.new && mv net.new games/blokus/brain/duo_net.c

   Same input, same compiler, same numbers. How well it foretells the games held back is told on stderr. */
#include "games/blokus/brain/judge.h"
#include "training/blokus.h"

#include <math.h>

enum { BATCH = 64 };

struct net {
    float in[SEEN][HIDDEN], bias[HIDDEN], out[HIDDEN], last;
};

enum { NUMBERS = sizeof(struct net) / sizeof(float) };

struct example {
    int16_t seen[SEEN];
    float aim;
    const struct lesson *lesson;
};

static struct net net, slope, mean, spread;

static double share_of(double z)
{
    return 0.5 + 0.5 * z / sqrt(1 + z * z);
}

static double loss(double p, double y)
{
    p = p < 0.0001 ? 0.0001 : p > 0.9999 ? 0.9999 : p;
    return -(y * log(p) + (1 - y) * log(1 - p));
}

static double forward(const int16_t *seen, float raw[HIDDEN], float hidden[HIDDEN])
{
    double z = net.last;

    memcpy(raw, net.bias, sizeof net.bias);
    for (int i = 0; i < SEEN; i++)
        for (int h = 0; seen[i] && h < HIDDEN; h++)
            raw[h] += seen[i] * net.in[i][h];
    for (int h = 0; h < HIDDEN; h++) {
        hidden[h] = raw[h] < 0 ? 0 : raw[h] > 1 ? 1 : raw[h];
        z += net.out[h] * hidden[h];
    }
    return z;
}

static void backward(const struct example *e)
{
    float raw[HIDDEN], hidden[HIDDEN];
    double z = forward(e->seen, raw, hidden), p = share_of(z), d;

    p = p < 0.001 ? 0.001 : p > 0.999 ? 0.999 : p;
    d = (p - e->aim) / (p * (1 - p)) * 0.5 / ((1 + z * z) * sqrt(1 + z * z));
    d = d < -5 ? -5 : d > 5 ? 5 : d;
    slope.last += (float)d;
    for (int h = 0; h < HIDDEN; h++) {
        float back = (float)d * net.out[h];

        slope.out[h] += (float)d * hidden[h];
        if (raw[h] <= 0 || raw[h] >= 1)
            continue;
        slope.bias[h] += back;
        for (int i = 0; i < SEEN; i++)
            slope.in[i][h] += back * e->seen[i];
    }
}

/* Adam, the numbers behind the inputs in smaller steps because inputs are large. */
static void improve(int batch, int step, double pace)
{
    float *w = &net.in[0][0], *g = &slope.in[0][0], *m = &mean.in[0][0], *v = &spread.in[0][0];
    double early = 1 - pow(0.9, step), late = 1 - pow(0.999, step);

    for (int i = 0; i < NUMBERS; i++) {
        float s = g[i] / (float)batch + 1e-5f * w[i];

        m[i] = 0.9f * m[i] + 0.1f * s;
        v[i] = 0.999f * v[i] + 0.001f * s * s;
        w[i] -= (float)((i < SEEN * HIDDEN ? pace / 10 : pace) * (m[i] / early) /
                        (sqrt(v[i] / late) + 1e-8));
    }
    memset(&slope, 0, sizeof slope);
}

static float between(struct rng *r, double most)
{
    return (float)((rng_below(r, 2001) / 1000.0 - 1) * most);
}

static void begin(struct rng *r)
{
    for (int i = 0; i < SEEN; i++)
        for (int h = 0; h < HIDDEN; h++)
            net.in[i][h] = between(r, i % SEEN_COLOUR >= SEEN_HELD ? 0.048 : 0.006);
    for (int h = 0; h < HIDDEN; h++) {
        net.bias[h] = 0.5f;
        net.out[h] = between(r, 0.5);
    }
}

static void shuffle(struct example *e, int count, struct rng *r)
{
    for (int i = count - 1; i > 0; i--) {
        int j = (int)rng_below(r, (uint32_t)i + 1);
        struct example kept = e[i];

        e[i] = e[j];
        e[j] = kept;
    }
}

static void tell(const struct example *e, int count, int round)
{
    double results = 0, searches = 0;
    float raw[HIDDEN], hidden[HIDDEN];

    for (int i = 0; i < count; i++) {
        double p = share_of(forward(e[i].seen, raw, hidden));

        results += loss(p, e[i].lesson->result);
        searches += loss(e[i].lesson->share, e[i].lesson->result);
    }
    fprintf(stderr, "round %d: %.4f for %d results held back; the searches themselves: %.4f\n",
            round, results / count, count, searches / count);
}

static void print_row(const char *name, const float *w)
{
    printf("%s{", name);
    for (int h = 0; h < HIDDEN; h++)
        printf("%s%ld", h ? ", " : "", lrint(w[h] * UNIT));
    printf("},\n");
}

static void print_net(void)
{
    printf("/* Blokus: the numbers of the learned judge of mode duo, made by "
           "training/blokus_judge.c. */\n"
           "#include \"games/blokus/brain/judge.h\"\n\n/* clang-format off */\n"
           "const struct blokus_net blokus_duo_net = {\n    .in = {\n");
    for (int i = 0; i < SEEN; i++)
        print_row("        ", net.in[i]);
    printf("    },\n");
    print_row("    .hidden_bias = ", net.bias);
    print_row("    .out = ", net.out);
    printf("    .out_bias = %ld,\n};\n", lrint(net.last * UNIT));
}

int main(int count, char **word)
{
    struct lessons all = read_lessons(word + 2, count > 2 ? count - 2 : 0);
    struct example *e = malloc(sizeof *e * (size_t)(all.count + 1));
    int rounds = count > 1 ? atoi(word[1]) : 0, learned = 0, step = 0, tests = 0;
    struct rng r = rng_from(11);

    for (int test = 0; test < 2; test++)
        for (int i = 0; i < all.count; i++)
            if (is_test(&all.at[i]) == (test == 1)) {
                struct example *next = &e[learned + tests];

                blokus_see(&all.at[i].s, next->seen);
                next->lesson = &all.at[i];
                next->aim = (float)(all.at[i].result + all.at[i].share) / 2;
                *(test ? &tests : &learned) += 1;
            }
    begin(&r);
    for (int round = 1; round <= rounds; round++) {
        double pace = 0.003 * (2 * round < rounds ? 1 : 2.0 * (rounds - round + 1) / (rounds + 2));

        shuffle(e, learned, &r);
        for (int i = 0; i + BATCH <= learned; i += BATCH) {
            for (int k = 0; k < BATCH; k++)
                backward(&e[i + k]);
            improve(BATCH, ++step, pace);
        }
        if (tests && (round % 10 == 0 || round == rounds))
            tell(e + learned, tests, round);
    }
    print_net();
    return 0;
}
