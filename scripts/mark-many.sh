#!/bin/sh
# Marks a folder of 200 submissions in one command, killed once on the way: scripts/mark-many.sh PARLOUR [COUNT]
#
# Most are right; every tenth is wrong in one function, and of the others some crash, loop, flood, breed processes or are no
# program at all. Every mark must be the one that is due, whoever stands beside it.
set -eu
parlour=$(realpath "$1")
vectors=$(realpath "$(dirname "$0")/../games/marrakech/tests/calls.tsv")
count=${2:-200}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"
mkdir "$folder/all"
i=0
while [ $i -lt "$count" ]; do
  place=$folder/all/$(printf 'student-%03d' $i)
  mkdir "$place"
  right="exec '$parlour' call marrakech --batch"
  case $((i % 20)) in
  3 | 13) echo "'$parlour' call marrakech --batch | sed 's/^true$/false/'" ;; # wrong wherever true is right
  5) echo 'kill -SEGV $$' ;;
  7) echo 'while :; do :; done' ;;
  9) echo 'exec yes' ;;
  11) echo 'b() { b | b & }; b; sleep 100' ;;
  15) echo 'exec no-such-program' ;;
  *) echo "$right" ;;
  esac > "$place/run.sh"
  i=$((i + 1))
done
mark() {
  "$parlour" mark marrakech "$vectors" --folder "$folder/all" --csv "$folder/marks.csv" --feedback "$folder/words" --quiet --time 500 --total 20 -- sh run.sh
}
begin=$(date +%s)
: > "$folder/progress"
mark 2> "$folder/progress" &
marking=$!
until [ "$(wc -l < "$folder/progress")" -ge $((count / 3)) ] || ! kill -0 $marking 2> /dev/null; do sleep 0.2; done
kill -9 $marking 2> /dev/null || true
wait $marking || true
before=$(wc -l < "$folder/marks.csv")
mark 2> "$folder/progress"
seconds=$(($(date +%s) - begin))
bad=$(awk -F, 'NR > 1 { split($1, name, "-"); kind = substr(name[2], 1, 3) % 20; full = $2 == $3
  none = kind == 5 || kind == 7 || kind == 9 || kind == 11 || kind == 15; part = kind == 3 || kind == 13
  if (none ? $2 > 0 : part ? full || $2 == 0 : !full) print }' "$folder/marks.csv")
rows=$(($(wc -l < "$folder/marks.csv") - 1))
[ -z "$bad" ] && [ "$rows" = "$count" ] && [ "$(ls "$folder/words" | wc -l)" = "$count" ] ||
  { echo "marks that are not due among $rows: $bad"; exit 1; }
echo "$count submissions marked in $seconds s, killed after $((before - 1)): every mark is the one that is due"
