#!/bin/sh
# Prints every sentence of every game, each kind once with where it was met: scripts/sentences.sh [BUILD [GAME...]]
# First what games, sessions, puzzles, lessons and rooms say while they are walked through in every form, with mouse and
# finger; then the words that window, page and terminal have of their own, with file and line.
set -e
here=$(cd "$(dirname "$0")/.." && pwd)
build=${1:-$here/build}
[ $# -gt 0 ] && shift
ninja -C "$build" tests/sentences > /dev/null
"$build/tests/sentences" "$@" | grep -v '^\(ok\|not ok\|1\.\.\)'
[ $# -eq 0 ] || exit 0
cd "$here"
grep -nE '"[A-Z][^"]* [^"]*"' gtk/*.c terminal/*.c session/*.c together/*.c |
  sed -nE 's/^([^:]*:[0-9]*):[^"]*"([A-Z][^"]*)".*$/\2\t[\1]/p'
grep -nE "['\`>][A-Z][a-z][^'\`<]* [^'\`<]*['\`<]" web/*.js web/*.html.in |
  sed -nE "s/^([^:]*:[0-9]*):.*['\`>]([A-Z][a-z][^'\`<]* [^'\`<]*)['\`<].*$/\2\t[\1]/p"
