/* Fits the net of games/blokus/brain/judge.h to games of Blokus Duo, half to how they ended and half to what
   the search expected, and writes games/blokus/brain/duo_net.c anew. From the project's folder:

       cc -O3 -I. training/blokus_judge.c build/libparlour-inner.a -lm -o build/blokus-judge
       build/blokus-judge ROUNDS GAMES.txt ... > net.new && mv net.new games/blokus/brain/duo_net.c

   Same input, same compiler, same numbers. How well it foretells the games held back is told on stderr. (The numbers in the tree
   were fitted in steps that did not depend on how large an input is; those of net.h do.) */
#include "games/blokus/brain/judge.h"
#include "training/blokus.h"
#include "training/net.h"

int main(int count, char **word)
{
    struct lessons all = read_lessons(word + 2, count > 2 ? count - 2 : 0);
    struct example *e = malloc(sizeof *e * (size_t)(all.count + 1));
    int learned = 0, tests = 0;
    struct rng r = rng_from(11);

    for (int test = 0; test < 2; test++)
        for (int i = 0; i < all.count; i++)
            if (is_test(&all.at[i]) == (test == 1)) {
                struct example *next = &e[learned + tests];

                blokus_see(&all.at[i].s, next->seen);
                next->result = (float)all.at[i].result;
                next->share = (float)all.at[i].share;
                next->aim = (next->result + next->share) / 2;
                *(test ? &tests : &learned) += 1;
            }
    learn(e, learned, tests, count > 1 ? atoi(word[1]) : 0, &r);
    printf("/* Blokus: the numbers of the learned judge of mode duo, made by "
           "training/blokus_judge.c. */\n"
           "#include \"games/blokus/brain/judge.h\"\n\n/* clang-format off */\n"
           "const struct blokus_net blokus_duo_net = {\n");
    print_net();
    return 0;
}
