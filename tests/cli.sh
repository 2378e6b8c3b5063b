#!/bin/sh
# The command line as a user meets it: cli.sh PARLOUR SOURCE. Every command has help, a place in the man page and
# the exit status that it promises; bad input is met with a sentence and its column.
parlour=$1
source=$2
. "$(dirname "$0")/tap.sh"
XDG_DATA_HOME=$(mktemp -d) # games that are played here are kept here
export XDG_DATA_HOME
trap 'rm -rf "$XDG_DATA_HOME"' EXIT

# expect STATUS 'OUTPUT' 'ERROR' COMMAND...: exact texts
expect() {
  status=$1
  output=$2
  error=$3
  shift 3
  got=$("$parlour" "$@" 2> errors.$$ < /dev/null)
  code=$?
  said=$(cat errors.$$)
  rm -f errors.$$
  [ "$code" = "$status" ] && [ "$got" = "$output" ] && [ "$said" = "$error" ]
  result=$?
  [ "$result" = 0 ] || printf '# status %s\n# out %s\n# err %s\n' "$code" "$got" "$said"
  check "$result" "$*"
}

for command in $("$parlour" help --names); do
  grep -qE "^\.B[IR]* \"?$command\\b" "$source/data/parlour.1"
  check $? "the man page has $command"
done
for command in games start moves apply check show call perft random bench match openings ladder hint engine solve value; do
  "$parlour" help "$command" | grep -q "^usage: parlour $command"
  check $? "help $command"
  "$parlour" "$command" --help | grep -q "^usage: parlour $command"
  check $? "$command --help"
done

for command in $("$parlour" help --names); do
  "$parlour" help "$command" > helped.$$
  ! grep -q ' $' helped.$$ && ! grep -v '^usage: ' helped.$$ | grep -qE '.{109}'
  check $? "help $command: lines of a screen, without blanks at their ends"
done
! "$parlour" help | sed -n '/^Commands of single/,/^$/p' | grep -E '^  [a-z]' | grep -vqE '\.$'
check $? "help tells of single games in whole sentences"
rm -f helped.$$

expect 0 'heap ? ;players=3 turn=1' '' start null --players=3
expect 0 'heap ? ;players=3 turn=1' '' start null --players 3
expect 2 '' 'parlour: --players is one of 2|3|4' start null --players=7
expect 2 '' 'parlour: Null has no option --colour; see '\''parlour games'\''' start null --colour=red
expect 2 '' 'parlour: --seed needs a whole number from 0 to 18446744073709551615' start null --seed x
expect 2 '' 'parlour: --seed needs a value' start null --seed
expect 2 '' 'parlour: there is no game '\''chess'\''; '\''parlour games'\'' lists them' start chess
expect 2 '' 'parlour: there is no command '\''fly'\''; see '\''parlour help'\''' fly
expect 2 '' 'parlour: usage: parlour check GAME STATE [--OPTION=VALUE] [--json]' check null
expect 0 'player 1
take1
take2' '' moves null 'heap 2'
expect 0 'chance
heap7	1
heap8	2
heap9	1' '' moves null ''
expect 0 'over' '' moves null 'heap 0'
expect 0 'heap 2 ;players=2 turn=2' '' apply null 'heap 8' take2 take3 take1
expect 1 '' 'parlour: There are not that many counters left.' apply null 'heap 2' take3
expect 2 '' 'parlour: column 5: expected 1, 2 or 3 counters' apply null 'heap 2' take9
expect 0 'valid' '' check null 'heap 2'
expect 1 '' 'parlour: column 7: The heap is there already.' check null 'heap8 heap7'
expect 2 '' 'parlour: column 6: expected the counters left, 0 to 9, or '\''?'\''' check null 'heap x'
expect 0 '3' '' call null bestTake 7
expect 2 '' 'parlour: expected a heap, a number from 0 to 9' call null bestTake seven
expect 2 '' 'parlour: usage: parlour call null bestTake heap' call null bestTake
expect 2 '' 'parlour: Null has no function '\''worstTake'\''' call null worstTake 7
expect 2 '' 'parlour: null is not a game that can be solved' solve null
expect 2 '' 'parlour: null is not a game that can be solved' value null 'heap 2'
expect 2 '' 'parlour: --threads needs a whole number from 1 to 64' solve null --threads 0
expect 2 '' 'parlour: usage: parlour value GAME [STATE] [--OPTION=VALUE] [--json]' value
expect 0 '9' '' perft null --depth 2
expect 0 'heap7	3
heap8	3
heap9	3
9' '' perft null --depth 2 --divide
expect 2 '' 'parlour: perft needs --depth N' perft null
expect 2 '' 'parlour: '\''check'\'' has no flag --loud; see '\''parlour help check'\''' check null 'heap 2' --loud
expect 2 '' 'parlour: '\''chess'\'' is no player: random, greedy, flat, search, 1 to 9, gtp:COMMAND or engine:COMMAND' match null chess 1
expect 1 '' 'parlour: the game is over' hint null 'heap 0'
expect 1 '' 'parlour: chance acts now' hint null 'heap ?'
# A move that is forced has a value all the same: who takes the last counter wins.
expect 0 "$(printf 'player 1 to move, 3 steps\nmove\tvalue\tscores\tvisits\twhy\ntake1\t100.0 %%\t1.0 0.0\t3\tit takes the last counter')" \
  '' hint null 'heap 1' --player flat:steps=3
