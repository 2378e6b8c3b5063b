#!/bin/sh
# Pictures from the command line: show.sh PARLOUR COMPARE SOURCE. Right size, right kind, every palette; the PNG
# looks like the one that was approved, the SVG is the same byte for byte.
parlour=$1
compare=$2
source=$3
state=$(sed -n 's/^viewer .* | //p' "$source/games/marrakech/tests/draw/scenes.txt")
. "$(dirname "$0")/tap.sh"

for palette in light dark contrast; do
  for kind in svg png pdf; do
    "$parlour" show marrakech "$state" -o "$folder/$palette.$kind" --palette $palette
    check $? "$palette.$kind"
  done
done
head -c 5 "$folder/light.pdf" | grep -q '%PDF-'
check $? "a PDF is a PDF"
cmp "$folder/light.svg" "$source/games/marrakech/tests/draw/viewer.svg"
check $? "the SVG is the golden one"
"$compare" "$folder/light.png" 1200 700
check $? "the PNG has the size of the page"
"$compare" "$folder/light.png" "$folder/light.png" && ! "$compare" "$folder/light.png" "$folder/dark.png"
check $? "pictures can be compared"
for size in 600x350 900x900 300x1000; do
  "$parlour" show marrakech "$state" -o "$folder/sized.png" --size $size &&
    "$compare" "$folder/sized.png" "${size%x*}" "${size#*x}"
  check $? "a PNG of $size"
done
"$parlour" show marrakech "$state" -o "$folder/small.png" --size 600x350
"$compare" "$folder/small.png" "$source/games/marrakech/tests/draw/viewer.png"
check $? "the PNG looks like the approved one"

"$parlour" show marrakech "$state" -o "$folder/tall.png" --form tall &&
  "$compare" "$folder/tall.png" 390 584
check $? "the tall form has a size of its own"

"$parlour" show marrakech "$state" -o "$folder/low.png" --form low --size 664x346 &&
  "$compare" "$folder/low.png" 664 346
check $? "the low form fills a phone on its side"

refused() { # 'SENTENCE' ARGUMENT...
  sentence=$1
  shift
  said=$("$parlour" show "$@" 2>&1)
  [ $? = 2 ] && said=$(echo "$said" | tail -n 1) && # warnings of the position may stand before it
    [ "$said" = "parlour: $sentence" ]
  check $? "refused: $sentence"
}
refused "$folder/x.gif: the name must end with .svg, .png or .pdf" marrakech "$state" -o "$folder/x.gif"
refused "--size: column 4: expected 'x' between width and height" marrakech "$state" -o "$folder/x.png" --size 100
refused "--size: column 6: a picture cannot be empty" marrakech "$state" -o "$folder/x.png" --size 100x0
refused "--form is one of wide, tall, low" marrakech "$state" -o "$folder/x.png" --form round
refused "--palette is one of light, dark, contrast" marrakech "$state" -o "$folder/x.png" --palette pink

# A record that goes on illegally is shown up to there, with the reason, as the viewer shows it.
as_far() { # GAME RECORD LEGAL 'WARNING': like the board of the legal part
  legal=$("$parlour" show "$1" "$3" 2> /dev/null) && [ -n "$legal" ] &&
    [ "$("$parlour" show "$1" "$2" 2> "$folder/said")" = "$legal" ] && [ "$(cat "$folder/said")" = "parlour: warning: $4" ]
  check $? "$1: $2 is shown as far as it is legal"
}
as_far patchwork 'BDCAZIIH' 'BDCA' 'column 5: Patch Z would hang over the edge of the quilt.'
as_far patchwork 'hAAA' 'circle=open;' 'column 1: There is no special patch to place.'
as_far blokus 'RCCC UHTT' 'RCCC' 'column 6: It would hang over the edge of the board.'
board=$(printf 'n00%.0s' $(seq 49))
said=$("$parlour" show marrakech "Pc03015iPc03015iA33NB$board" 2>&1 > /dev/null) && [ "$said" = "parlour: warning: column 10: this colour plays already" ]
check $? "two players of one colour are shown, with a warning"
finish
