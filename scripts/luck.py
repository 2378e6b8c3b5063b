#!/usr/bin/env python3
"""Luck adds up to nothing: scripts/luck.py PARLOUR FOLDER GAME... [--games N] [--steps S] [--seats 2]

Level 1 plays N games of each against itself, and each is reviewed with few steps; the mean luck of every seat, in hundredths of a
win (alone: points), and its standard error. It has to be nothing within about twice that error.
FOLDER keeps the records and what was found: stop it at any time, start it again to go on.
"""
import argparse
import json
import pathlib
import statistics
import subprocess


def records(given, game):
  path = given.folder / f"{game}-records.txt"
  subprocess.run([given.parlour, "match", game, *["1"] * given.seats, "--games", str(given.games), "--seed", "11", "--resume", path],
                 check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
  return [line.split("\t")[5] for line in path.read_text().splitlines() if line[0] != "#"]


def luck_of(given, game, record):
  done = subprocess.run([given.parlour, "review", game, "-", "--json", "--steps", str(given.steps), "--threads", "1"], input=record,
                        capture_output=True, text=True, check=True)
  return [player["luck"] for player in json.loads(done.stdout)["players"]]


# What was found before, a line for each record in their order; then the rest is looked at.
def all_luck(given, game):
  path = given.folder / f"{game}-luck.txt"
  known = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
  with path.open("a") as file:
    for record in records(given, game)[len(known):]:
      known.append(luck_of(given, game, record))
      print(json.dumps(known[-1]), file=file, flush=True)
  return known


def main():
  words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
  words.add_argument("parlour")
  words.add_argument("folder", type=pathlib.Path)
  words.add_argument("game", nargs="+")
  words.add_argument("--games", type=int, default=1000)
  words.add_argument("--steps", type=int, default=16)
  words.add_argument("--seats", type=int, default=2)
  given = words.parse_args()
  given.folder.mkdir(parents=True, exist_ok=True)
  unit = 1 if given.seats == 1 else 100
  print("game\tseat\tgames\tluck\t+-")
  for game in given.game:
    for seat, values in enumerate(zip(*all_luck(given, game))):
      error = statistics.stdev(values) / len(values) ** 0.5
      print(f"{game}\t{seat + 1}\t{len(values)}\t{unit * statistics.mean(values):+.2f}\t{unit * error:.2f}", flush=True)


main()
