/* A bot for `parlour match` that plays the heap game of games/null without mistakes and knows its rules
   itself: 7 to 9 counters, each takes one to three, who takes the last one wins.

   cc -o bot bot.c && parlour match null random engine:./bot */
#include <stdio.h>
#include <string.h>

/* Counters left after "position startpos moves heap8 take3 take1". */
static int heap_after(const char *line)
{
    const char *heap = strstr(line, "heap"), *take = line;
    int left = heap ? heap[4] - '0' : 0;

    while ((take = strstr(take, "take"))) {
        left -= take[4] - '0';
        take += 4;
    }
    return left;
}

/* Leave a multiple of four: then every answer can be made up to four again. */
static int choose(int left)
{
    return left % 4 ? left % 4 : 1;
}

int main(void)
{
    char line[4096];
    int left = 0;

    while (fgets(line, sizeof line, stdin)) { /* ends when the input does */
        if (strncmp(line, "ugi\n", 4) == 0)
            puts("id name Heap bot\nugiok");
        else if (strncmp(line, "isready", 7) == 0)
            puts("readyok");
        else if (strncmp(line, "position", 8) == 0)
            left = heap_after(line);
        else if (strncmp(line, "go", 2) == 0)
            printf("bestmove take%d\n", choose(left));
        else if (strncmp(line, "quit", 4) == 0)
            break;
        fflush(stdout);
    }
    return 0;
}
