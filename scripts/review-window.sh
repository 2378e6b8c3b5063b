#!/bin/sh
# A review in the real window, for every game or those named: how long it takes, and how late the main loop is meanwhile.
# usage: scripts/review-window.sh [BUILD [GAME...]]
# Within 20 s on two cores and never 50 ms late (doc/REVIEW.md); on a busy machine only the window's own work tells.
set -eu
cd "$(dirname "$0")/.."
build=$(cd "${1:-build}" && pwd)
[ $# -eq 0 ] || shift
exec tests/window/run.sh "$build" looking "$@"
