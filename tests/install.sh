#!/bin/sh
# The library as a stranger meets it: installed into an empty folder, found by pkg-config; the header in three
# languages beside headers that are known to clash; the examples built against the shared and the static library and run;
# no name but parlour_* to be seen; and the binary interface as it was promised. install.sh BUILD SOURCE
set -eu
source=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
meson install -C "$1" --no-rebuild --destdir "$work" > "$work/log" 2>&1 || { cat "$work/log"; exit 1; }
config=$(find "$work" -name parlour.pc)
prefix=$(dirname "$(find "$work" -type d -name include | head -1)")
flags=$(PKG_CONFIG_PATH=$(dirname "$config") pkg-config --define-variable=prefix="$prefix" --cflags --libs parlour)
library=$(dirname "$(find "$work" -name libparlour.a)")
strict='-Wall -Wextra -pedantic -Wconversion -Werror'

# One version everywhere: of the project, in the header, of the Python package.
version=$(PKG_CONFIG_PATH=$(dirname "$config") pkg-config --modversion parlour)
[ "$version" = "$(sed -nE 's/#define PARLOUR_(MAJOR|MINOR|PATCH) //p' "$prefix/include/parlour.h" | paste -sd.)" ] &&
  grep -qx "version = \"$version\"" "$source/python/pyproject.toml" || { echo "parlour.h or pyproject.toml is not of $version"; exit 1; }

# The header alone, twice, and beside others.
printf '#include <parlour.h>\n#include <parlour.h>\nint main(void)\n{\n    return parlour_games() < 1;\n}\n' > "$work/alone.c"
printf '#include <getopt.h>\n#include <curses.h>\n#include <parlour.h>\n#include <stdlib.h>\n#include <math.h>\nint main(void)\n{\n    return parlour_games() < 1;\n}\n' > "$work/beside.c"
printf '#include <curses.h>\n#include <getopt.h>\n#include <bits/stdc++.h>\nusing namespace std;\n#include <parlour.h>\nint main()\n{\n    return parlour_games() < 1;\n}\n' > "$work/beside.cpp"
for one in alone beside; do
  for language in c99 c11; do
    # shellcheck disable=SC2086
    cc -std=$language $strict "$work/$one.c" -o "$work/header" $flags
    LD_LIBRARY_PATH=$library "$work/header"
  done
done
# shellcheck disable=SC2086
c++ -std=c++17 $strict "$work/beside.cpp" -o "$work/header" $flags
LD_LIBRARY_PATH=$library "$work/header"

# The examples, as their opening lines say, and with the static library.
for example in "$source"/examples/*.c*; do
  name=$(basename "$example")
  case $name in *.cpp) compile='c++ -std=c++17' ;; *) compile='cc -std=c99' ;; esac
  # shellcheck disable=SC2086
  $compile $strict "$example" -o "$work/shared" $flags
  LD_LIBRARY_PATH=$library "$work/shared" > "$work/$name.shared"
  # shellcheck disable=SC2086
  $compile $strict "$example" -o "$work/static" "-I$prefix/include" "$library/libparlour.a" -lm -pthread
  "$work/static" > "$work/$name.static"
  [ -s "$work/$name.shared" ] || { echo "$name says nothing"; exit 1; }
  [ "$name" = best.c ] || cmp "$work/$name.shared" "$work/$name.static" # the clock decides there
done

# What can be seen.
for seen in "nm -D --defined-only $library/libparlour.so" "nm -g --defined-only $library/libparlour.a"; do
  others=$($seen | awk 'NF == 3 { print $3 }' | grep -v '^parlour_' || true)
  [ -z "$others" ] || { echo "exported, but not named parlour_*:" "$others"; exit 1; }
done
declared=$(grep -oE 'PARLOUR_API [^(]*\bparlour_[a-z_]+\(' "$prefix/include/parlour.h" | grep -oE 'parlour_[a-z_]+\($' | tr -d '(' | sort)
exported=$(nm -D --defined-only "$library/libparlour.so" | awk '{ print $3 }' | sort)
[ "$declared" = "$exported" ] || { echo "declared and exported differ"; exit 1; }

# The binary interface: nothing that a program may hold on to has changed or gone.
if command -v abidiff > /dev/null; then
  mkdir "$work/public" && cp "$prefix/include/parlour.h" "$work/public"
  abidiff --no-added-syms --drop-private-types --headers-dir2 "$work/public" "$source/tests/parlour.abi" "$library/libparlour.so" ||
    { echo "the binary interface differs from tests/parlour.abi (scripts/abi.sh writes it anew, for a new soversion)"; exit 1; }
fi

# Everything a user should find.
for file in bin/parlour share/man/man1/parlour.1 share/man/man3/parlour.3 share/doc/parlour/blokus-FORMAT.md share/bash-completion/completions/parlour; do
  [ -e "$prefix/$file" ] || { echo "$file was not installed"; exit 1; }
done

# Wherever it was moved to, `parlour mark` finds the vectors that came with it, also in a build folder that is nowhere near the sources.
mkdir "$work/elsewhere" "$work/elsewhere/mark"
cp "$1/parlour" "$work/elsewhere" && cp "$1/mark/null.tsv" "$work/elsewhere/mark"
for program in "$prefix/bin/parlour" "$work/elsewhere/parlour"; do
  "$program" mark null own --print > "$work/printed" && grep -q bestTake "$work/printed" || { echo "$program does not find its vectors"; exit 1; }
done
