#!/bin/bash
# The solved game in full: solves it from nothing, checks every published value to 1e-6, the figures that are
# promised (time, size, loading, a decision), damaged files, and a simulation of best play against the exact mean.
# usage: scripts/solve-check.sh [GAMES]      (10000 games take about half a minute on one core)
set -u
cd "$(dirname "$0")/.." || exit 1
games=${1:-10000}
parlour=build/parlour
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export XDG_CACHE_HOME="$home"
file=$home/parlour/catan-dice.table
failed=0

check() { # STATUS WHAT
  if [ "$1" = 0 ]; then echo "ok - $2"; else echo "not ok - $2"; failed=1; fi
}

# Runs a command and checks how long it took: by the clock (%R), or in processor time (%U), which others on a
# busy machine do not change.
within() { # FORMAT MOST WHAT COMMAND...
  TIMEFORMAT=$1
  local most=$2 what=$3 took
  shift 3
  took=$( { time "$@" > "$home/out" 2> "$home/err"; } 2>&1 )
  echo "# $took seconds"
  awk -v took="$took" -v most="$most" 'BEGIN { exit took > most }'
  check $? "$what within $most seconds"
}

within %R 60 'the whole table' $parlour solve catan-dice
grep -q 'value of the start 94.790335$' "$home/out"
check $? 'the start is worth 94.790335'

within %U 0.1 'loading it' $parlour solve catan-dice

# Further points are the expected final score less what is built.
wrong=0
while IFS='|' read -r turns board points; do
  case $turns in '#'*) continue ;; esac
  built=$(echo "$board" | tr ',' '\n' | awk '/^R/ { n++ } /^[SCJK]/ { n += substr($0, 2) } END { print n + 0 }')
  value=$($parlour value catan-dice "$board;turn=$((16 - turns))" | cut -f2)
  awk -v v="$value" -v b="$built" -v p="$points" \
    'BEGIN { d = v - b - p; exit !(v != "" && d < 1.000001e-6 && d > -1.000001e-6) }' ||
    { echo "# $turns $board: $value less $built is not $points"; wrong=1; }
done <<VALUES
$(tr '\t' '|' < games/catan-dice/tests/solved.tsv)
VALUES
check $wrong 'every published value to 1e-6'
! $parlour value catan-dice 'J1,J2,J3,J4,J5,J6;resources=1,1,1,1,1,1' | grep -q -- '-0\.000000'
check $? 'what is nothing has no sign'

within %U 0.05 'loading it and the hardest decision' $parlour value catan-dice \
  'J1,J2,J3,J4,J5,J6;resources=1,1,1,1,1,1'
within %U 0.05 'loading it and a decision with three more players to come' $parlour value catan-dice \
  'J1,J2,J3,J4,J5,J6/J1,J2,J3,J4,J5,J6/J1,J2,J3,J4,J5,J6/J1,J2,J3,J4,J5,J6;turn=15 resources=1,1,1,1,1,1'

# Damaged files are refused and made anew, and end up as they were.
cp "$file" "$home/good"
for harm in 'truncate -s 1000000' 'printf X | dd status=none conv=notrunc bs=1 seek=5000000 of='; do
  case $harm in
  truncate*) $harm "$file" ;;
  *) sh -c "$harm$file" ;;
  esac
  $parlour value catan-dice '' 2> "$home/said" | grep -q 94.790335
  check $? "a table is worth as much after: $harm"
  grep -q 'damaged' "$home/said"
  check $? 'and the damage was told'
  cmp -s "$file" "$home/good"
  check $? 'and the file is whole again'
done

# Best play: 16.02 is the standard deviation of one game.
$parlour match catan-dice solver --games "$games" --seed 1 --threads 2 > "$home/match"
awk -v n="$games" '/^solver/ { mean = $8; d = (mean - 94.790335) / (16.02 / sqrt(n))
  printf "# mean of %d games %.2f, %.2f standard errors from the exact one\n", n, mean, d; exit d > 3 || d < -3 }' "$home/match"
check $? 'best play reaches what was promised'
exit $failed
