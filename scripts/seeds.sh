#!/bin/sh
# The same seeds give the same bytes in C, Python and WebAssembly, over many games of each: every mask, plane and position
# is hashed. seeds.sh BUILD WEB-BUILD PYTHON [GAMES]; PYTHON has the package installed. Python is checked over a hundredth of
# the games: its own hashing is slow.
set -eu
cd "$(dirname "$0")/.."
games=${4:-100000}
native=$("$1/tests/seeds" "$games" | awk '/^# / { print $3 }')
web=$(node tests/web/run.mjs "$2/tests/seeds" "$games" | awk '/^# / { print $3 }')
[ "$native" = "$web" ] || { echo "C and WebAssembly differ"; exit 1; }
few=$((games / 100))
# shellcheck disable=SC2046
"$3" python/tests/check.py "$few" $("$1/tests/seeds" "$few" | awk '/^# / { print $3 }') | grep 'hash of C'
echo "$games games of each have the same bytes: $(echo "$native" | tr '\n' ' ')"
