#!/bin/sh
# What each of the nine levels loses by a decision, as reviews see it (training/losses.c): all games, or those named.
# usage: scripts/losses.sh FOLDER GAMES [GAME...]
# FOLDER keeps what was found: stop it at any time, start it again to go on, raise GAMES for more. GAMES=0 only prints the table.
# STEPS (2000) is how long reviews look, LOWEST (1) the first level that is asked, each in a folder of its own. One core each; the losses are in hundredths of a win (alone: points), with their standard error over games.
set -eu
cd "$(dirname "$0")/.."
folder=${1:?folder}
games=${2:?how many games}
shift 2
build=${BUILD:-build}
steps=${STEPS:-2000}
lowest=${LOWEST:-1}
mkdir -p "$folder"
[ -x "$folder/losses" ] && [ "$folder/losses" -nt "$build/libparlour-inner.a" ] ||
  cc -O2 -I. training/losses.c host/solved.c host/files.c host/thinker.c host/recall.c "$build/libparlour-inner.a" -lm -pthread -o "$folder/losses"

# Lines of a game that was not finished are left out, so that it is looked at again.
finish() {
  awk '$1 == "done" { printf "%s%s\n", held, $0; held = ""; next } { held = held $0 "\n" }' "$1" >"$1.new"
  mv "$1.new" "$1"
}

print() {
  awk -v game="$1" -v unit="$2" -v lowest="$lowest" '
    # The standard error of a mean over clusters: decisions of one game are alike.
    function error(sums, mean, k,   g, d, all) {
      for (g in of) { d = sums[g, k] - of[g] * mean; all += d * d }
      return sqrt(all) / n / unit
    }
    $1 == "done" { next }
    { n++; of[$1]++ }
    { for (k = 2; k <= NF; k++) { lost[k] += $k; by[$1, k] += $k; less[$1, k] += k > 2 ? $(k - 1) - $k : 0 } }
    END {
      for (k = 2; n > 0 && k in lost; k++) {
        mean = lost[k] / n
        step = k > 2 ? (lost[k - 1] - lost[k]) / n : 0
        printf "%s\t%d\t%d\t%.2f\t%.2f", game, lowest + k - 2, n, mean / unit, error(by, mean, k)
        printf (k > 2 ? "\t%+.2f\t%.2f\n" : "\t\t\n"), step / unit, error(less, step, k)
      }
    }' "$3"
}

echo "game	level	decisions	lost	+-	less than the level below	+-"
for game in ${*:-marrakech blokus patchwork catan-dice agamemnon}; do
  file=$folder/$game.txt
  touch "$file"
  finish "$file"
  "$folder/losses" "$game" "$steps" "$(grep -c done "$file" || :)" "$games" 20 "$lowest" >>"$file"
  unit=10000
  [ "$game" = catan-dice ] && unit=1000000
  print "$game" "$unit" "$file"
done
