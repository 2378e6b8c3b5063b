#!/bin/sh
# Outside programs as players: good ones play, all others end the match with a sentence, soon, and leave nothing running:
# outside.sh PARLOUR
parlour=$1
. "$(dirname "$0")/tap.sh"

"$parlour" match null 3 "engine:$parlour engine null --player 3" --games 6 > "$folder/table"
check $? "our engine is a player"
"$parlour" match blokus random "gtp:$parlour engine blokus --gtp --player random" --games 2 --mode=duo > "$folder/table"
check $? "and by the Go Text Protocol"

# Programs that never answer are waited for in vain, so not for long; others as long as a busy machine may take.
refuses() { # SENTENCE COMMAND [SECONDS]
  timeout 60 "$parlour" match null random "$2" --games 4 --threads 2 --patience "${3:-30}" > "$folder/table" 2> "$folder/error"
  [ $? = 1 ] && grep -q "$1" "$folder/error"
  check $? "$1: $2"
}

refuses "has ended" "engine:false"
refuses "has ended" "engine:$folder/no-such-program"
refuses "does not answer: ugi" "engine:echo hello; sleep 100" 1
refuses "does not answer: ugi" "engine:cat > /dev/null" 1
refuses "does not answer: isready" "engine:yes ugiok" 5
refuses "does not answer" "engine:head -c 300000 /dev/zero; sleep 100" 1
refuses "has ended without an answer: go" "engine:printf 'ugiok\nreadyok\n'; sleep 0.2; kill -9 \$\$"
refuses "answers with no move: fish" "engine:printf 'ugiok\nreadyok\nbestmove fish\n'; cat > /dev/null"
refuses "answers with an illegal move: heap7" "engine:printf 'ugiok\nreadyok\nbestmove heap7\n'; cat > /dev/null"
refuses "complains: I do not like this" "engine:echo error I do not like this; cat > /dev/null"

# What the command starts goes with it, even if it does not listen to signals. (Killed is not yet gone: look again.)
long=9$$
timeout 30 "$parlour" match null random "engine:trap '' TERM HUP INT; sleep $long & cat" --games 2 --patience 1 \
  > "$folder/table" 2> "$folder/error"
left=50
while [ $left -gt 0 ] && cat /proc/[0-9]*/cmdline 2> /dev/null | tr '\0' ' ' | grep -q "[s]leep $long "; do
  left=$((left - 1))
  sleep 0.1
done
[ $left -gt 0 ]
check $? "nothing is left running"

# Nobody waits for a thought without end when the input has ended.
printf 'make heap9\ngo infinite\n' | timeout 30 "$parlour" engine null | grep -q '^bestmove take'
check $? "the end of the input ends an endless thought"

finish
