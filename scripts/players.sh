#!/bin/sh
# Computer players never make an illegal move, never touch memory that is not theirs, and never race:
#   scripts/players.sh [GAMES]    that many games in all (10000), under the address and undefined-behaviour
#                                 sanitizers; then a tenth of them under the thread sanitizer
# `parlour match` judges every move before it is made and fails on an illegal one.
set -eu
cd "$(dirname "$0")/.."
games=${1:-10000}

build() { # FOLDER SANITIZER
  [ -d "$1" ] || meson setup "$1" -Dbuildtype=debugoptimized -Db_sanitize="$2" -Db_lundef=false \
    -Ddefault_library=static -Dsanitized=true > /dev/null
  ninja -C "$1" parlour > /dev/null
}

# play FOLDER GAMES: short looks by every kind of player, in every game, with the most players it takes
play() {
  names=$("$1/parlour" games --names)
  each=$(($2 / (4 * $(echo "$names" | wc -w)) + 1))
  for game in $names; do
    options=$("$1/parlour" games | grep "^$game	" | grep -o -- '--[a-z]*=[^ ]*' | head -1)
    for choice in $(echo "${options#*=}" | tr '|' ' ' | cut -d' ' -f1-4); do
      echo "$game ${options%%=*}=$choice"
      "$1/parlour" match "$game" search:steps=3,freedom=100 flat:steps=2 --games "$each" --threads 3 \
        --seed "$each" "${options%%=*}=$choice" > /dev/null
      "$1/parlour" match "$game" greedy 1 --games "$(((each + 3) / 4))" --threads 3 \
        "${options%%=*}=$choice" > /dev/null
    done
  done
}

echo "== address and undefined behaviour"
build build-san address,undefined
export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=halt_on_error=1
play build-san "$games"
echo "== threads"
build build-tsan thread
export TSAN_OPTIONS=halt_on_error=1
play build-tsan $((games / 10))
for game in $(build-tsan/parlour games --names); do
  # Several searches of one move side by side, and one that is stopped.
  start=$(build-tsan/parlour start "$game" --seed 3)
  build-tsan/parlour hint "$game" "$start" --player search:searches=4,steps=50 --threads 4 > /dev/null
  printf 'setoption name threads value 4\nposition fen %s\ngo infinite\nisready\nstop\nquit\n' "$start" |
    build-tsan/parlour engine "$game" > /dev/null
done
echo "no report"
