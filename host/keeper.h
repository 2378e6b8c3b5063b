/* A keeper stands between us and another program, so that the program ends when we do. */
#ifndef PARLOUR_KEEPER_H
#define PARLOUR_KEEPER_H

#include <stddef.h>
#include <sys/types.h>

/* Where the program reads, writes and complains; and the end of a pipe whose other end only we hold. */
struct keeper_ends {
    int in, out, errors, life;
};

/* Runs a command by the shell in a process group and with limits of its own (memory in bytes, 0: none).
   When the command ends, or when nobody holds the other end of `life` any more, whatever the reason,
   the command and everything it has started are killed, and the keeper ends. The process id of the
   keeper, or -1. The ends stay open here. */
pid_t keeper_start(const char *command, const struct keeper_ends *ends, size_t memory);

/* In a process that is the reaper of its children's children (PR_SET_CHILD_SUBREAPER): ends and buries all of them. What is killed gives
   its own children to us, so it looks again until nobody is left. */
void end_children(void);

#endif
