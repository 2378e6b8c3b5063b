#!/bin/sh
# A sixth game from the template, in a copy of the project: tests/new-game.sh PROJECT, as TAP.
# Nothing but its own folder and one line of the list is touched; it builds, passes the tests of every game, and is played in
# terminal, window and page.
set -u
. "$(dirname "$0")/tap.sh"
copy=$folder/copy
mkdir "$copy"
game=six-stones
tell() { # STATUS WHAT: with the end of the log where it failed
  check "$1" "$2"
  [ "$1" = 0 ] || tail -40 log | sed 's/^/# /'
}

(cd "$1" && git ls-files -co --exclude-standard | while read -r name; do [ -e "$name" ] && echo "$name"; done | tar cf - -T -) |
  tar xf - -C "$copy"
[ ! -d "$1/tests/web/node_modules" ] || cp -R "$1/tests/web/node_modules" "$copy/tests/web/"
cd "$copy" || exit 1
git init -q . && git add -A && git -c user.name=test -c user.email=test@localhost commit -qm before

scripts/new-game.sh $game 'Six Stones' > /dev/null
check $? "the game is made"
scripts/new-game.sh $game > /dev/null 2>&1
[ $? = 1 ]
check $? "and not made twice"
scripts/new-game.sh other 'This & "that"' > /dev/null 2>&1
[ $? = 2 ]
check $? "nor with a title that its texts could not hold"
[ "$(git diff --numstat | tr '\t' ' ')" = '1 0 games/list.h' ] &&
  [ "$(git status --porcelain -uall | grep -v "^?? games/$game/")" = ' M games/list.h' ]
check $? "one line of the list, and its own folder"
meson setup build -Dbuildtype=debug -Dwerror=true > log 2>&1 && ninja -C build > log 2>&1
tell $? "it builds"
build/parlour games | grep -q "^$game	Six Stones	"
check $? "it is offered"
# The words are the names of tests.
meson test -C build --no-rebuild --list 2> /dev/null | sed 's#^.* / ##' | grep -E "(^| )$game\\b" | grep -v '^window' > names
[ "$(wc -l < names)" -ge 10 ]
check $? "$(wc -l < names) tests are made for it by themselves"
tr '\n' '\0' < names | xargs -0 meson test -C build --no-rebuild --print-errorlogs catalogue complete layers > log 2>&1
tell $? "they pass, and the project's own tests of all games"
printf 'take1\nquit\n' | build/parlour play $game --seats person,random --seed 1 > log 2>&1
tell $? "it is played in the terminal"
if [ -x build/parlour-gtk ]; then
  meson test -C build --no-rebuild --print-errorlogs "window clicks $game" > log 2>&1
  tell $? "it is played in the window"
fi
if [ -d tests/web/node_modules/playwright-core ] && [ -e build/web/page.wasm ]; then
  (cd tests/web && node page.mjs ../../build "$game: a whole game by clicks") > log 2>&1 && grep -q '^ok 1 ' log
  tell $? "it is played on the page"
fi
finish
