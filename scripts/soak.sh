#!/bin/sh
# Many random games of every game under sanitizers: scripts/soak.sh [GAMES [GAME...]]; a million unless told.
# Without checks that slow it down: the laws are in tests/contract.c, here the rules run at full speed. They are played in shares,
# each with its own seed; those that are done are in build-san/soaked, so it may be stopped at any time and goes on there.
set -eu
cd "$(dirname "$0")/.."
games=${1:-1000000}
[ $# -gt 0 ] && shift
[ -f build-san/build.ninja ] || meson setup build-san -Dbuildtype=debugoptimized -Dsanitized=true \
  -Db_sanitize=address,undefined -Db_lundef=false -Ddefault_library=static > /dev/null
ninja -C build-san parlour > /dev/null
[ $# -gt 0 ] || set -- $(build-san/parlour games --names)
share=$((games < 2000 ? games : 2000))
touch build-san/soaked
for game in "$@"; do
  seed=$(($(grep -c "^$game " build-san/soaked || true) + 1))
  done=$(awk -v game="$game" '$1 == game { n += $2 } END { print n + 0 }' build-san/soaked)
  while [ "$done" -lt "$games" ]; do
    UBSAN_OPTIONS=halt_on_error=1 build-san/parlour bench "$game" --games $share --seed $seed > /dev/null
    echo "$game $share seed $seed" >> build-san/soaked
    done=$((done + share))
    seed=$((seed + 1))
  done
  echo "$game: $done random games"
done
