#!/bin/sh
# How well computer players keep to the clock (doc/STRENGTH.md): scripts/clock.sh [SAMPLES [BUSY]]
# SAMPLES (300) thoughts of 20 ms and as many that are cancelled, of every kind, in milliseconds. First as on
# a quiet machine: at a real-time priority, where that is allowed; then in competition with BUSY (2)
# programs that never rest, and with whatever else the machine does.
set -eu
cd "$(dirname "$0")/.."
samples=${1:-300}
[ -f build/build.ninja ] || meson setup build > /dev/null
ninja -C build tests/clock > /dev/null
echo "$(nproc) processors, load $(cut -d' ' -f1 /proc/loadavg)"
if chrt -f 1 true 2> /dev/null; then
  chrt -f 1 build/tests/clock "$samples"
fi
busy=""
trap 'kill $busy 2> /dev/null || true' EXIT
i=0
while [ "$i" -lt "${2:-2}" ]; do
  sh -c 'while :; do :; done' &
  busy="$busy $!"
  i=$((i + 1))
done
echo "$(nproc) processors, load $(cut -d' ' -f1 /proc/loadavg), and ${2:-2} busy programs"
build/tests/clock "$samples"
