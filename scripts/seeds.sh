#!/bin/sh
# The same seeds give the same bytes in C, Python and WebAssembly, over many games of each: every mask, plane and position
# is hashed. seeds.sh BUILD WEB-BUILD PYTHON [GAMES]; PYTHON has the package installed.
set -eu
cd "$(dirname "$0")/.."
games=${4:-100000}
native=$("$1/tests/seeds" "$games" | awk '/^# / { print $3 }')
web=$(node tests/web/run.mjs "$2/tests/seeds" "$games" | awk '/^# / { print $3 }')
[ "$native" = "$web" ] || { echo "C and WebAssembly differ"; exit 1; }
# shellcheck disable=SC2086
said=$("$3" python/tests/check.py --bytes "$games" $native) || { echo "$said"; exit 1; }
echo "$games games of each have the same bytes: $(echo "$native" | tr '\n' ' ')"
