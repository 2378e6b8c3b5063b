#!/bin/sh
# A round robin of six players, five of them with faults, ends with the right table, goes on after kill -9 at any moment
# with exactly the same result, and parts of it merge into exactly the same table: tournament.sh PARLOUR KILLS GAME...
parlour=$(realpath "$1")
hostile=$(realpath "$(dirname "$0")/hostile.py")
kills=$2
shift 2
. "$(dirname "$0")/tap.sh"
cd "$folder" || exit 1

player() { echo "engine:exec python3 '$hostile' $1 $game '$parlour'"; }
options() { [ "$game" != catan-dice ] || echo --players=2; } # two at one table
match() {
  # shellcheck disable=SC2046
  "$parlour" match "$game" $(options) random "$(player crash)" "$(player hang)" "$(player illegal)" "$(player flood)" "$(player late)" \
    --round-robin --games 2 --time 300 --margin 1200 --patience 60 --memory 0 "$@"
}

killed=0
for game in "$@"; do
  match --record whole > table 2> error && [ "$(wc -l < whole)" = 31 ] && grep -q '30 games in rounds of 2.*round-robin' table
  check $? "$game: thirty games"
  # What the table must say follows from the records.
  awk -F'\t' 'NR > 1 && $5 != "played" { split($5, end, " "); split($2, seat, " "); n[seat[end[2]] " " end[1]]++ }
    END { for (i in n) { split(i, part, " "); print "player " part[1] " forfeited " n[i] " games: " n[i] " " part[2] } }' whole |
    sort > wanted
  grep forfeited table | sort | cmp -s - wanted
  check $? "$game: faults are counted"
  awk -F'\t' 'NR > 1 { split($5, end, " "); split($2, seat, " "); who = seat[end[2]]
    split("random crashed late illegal talkative late", kind, " ")
    if (end[1] != "played" && (who == 1 || end[1] != kind[who])) bad = 1 } END { exit bad }' whole
  check $? "$game: every fault is of its player's kind"

  rm -f again
  left=$kills
  while [ "$left" -gt 0 ]; do
    # Each run is killed a little later than the last line it found, somewhere inside a game.
    # shellcheck disable=SC2046
    setsid "$parlour" match "$game" $(options) random "$(player crash)" "$(player hang)" "$(player illegal)" "$(player flood)" \
      "$(player late)" --round-robin --games 2 --time 300 --margin 1200 --patience 60 --memory 0 --resume again \
      --threads 2 > /dev/null 2>&1 &
    child=$!
    sleep "0.$(((left * 7919 + 31) % 90 + 10))"
    kill -9 $child 2> /dev/null
    wait $child 2> /dev/null
    left=$((left - 1))
    killed=$((killed + 1))
  done
  match --resume again --threads 2 > after 2> error && cmp -s after table
  check $? "$game: the same table after $kills kills"
  sort again > a
  sort whole > b
  cmp -s a b
  check $? "$game: the same records after $kills kills"

  rm -f part-*
  match --part 1/3 --record part-1 > /dev/null 2>&1
  match --part 2/3 --record part-2 > /dev/null 2>&1
  match --part 3/3 --record part-3 > /dev/null 2>&1
  "$parlour" match --merge part-3 part-1 part-2 > merged 2> error && cmp -s merged table
  check $? "$game: merged parts give the table of the whole"
  rm -f whole
done

finish
