#!/bin/sh
# Checks who includes whom (doc/ARCHITECTURE.md, section 2), and the other borders that a compiler
# cannot see: no game's name in a front end, no outside world in the library, no libm in the search.
set -eu
cd "$(dirname "$0")/.."
broken=0

complain() {
  echo "layers: $*"
  broken=1
}

# What a file may include, as patterns of a case statement.
allowed() {
  case $1 in
  core/*) echo 'core/*' ;;
  games/catalogue.*) echo 'core/*|games/catalogue.h|draw/view.h|ai/think.h' ;;
  games/polyomino.*) echo 'core/*|games/polyomino.h' ;;
  games/*/view*|games/*/art*) echo 'core/*|OWN|games/polyomino.h|draw/draw.h|draw/parts.h|draw/view.h' ;;
  games/*/brain*|games/*/solve*|games/*/verbs*|games/*/playout*|games/*/win*)
    echo 'core/*|OWN|games/polyomino.h|ai/think.h' ;;
  games/*/*) echo 'core/*|OWN|games/polyomino.h' ;;
  draw/*) echo 'core/*|draw/*' ;;
  ai/*) echo 'core/*|ai/*' ;;
  table/*) echo 'core/*|draw/*|ai/think.h|table/*|games/catalogue.h' ;;
  host/*) echo 'core/*|ai/think.h|games/catalogue.h|host/*' ;;
  cli/*) echo 'core/*|table/table.h|draw/*|ai/think.h|games/catalogue.h|host/*|cli/*' ;;
  gtk/*) echo 'core/*|table/table.h|draw/*|ai/think.h|games/catalogue.h|host/*|gtk/*' ;;
  web/*) echo 'core/*|table/table.h|draw/*|ai/think.h|games/catalogue.h|web/*' ;;
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

for file in $(find core games draw ai table host cli gtk web -name '*.[ch]' 2>/dev/null | sort); do
  own=$(dirname "$file")'/*'
  may=$(allowed "$file" | sed "s#OWN#$own#")
  for included in $(sed -n 's/^#include "\(.*\)"$/\1/p' "$file"); do
    matches "$included" "$may" || complain "$file must not include $included"
  done
done

for folder in cli gtk web; do
  [ -d "$folder" ] || continue
  for game in $(sed -n "s/^all_games = \[\(.*\)\]$/\1/p" games/meson.build | tr -d "',"); do
    [ "$game" = null ] && continue
    found=$(grep -rnilE --include='*.[ch]' --include='*.js' --include='*.html' "\\b$game\\b" "$folder" || true)
    [ -z "$found" ] || complain "front ends know no game, but '$game' is in: $found"
  done
done

outside='stdio|time|errno|pthread|threads|unistd|fcntl|locale|signal|sys/.*'
library=$(find core games draw ai table -name '*.[ch]' ! -name 'cairo*' 2>/dev/null || true)
# shellcheck disable=SC2086
found=$(grep -nE "^#include <($outside)\\.h>" $library || true)
[ -z "$found" ] || complain "the library has no outside world: $found"

# shellcheck disable=SC2086
found=$(grep -nE '\b(log|log2|log10|exp|exp2|pow|tanh|sin|cos|atan2|erf|cbrt|lround|fmax|fmin|floor|ceil)f?\(' \
  $(find ai games -name '*.c' 2>/dev/null) || true)
[ -z "$found" ] || complain "search and rules use no function of libm but sqrt: $found"

[ "$broken" = 0 ] && echo "layers: every include is allowed"
exit "$broken"
