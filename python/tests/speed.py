#!/usr/bin/env python3
"""Steps a second through a batch, planes and masks included: speed.py [GAMES [THREADS [SECONDS]]].

Processor time counts, so that other programs do not; with several threads the clock on the wall counts as well.
"""
import sys
import time

import parlour

KINDS = [("marrakech", {}), ("catan-dice", {}), ("agamemnon", {}), ("patchwork", {}), ("blokus", {"mode": "duo"}), ("blokus", {})]


def main():
  games, threads = (int(word) for word in (sys.argv[1:3] + ["1024", "1"][len(sys.argv[1:3]):]))
  seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 2
  for name, options in KINDS:
    env = parlour.VectorEnv(name, games, threads=threads, autoreset="SAME_STEP", **options)
    steps, begin, wall = 0, time.process_time(), time.perf_counter()
    while time.process_time() - begin < seconds:
      env.step(env.sample())
      steps += games
    print(f"{name:11} {options.get('mode', ''):4} {steps / (time.process_time() - begin):10.0f} steps a second of "
          f"processor time, {steps / (time.perf_counter() - wall):10.0f} by the clock on the wall")


main()
