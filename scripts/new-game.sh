#!/bin/sh
# Begins a new game as a copy of the template: scripts/new-game.sh NAME [TITLE]
# NAME is of small letters, digits and '-'. Makes games/NAME/ and adds one line to games/list.h; it builds, can be played
# everywhere and passes every test at once. Then change one file after the other (doc/ARCHITECTURE.md, section 12).
set -eu
cd "$(dirname "$0")/.."
name=${1:-}
title=${2:-$name}
expr "$name" : '[a-z][a-z0-9-]*$' > /dev/null || {
  echo "usage: scripts/new-game.sh NAME [TITLE]: small letters, digits and '-'" >&2
  exit 2
}
case $title in
*[\"\\\&\<\>\#\|\[]* | *[[:cntrl:]]*)
  echo "a title without \" \\ & < > # | [ and line ends, please" >&2
  exit 2
  ;;
esac
[ ! -e "games/$name" ] || {
  echo "games/$name is there already" >&2
  exit 1
}
word=$(echo "$name" | tr - _)
large=$(echo "$word" | tr '[:lower:]' '[:upper:]')

cp -R games/null "games/$name"
mv "games/$name/rules/null.h" "games/$name/rules/$name.h"
# The name as a word of C, as a folder, in texts, for include guards and for people; never the pointer NULL.
find "games/$name" -type f -exec sed -i \
  -e "s#\\bnull_#${word}_#g" -e "s#rules/null\\.h#rules/$name.h#g" -e "s#games/null\\b#games/$name#g" \
  -e "s#'null'#'$name'#g" -e "s#\"null\"#\"$name\"#g" -e "s#^null |#$name |#" -e "s#| null |#| $name |#g" \
  -e "s#game null\\b#game $name#g" -e "s#PARLOUR_NULL_#PARLOUR_${large}_#g" -e "s#\\bNull\\b#$title#g" \
  -e '/\.hidden = 1,/d' {} +
sed -i "s#^GAME(null)\$#GAME($word)\\n&#" games/list.h
echo "games/$name is made. Build, then: meson test -C build 'contract $name'"
