/* A slow disk for a program that is started with this library before it (LD_PRELOAD): whatever is to be durable takes a fifth of a
   second. */
#include <dlfcn.h>
#include <time.h>

int fsync(int file);
int fdatasync(int file);

static int slowly(const char *name, int file)
{
    struct timespec pause = {0, 200000000};
    int (*real)(int);

    *(void **)&real = dlsym(RTLD_NEXT, name);
    nanosleep(&pause, NULL);
    return real(file);
}

int fsync(int file)
{
    return slowly("fsync", file);
}

int fdatasync(int file)
{
    return slowly("fdatasync", file);
}
