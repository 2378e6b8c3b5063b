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
cc -Wall -Wextra -Werror -std=c11 -o bot "$bots/bot.c"
check $? "bot.c builds"
# Who moves first at 7 or 9 wins against any play, at 8 the other; so each game of a pair is won by the better player or by both
# in turn, and a player without mistakes never loses more than it must.
"$parlour" match null random "engine:./bot" --games 40 > table 2> error
awk '$1 == "engine:./bot" { good = $6 >= 75 } /forfeited/ { bad = 1 } END { exit !good || bad }' table
check $? "bot.c plays well"

finish
