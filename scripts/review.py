#!/usr/bin/env python3
"""What reviews say of many games: scripts/review.py PARLOUR levels|luck [--games N] [--steps S] [--seats 2] [--levels 1,5,9] GAME...

levels: each level plays N games against itself; for each a line: decisions, mean loss (in hundredths of a win; points
of who plays alone), its standard error, accuracy. The losses have to fall from level to level.
luck: N games of level 1; the mean luck of every seat and its standard error. It has to be nothing within that error.
Both look with few steps, so they tell levels and luck apart, not how good a single move was.
"""
import argparse
import json
import pathlib
import statistics
import subprocess
import tempfile


def records(given, game, level, folder):
  path = pathlib.Path(folder) / f"{game}-{level}"
  subprocess.run([given.parlour, "match", game, *[str(level)] * given.seats, "--games", str(given.games), "--seed", "11", "--record", path],
                 check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
  return [line.split("\t")[5] for line in path.read_text().splitlines() if line[0] != "#"]


def reviewed(parlour, game, record, steps):
  done = subprocess.run([parlour, "review", game, "-", "--json", "--steps", str(steps), "--threads", "1"], input=record,
                        capture_output=True, text=True, check=True)
  return json.loads(done.stdout)


def error(values):
  return statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0


def levels(given, game, folder):
  print("game\tlevel\tdecisions\tlost\t+-\taccuracy")
  for level in given.levels:
    lost, accuracy = [], []
    for record in records(given, game, level, folder):
      review = reviewed(given.parlour, game, record, given.steps)
      unit = 1 if len(review["players"]) == 1 else 100
      lost += [unit * event["lost"] for event in review["events"] if event.get("choice")]
      accuracy += [player["accuracy"] for player in review["players"] if player["decisions"]]
    print(f"{game}\t{level}\t{len(lost)}\t{statistics.mean(lost):.2f}\t{error(lost):.2f}\t{statistics.mean(accuracy):.0f}", flush=True)


def luck(given, game, folder):
  seats = {}
  for record in records(given, game, 1, folder):
    for i, player in enumerate(reviewed(given.parlour, game, record, given.steps)["players"]):
      seats.setdefault(i, []).append(player["luck"])
  print("game\tseat\tgames\tluck\t+-")
  for i, values in seats.items():
    print(f"{game}\t{i + 1}\t{len(values)}\t{statistics.mean(values):+.4f}\t{error(values):.4f}", flush=True)


def main():
  words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
  words.add_argument("parlour")
  words.add_argument("what", choices=["levels", "luck"])
  words.add_argument("--games", type=int, default=20)
  words.add_argument("--steps", type=int, default=200)
  words.add_argument("--seats", type=int, default=2)
  words.add_argument("--levels", type=lambda text: [int(word) for word in text.split(",")], default=list(range(1, 10)))
  words.add_argument("game", nargs="+")
  given = words.parse_args()
  with tempfile.TemporaryDirectory() as folder:
    for game in given.game:
      (levels if given.what == "levels" else luck)(given, game, folder)


main()
