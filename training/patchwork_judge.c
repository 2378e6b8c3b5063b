/* Fits the net of games/patchwork/brain/judge.h to games of Patchwork as selfplay.c writes them, half to how they ended
   and half to what the search expected, and writes games/patchwork/brain/net.c anew. From the project's folder:

       cc -O3 -I. training/patchwork_judge.c build/libparlour-inner.a -lm -o build/patchwork-judge
       build/patchwork-judge ROUNDS GAMES.txt ... > net.new && mv net.new games/patchwork/brain/net.c

   A name with "bonus" in it holds games with the 7x7 bonus. Same input, same compiler, same numbers. How well it
   foretells the games held back is told on stderr. */
#include "core/walk.h"
#include "games/patchwork/brain/judge.h"
#include "training/net.h"

#include <stdlib.h>

enum { LINE_ROOM = 1 << 16, HELD_BACK = 10 };

struct examples {
    struct example *at;
    int count, room;
};

static struct example *add(struct examples *all)
{
    if (all->count == all->room) {
        all->room = all->room ? 2 * all->room : 4096;
        all->at = realloc(all->at, sizeof *all->at * (size_t)all->room);
        if (!all->at)
            exit(3);
    }
    return &all->at[all->count++];
}

/* A line that breaks off is a game still being played. */
static void read_game(struct examples *all, char *line, const struct settings *with)
{
    struct state s;
    int from = all->count, result[MAX_PLAYERS];
    char *word = strtok(line, " "), *rest;

    state_start(&patchwork_rules, &s, with);
    for (; word && *word != '|'; word = strtok(NULL, " ")) {
        move m = (move)strtoul(word, &rest, 16);

        if (*rest == '=') {
            struct example *e = add(all);
            int mover = patchwork_actor(&s);

            patchwork_see(&s, mover, e->seen);
            e->share = strtof(rest + 1, NULL);
            e->result = (float)mover;
        }
        patchwork_rules.apply(&s, m);
    }
    if (!word || patchwork_actor(&s) != OVER) {
        all->count = from;
        return;
    }
    patchwork_rules.result(&s, result);
    for (int i = from; i < all->count; i++) {
        struct example *e = &all->at[i];

        e->result = (float)result[(int)e->result] / 1000;
        e->aim = (e->result + e->share) / 2;
    }
}

static void read_games(const char *name, struct examples *learned, struct examples *tests)
{
    static char line[LINE_ROOM];
    struct settings with = settings_preset(patchwork_rules.options);
    FILE *f = fopen(name, "r");

    if (!f) {
        perror(name);
        exit(2);
    }
    with.choice[OPTION_BONUS] = strstr(name, "bonus") != NULL;
    for (int game = 0; fgets(line, sizeof line, f); game++)
        if (strchr(line, '\n'))
            read_game(game % HELD_BACK == 3 ? tests : learned, line, &with);
    fclose(f);
}

int main(int count, char **word)
{
    struct examples learned = {0}, tests = {0};
    struct rng r = rng_from(11);
    int held;

    for (int i = 2; i < count; i++)
        read_games(word[i], &learned, &tests);
    held = learned.count;
    for (int i = 0; i < tests.count; i++)
        *add(&learned) = tests.at[i];
    learn(learned.at, held, tests.count, count > 1 ? atoi(word[1]) : 0, &r);
    printf(
        "/* Patchwork: the numbers of the learned judge, made by training/patchwork_judge.c. */\n"
        "#include \"games/patchwork/brain/judge.h\"\n\n/* clang-format off */\n"
        "const struct patchwork_net patchwork_net = {\n");
    print_net();
    return 0;
}
