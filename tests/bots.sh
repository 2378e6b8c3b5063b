#!/bin/sh
# The sample bots play whole matches without a fault: bots.sh PARLOUR SOURCE GAME...
parlour=$(realpath "$1")
bots=$(realpath "$2/examples/bots")
shift 2
. "$(dirname "$0")/tap.sh"
cd "$folder" || exit 1

[ "$(wc -l < "$bots/bot.py")" -le 40 ]
check $? "the sample bot in Python has 40 lines at most"
for game in "$@"; do
  "$parlour" match "$game" random "engine:exec python3 '$bots/bot.py' $game '$parlour'" --games 2 --memory 0 > table 2> error &&
    ! grep -q forfeit table && [ "$(grep -c ' games in rounds of ' table)" = 1 ]
  check $? "bot.py plays $game"
done
# Positions instead of moves, and clocks: what a bot is told, and who is late.
told="engine:tee told | exec '$parlour' engine null"
"$parlour" match null search "$told" --games 4 --snapshots --clock 1000+20 --memory 0 --record clocked > table 2> error &&
  ! grep -q forfeit table && grep -q '^position fen ' told && ! grep -q '^position startpos' told &&
  grep -q '^go p1time 1000 p1inc 20 p2time 1000 p2inc 20$' told && [ "$(grep '^go' told | sort -u | wc -l)" -gt 2 ]
check $? "snapshots and clocks"
"$parlour" match --merge clocked > merged && cmp -s table merged
check $? "a match with clocks is read from its records"
"$parlour" match null random "engine:sed -u 's/^go.*/go infinite/' | exec '$parlour' engine null" --games 2 --clock 300 --memory 0 > table 2> error && grep -q 'forfeited [0-9]* games\{0,1\}: [0-9]* late$' table
check $? "a clock runs out"
gtp="gtp:tee said | exec '$parlour' engine blokus --gtp"
"$parlour" match blokus random "$gtp" --mode=duo --games 2 --clock 1000+10 --margin 5000 --memory 0 > table 2> error &&
  ! grep -q forfeit table && grep -q '^time_settings 1 0 0$' said && grep -q '^time_left [a-z0-9]* 0 0$' said
check $? "clocks in the Go Text Protocol"
"$parlour" match null search random --clock 1000 --time 5 2> error
[ $? = 2 ] && grep -q 'one of them' error
check $? "one kind of limit"
# Processor time: ours keeps to it, a program is told and waited for, and the records say so.
"$parlour" match null search "$told" --games 2 --cpu-time 20 --margin 0 --memory 0 --record worked > table 2> error &&
  ! grep -q forfeit table && grep -q '^go movetime 20$' told && head -1 worked | grep -q 'cpu ms 20' &&
  "$parlour" match --merge worked > merged && cmp -s table merged
check $? "a match by processor time"
"$parlour" match null search "$told" --games 2 --time 20 --memory 0 --resume worked 2> error
[ $? = 2 ]
check $? "which a match by the clock does not go on with"
cc -Wall -Wextra -Werror -std=c11 -o bot "$bots/bot.c"
check $? "bot.c builds"
# Who moves first at 7 or 9 wins against any play, at 8 the other; so each game of a pair is won by the better player or by both
# in turn, and a player without mistakes never loses more than it must.
"$parlour" match null random "engine:./bot" --games 40 > table 2> error
awk '$1 == "engine:./bot" { good = $6 >= 75 } /forfeited/ { bad = 1 } END { exit !good || bad }' table
check $? "bot.c plays well"

finish
