#!/bin/sh
# The Python package as a stranger meets it: a wheel is built, installed into an empty environment, and tested there.
# python.sh BUILD SOURCE [GAMES HASH...]
set -eu
build=$1
source=$2
shift 2
python=/usr/bin/python3 # Debian's own, which sees Debian's packages
$python -c 'import cffi, numpy, setuptools, wheel, build, venv' 2> /dev/null || {
  echo "1..0 # SKIP scripts/need.sh python installs what is missing"
  exit 0
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/api"
cp "$source/api/parlour.h" "$work/api"
cp -r "$source/python" "$work/python"
PARLOUR_BUILD=$build $python -m build --wheel --no-isolation --outdir "$work" "$work/python" > "$work/log" 2>&1 ||
  { cat "$work/log"; exit 1; }
$python -m venv --system-site-packages "$work/there"
"$work/there/bin/pip" install -q --no-index --no-deps "$work"/*.whl
rm -rf "$work/python" "$work/api" # nothing of the source is needed from here on
cd "$work"
# Types, as a user's checker sees them. What C gives back is Any.
if $python -c 'import mypy' 2> /dev/null; then
  place=$(find "$work/there" -type d -name site-packages)
  (cd "$place" && $python -m mypy --strict --no-warn-return-any --allow-untyped-decorators --cache-dir "$work/mypy" -p parlour > "$work/types") ||
    { cat "$work/types"; exit 1; }
fi
"$build/tests/solution" "$work/table" > "$work/log" || { cat "$work/log"; exit 1; }
PATH=$build:$PATH "$work/there/bin/python" "$source/python/tests/check.py" "$work/table" "$@"
