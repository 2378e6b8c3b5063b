#!/bin/sh
# The long trials of playing together, on this machine only; each says what it measured:
#   scripts/together.sh load [BUILD]       10,000 sockets in 2,500 rooms, 1,000 moves a second, for a minute
#   scripts/together.sh kill [BUILD]       200 sockets in 50 rooms while the server is killed 1,000 times
#   scripts/together.sh hostile [BUILD]    10,000,000 hostile frames (use a build with sanitizers)
#   scripts/together.sh browsers [BUILD]   every game by two browsers in a room, with reloads and a kill
#   scripts/together.sh four [BUILD]       the same by as many browsers as the game seats
#   scripts/together.sh proxy [BUILD]      behind HAProxy with TLS, as doc/SERVER.md says
set -eu
cd "$(dirname "$0")/.."
build=${2:-build}
case ${1:-} in
load) exec tests/server/crowd.sh "$build/tests/server/rooms-load" "$build/parlour" 2500 1000 60 ;;
kill) exec python3 tests/server/load.py "$build/parlour" 50 100 1500 1000 ;;
hostile) exec python3 tests/server/hostile.py "$build/parlour" 10000000 ;;
browsers | four)
  # Each word is a game.
  # shellcheck disable=SC2046
  exec node tests/web/rooms.mjs "$build" "--$1" $("$build/parlour" games | cut -f1)
  ;;
proxy) exec scripts/behind-proxy.sh "$build" ;;
*)
  sed -n '3,8s/^# *//p' "$0"
  exit 2
  ;;
esac
