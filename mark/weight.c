/* How much memory a process and all that it started take together, as the kernel tells it. */
#include "mark/cage.h"

#include <stdio.h>
#include <stdlib.h>

enum { MOST_DEPTH = 256 };

/* Pages that several share count in part for each. What may not be read counts for nothing. */
static long weight_of_one(long process)
{
    char path[64], line[256];
    long kilobytes = 0;
    FILE *file;

    snprintf(path, sizeof path, "/proc/%ld/smaps_rollup", process);
    file = fopen(path, "r");
    while (file && fgets(line, sizeof line, file))
        if (sscanf(line, "Pss: %ld", &kilobytes) == 1)
            break;
    if (file)
        fclose(file);
    return kilobytes;
}

static long weight_of_tree(long process, int depth)
{
    long sum = weight_of_one(process), child;
    char path[64];
    FILE *file;

    snprintf(path, sizeof path, "/proc/%ld/task/%ld/children", process, process);
    file = depth < MOST_DEPTH ? fopen(path, "r") : NULL;
    while (file && fscanf(file, "%ld", &child) == 1)
        sum += weight_of_tree(child, depth + 1);
    if (file)
        fclose(file);
    return sum;
}

long cage_weight(long process)
{
    return weight_of_tree(process, 0) / 1024;
}
