#!/bin/sh
# Writes down the binary interface of the library as it is now: tests/parlour.abi, which tests/install.sh compares
# with. To be run when the interface grows, and when it changes together with the soversion. abi.sh BUILD
set -eu
cd "$(dirname "$0")/.."
public=$(mktemp -d)
trap 'rm -rf "$public"' EXIT
cp api/parlour.h "$public"
abidw --headers-dir "$public" --drop-private-types --no-corpus-path --no-comp-dir-path --no-show-locs \
  "$1/api/libparlour.so" | sed -E "s/ comp-dir-path='[^']*'//g" > tests/parlour.abi
