/* The commands, each declared once; main.c lists them. */
#ifndef PARLOUR_COMMANDS_H
#define PARLOUR_COMMANDS_H

#include "cli/cli.h"

extern const struct command games_command, start_command, moves_command, apply_command,
    check_command, show_command, call_command, perft_command, random_command, bench_command,
    play_command, match_command, engine_command, hint_command, ladder_command;

#endif
