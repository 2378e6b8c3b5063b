#!/bin/sh
# The long trials of playing together, on this machine only; each says what it measured:
#   scripts/together.sh load [BUILD]       10,000 sockets in 2,500 rooms, 1,000 moves a second, for a minute
#   scripts/together.sh kill [BUILD]       200 sockets in 50 rooms while the server is killed 1,000 times (an hour at most)
#   scripts/together.sh disk [BUILD]       a full disk; a slow one under 200 sockets
#   scripts/together.sh hostile [BUILD]    10,000,000 hostile frames, a million at a time (use a build with sanitizers)
#   scripts/together.sh browsers [BUILD]   every game by two browsers in a room, with reloads and a kill
#   scripts/together.sh four [BUILD]       the same by as many browsers as the game seats
#   scripts/together.sh phone [BUILD]      a game on a phone in a network of its own
#   scripts/together.sh cut [BUILD]        the same while that network is cut again and again
#   scripts/together.sh proxy [BUILD]      behind HAProxy with TLS, as doc/SERVER.md says
set -eu
cd "$(dirname "$0")/.."
build=${2:-build}
load=$build/tests/server/rooms-load
case ${1:-} in
load) exec tests/server/crowd.sh "$load" "$build/parlour" 2500 1000 60 ;;
kill) exec tests/server/crowd.sh "$load" "$build/parlour" 50 100 3600 1000 ;;
disk)
  tests/server/full.sh "$build/parlour"
  SLOW_DISK=$(realpath "$build/tests/server/slow-disk.so") exec tests/server/crowd.sh "$load" "$build/parlour" 50 100 60
  ;;
hostile)
  for seed in 1 2 3 4 5 6 7 8 9 10; do
    tests/server/crowd.sh "$build/tests/server/rooms-storm" 1000000 "$seed"
  done
  ;;
browsers | four)
  # Each word is a game.
  # shellcheck disable=SC2046
  exec node tests/web/rooms.mjs "$build" "--$1" $("$build/parlour" games | cut -f1)
  ;;
phone) exec scripts/phone.sh "$build" ;;
cut) CUT=10 exec scripts/phone.sh "$build" ;;
proxy) exec scripts/behind-proxy.sh "$build" ;;
*)
  sed -n '3,11s/^# *//p' "$0"
  exit 2
  ;;
esac
