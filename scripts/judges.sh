#!/bin/sh
# The computer player is the same one however it was compiled: what it thinks of a million positions of every game has the same
# hash from each of the builds. judges.sh POSITIONS BUILD... with BUILD folders of gcc, clang, or for WebAssembly (run by Node).
set -eu
cd "$(dirname "$0")/.."
positions=$1 first=
shift
say() {
  if head -c 4 "$1/tests/judges" | grep -q asm; then
    node tests/web/run.mjs "$1/tests/judges" "$positions"
  else
    "$1/tests/judges" "$positions"
  fi | awk '/^# / { print $2, $3 }'
}
for build in "$@"; do
  found=$(say "$build")
  [ -n "$first" ] || { first=$found; echo "$found"; }
  [ -n "$found" ] && [ "$found" = "$first" ] || { echo "$build differs: $found"; exit 1; }
done
echo "$# builds agree about $positions positions of every game"
