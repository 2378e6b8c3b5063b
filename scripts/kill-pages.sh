#!/bin/sh
# Many kills of the browser that shows the page: scripts/kill-pages.sh [KILLS [BUILD]]; 500 unless told, in shares of 10, each in a
# profile of its own. No move that the page had told as kept may be missing (tests/web/kills.mjs). What was done is added up in
# BUILD/kill-pages.log, so it may be stopped at any time and goes on there.
set -eu
cd "$(dirname "$0")/.."
kills=${1:-500}
build=${2:-build}
log=$build/kill-pages.log
share=10
touch "$log"
while seed=$(($(wc -l < "$log") + 1)) && [ $(((seed - 1) * share)) -lt "$kills" ]; do
  said=$(node tests/web/kills.mjs "$build" $share $seed) || { echo "$said"; exit 1; }
  echo "$said" | sed -n 's/^# //p' >> "$log"
done
awk '{ kills += $1; games += $3; moves += $5 } END { print kills " kills, " games " games, " moves " words of moves told, none missing" }' "$log"
