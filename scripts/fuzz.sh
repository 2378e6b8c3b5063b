#!/bin/sh
# Fuzzes every reader: scripts/fuzz.sh [SECONDS [AT-ONCE [WHICH...]]]; 60 seconds for all of them together and two at once
# unless told. WHICH is a game and one of its readers (marrakech-call, see tests/fuzz.c) or one of the others
# (others-room, see tests/fuzz-others.c). New inputs that reach new code are kept in build-fuzz/corpus; a crash leaves its input
# in build-fuzz. It may be stopped at any time and run again: what was executed is added up in build-fuzz/executed, a line for
# each run of a reader, and those with the fewest runs come first, so that all get their share also where a run is stopped. Without -entropic=0 half of the time would go into choosing inputs; with a large quarantine memory never
# stays in the cache.
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-60}
at_once=${2:-2}
[ $# -lt 2 ] || shift
[ $# -lt 1 ] || shift
[ -f build-fuzz/build.ninja ] || CC=clang meson setup build-fuzz -Dfuzz=true -Dbuildtype=plain \
  -Dc_args="-O2 -g -fno-omit-frame-pointer -fsanitize=fuzzer-no-link -fno-sanitize-coverage=trace-cmp \
    -fsanitize-coverage-allowlist=$PWD/tests/fuzz-watched.txt" -Db_sanitize=address,undefined \
  -Db_lundef=false -Db_ndebug=false -Ddefault_library=static -Dwindow=disabled -Dpage=disabled -Dserver=disabled > /dev/null
# Only the targets: the other tests of such a build would take longer than the fuzzing.
ninja -C build-fuzz $(ninja -C build-fuzz -t targets all | sed -n 's/^\(tests\/fuzz-[a-z-]*\): .*/\1/p') > build-fuzz/ninja.log || { cat build-fuzz/ninja.log; exit 1; }
cd build-fuzz
[ $# -gt 0 ] || for target in $(find tests -maxdepth 1 -name 'fuzz-*' -type f -perm -u+x | sort); do
  game=${target##*/fuzz-}
  case $game in
  others) readers='paste share open view client guest room review puzzles dialect' ;;
  *) readers='position moves codes call view save' ;;
  esac
  for reader in $readers; do set -- "$@" "$game-$reader"; done
done
touch executed
each=$((seconds * at_once / $#))
[ "$each" -gt 0 ] || each=1
set -- $(for which; do echo "$(grep -c "^$which " executed) $which"; done | sort -n -s -k 1,1 | cut -d ' ' -f 2)

run() { # WHICH
  reader=${1##*-}
  game=${1%-*}
  kept=../games/$game/tests/corpus
  [ "$game" != others ] || kept=../tests/corpus
  case $reader in
  codes) longest=64 ;;
  call | moves) longest=1024 ;;
  *) longest=4096 ;;
  esac
  mkdir -p "corpus/$1"
  if FUZZ_READER=$reader UBSAN_OPTIONS=halt_on_error=1 ASAN_OPTIONS=quarantine_size_mb=4 \
    "tests/fuzz-$game" -max_total_time="$each" -max_len=$longest -timeout=10 -entropic=0 -reload=0 -print_funcs=0 \
    -rss_limit_mb=2048 -verbosity=0 -print_final_stats=1 "corpus/$1" "$kept" > "fuzz-$1.log" 2>&1; then
    count=$(sed -n 's/stat::number_of_executed_units: *//p' "fuzz-$1.log")
    echo "$1 $count" >> executed
    echo "ok - fuzz $1: $count inputs in $each s, $(awk -v which="$1" '$1 == which { n += $2 } END { print n }' executed) in all"
  else
    echo "not ok - fuzz $1: see build-fuzz/fuzz-$1.log"
    tail -40 "fuzz-$1.log"
    return 1
  fi
}

status=0
while [ $# -gt 0 ]; do
  running=
  while [ $# -gt 0 ] && [ "$(echo "$running" | wc -w)" -lt "$at_once" ]; do
    run "$1" & running="$running $!"
    shift
  done
  for one in $running; do wait "$one" || status=1; done
done
echo "$(awk '{ n += $2 } END { print n }' executed) inputs in all runs"
exit $status
