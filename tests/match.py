#!/usr/bin/env python3
"""Players that must beat each other: match.py PARLOUR FILE. The file says how its lines are read."""
import subprocess
import sys

program, file = sys.argv[1:]
number = bad = 0
for line in open(file, encoding="utf-8"):
    if line.startswith("#") or not line.strip():
        continue
    game, options, one, other, games, least, most = (field.strip() for field in line.split("|"))
    number += 1
    done = subprocess.run([program, "match", game, one, other, "--games", games, "--threads", "2", *options.split()],
                          capture_output=True, text=True)
    rows = [row.split() for row in done.stdout.splitlines()[2:]]
    share = float(rows[0][5]) if done.returncode == 0 else -1
    good = float(least) <= share <= float(most)
    bad += not good
    print(f"{'ok' if good else 'not ok'} {number} - {game} {options} {one} against {other}: {share} %")
print(f"1..{number}")
sys.exit(bad > 0)
