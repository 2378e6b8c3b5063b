/* Null: its published functions. */
#ifndef PARLOUR_NULL_CALLS_H
#define PARLOUR_NULL_CALLS_H

#include "core/call.h"

int null_best_take(int heap); /* how many to take from a heap to win, or 0 if that cannot be */

extern const struct call null_calls[];

#endif
