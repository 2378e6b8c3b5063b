#!/bin/sh
# Puzzles of all games, or of those named: made until each has N, or checked with ten times the search.
# usage: scripts/puzzles.sh make N SEED [GAME...] | scripts/puzzles.sh check [GAME...]
# Making writes games/GAME/puzzles.txt one by one: stop it at any time, and start it again to go on. One core each.
set -eu
cd "$(dirname "$0")/.."
parlour=${PARLOUR:-build/parlour}
what=${1:?make or check}
shift
case $what in
make)
  count=${1:?how many}
  seed=${2:?which seed}
  shift 2
  ;;
check) ;;
*)
  echo "make or check, not $what" >&2
  exit 2
  ;;
esac
bad=0
for game in ${*:-blokus marrakech patchwork agamemnon catan-dice}; do
  if [ "$what" = make ]; then
    "$parlour" puzzles "$game" --make "$count" --seed "$seed" --to "games/$game/puzzles.txt" || bad=1
  else
    echo "$game"
    "$parlour" puzzles "$game" --of "games/$game/puzzles.txt" --check || bad=1
  fi
done
exit "$bad"
