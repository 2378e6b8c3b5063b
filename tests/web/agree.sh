#!/bin/sh
# The native and the WebAssembly build play the same games, byte for byte:
#   agree.sh BUILD BUILD-WEB
# A thousand random games of every game that players see, and games of computer players.
set -u
native=$1/tests/web/steps
web="node $(dirname "$0")/run.mjs $2/tests/web/steps"
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
done
echo "1..$number"
