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

ln -s nowhere "$folder/lost.svg"
"$parlour" show null 'heap 3' -o "$folder/lost.svg" 2> "$folder/out"
[ $? = 2 ] && [ -L "$folder/lost.svg" ] && grep -q 'lost.svg: No such file or directory' "$folder/out"
check $? "a link that leads nowhere stays, too"
ln -s /dev/full "$folder/full.svg"
"$parlour" rules null --picture 1 -o "$folder/full.svg" 2> "$folder/out"
[ $? = 2 ] && [ -L "$folder/full.svg" ] && grep -q 'full.svg: this is no plain file' "$folder/out"
check $? "a picture of the rules takes no device's place"

printf 'my thesis, all of it in one line' > "$folder/thesis"
cp "$folder/thesis" "$folder/copy"
"$parlour" solve catan-dice --file "$folder/thesis" > "$folder/out" 2>&1
[ $? = 2 ] && cmp -s "$folder/thesis" "$folder/copy" && grep -q 'is no table of ours' "$folder/out"
check $? "solve --file leaves alone what is no table"
timeout 20 "$parlour" solve catan-dice --file /dev/zero > "$folder/out" 2>&1
[ $? = 2 ] && grep -q 'is no table of ours' "$folder/out"
check $? "solve --file does not read a device for ever"

crowded "$parlour" solve catan-dice --file "$folder/table" > "$folder/out"
[ $? = 2 ] && [ ! -s "$folder/out" ] && [ ! -e "$folder/table" ] && grep -q 'cannot keep the table .*: File too large' "$folder.said"
check $? "solve --file says before it computes that there is no room for the table"
said=$( (ulimit -f 0; exec "$parlour" match null random random --games 2 --log "$folder/log") 2>&1)
[ $? = 2 ] && [ "$said" = "parlour: cannot write '$folder/log': File too large" ] && [ ! -s "$folder/log" ]
check $? "match --log says before it plays that there is no room for its first line"
said=$( (ulimit -f 1; exec "$parlour" match null random engine:/bin/false --games 20 --log "$folder/log") 2>&1)
[ $? = 1 ] && echo "$said" | grep -q '^parlour: cannot write the log: File too large'
check $? "and fails if there is none for the others"

# Whatever is asked to write into a file that holds something else leaves it alone, before any work is done.
keeps() { # WHAT COMMAND...
  cp "$folder/copy" "$folder/thesis"
  what=$1
  shift
  "$@" > "$folder/out" 2>&1
  [ $? = 2 ] && cmp -s "$folder/thesis" "$folder/copy" && grep -q 'holds something else than .*: nothing was changed' "$folder/out"
  check $? "$what leaves alone what is something else"
}
head -30 "$source/games/marrakech/tests/calls.tsv" > "$folder/vectors"
for report in csv junit feedback; do
  keeps "mark --$report" "$parlour" mark marrakech "$folder/vectors" --$report "$folder/thesis" -- /bin/true
done
keeps 'puzzles --to' "$parlour" puzzles marrakech --make 1 --to "$folder/thesis"
keeps 'kept --out' env XDG_DATA_HOME="$folder/nothing" "$parlour" kept --out "$folder/thesis"
"$parlour" kept --in "$folder/thesis" > /dev/null 2>&1
[ $? = 1 ]
check $? "kept --in fails where there is no game in the file"
"$parlour" kept --in /dev/null > /dev/null 2>&1
[ $? = 2 ]
check $? "and where there is nothing in it"
printf ' \n\n\t ' > "$folder/blank"
"$parlour" kept --in "$folder/blank" > "$folder/out" 2>&1
[ $? = 1 ] && grep -q 'blank: There is nothing in it' "$folder/out"
check $? "and where there are only blanks"
"$parlour" puzzles marrakech --of "$folder/thesis" > "$folder/out" 2>&1
[ $? = 2 ] && grep -q 'holds no puzzles' "$folder/out"
check $? "puzzles --of says that there are none"
for words in 'import blokus' 'match --merge' 'match null random random --games 2 --openings' 'kept --in'; do
  "$parlour" $words "$folder" > "$folder/out" 2>&1
  [ $? = 2 ] && grep -Eq "cannot read '$folder': (Is a directory|this is no plain file)" "$folder/out"
  check $? "$words of a folder says why it cannot be read"
