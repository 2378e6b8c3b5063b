#!/bin/sh
# Writes every recorded game of every game anew. Look at the difference before you commit it: a
# change there is a change of the rules, of a text form, or of the random numbers.
set -eu
cd "$(dirname "$0")/.."
for file in games/*/tests/play/*.txt; do
  game=${file#games/}
  arguments=$(sed -n '1s/^# *//p' "$file")
  # The arguments are words without blanks in them, so splitting them here is right.
  # shellcheck disable=SC2086
  { sed -n 1p "$file"; build/parlour random "${game%%/*}" --games 1 $arguments; } > "$file.new"
  mv "$file.new" "$file"
done
