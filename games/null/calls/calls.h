/* Null: its published functions. */
#ifndef PARLOUR_NULL_CALLS_H
#define PARLOUR_NULL_CALLS_H

#include "core/call.h"

extern const struct call null_calls[];

#endif
