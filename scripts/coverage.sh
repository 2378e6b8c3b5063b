#!/bin/sh
# Line coverage of core/ and games/ by the quick tests; fails below 95 %.
set -eu
cd "$(dirname "$0")/.."
[ -f build-cov/build.ninja ] || meson setup build-cov -Dbuildtype=debugoptimized -Db_coverage=true \
  -Db_ndebug=true -Ddefault_library=static -Dwindow=disabled -Dpage=disabled -Dserver=disabled > /dev/null
ninja -C build-cov > /dev/null
find build-cov -name '*.gcda' -delete
meson test -C build-cov --no-rebuild --suite quick --no-suite program --timeout-multiplier 4 > /dev/null
# Counts of tests that think in several threads may be off, even negative; lines are what matters here.
gcovr -r . --gcov-ignore-parse-errors --filter core/ --filter games/ --exclude 'games/.*/(view|art|tests|tools)/.*' build-cov --fail-under-line 95
