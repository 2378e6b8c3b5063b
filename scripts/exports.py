#!/usr/bin/env python3
"""Whatever a header offers is used by another file than its own: scripts/exports.py [BUILD]. Reads the symbols of all objects of a
build with window, page and tests; names the rest, which should be static. The page's scripts call what web/meson.build lists."""
import collections
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
BUILD = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build").resolve()


def symbols():
  """(object's name, kind, symbol) of all objects of this build but those for the page, which are the same sources."""
  objects = sorted(str(path) for path in BUILD.rglob("*.o") if BUILD / "wasm" not in path.parents)
  for line in subprocess.run(["nm", "-A", *objects], capture_output=True, text=True, check=True).stdout.splitlines():
    path, _, rest = line.rpartition(":")
    *_, kind, symbol = rest.split()
    yield pathlib.Path(path).name, kind, symbol


def words(*paths):
  return {word for path in paths for word in re.findall(r"\w+", path.read_text())}


def main():
  made, used = collections.defaultdict(set), collections.defaultdict(set)
  for name, kind, symbol in symbols():
    (used if kind == "U" else made if kind in "TDRB" else {symbol: set()})[symbol].add(name)
  # Programs of training/ are not built with the others.
  elsewhere = words(ROOT / "web" / "meson.build", *ROOT.glob("training/*.c"))
  offered = words(*(path for path in ROOT.rglob("*.h") if "build" not in path.relative_to(ROOT).parts[0]))
  alone = sorted(symbol for symbol, names in made.items() if symbol in offered - elsewhere and not used[symbol] - names)
  for symbol in alone:
    print(f"{symbol} is offered by a header, but only {' '.join(made[symbol])} uses it")
  sys.exit(1 if alone or not made else 0)


main()
