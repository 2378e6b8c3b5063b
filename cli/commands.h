/* The commands, each declared once; main.c lists them. */
#ifndef PARLOUR_COMMANDS_H
#define PARLOUR_COMMANDS_H

#include "cli/cli.h"

extern const struct command games_command;
extern const struct command start_command;
extern const struct command moves_command;
extern const struct command apply_command;
extern const struct command check_command;
extern const struct command show_command;
extern const struct command rules_command;
extern const struct command call_command;
extern const struct command perft_command;
extern const struct command random_command;
extern const struct command bench_command;
extern const struct command play_command;
extern const struct command kept_command;
extern const struct command match_command;
extern const struct command openings_command;
extern const struct command engine_command;
extern const struct command doctor_command;
extern const struct command hint_command;
extern const struct command review_command;
extern const struct command lesson_command;
extern const struct command puzzle_command;
extern const struct command puzzles_command;
extern const struct command progress_command;
extern const struct command ladder_command;
extern const struct command web_command;
extern const struct command serve_command;
extern const struct command join_command;
extern const struct command letter_command;
extern const struct command verify_command;
extern const struct command solve_command;
extern const struct command value_command;
extern const struct command mark_command;

#endif
