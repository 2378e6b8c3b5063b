#!/bin/sh
# Checks who includes whom (doc/ARCHITECTURE.md, section 2), and the other borders that a compiler
# cannot see: no game's name in a front end, no outside world in the library, no libm in the search.
set -eu
cd "$(dirname "$0")/.."
broken=0

# Folders of the library, which has no outside world; and of the programs. One a line.
library_folders='
core
dice
sound
room
together
games
draw
view
ai
table
review
puzzle
session
api
worker
'
program_folders='
training
paint
host
contest
engine
server
terminal
mark
cli
gtk
web
'

complain() {
  echo "layers: $*"
  broken=1
}

# What a file may include, as patterns of a case statement. OWN is the folder of its game.
allowed() {
  case $1 in
  core/*) echo 'core/*' ;;
  games/catalogue.* | games/list.h) echo 'core/*|games/catalogue.h|games/list.h' ;;
  games/polyomino.*) echo 'core/*|games/polyomino.h' ;;
  games/*/space/*) echo 'core/*|OWN/rules/*|OWN/space/*|games/polyomino.h' ;;
  games/*/game.c) echo 'core/*|games/catalogue.h|view/view.h|ai/think.h|OWN/calls/*|OWN/rules/*' ;;
  games/*/rules/*) echo 'core/*|OWN/rules/*|games/polyomino.h' ;;
  games/*/exchange/*) echo 'core/*|OWN/rules/*|OWN/exchange/*' ;;
  games/*/calls/*) echo 'core/*|OWN/rules/*|OWN/calls/*|OWN/brain/*|games/polyomino.h' ;;
  games/*/brain/*) echo 'core/*|OWN/rules/*|OWN/brain/*|games/polyomino.h|ai/think.h' ;;
  games/*/art/*) echo 'core/*|OWN/rules/*|OWN/art/*|games/polyomino.h|draw/draw.h' ;;
  games/*/view/*) echo 'core/*|OWN/rules/*|OWN/art/*|OWN/view/*|games/polyomino.h|draw/draw.h|view/*' ;;
  draw/*) echo 'core/*|draw/*' ;;
  view/*) echo 'core/*|draw/draw.h|view/*' ;;
  paint/*) echo 'core/*|draw/*|paint/*' ;;
  dice/*) echo 'core/*|dice/*' ;;
  sound/*) echo 'sound/*' ;;
  room/*) echo 'core/*|dice/*|games/catalogue.h|room/*' ;;
  together/*) echo 'core/*|dice/*|room/*|games/catalogue.h|table/table.h|together/*' ;;
  ai/solution.c) echo 'core/*|ai/*|dice/sha256.h' ;;
  ai/*) echo 'core/*|ai/*' ;;
  table/*) echo 'core/*|draw/*|view/*|ai/think.h|review/review.h|table/*|games/catalogue.h' ;;
  review/*) echo 'core/*|ai/think.h|games/catalogue.h|review/*' ;;
  puzzle/*) echo 'core/*|ai/think.h|games/catalogue.h|review/worth.h|puzzle/*' ;;
  api/published*) echo 'core/*|api/*|games/*/calls/calls.h' ;;
  api/*) echo 'core/*|draw/draw.h|view/view.h|ai/think.h|ai/solution.h|games/catalogue.h|api/*' ;;
  session/*) echo 'sound/sound.h|puzzle/quest.h|review/review.h|core/*|draw/*|view/*|ai/think.h|table/table.h|games/catalogue.h|session/*' ;;
  host/*) echo 'together/*|review/review.h|session/session.h|core/*|ai/think.h|ai/solution.h|games/catalogue.h|host/*' ;;
  contest/*) echo 'core/*|ai/think.h|games/catalogue.h|host/*|contest/*|cli/thinking.h' ;;
  engine/*) echo 'core/*|ai/think.h|games/catalogue.h|host/*|engine/*|cli/thinking.h|cli/commands.h' ;;
  mark/*) echo 'core/*|games/catalogue.h|host/*|mark/*|cli/cli.h|cli/json.h' ;;
  terminal/*) echo 'puzzle/*|session/session.h|core/*|table/table.h|ai/think.h|games/catalogue.h|host/*|draw/draw.h|terminal/*|cli/cli.h|cli/commands.h|cli/screen.h' ;;
  server/*) echo 'core/*|ai/think.h|games/catalogue.h|host/*|dice/*|room/*|together/*|server/*' ;;
  cli/*) echo 'review/review.h|puzzle/*|session/session.h|core/*|table/table.h|draw/*|view/*|paint/picture.h|ai/think.h|games/catalogue.h|host/*|contest/*|engine/*|mark/*|server/*|dice/*|room/*|together/*|cli/*' ;;
  gtk/*) echo 'review/review.h|sound/sound.h|together/*|room/room.h|session/session.h|core/*|table/table.h|draw/*|view/*|paint/paint.h|ai/think.h|games/catalogue.h|host/*|gtk/*' ;;
  worker/*) echo 'core/*|ai/think.h|games/catalogue.h|table/table.h|worker/*' ;;
  web/*) echo 'review/look.h|sound/sound.h|together/*|room/room.h|session/session.h|core/*|table/table.h|draw/*|view/*|ai/think.h|games/catalogue.h|worker/*|web/*' ;;
  training/losses.c) echo 'core/*|puzzle/prove.h|review/look.h|host/solved.h' ;; # measures reviews by the levels
  training/*) echo 'core/*|ai/mind.h|games/*|training/*' ;;
  *) echo '*' ;;
  esac
}

matches() { # NAME PATTERN|PATTERN...
  rest=$2'|'
  while [ -n "$rest" ]; do
    # A pattern is meant to be matched as one.
    # shellcheck disable=SC2254
    case $1 in ${rest%%|*}) return 0 ;; esac
    rest=${rest#*|}
  done
  return 1
}

# shellcheck disable=SC2086
for file in $(find $library_folders $program_folders -name '*.[ch]' 2>/dev/null |
  grep -vE '^games/[^/]*/(tests|tools)/' | sort); do
  own=$(echo "$file" | cut -d/ -f1,2)
  may=$(allowed "$file" | sed "s#OWN#$own#g")
  for included in $(sed -n 's/^#include "\(.*\)"$/\1/p' "$file"); do
    matches "$included" "$may" || complain "$file must not include $included"
  done
