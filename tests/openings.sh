#!/bin/sh
# Openings: those that are shipped fit their games, are balanced and differ; games that repeat are warned of: openings.sh PARLOUR GAME...
parlour=$(realpath "$1")
shift
. "$(dirname "$0")/tap.sh"
cd "$folder" || exit 1

for game in "$@"; do
  "$parlour" openings "$game" > shipped && [ "$(grep -vc '^#' shipped)" -ge 3 ]
  check $? "$game: openings are shipped"
  [ "$(grep -v '^#' shipped | sort | uniq -d | wc -l)" = 0 ]
  check $? "$game: all differ"
  grep -v '^#' shipped | while IFS= read -r record; do "$parlour" check "$game" "$record" > /dev/null || exit 1; done
  check $? "$game: all are records"
  "$parlour" match "$game" random random --games 4 --openings shipped --record "$game-a" > one 2> error &&
    "$parlour" match "$game" random random --games 4 --openings shipped > two 2> error && cmp -s one two
  check $? "$game: a match begins with them"
  # The search that made them looked longer and asked for more: a second, shorter one may be somewhat of another mind.
  # (The heap game is decided from its first move on.)
  [ "$game" = null ] || "$parlour" openings "$game" --check shipped --steps 1000 --within 20 > judged
  check $? "$game: a search holds them for even"
done

# Two programs that never vary play the same game over and over, unless they begin in different ways.
bot="engine:$parlour engine blokus --player greedy"
"$parlour" match blokus "$bot" "$bot --seed 1" --mode=duo --games 4 --memory 0 > table 2> error
grep -q '2 games repeat an earlier one' error
check $? "games that repeat are warned of"
"$parlour" match blokus "$bot" "$bot --seed 1" --mode=duo --games 4 --memory 0 --openings shipped > table 2> error &&
  ! grep -q 'repeat an earlier one' error
check $? "openings make them differ"

# Files of other programs, and files that are none.
"$parlour" match blokus random random --mode=duo --games 2 --openings shipped --record games > table 2> error
cut -f6 games | sed -n 2p > record
"$parlour" export blokus "$(cut -d' ' -f1-7 record)" > one.blksgf
"$parlour" match blokus random random --mode=duo --games 2 --openings one.blksgf > table 2> error
check $? "a .blksgf game is an opening"
printf '# nothing\n' > empty
"$parlour" match null 1 2 --games 2 --openings empty > table 2> error
[ $? = 2 ] && grep -q "holds no opening" error
check $? "a file without openings"
printf '; heap7\n; heap7 take9\n' > bad
"$parlour" match null 1 2 --games 2 --openings bad > table 2> error
[ $? = 2 ] && grep -q "line 2 of 'bad', column" error
check $? "a bad line is named"
printf '; heap7 take1\n' > other
"$parlour" match null 1 2 --games 4 --openings shipped --record begun > table 2> error
"$parlour" match null 1 2 --games 4 --openings other --resume begun > table 2> error
[ $? = 2 ] && grep -q 'not of this match' error
check $? "records of a match with other openings are not gone on with"
"$parlour" match --merge begun > merged 2> error && "$parlour" match --merge begun --openings other > table 2> error
[ $? = 2 ] && grep -q 'began with other openings' error
check $? "a merge knows its openings"

finish
