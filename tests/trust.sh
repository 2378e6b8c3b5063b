#!/bin/sh
# Our word about files: what is not ours is never touched, what fails leaves the old file whole, and closed standard
# streams do no harm: trust.sh PARLOUR SOURCE
parlour=$1
source=$2
. "$(dirname "$0")/tap.sh"
state=$(sed -n 's/^viewer .* | //p' "$source/games/marrakech/tests/draw/scenes.txt")

# A disk without room: files may grow to 2 KB only, and the signal that says so is ignored.
crowded() { (trap '' XFSZ; ulimit -f 4; exec "$@") 2> "$folder.said"; }
trap 'rm -rf "$folder" "$folder.said"' EXIT

for kind in svg png pdf; do
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
finish