done

for folder in contest engine server terminal mark cli gtk web; do
  [ -d "$folder" ] || continue
  for game in $(sed -n 's/^GAME(\(.*\))$/\1/p' games/list.h | tr _ -); do
    [ "$game" = null ] && continue
    found=$(grep -rnilE --include='*.[ch]' --include='*.js' --include='*.html' "\\b$game\\b" "$folder" || true)
    [ -z "$found" ] || complain "front ends know no game, but '$game' is in: $found"
  done
done

found=$(find . -path './build*' -prune -o -name '*.h' -exec sed -n 's/^#ifndef \(PARLOUR_.*_H\)$/\1/p' {} + | sort | uniq -d)
[ -z "$found" ] || complain "headers share an include guard: $found"

outside='stdio|time|errno|pthread|threads|unistd|fcntl|locale|signal|sys/.*'
# shellcheck disable=SC2086
library=$(find $library_folders -name '*.[ch]' | grep -vE '^games/[^/]*/(tests|tools)/|^api/threads.c')
# shellcheck disable=SC2086
found=$(grep -nE "^#include <($outside)\\.h>" $library || true)
[ -z "$found" ] || complain "the library has no outside world: $found"

# shellcheck disable=SC2086
found=$(grep -nE '\b(log|log2|log10|exp|exp2|pow|tanh|sin|cos|atan2|erf|cbrt|lround|fmax|fmin|floor|ceil)f?\(' \
  $(find ai games -name '*.c' | grep -vE '^games/[^/]*/(tests|tools)/') || true)
[ -z "$found" ] || complain "search and rules use no function of libm but sqrt: $found"

[ "$broken" = 0 ] && echo "layers: every include is allowed"
exit "$broken"
