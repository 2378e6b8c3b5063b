#!/bin/sh
# No kept move is ever missing: scripts/keeping.sh [SEQUENCES [KILLS]]. Random sequences (1000) of new, open, paste, view,
# branch, undo, close, reload and a second window over three games, with kills after random moments and full disks, against the
# session itself; then that many kills (50) of the real window and of the terminal. A build must be there: ./build.
set -eu
cd "$(dirname "$0")/.."
sequences=${1:-1000}
kills=${2:-50}
build/tests/unit/unit-session-random "$sequences" "$(date +%s)"
tests/window/run.sh "$PWD/build" kill marrakech "$kills"
XDG_DATA_HOME=$(mktemp -d)
export XDG_DATA_HOME
trap 'rm -rf "$XDG_DATA_HOME"' EXIT
lost=0
for i in $(seq "$kills"); do
  (yes 1 | head -n $((i % 7 + 1)); sleep 20) | build/parlour play null --seats person,person --seed "$i" > "$XDG_DATA_HOME/said" &
  game=$!
  sleep "0.$((i % 9 + 1))"
  kill -9 "$game" 2> /dev/null || true
  wait "$game" 2> /dev/null || true
  # Every move that was told before the next question was kept.
  told=$(grep -c '^> Player' "$XDG_DATA_HOME/said" || true)
  kept=$(build/parlour kept | awk -F'\t' '{ print $4 }' | grep -oE '[0-9]+ moves?' | sort -n | tail -1 | cut -d' ' -f1)
  [ "${kept:-0}" -ge "${told:-0}" ] || lost=$((lost + 1))
done
echo "terminal: $kills kills, $lost times moves were missing"
[ "$lost" = 0 ]
