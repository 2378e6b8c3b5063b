#!/bin/sh
# The viewer shows every state that is well-formed, also impossible ones, and says what is wrong: odd.sh PARLOUR ODD.TSV GAME.
# A line of the table is the warning, or -, and the state.
parlour=$1
table=$2
game=$3
. "$(dirname "$0")/tap.sh"
tab=$(printf '\t')
while IFS=$tab read -r warning state; do
  picture=$("$parlour" show "$game" "$state" -o - --format svg 2> "$folder/said")
  status=$?
  said=$(sed 's/^parlour: warning: column [0-9]*: //' "$folder/said")
  [ "$warning" = - ] && warning=
  [ $status = 0 ] && [ "${picture%"${picture#<}"}" = '<' ] && [ "$said" = "$warning" ]
  check $? "$game is shown: $(printf '%.60s' "$state") ($said)"
done < "$table"
finish
