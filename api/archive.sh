#!/bin/sh
# Makes the static library for strangers of static libraries of ours: archive.sh OUT IN...
# All objects become one, in which only the names of the public face stay global.
set -eu
out=$1
shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
ld -r --whole-archive "$@" -o "$work/all.o"
objcopy --wildcard --keep-global-symbol='parlour_*' "$work/all.o" "$work/parlour.o"
objcopy --strip-debug "$work/parlour.o"
rm -f "$out"
ar rcs "$out" "$work/parlour.o"
