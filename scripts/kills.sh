#!/bin/sh
# Many quick kills: scripts/kills.sh PARLOUR [KILLS]; 1,000 unless told, nine of ten of a match that is resumed each time, the others of
# `solve`. The records must be those of a match that nobody disturbed, no table may be damaged, and nothing may be left behind.
# It may be stopped at any time: what was done is added up in kills.done, in the folder it is started from.
set -eu
parlour=$1
kills=${2:-1000}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export XDG_CACHE_HOME="$folder" XDG_DATA_HOME="$folder/data"

killed() { # SECONDS COMMAND...: 0 if it was still running then
  wait=$1
  shift
  "$@" > "$folder/out" 2>&1 &
  sleep "$wait"
  kill -9 $! 2> /dev/null || { wait $! || true; return 1; }
  wait $! 2> /dev/null || true
}

match() { # FLAG FILE
  "$parlour" match null random random --games 20000 --seed 5 "$1" "$2"
}
match --record "$folder/whole" > "$folder/out" 2>&1
done=0
round=0
while [ $done -lt "$kills" ]; do
  round=$((round + 1))
  if [ $((round % 10)) = 0 ]; then
    killed "0.$((round % 9 + 1))" "$parlour" solve catan-dice && done=$((done + 1))
    "$parlour" doctor > "$folder/out" || { cat "$folder/out"; exit 1; }
  elif killed "0.0$((round % 8 + 1))" "$parlour" match null random random --games 20000 --seed 5 --resume "$folder/match"; then
    done=$((done + 1))
  else
    cmp "$folder/match" "$folder/whole"
    rm "$folder/match"
  fi
done
match --resume "$folder/match" > "$folder/out" 2>&1
cmp "$folder/match" "$folder/whole"
[ "$(find "$folder" -name '*.new.*' | wc -l)" = 0 ] || { echo "something was left behind"; exit 1; }
echo "$done $(date +%F)" >> kills.done
echo "$done kills: the records are whole, no table is damaged"