done
timeout 20 "$parlour" doctor "$folder/pipe.svg" > "$folder/out"
[ $? = 1 ] && grep -q 'this is no plain file' "$folder/out"
check $? "the doctor waits for no pipe"
for flag in '' --in --out; do
  env -u HOME -u XDG_DATA_HOME "$parlour" kept $flag ${flag:+"$folder/thesis"} > "$folder/out" 2>&1
  [ $? = 2 ] && grep -q 'there is no home folder' "$folder/out"
  check $? "kept $flag without a home says so"
done
for words in kept doctor; do
  XDG_DATA_HOME=$folder/thesis "$parlour" $words > "$folder/out" 2>&1
  [ $? != 0 ] && grep -q 'Not a directory' "$folder/out"
  check $? "$words says so where the folder of games is none"
done

"$parlour" match null random random --games 4 --seed 3 --record "$folder/open" > /dev/null
"$parlour" match null random random --games 4 --seed 3 --record "$folder/closed" <&- >&- 2>&-
cmp "$folder/open" "$folder/closed"
check $? "with closed standard streams records hold records only"
for length in 4094 4095 4096 20000; do
  printf "%${length}s1\n" '' | tr ' ' x | XDG_DATA_HOME="$folder/none" "$parlour" play null --seats person,person --seed 1 > "$folder/out" 2>&1
  grep -q 'Player 1> ' "$folder/out" && ! grep -q 'Player 2> ' "$folder/out"
  check $? "the tail of a line of $length bytes is no command"
done
"$parlour" games >&- 2> "$folder/out"
[ $? = 2 ] && grep -q 'cannot write the output' "$folder/out"
check $? "a closed output is told"

# A disk without room: a game that is not kept in the end is told by the status, too; the folder's own trouble is named.
printf '1\n' | XDG_DATA_HOME="$folder/thesis" "$parlour" play null --seats person,person --seed 1 > "$folder/out" 2>&1
[ $? = 2 ] && grep -q 'cannot be stored: Not a directory' "$folder/out" && grep -q 'the game is not kept' "$folder/out"
check $? "a game that could not be kept is no success"
cp "$folder/copy" "$folder/thesis"
printf 'parlour games 1\n' > "$folder/all"
printf par > "$folder/short"
for file in thesis all short; do
  cp "$folder/$file" "$folder/before"
  printf '1\nsave %s\nquit\n' "$folder/$file" | XDG_DATA_HOME="$folder/none" "$parlour" play null --seats person,person --seed 1 > "$folder/out" 2>&1
  cmp -s "$folder/$file" "$folder/before" && grep -q 'holds something else than a game: nothing was changed' "$folder/out"
  check $? "save leaves alone what is no saved game ($file)"
done
for i in 1 2; do
  printf '1\nsave %s\nquit\n' "$folder/saved" | XDG_DATA_HOME="$folder/none" "$parlour" play null --seats person,person --seed $i > /dev/null 2>&1
  grep -qx "seed $i" "$folder/saved"
  check $? "and is written over one ($i)"
done
"$parlour" match null random random --games 2 --record "$folder/nowhere/match" > "$folder/out" 2>&1
[ $? = 2 ] && grep -q "cannot write '$folder/nowhere/match': No such file" "$folder/out"
check $? "records that cannot be written: the reason is said"

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
games=$folder/data/parlour/games
for i in $(seq 200); do cp "$folder/damaged" "$games/$i.parlour"; done
"$parlour" doctor > "$folder/out" & "$parlour" doctor > "$folder/out.2"
first=$?
wait $!
[ $? = 0 ] && [ $first = 0 ] && [ "$(find "$games" -name '[0-9]*.parlour.damaged' | wc -l)" -ge 200 ] &&
  [ "$(cat "$folder/out" "$folder/out.2" | grep -c 'it is now')" = 200 ]