expect 2 '' 'parlour: no programs that speak GTP are known for Null' engine null --gtp
expect 2 '' 'parlour: --sprt needs two players and two differences in Elo, such as 0,60' match null 1 2 --sprt 60
expect 2 '' "parlour: 'search:speed=9' is no setting of a player, at 'speed=9'" match null search:speed=9 1
expect 2 '' 'parlour: --steps, --time, --cpu-time or --clock: one of them' match null 1 2 --time 5 --steps 5
expect 2 '' 'parlour: --round-robin or --gauntlet, not both' match null 1 2 3 --round-robin --gauntlet
expect 2 '' 'parlour: --part needs a share and how many there are, such as 3/8' match null 1 2 --part 9/8
expect 2 '' 'parlour: --record begins a file, --resume goes on with one: not both' match null 1 2 --record a --resume b
expect 2 '' 'parlour: null is not a game that can be solved' match null solver 1
expect 2 '' 'parlour: no programs that speak GTP are known for Null; see engine:COMMAND' match null 1 gtp:cat


# Commands of single games.
for command in unplayable canonical points code export import strings; do
  "$parlour" help "$command" | grep -q "^usage: parlour $command"
  check $? "help $command"
  "$parlour" "$command" --help | grep -q "^usage: parlour $command"
  check $? "$command --help"
done
expect 2 '' "parlour: 'unplayable' needs a game; see 'parlour help unplayable'" unplayable
expect 2 '' "parlour: there is no game 'chess'; 'parlour games' lists them" unplayable chess x
expect 2 '' "parlour: Null has no command 'unplayable'" unplayable null x
expect 2 '' 'parlour: usage: parlour canonical blokus CODE...' canonical blokus
expect 2 '' 'parlour: usage: parlour export blokus RECORD' export blokus
expect 2 '' 'parlour: usage: parlour unplayable blokus STATE' unplayable blokus '' ''
expect 0 'U' '' unplayable blokus ''
expect 0 'RCCC
RDCC' '' canonical blokus RCCC REEA
expect 2 '' 'parlour: column 1: expected a point, such as a1' code blokus a1 '#'
expect 1 '' "parlour: column 16: Blue's first tile must cover a free corner of the board." \
  import blokus '(;GM[Blokus];1[b2])'
expect 1 '' 'parlour: column 14: Node 05 is taken.' strings agamemnon 'Of Of05 BaBb Ba05'
"$parlour" export blokus 'RCCC RBTA' > game.$$
expect 0 'RCCC RBTA' '' import blokus game.$$
[ "$("$parlour" import blokus - < game.$$)" = 'RCCC RBTA' ]
check $? "a .blksgf file from standard input"
rm -f game.$$

# shellcheck disable=SC2046
expect 2 '' 'parlour: too many flags' show null 'heap 2' $(yes -- '-o /dev/null' | head -40)
expect 2 '' 'parlour: a position brings its own options' perft null 'heap 2' --depth 1 --players=3
expect 0 valid 'parlour: warning: A colour has opened in a corner that is not its own.' \
  check blokus 'corners=fixed; RBTA'
expect 2 '' 'parlour: column 21: expected a tile, A to U, or '\''.'\'' for a pass' check blokus 'corners=fixed; RBTA X'
board=$("$parlour" start marrakech)
expect 0 "$board" '' apply marrakech "  $board " ''
"$parlour" random null --games 2000 > /dev/full 2> /dev/null
[ $? = 2 ]
check $? "a full disk is no success"
"$parlour" games >&- 2> /dev/null
[ $? = 2 ]
check $? "neither is a closed output"
"$parlour" call null --batch <&- 2> /dev/null
[ $? = 2 ]
check $? "a batch needs an input"
expect 2 '' 'parlour: --size, --form, --palette and --format belong to a picture: they need -o FILE' show null 'heap 2' --size 9x9

