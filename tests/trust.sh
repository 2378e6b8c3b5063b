#!/bin/sh
# Our word about files: what is not ours is never touched, what fails leaves the old file whole, and closed standard
# streams do no harm: trust.sh PARLOUR SOURCE KIND...; the kinds of pictures that this build can write
parlour=$1
source=$2
shift 2
. "$(dirname "$0")/tap.sh"
state=$(sed -n 's/^viewer .* | //p' "$source/games/marrakech/tests/draw/scenes.txt")

# A disk without room: files may grow to 2 KB only, and the signal that says so is ignored.
crowded() { (trap '' XFSZ; ulimit -f 4; exec "$@") 2> "$folder.said"; }
trap 'rm -rf "$folder" "$folder.said"' EXIT

for kind in "$@"; do
  "$parlour" show marrakech "$state" -o "$folder/good.$kind"
  cp "$folder/good.$kind" "$folder.said.$kind"
  crowded "$parlour" show marrakech "$state" -o "$folder/good.$kind"
  status=$?
  [ $status = 2 ] && cmp -s "$folder/good.$kind" "$folder.said.$kind" && [ "$(find "$folder" -type f | wc -l)" = 1 ]
  check $? "a $kind that does not fit says so, and the old one stays whole"
  grep -q "^parlour: $folder/good.$kind: File too large" "$folder.said"
  check $? "the sentence names the file and what is wrong"
  rm -f "$folder/good.$kind" "$folder.said.$kind"
done

mkfifo "$folder/pipe.svg"
timeout 20 "$parlour" show null 'heap 3' -o "$folder/pipe.svg" 2> /dev/null
[ $? = 2 ] && [ -p "$folder/pipe.svg" ]
check $? "a picture takes no pipe's place"
echo 'something of mine' > "$folder/real.svg"
chmod 640 "$folder/real.svg"
ln -s real.svg "$folder/link.svg"
"$parlour" show null 'heap 3' -o "$folder/link.svg" && [ -L "$folder/link.svg" ] && grep -q '<svg' "$folder/real.svg" &&
  [ "$(stat -c %a "$folder/real.svg")" = 640 ]
check $? "a link stays a link, and its file keeps its permissions"

printf 'my thesis, all of it in one line' > "$folder/thesis"
cp "$folder/thesis" "$folder/copy"
"$parlour" solve catan-dice --file "$folder/thesis" > "$folder/out" 2>&1
[ $? = 2 ] && cmp -s "$folder/thesis" "$folder/copy" && grep -q 'is no table of ours' "$folder/out"
check $? "solve --file leaves alone what is no table"
timeout 20 "$parlour" solve catan-dice --file /dev/zero > "$folder/out" 2>&1
[ $? = 2 ] && grep -q 'is no table of ours' "$folder/out"
check $? "solve --file does not read a device for ever"

"$parlour" match null random random --games 4 --seed 3 --record "$folder/open" > /dev/null
"$parlour" match null random random --games 4 --seed 3 --record "$folder/closed" <&- >&- 2>&-
cmp "$folder/open" "$folder/closed"
check $? "with closed standard streams records hold records only"
"$parlour" games >&- 2> "$folder/out"
[ $? = 2 ] && grep -q 'cannot write the output' "$folder/out"
check $? "a closed output is told"

# The doctor.
XDG_DATA_HOME=$folder/data
XDG_CACHE_HOME=$folder/cache
XDG_CONFIG_HOME=$folder/config
export XDG_DATA_HOME XDG_CACHE_HOME XDG_CONFIG_HOME
for seed in 1 2; do
  printf '1\n' | "$parlour" play null --seats person,person --seed $seed > /dev/null
done
[ "$("$parlour" doctor)" = '2 sound, 0 mended, 0 in trouble' ]
check $? "games that were kept are sound"
broken=$(find "$folder/data" -name '*.parlour' | head -1)
sed -i 's/^moves/movse/' "$broken"
cp "$broken" "$folder/damaged"
"$parlour" doctor --look > "$folder/out"
[ $? = 1 ] && grep -q "expected 'moves'" "$folder/out" && cmp -s "$broken" "$folder/damaged"
check $? "the doctor says what is wrong, and only looks if asked to"
"$parlour" doctor > "$folder/out"
[ $? = 0 ] && grep -q '^1 sound, 1 mended, 0 in trouble' "$folder/out" && [ ! -e "$broken" ] &&
  cmp -s "$broken.damaged" "$folder/damaged"
check $? "damage is put aside as it was"
[ "$("$parlour" doctor)" = '1 sound, 0 mended, 0 in trouble' ]
check $? "a second visit finds nothing to do"
mkdir -p "$folder/cache/parlour"
echo 'a letter' > "$folder/cache/parlour/catan-dice.table"
"$parlour" doctor > "$folder/out"
[ $? = 1 ] && grep -q 'no table of ours' "$folder/out" && grep -q 'a letter' "$folder/cache/parlour/catan-dice.table"
check $? "the doctor leaves alone what is not ours"
printf 'parlour\0cut off' > "$folder/cache/parlour/catan-dice.table"
"$parlour" doctor > "$folder/out" && [ ! -e "$folder/cache/parlour/catan-dice.table" ]
check $? "a damaged table is removed"
"$parlour" match null random random --games 4 --seed 3 --record "$folder/match" > /dev/null
"$parlour" doctor "$folder/match" | grep -q '^1 sound'
check $? "records of a match are looked at"
sed -i '2s/1000/0/' "$folder/match"
"$parlour" doctor "$folder/match" > "$folder/out" 2>&1
[ $? = 1 ]
check $? "and edited ones are told"
# A sanitized program cannot even begin in so little.
if ( ulimit -v 1000000 && exec "$parlour" games ) > /dev/null 2>&1; then
  ( ulimit -v 1000000 && exec "$parlour" match null random random --games 100000000 ) > "$folder/out" 2>&1
  [ $? = 2 ] && [ "$(cat "$folder/out")" = 'parlour: there is not enough memory' ]
  check $? "a match for which there is no memory says so"
fi
finish
