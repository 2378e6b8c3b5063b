#!/bin/sh
# Outside programs as players: good ones play, all others forfeit their games with a sentence, the match goes on, and
# nothing is left running: outside.sh PARLOUR [FLAG]. The flag goes to every match (programs under a sanitizer need more
# memory than we allow).
parlour=$(realpath "$1")
limits=$2
. "$(dirname "$0")/tap.sh"
cd "$folder" || exit 1

match() { timeout 100 "$parlour" match "$@" $limits > table 2> error; }

match null 3 "engine:$parlour engine null --player 3" --games 6 && ! grep -q forfeit table
check $? "our engine is a player"
match catan-dice random "engine:$parlour engine catan-dice --player random" --games 2 --players=2 && ! grep -q forfeit table
check $? "also where moves have blanks"
match blokus random "gtp:$parlour engine blokus --gtp --player random" --games 2 --mode=duo && ! grep -q forfeit table
check $? "and by the Go Text Protocol"

# Programs that never answer are waited for in vain, so not for long; others as long as a busy machine may take.
forfeits() { # WORD SENTENCE COMMAND [SECONDS]
  match null random "$3" --games 4 --threads 2 --patience "${4:-30}" --log log
  [ $? = 0 ] && grep -q "player 2 forfeited 4 games: 4 $1\$" table && grep -q "$2" error && grep -q "$2" log &&
    awk '$1 == "random" && $6 == "100.0" { good = 1 } END { exit !good }' table
  check $? "$1, $2: $3"
}

forfeits crashed "has ended" "engine:false"
forfeits crashed "has ended" "engine:$folder/no-such-program"
forfeits silent "does not answer: ugi" "engine:echo hello; sleep 100" 1
forfeits silent "does not answer: ugi" "engine:cat > /dev/null" 1
forfeits talkative "says too much" "engine:yes ugiok"
forfeits talkative "says too much" "engine:echo ugiok; echo readyok; tr '\\0' '\\n' < /dev/zero"
forfeits talkative "says too much" "engine:head -c 300000 /dev/zero; sleep 100"
forfeits talkative "says too much" "engine:cat /dev/zero >&2"
forfeits crashed "has ended without an answer: go" "engine:printf 'ugiok\nreadyok\n'; sleep 0.2; kill -9 \$\$"
forfeits illegal "answers with no move: fish" "engine:printf 'ugiok\nreadyok\nbestmove fish\n'; cat > /dev/null"
forfeits illegal "answers with an illegal move: heap7" "engine:printf 'ugiok\nreadyok\nbestmove heap7\n'; cat > /dev/null"
forfeits refused "complains: I do not like this" \
  "engine:printf 'ugiok\nreadyok\nerror I do not like this\n'; cat > /dev/null"

printf 'printf "\\033[31mred\\007\\n" >&2\n' > escapes
match null random "engine:sh escapes" --games 2 --log escaped
grep -qF '?[31mred?' escaped
check $? "what it complains about is no command to the terminal that shows the log"

# A program that has 20 ms and takes 1,000 is late. One that resigns has lost, and that is no fault.
bot='engine:while read -r word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; go) '
match null random "$bot sleep 1; echo bestmove take1;; esac; done" --games 2 --time 20
grep -q "player 2 forfeited 2 games: 2 late" table
check $? "late: 1000 of 20 ms"
match null random "$bot echo bestmove resign;; esac; done" --games 4
grep -q "player 2 resigned 4 games" table && ! grep -q forfeit table
check $? "resigning is no fault"

# Half the games fail, the others are played: the program is started anew.
match null random "engine:$parlour engine null | while read -r line; do case \$line in 'bestmove take1') echo bestmove fish;;
  *) echo \"\$line\";; esac; done" --games 20
awk '/^player 2 forfeited/ { forfeits = $4 } $1 == "random" { won = $3; lost = $5 }
  END { exit !(forfeits > 0 && lost > 0 && won >= forfeits && won + lost == 20) }' table
check $? "a match goes on after a fault"

# A position is long, a pipe is short: who only talks does not hang us, nor who does not listen.
match marrakech random "engine:echo ugiok; echo readyok; while echo info string x; do sleep 0.01; done" --games 2 --patience 2
grep -q "player 2 forfeited 2 games" table
check $? "a program that only talks does not hang us"

# The signals of a program are as a shell gives them; its memory is limited.
match null random "engine:grep SigIgn: /proc/self/status > signals; false" --games 2
grep -q 'SigIgn:.*0000000000000000$' signals
check $? "no signal is ignored"
"$parlour" match null random "engine:python3 -c 'x = bytearray(900 << 20)' 2> memory; false" --games 2 --memory 500 > table 2> error
grep -q MemoryError memory
check $? "memory is limited"

# What the command starts goes with it, however we end, even if it does not listen to signals or has left the group.
# (Killed is not yet gone: look again.)
left_running() { # NUMBER
  left=100
  while [ $left -gt 0 ] && cat /proc/[0-9]*/cmdline 2> /dev/null | tr '\0' ' ' | grep -q "[s]leep $1 "; do
    left=$((left - 1))
    sleep 0.1
  done
  [ $left = 0 ]
}
long=9$$
match null random "engine:trap '' TERM HUP INT; sleep $long & cat" --games 2 --patience 1
! left_running $long
check $? "nothing is left running"
for signal in INT TERM HUP KILL; do
  long=8$((long + 1))
  # A shell's background job ignores INT unless told otherwise.
  python3 -c 'import signal, sys, os; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])' \
    "$parlour" match null random "engine:trap '' TERM HUP INT; sleep $long & setsid sleep $long & touch begun; sleep $long" \
    --games 2 --patience 100 > table 2> error &
  child=$!
  until [ -e begun ] || ! kill -0 $child 2> /dev/null; do sleep 0.05; done
  kill -$signal $child
  wait $child 2> /dev/null
  ! left_running $long && rm begun
  check $? "nothing outlives us: $signal"
  [ $signal = KILL ] || grep -q '^null 0 games' table
  check $? "the table so far: $signal"
done

# Nor if it has stopped the one who keeps it.
long=7$$
match null random "engine:kill -STOP \$PPID; exec sleep $long" --games 2 --patience 1
[ $? = 0 ] && grep -q "player 2 forfeited 2 games: 2 silent" table && ! left_running $long
check $? "who stops his keeper is ended"
long=6$$
"$parlour" match null random "engine:kill -STOP \$PPID; touch begun; exec sleep $long" --games 2 --patience 100 > table 2> error &
child=$!
until [ -e begun ] || ! kill -0 $child 2> /dev/null; do sleep 0.05; done
kill -KILL $child
wait $child 2> /dev/null
! left_running $long
check $? "also if we are killed"

# Nobody waits for a thought when the input has ended.
for thought in 'go infinite' 'go movetime 100000' 'go'; do
  printf 'setoption name level value 9\nmake heap9\n%s\n' "$thought" | timeout 30 "$parlour" engine null | grep -q '^bestmove take'
  check $? "the end of the input ends a thought: $thought"
done

finish
