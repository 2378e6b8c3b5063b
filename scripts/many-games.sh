#!/bin/sh
# How quick "Your games" is with many of them: scripts/many-games.sh [GAMES]. Figures for window and page with 10,000
# kept games; the promise is 200 ms until the list is there. A build must be there: ./build.
set -eu
cd "$(dirname "$0")/.."
games=${1:-10000}
echo "window"
tests/window/run.sh "$PWD/build" many "$games" 2> /dev/null
echo "page"
node tests/web/many.mjs build "$games"
