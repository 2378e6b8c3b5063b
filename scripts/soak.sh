#!/bin/sh
# Many random games of every game under sanitizers: scripts/soak.sh [GAMES [GAME...]]; a million unless told.
# Without checks that slow it down: the laws are in tests/contract.c, here the rules run at full speed.
set -eu
cd "$(dirname "$0")/.."
games=${1:-1000000}
[ $# -gt 0 ] && shift
[ -f build-san/build.ninja ] || meson setup build-san -Dbuildtype=debugoptimized -Dsanitized=true \
  -Db_sanitize=address,undefined -Db_lundef=false -Ddefault_library=static > /dev/null
ninja -C build-san > /dev/null
[ $# -gt 0 ] || set -- $(build-san/parlour games --names)
for game in "$@"; do
  UBSAN_OPTIONS=halt_on_error=1 build-san/parlour bench "$game" --games "$games"
done
