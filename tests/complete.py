#!/usr/bin/env python3
"""Every game that players are offered is tested in every way: complete.py PARLOUR PROJECT, as TAP.

Games for developers are checked as well where their names are given: complete.py PARLOUR PROJECT GAME...
"""
import json
import pathlib
import re
import subprocess
import sys

from tap import check, finish

told = subprocess.run([sys.argv[1], "games"], capture_output=True, text=True, check=True).stdout
games = sys.argv[3:] or [line.split("\t")[0] for line in told.splitlines()]


def has_goldens(folder):
  """Some scenes, and a drawing of each."""
  table = folder / "draw" / "scenes.txt"
  names = re.findall(r"^([\w-]+) \|", table.read_text(), re.M) if table.exists() else []
  return bool(names) and all((folder / "draw" / f"{name}.svg").exists() for name in names)


check(games, "there are games")
for game in games:
  own = pathlib.Path(sys.argv[2], "games", game)
  tests = own / "tests"
  listed = (tests / "meson.build").read_text()
  screen = tests / "screen.json"
  known = json.loads(screen.read_text()) if screen.exists() else {}
  check((own / "FORMAT.md").exists(), f"{game}: its texts are described")
  for name in "rules.txt", "perft.txt":
    check((tests / name).exists(), f"{game}: {name}")
  check("play/" in listed, f"{game}: recorded games")
  check("unit/view.c" in listed and (tests / "unit" / "view.c").exists(), f"{game}: a test of its view")
  check(has_goldens(tests), f"{game}: golden drawings")
  check({"window", "viewer"} <= known.keys(), f"{game}: it is played and looked at in a window")
  check(known.get("page"), f"{game}: it is played on the page")
finish()
