#!/bin/sh
# How fast games are stepped from Python and C, on one thread and on two (doc/LEARNING.md): scripts/speed.sh [WINDOWS]
# A build must be there: ./build. It runs at a real-time priority where that is allowed, for about half a minute, so that
# other programs hardly count; on a machine that is free it makes no difference.
set -eu
cd "$(dirname "$0")/.."
ninja -C build api/libparlour.a tests/steps > /dev/null
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/api"
cp api/parlour.h "$work/api"
cp -r python "$work/python"
PARLOUR_BUILD=$PWD/build /usr/bin/python3 -m build --wheel --no-isolation --outdir "$work" "$work/python" > "$work/log" 2>&1 || { cat "$work/log"; exit 1; }
/usr/bin/python3 -m venv --system-site-packages "$work/there"
"$work/there/bin/pip" install -q --no-index --no-deps "$work"/*.whl
first=
! chrt -f 1 true 2> /dev/null || first='chrt -f 1'
echo "$(nproc) processors, load $(cut -d' ' -f1 /proc/loadavg)${first:+, at a real-time priority}"
$first "$work/there/bin/python" python/tests/speed.py "$PWD/build/tests/steps" "${1:-20}"
