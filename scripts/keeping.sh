#!/bin/sh
# No kept move is ever missing: scripts/keeping.sh [SEQUENCES [SEED]]. Random sequences of new, open, paste, view, branch, undo,
# close, reload and a second window or tab over three games, with kills after random moments: that many (1000) against the session
# itself with full disks, and as many in all in real windows, tabs and terminals (a quarter, a quarter, a half). A build must be
# there: ./build.
set -eu
cd "$(dirname "$0")/.."
sequences=${1:-1000}
seed=${2:-$(date +%s)}
build/tests/unit/unit-session-random "$sequences" "$seed"
python3 tests/terminal-random.py build/parlour $((sequences / 2)) "$seed"
tests/window/run.sh "$PWD/build" random-steps $((sequences / 4)) "$seed" 2> /dev/null
node tests/web/many-random.mjs build $((sequences / 4)) "$seed"
