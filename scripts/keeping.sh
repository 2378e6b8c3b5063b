#!/bin/sh
# No kept move is ever missing: scripts/keeping.sh [SEQUENCES [SEED [LOG [BUILD [SIDE-BY-SIDE]]]]]. Random sequences of new, open, paste,
# view, branch, undo, close, reload and a second window or tab over three games, with kills after random moments: that many (1000)
# against the session itself with full disks, and in real windows, in tabs and in terminals. They go in shares of 10, several (4) side by
# side, for they mostly wait; what the log (build/keeping.log) tells of a share is not done again, so that a run that was stopped goes on.
# WHERE='window page' leaves out the others; with MINUTES=8 no share begins after that time.
set -eu
cd "$(dirname "$0")/.."
share=10
places=${WHERE:-session window page terminal}

# WHERE FIRST: one share, told in one line.
if [ "${1:-}" = --share ]; then
  where=$2 first=$3 log=$4 build=$5 sequences=$6
  if grep -q "^$where $first:" "$log"; then exit 0; fi
  if [ "$(date +%s)" -ge "$until" ]; then exit 255; fi # xargs then begins nothing more
  case $where in
    session) set -- "$build/tests/unit/unit-session-random" "$sequences" "$first" ;;
    terminal) set -- python3 tests/terminal-random.py "$build/parlour" $share "$first" ;;
    window) set -- tests/window/run.sh "$build" random-steps $share "$first" ;;
    page) set -- node tests/web/many-random.mjs "$build" $share "$first" ;;
  esac
  if said=$("$@" 2> /dev/null); then good=well; else good=BADLY; fi
  echo "$where $first: ended $good. $(echo "$said" | grep -E '^(#|ok|not ok)' | tr '\n' ' ')" | tee -a "$log"
  exit 0
fi

sequences=${1:-1000}
seed=${2:-1}
log=${3:-build/keeping.log}
build=$(cd "${4:-build}" && pwd)
touch "$log"
until=$(($(date +%s) + 60 * ${MINUTES:-1000000}))
export until
for first in $(seq "$seed" $share $((seed + sequences - 1))); do
  for where in $places; do
    if [ "$where" != session ] || [ "$first" = "$seed" ]; then echo "$where $first"; fi # the session does all of its own at once
  done
done | xargs -P "${5:-4}" -I '{}' sh -c "scripts/keeping.sh --share {} '$log' '$build' $sequences" 2> /dev/null || echo 'not all of it yet'
for where in window page terminal; do
  grep "^$where " "$log" | awk -v where=$where '
    match($0, /[0-9]+ sequences, [0-9]+ moves kept, [0-9]+ kills, [0-9]+ with/) {
      split(substr($0, RSTART, RLENGTH), n, /[^0-9]+/)
      sequences += n[1]; moves += n[2]; kills += n[3]; missing += n[4]
    }
    END { printf "%s: %d sequences, %d moves kept, %d kills, %d with something missing\n", where, sequences, moves, kills, missing }'
done
if grep ': ended BADLY' "$log"; then exit 1; fi