[ "$(printf 'heap 8\n' | "$parlour" check null -)" = valid ]
check $? "a position from standard input"
[ "$(printf 'bestTake\t7\nbestTake\t"a"\nfly\nbestTake\t[1\nbestTake\nbestTake\t9\n' | "$parlour" call null --batch)" = \
'3
{"error": "expected a heap, a number from 0 to 9"}
{"error": "there is no such function"}
{"error": "column 11: '"']'"' expected near end of file"}
{"error": "wrong number of arguments"}
1' ]
check $? "a batch goes on after errors"
head -c 100000 /dev/zero | "$parlour" check null - > /dev/null 2>&1
[ $? = 2 ]
check $? "a hundred thousand NULs"
[ "$("$parlour" random null --games 3 --seed 5)" = "$("$parlour" random null --games 3 --seed 5)" ]
check $? "the same seed gives the same games"
"$parlour" bench null --time 10 | grep -q '^null  *general '
check $? "bench names the game"
printf 'moves\nfly\ntake9\n3\nundo\nredo\nseat 1 2\nsave game.%s\nquit\n' $$ |
  "$parlour" play null --seed 4 --seats person,random > played.$$ 2>&1
grep -q 'Column 1: expected' played.$$ && grep -q 'Player 1 took three counters' played.$$ && grep -q "saved in" played.$$
check $? "a game in the terminal: moves, mistakes, undo, redo, seats, save"
echo quit | "$parlour" play null --load game.$$ | grep -q 'seed 4'
check $? "a saved game goes on"
echo damaged > game.$$
echo quit | "$parlour" play null --load game.$$ 2>&1 | grep -q 'Column'
check $? "a damaged save is refused with its column"
rm -f played.$$ game.$$
echo quit | "$parlour" play null --seats random,random --seed 1 | grep -q 'The game is over'
check $? "computers play to the end"
printf '1\n' | "$parlour" play null --seats person,person --seed 3 > played.$$ # its input ends: nothing is lost
echo quit | "$parlour" play null --resume | grep -q 'seed 3'
check $? "a game that was broken off goes on"
games=$("$parlour" kept | wc -l)
sleep 1.1 # dates of games are whole seconds
mkfifo typed.$$
"$parlour" play null --seats person,person --seed 8 < typed.$$ > played.$$ &
game=$!
exec 9> typed.$$
echo 1 >&9
until [ "$("$parlour" kept | wc -l)" -gt "$games" ] || ! kill -0 $game 2> /dev/null; do sleep 0.1; done
kill -9 $game
wait $game 2> /dev/null
exec 9>&-
rm -f typed.$$
echo quit | "$parlour" play null --resume | grep -q 'seed 8'
check $? "a game that was killed goes on"
# A wrong answer is met by what it is worth, what it does, and what would follow, in words as well.
second=$(sed -n 's/^next: \(.*\) = .*/\1/p' "$source/games/marrakech/puzzles.txt" | head -n 1)
printf '%s\nquit\n' "$second" | "$parlour" puzzle marrakech 1 | tr '\n' ' ' > played.$$
for words in 'Yellow lays a rug next to Assam\.' 'Not this one: it brings chances of 17 %, the answer 50 %\.' \
  'What it does: it covers 1 square of cyan' 'What would follow: rotate[0-9]* Cyan \(turned\|left\) Assam'; do
  grep -q "$words" played.$$
  check $? "puzzle says: $words"
done
rm -f played.$$
printf 'roll\n' | "$parlour" play marrakech --by-hand --seats person,person > played.$$ 2>&1
"$parlour" play marrakech --by-hand --seats person,person << 'END' | grep -q 'rolled 3'
rotate0
roll3
END
check $? "who rolls real dice types what came"
printf 'parlour 1\ngame null 0\noptions players=2\nseats person person person person\nseed 1\nstart new\nmoves 3 of 3\nheap3\ntake2\ntake2\nend\n' > played.$$
printf 'take1\nquit\n' | "$parlour" play null --load played.$$ | grep -c 'older rules' | grep -q 2
check $? "a game of older rules is shown as far as it is legal today"
"$parlour" kept --out all.$$ && rm -rf "$XDG_DATA_HOME/parlour" && "$parlour" kept --in all.$$ | grep -q 'taken in' &&
  "$parlour" kept --in all.$$ | grep -q '0 games were taken in'
check $? "all games in one file, and in again once"
rm -f played.$$ all.$$
"$parlour" games | grep -q '^null'
[ $? = 1 ]
check $? "the template game is hidden from players"

# complete 'EXPECTED' WORD...: what bash offers for the last word
complete() {
  expected=$1
  shift
  # shellcheck disable=SC2016
  got=$(PATH=$(dirname "$parlour"):$PATH bash -c '
    . "$0/data/parlour.bash"
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
    _parlour
    echo "${COMPREPLY[*]}"' "$source" parlour "$@")
  [ "$got" = "$expected" ]
  check $? "complete $*"
}
complete 'start strings' st
complete 'marrakech' start m
complete '--seed --json --players=2 --players=3 --players=4 --facing=N --facing=E --facing=S --facing=W' start marrakech --
complete 'three two teams' random blokus --mode = t
complete '--output --format --size --form --palette --json --players=2 --players=3 --players=4' show null 'heap 2' -
complete 'duo' hint blokus --mode d
complete 'legitimateGame' call blokus l
complete 'unplayable' help un

finish