check $? "two doctors at once share the work, and neither trips over the other"
rm -f "$games"/*.damaged*
sound=$(find "$games" -name '*.parlour')
cp "$sound" "$folder/kept"
for newer in 's/^kept 1/kept 2/' 's/^parlour 1/parlour 9/' 's/^game null 1/game null 2/' 's/^game null/game chess/'; do
  sed "$newer" "$folder/kept" > "$sound"
  cp "$sound" "$folder/copy"
  "$parlour" doctor > "$folder/out"
  [ $? = 1 ] && cmp -s "$sound" "$folder/copy" && grep -q 'it stays as it is' "$folder/out"
  check $? "what a newer version kept is no damage ($newer)"
done
cp "$folder/kept" "$sound"
mkfifo "$games/pipe.parlour"
"$parlour" doctor > "$folder/out"
[ $? = 1 ] && grep -q 'this is no plain file; it stays as it is' "$folder/out" && [ -p "$games/pipe.parlour" ]
check $? "a pipe among the games is told"
rm "$games/pipe.parlour"

escape=$(printf 'a\033[31m\nb')
echo nothing > "$folder/$escape"
"$parlour" doctor "$folder/$escape" > "$folder/out"
[ $? = 1 ] && grep -qF 'a\x1b[31m\x0ab: ' "$folder/out"
check $? "names of files are no commands to the terminal"

# Games in a file: one that cannot be read is told, and then no older file, which may have it, is replaced.
"$parlour" kept --out "$folder/archive" && cp "$folder/archive" "$folder/archive.copy"
check $? "all games go into a file"
[ "$("$parlour" doctor "$folder/archive")" = '1 sound, 0 mended, 0 in trouble' ]
check $? "which is sound"
sed 's/^moves/movse/' "$folder/archive" > "$folder/archive.bad"
head -c 200 "$folder/archive" > "$folder/archive.cut"
for how in bad cut; do
  "$parlour" doctor "$folder/archive.$how" > "$folder/out"
  [ $? = 1 ] && grep -q 'it stays as it is' "$folder/out"
  check $? "or not ($how)"
done
mv "$sound" "$folder/kept" && mkdir "$sound"
"$parlour" kept --out "$folder/archive" > "$folder/out" 2>&1
[ $? = 2 ] && cmp -s "$folder/archive" "$folder/archive.copy" && grep -q '1 game cannot be read' "$folder/out"
check $? "a file with fewer games takes the place of none with more"
"$parlour" kept --out "$folder/archive.new" > "$folder/out" 2>&1
[ $? = 1 ] && [ -s "$folder/archive.new" ] && grep -q '1 game cannot be read' "$folder/out"
check $? "a new one is written, and what is missing is told"
rmdir "$sound" && mv "$folder/kept" "$sound"
cp "$sound" "$folder/kept"
"$parlour" kept > "$folder/whole" && sed -i 's/kept 1/kept 9/' "$games/.index" && "$parlour" doctor > /dev/null &&
  "$parlour" kept | cmp -s - "$folder/whole"
check $? "a list of games that lies is made anew after the doctor's visit"
mkdir "$games/progress.parlour"
for words in progress 'progress --csv' 'progress --forget'; do
  "$parlour" $words > "$folder/out" 2>&1
  [ $? = 2 ] && ! grep -q 'Nothing yet' "$folder/out" && [ -s "$folder/out" ]
  check $? "$words says that what is stored cannot be read"
done
rmdir "$games/progress.parlour"
echo garbage > "$games/progress.parlour"
printf '1\n' | timeout 60 "$parlour" puzzle marrakech 1 > "$folder/out" 2>&1
[ $? != 124 ] && grep -q garbage "$games/progress.parlour"
check $? "progress that cannot be read stays, and holds nobody up"
"$parlour" doctor > "$folder/out" && grep -q garbage "$games/progress.parlour.damaged"
check $? "the doctor puts it aside"
printf '1\n' | "$parlour" puzzle marrakech 1 > /dev/null 2>&1
[ "$("$parlour" doctor)" = '2 sound, 0 mended, 0 in trouble' ]
check $? "then progress is kept again, and sound"
rm -f "$games"/progress*
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
