#!/bin/sh
# Files of match records: nothing that is not ours is touched, nothing that was not played is believed: records.sh PARLOUR
parlour=$(realpath "$1")
limits=$2
. "$(dirname "$0")/tap.sh"
cd "$folder" || exit 1

match() { "$parlour" match null 3 2 --games 8 "$@" > table 2> error; }

# A file that holds something else stays as it was, to the byte.
spared() { # NAME SENTENCE
  cp "$1" before
  match --resume "$1"
  [ $? = 2 ] && grep -q "$2" error && cmp -s "$1" before
  check $? "left alone: $1"
}
printf 'a letter without a line end' > letter
printf 'dear all,\nlines\n' > lines
printf '# parlour match 2' > begun
printf '# parlour match 2\tmarrakech 1\t' > other
printf '\000\000\000' > zeros
head -c 300000 /dev/zero | tr '\0' x > long
spared letter 'holds something else'
spared lines 'holds something else'
spared other 'is not of this match'
spared zeros 'holds something else'
spared long 'holds something else'

refused() { # NAME SENTENCE
  timeout 20 "$parlour" match null 3 2 --games 8 --resume "$1" > table 2> error
  [ $? = 2 ] && grep -q "$2" error
  check $? "refused: $1"
}
mkdir place
mkfifo pipe
refused place 'no plain file'
refused pipe 'no plain file'
refused /dev/zero 'no plain file'
refused missing/records 'cannot write'

# An empty file and a heading that was torn are the beginning of what we would write.
match --record whole
check $? "records are kept"
: > empty
match --resume empty && cmp -s empty whole
check $? "an empty file is taken"
match --resume begun && cmp -s begun whole
check $? "a torn heading is completed"
match --record whole --resume whole
[ $? = 2 ] && grep -q 'not both' error
check $? "--record and --resume exclude each other"

# A changed line is refused, with a wrong checksum and with a right one; and the file is left as it is.
altered() { # SENTENCE SED
  for sum in wrong right; do
    sed "$2" whole | python3 -c '
import sys
for line in sys.stdin.buffer.read().splitlines():
    body, _, old = line.rpartition(b"\t")
    new = 0xcbf29ce484222325
    for byte in body:
        new = (new ^ byte) * 0x100000001b3 % (1 << 64)
    sys.stdout.buffer.write(body + b"\t" + (old if sys.argv[1] == "wrong" else b"%016x" % new) + b"\n")' $sum > altered
    cp altered before
    match --resume altered
    [ $? = 2 ] && cmp -s altered before &&
      if [ $sum = wrong ]; then grep -q 'line 3 .*checksum is wrong' error; else grep -q "line 3 .*$1" error; fi
    check $? "altered, checksum $sum: $2"
  done
}
tab=$(printf '\t')
altered 'not of this match' "3s/^2$tab\([0-9 ]*\)$tab[0-9]*/2$tab\1${tab}123456/"
altered 'not played so' "3s/$tab\(1000 0\|0 1000\)$tab/${tab}500 500$tab/"
altered 'not of this match' "3s/^2$tab[0-9] [0-9]/2${tab}1 1/"
altered 'not of this match' "3s/^2$tab/4294967298$tab/"
altered 'not of this match' "3s/^2$tab/two$tab/"
altered 'not played so' "3s/;.*$tab/;RUBBISH$tab/"
altered 'not played so' "3s/; heap7 take3 take2 take2/; heap8 take3 take2 take3/"
altered 'not played so' "3s/ [a-z0-9]*$tab\([0-9a-f]*\)\$/$tab\1/"
sed 2p whole > twice
match --resume twice
[ $? = 2 ] && grep -q 'line 3 .*an earlier line tells of' error
check $? "a game that is told of twice"

# A forfeit that cannot have happened is refused, whatever its checksum; one that can have is believed.
bot="engine:$parlour engine null --player 2"
forfeit() { # 0|1 WHAT ENDING MOVES: a first line with seats 1 2, shares 1000 0
  python3 -c '
import sys
heading, first = open("bots").read().splitlines()[:2]
sum = lambda text: "%016x" % __import__("functools").reduce(lambda a, b: (a ^ b) * 0x100000001b3 % (1 << 64), text.encode(), 0xcbf29ce484222325)
heap = first.split("\t")[5].split()[1]
line = "\t".join(["1", "1 2", "1000 0", "0 0", sys.argv[1], "; " + heap + sys.argv[2]])
print(heading, line + "\t" + sum(line), sep="\n")' "$3" "$4" > forged
  "$parlour" match null 3 "$bot" --games 4 --resume forged $limits > table 2> error
  status=$?
  [ $status = $(($1 * 2)) ] && { [ "$1" = 0 ] || grep -q 'line 2 .*not played so' error; }
  check $? "forfeit: $2"
}
"$parlour" match null 3 "$bot" --games 4 --record bots $limits > table
forfeit 0 'late at its move' 'late 2 is late: go nodes 1000' ' take1'
forfeit 1 'late at the move of another' 'late 2 is late: go nodes 1000' ' take1 take1'
forfeit 1 'resigned at the move of another' 'resigned 2 resigns' ' take1 take1'
forfeit 1 'crashed while another thinks' 'crashed 2 has ended without an answer: go' ' take1 take1'
forfeit 1 'illegal, but it is legal' 'illegal 2 answers with an illegal move: take2' ' take1'
forfeit 0 'illegal' 'illegal 2 answers with an illegal move: take4' ' take1'
forfeit 0 'no move' 'illegal 2 answers with no move: nonsense' ' take1'
forfeit 1 'where it was not asked' 'late 2 is late: go nodes 1000' ' take3 take3'

# Names of players may hold anything; a heading may be of any length.
odd="engine:: '$(printf 'two\nlines\tand \\ more')'; $parlour engine null --player 2"
"$parlour" match null 3 "$odd" --games 4 --record odd $limits > table && [ "$(wc -l < odd)" = 5 ] &&
  "$parlour" match null 3 "$odd" --games 8 --resume odd $limits > table && [ "$(wc -l < odd)" = 9 ]
check $? "a player's name with a line end and a tab"
far="engine:$parlour engine null --player 2 # $(head -c 20000 /dev/zero | tr '\0' x)"
"$parlour" match null 3 "$far" --games 4 --record far $limits > table &&
  "$parlour" match null 3 "$far" --games 8 --resume far $limits > table && [ "$(wc -l < far)" = 9 ]
check $? "a heading of 20,000 bytes"

finish
