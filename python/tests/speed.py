#!/usr/bin/env python3
"""Steps a second through a batch of 1,024, planes and masks included: speed.py STEPS [WINDOWS]; STEPS is tests/steps of a build.

A table of games: from Python on one thread and on two, the same batch from C, and the plain loop over the rules in C. By the clock
on the wall, so the machine must be free, or this program come first (scripts/speed.sh). One thread and two take turns in
windows of 50 ms, and the median window counts: whatever else the machine does meets both.
"""
import statistics
import subprocess
import sys
import time

import parlour

GAMES = 1024
WINDOW = 0.05
KINDS = [("Marrakech", "marrakech", {}, 1_000_000), ("Catan Dice", "catan-dice", {}, 1_000_000),
         ("Agamemnon", "agamemnon", {}, 1_000_000), ("Patchwork", "patchwork", {}, 300_000),
         ("Blokus Duo", "blokus", {"mode": "duo"}, 100_000), ("Blokus", "blokus", {}, 50_000)]


def window(env):
  """Steps a second for a moment; choosing actions is not counted."""
  steps, taken, end = 0, 0.0, time.perf_counter() + WINDOW
  while not steps or time.perf_counter() < end:
    actions = env.sample()
    begin = time.perf_counter()
    env.step(actions)
    taken += time.perf_counter() - begin
    steps += GAMES
  return steps / taken


def both(name, options, windows):
  envs = [parlour.VectorEnv(name, GAMES, threads=threads, autoreset="SAME_STEP", **options) for threads in (1, 2)]
  rates = [[window(env) for env in envs] for _ in range(windows)]
  return [statistics.median(column) for column in zip(*rates)]


def main():
  windows = int(sys.argv[2]) if len(sys.argv) > 2 else 20
  print("| game | wanted | from Python | two threads | times | from C | plain loop |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
  for title, name, options, wanted in KINDS:
    one, two = both(name, options, windows)
    settings = " ".join(f"{key}={value}" for key, value in options.items())
    said = subprocess.run([sys.argv[1], name, settings, str(GAMES), "1", "0.5"], capture_output=True, text=True, check=True).stdout.split()
    batch, plain = int(said[said.index("steps") - 1]), int(said[said.index("plain") - 3])
    print(f"| {title} | {wanted:,} | {one:,.0f} | {two:,.0f} | {two / one:.2f} | {batch:,} | {plain:,} |", flush=True)


main()
