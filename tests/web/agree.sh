#!/bin/sh
# Two builds play the same games, byte for byte: the native and the WebAssembly one, or those of two compilers.
#   agree.sh BUILD OTHER-BUILD
# A thousand random games of every game that players see, games of computer players, and reviews.
set -u
native=$1/tests/web/steps
web=$2/tests/web/steps
[ "$(head -c 4 "$web" | tail -c 3)" = asm ] && web="node $(dirname "$0")/run.mjs $web"
names=$("$1/parlour" games --names)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
number=0

# same NAME WORD...: what both print for these words
same() {
  name=$1
  shift
  number=$((number + 1))
  "$native" "$@" > "$work/native" &
  $web "$@" > "$work/web"
  status=$?
  if wait $! && [ $status = 0 ] && [ -s "$work/native" ] && cmp "$work/native" "$work/web"; then
    echo "ok $number - $name ($(wc -l < "$work/native") lines)"
  else
    echo "not ok $number - $name"
  fi
}

for game in $names null; do
  same "a thousand random games of $game" random "$game" --games 1000 --seed 5
  same "computer players of $game, level 3" think "$game" 11 3 30
  same "computer players of $game, level 6" think "$game" 12 6 4
  same "a review of $game" review "$game" 13 60
done
same "the first turns of the solved Catan Dice" solve catan-dice 600
echo "1..$number"
