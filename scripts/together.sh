#!/bin/sh
# The long trials of playing together, on this machine only; each says what it measured:
#   scripts/together.sh load [BUILD]       10,000 sockets in 2,500 rooms, 1,000 moves a second, for a minute
#   scripts/together.sh kill [BUILD]       200 sockets in 50 rooms while the server is killed 1,000 times, a hundred at a time; begun again it
#                                          goes on with the hundreds that this program has not had yet
#   scripts/together.sh disk [BUILD]       a full disk; a slow one under 200 sockets
#   scripts/together.sh hostile [BUILD]    10,000,000 hostile frames, a million at a time (use a build with sanitizers); begun again it goes
#                                          on with the millions that this program has not had yet
#   scripts/together.sh browsers [BUILD]   every game by two browsers in a room, with reloads and a kill
#   scripts/together.sh four [BUILD]       the same by as many browsers as the game seats
#   scripts/together.sh window [BUILD]     every game by the window and a browser in a phone's form, with reloads and kills
#   scripts/together.sh phone [BUILD]      a game on a phone in a network of its own
#   scripts/together.sh cut [BUILD]        the same while that network is cut again and again
#   scripts/together.sh proxy [BUILD]      behind HAProxy with TLS, as doc/SERVER.md says
#   scripts/together.sh container [BUILD]  in a container, as doc/SERVER.md says
set -eu
cd "$(dirname "$0")/.."
build=${2:-build}
load=$build/tests/server/rooms-load

# once FILE PROGRAM COMMAND...: runs it unless FILE says what it said since PROGRAM was made; shows that.
once() {
  said=$1 program=$2
  shift 2
  if [ -z "$(find "$said" -newer "$program" 2> /dev/null)" ]; then
    "$@" > "$said.part" || { cat "$said.part"; exit 1; }
    mv "$said.part" "$said"
  fi
  cat "$said"
}

case ${1:-} in
load) exec tests/server/crowd.sh "$load" "$build/parlour" 2500 1000 60 ;;
kill)
  for hundred in 1 2 3 4 5 6 7 8 9 10; do
    once "$build/kill.$hundred" "$build/parlour" tests/server/crowd.sh "$load" "$build/parlour" 50 100 600 100
  done
  ;;
disk)
  tests/server/full.sh "$build/parlour"
  SLOW_DISK=$(realpath "$build/tests/server/slow-disk.so") exec tests/server/crowd.sh "$load" "$build/parlour" 50 100 60
  ;;
hostile)
  storm=$build/tests/server/rooms-storm
  for seed in 1 2 3 4 5 6 7 8 9 10; do
    once "$build/hostile.$seed" "$storm" tests/server/crowd.sh "$storm" 1000000 "$seed"
  done
  ;;
browsers | four)
  # Each word is a game.
  # shellcheck disable=SC2046
  exec node tests/web/rooms.mjs "$build" "--$1" $("$build/parlour" games | cut -f1)
  ;;
window)
  for game in $("$build/parlour" games | cut -f1); do
    [ ! -f "games/$game/tests/screen.json" ] || tests/window/run.sh "$(realpath "$build")" rooms "$game" browser
  done
  ;;
phone) exec scripts/phone.sh "$build" ;;
cut) CUT=10 exec scripts/phone.sh "$build" ;;
proxy) exec scripts/behind-proxy.sh "$build" ;;
container) exec scripts/container.sh "$build" ;;
*)
  sed -n '3,15s/^# *//p' "$0"
  exit 2
  ;;
esac
