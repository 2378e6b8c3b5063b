#!/bin/sh
# A recorded game must come out word for word: play.sh PARLOUR GAME FILE
# The first line of the file holds the arguments: # --players=3 --seed 7
arguments=$(sed -n '1s/^# *//p' "$3")
# The arguments are words without blanks in them, so splitting them here is right.
# shellcheck disable=SC2086
{ sed -n 1p "$3"; "$1" random "$2" --games 1 $arguments; } | diff "$3" - | head -5 > "${TMPDIR:-/tmp}/play.$$"
if [ -s "${TMPDIR:-/tmp}/play.$$" ]; then
  cat "${TMPDIR:-/tmp}/play.$$"
  rm "${TMPDIR:-/tmp}/play.$$"
  exit 1
fi
rm "${TMPDIR:-/tmp}/play.$$"
