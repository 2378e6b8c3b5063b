#!/bin/sh
# Fuzzes every reader: scripts/fuzz.sh [SECONDS] (all games together; 60 unless told). New inputs
# that reach new code are kept in build-fuzz/corpus; a crash leaves its input in build-fuzz. It may be stopped at any time and run
# again: what was executed is added up in build-fuzz/executed, a line for each run of a game. Without -entropic=0 half of the
# time would go into choosing inputs.
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-60}
[ -f build-fuzz/build.ninja ] || CC=clang meson setup build-fuzz -Dfuzz=true -Dbuildtype=plain \
  -Dc_args='-O2 -g -fno-omit-frame-pointer -fsanitize=fuzzer-no-link -fno-sanitize-coverage=trace-cmp' -Db_sanitize=address,undefined \
  -Db_lundef=false -Db_ndebug=false -Ddefault_library=static -Dwindow=disabled -Dpage=disabled -Dserver=disabled > /dev/null
ninja -C build-fuzz > build-fuzz/ninja.log || { cat build-fuzz/ninja.log; exit 1; }
cd build-fuzz
targets=$(find tests -maxdepth 1 -name 'fuzz-*' -type f -perm -u+x | sort)
each=$((seconds * 2 / $(echo "$targets" | wc -l)))
[ "$each" -gt 0 ] || each=1
status=0
run() {
  game=${1##*/fuzz-}
  kept=../games/$game/tests/corpus
  [ "$game" != others ] || kept=../tests/corpus
  mkdir -p "corpus/$game"
  if UBSAN_OPTIONS=halt_on_error=1 "$1" -max_total_time="$each" -max_len=4096 -timeout=10 -entropic=0 \
    -rss_limit_mb=2048 -verbosity=0 -print_final_stats=1 "corpus/$game" "$kept" \
    > "fuzz-$game.log" 2>&1; then
    count=$(sed -n 's/stat::number_of_executed_units: *//p' "fuzz-$game.log")
    echo "$game $count" >> executed
    echo "ok - fuzz $game: $count inputs in $each s, $(awk -v game="$game" '$1 == game { n += $2 } END { print n }' executed) in all"
  else
    echo "not ok - fuzz $game: see build-fuzz/fuzz-$game.log"
    tail -40 "fuzz-$game.log"
    return 1
  fi
}
# Two at a time: the machine this must run on has two cores.
set -f
while [ -n "$targets" ]; do
  # shellcheck disable=SC2086
  set -- $targets
  run "$1" & first=$!
  if [ $# -gt 1 ]; then
    run "$2" & second=$!
    wait $second || status=1
    shift
  fi
  wait $first || status=1
  shift
  targets=$*
done
echo "$(awk '{ n += $2 } END { print n }' executed) inputs in all runs"
exit $status
