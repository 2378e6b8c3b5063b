#!/bin/sh
# Many random games of every game under sanitizers: scripts/soak.sh [GAMES [GAME...]]; a million unless told.
# Without checks that slow it down: the laws are in tests/contract.c, here the rules run at full speed. They are played in shares,
# each with its own seed; those that are done are in build-soak/soaked, so it may be stopped at any time and goes on there.
# Clang's code under sanitizers plays Blokus 1.7 times as quickly as GCC's.
set -eu
cd "$(dirname "$0")/.."
games=${1:-1000000}
[ $# -gt 0 ] && shift
[ -f build-soak/build.ninja ] || CC=clang meson setup build-soak -Dbuildtype=plain -Dc_args='-O2 -g -fno-omit-frame-pointer' \
  -Dsanitized=true -Db_sanitize=address,undefined -Db_lundef=false -Ddefault_library=static -Dwindow=disabled -Dpage=disabled \
  -Dserver=disabled > /dev/null
ninja -C build-soak parlour > /dev/null
[ $# -gt 0 ] || set -- $(build-soak/parlour games --names)
share=$((games < 2000 ? games : 2000))
touch build-soak/soaked
for game in "$@"; do
  seed=$(($(grep -c "^$game " build-soak/soaked || true) + 1))
  done=$(awk -v game="$game" '$1 == game { n += $2 } END { print n + 0 }' build-soak/soaked)
  while [ "$done" -lt "$games" ]; do
    UBSAN_OPTIONS=halt_on_error=1 build-soak/parlour bench "$game" --games $share --seed $seed > /dev/null
    echo "$game $share seed $seed" >> build-soak/soaked
    done=$((done + share))
    seed=$((seed + 1))
  done
  echo "$game: $done random games"
done
