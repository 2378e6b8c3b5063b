#!/bin/sh
# A match that is killed goes on from its file, whatever the moment, and ends as if nothing had happened: resume.sh PARLOUR
parlour=$1
. "$(dirname "$0")/tap.sh"

games='match null 3 2 --games 300 --seed 4'
match() { # FILE FLAG THREADS
  # shellcheck disable=SC2086
  "$parlour" $games "--$2" "$folder/$1" --threads "$3"
}

match whole record 1 > "$folder/table"
[ "$(wc -l < "$folder/whole")" = 301 ]
check $? "a heading and 300 games"
match whole record 1 2> "$folder/error"
[ $? = 2 ] && grep -q "exists: --resume goes on with it" "$folder/error"
check $? "records are not overwritten"

for moment in 1 2 3 4 5 6 7 8; do
  rm -f "$folder/killed"
  # shellcheck disable=SC2086
  "$parlour" $games --resume "$folder/killed" --threads 2 > /dev/null &
  child=$!
  until [ "$(wc -l 2> /dev/null < "$folder/killed" || echo 0)" -gt $((moment * 30)) ] || ! kill -0 $child 2> /dev/null; do :; done
  kill -9 $child 2> /dev/null
  wait $child 2> /dev/null
  printf '17\t1 2\t10' >> "$folder/killed" # as if a line had been torn
  match killed resume 2 > "$folder/again"
  cmp -s "$folder/again" "$folder/table"
  check $? "the same table after a kill ($moment)"
  sort "$folder/killed" > "$folder/a"
  sort "$folder/whole" > "$folder/b"
  cmp -s "$folder/a" "$folder/b"
  check $? "the same records after a kill ($moment)"
done

"$parlour" match null 3 1 --games 300 --seed 4 --resume "$folder/whole" 2> "$folder/error" > /dev/null
[ $? = 2 ] && grep -q "not of this match" "$folder/error"
check $? "another match does not go on with these records"
sed -n '2,$p' "$folder/whole" | cut -f6 | while read -r record; do
  "$parlour" check null "$record" > /dev/null || exit 1
done
check $? "every record can be replayed"

# A ladder is kept row by row: its shares, killed and taken up again, are the undivided ladder.
ladder() { "$parlour" ladder null --games 40 --seed 4 "$@"; }
ladder > "$folder/ladder"
ladder --part 1/3 --resume "$folder/rows" > /dev/null &
child=$!
until [ "$(cat "$folder"/rows/* 2> /dev/null | wc -l)" -gt 20 ] || ! kill -0 $child 2> /dev/null; do :; done
kill -9 $child 2> /dev/null
wait $child 2> /dev/null
ladder --merge "$folder/rows" > "$folder/again" 2> "$folder/error"
[ $? = 1 ] && grep -q 'is missing\|only .* games were played' "$folder/error"
check $? "a ladder that is not complete is not told"
for part in 3 1 2; do ladder --part $part/3 --resume "$folder/rows" > /dev/null; done
ladder --merge "$folder/rows" > "$folder/again" && cmp -s "$folder/again" "$folder/ladder"
check $? "the same ladder from its shares"
ladder --merge "$folder/rows" --seed 5 > /dev/null 2> "$folder/error"
[ $? = 1 ] && grep -q 'not of this match' "$folder/error"
check $? "rows of another ladder are refused"

finish
