/* Where there are no threads (a browser), parts of work follow each other. */
#include "api/face.h"

struct crew *crew_new(int threads)
{
    (void)threads;
    return NULL;
}

void crew_free(struct crew *c)
{
    (void)c;
}

void crew_run(struct crew *c, int parts, void (*run)(void *context, int part), void *context)
{
    (void)c;
    for (int i = 0; i < parts; i++)
        run(context, i);
}
