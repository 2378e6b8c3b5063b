#!/usr/bin/env python3
"""Puzzles of all games, or of those named: made, checked with ten times the search, and weeded.

scripts/puzzles.py make N SEED [GAME...]    until each has N; goes on where games/GAME/puzzles.txt ends
scripts/puzzles.py check FOLDER [GAME...] [--seeds 1 77 5] [--minutes M] [--jobs J]
                                            each with every seed; ends with 1 if any is wrong or not looked at
scripts/puzzles.py weed FOLDER [GAME...]    takes out those that a check in FOLDER found wrong

All of it can be stopped at any time and goes on when it is started again: FOLDER keeps a line for each puzzle and seed.
PARLOUR is the program (build/parlour). Making takes one core, checking as many as J says.
"""
import argparse
import concurrent.futures
import hashlib
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import time

GAMES = ["blokus", "marrakech", "patchwork", "agamemnon", "catan-dice"]
ROOT = pathlib.Path(__file__).resolve().parent.parent
PARLOUR = os.environ.get("PARLOUR", ROOT / "build" / "parlour")


def file_of(game):
  return ROOT / "games" / game / "puzzles.txt"


def blocks_of(game):
  return [block.strip("\n") for block in file_of(game).read_text().split("\n\n") if "position:" in block]


def key_of(block):
  return hashlib.sha256(block.encode()).hexdigest()[:16]


# What was found: {(puzzle, seed): (is it right, lead, does level 9 find it, how many a random player finds)}.
class Findings:
  def __init__(self, folder, game):
    folder.mkdir(parents=True, exist_ok=True)
    self.path = folder / f"{game}.txt"
    self.of = {}
    self.lock = threading.Lock()
    for line in self.path.read_text().splitlines() if self.path.exists() else []:
      key, seed, *rest = line.split("\t")
      self.of[key, int(seed)] = rest

  def note(self, key, seed, *rest):
    with self.lock, self.path.open("a") as file:
      self.of[key, seed] = rest
      print(key, seed, *rest, sep="\t", file=file)

  def is_wrong(self, block):
    return any(key == key_of(block) and found[0] != "right" for (key, _), found in self.of.items())


# The program tells a line for each puzzle as soon as it knows: number, right or WRONG, how, lead, and whether level 9 misses it.
def look(game, blocks, seed, findings, until):
  with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
    file.write("\n\n".join(blocks) + "\n")
    file.flush()
    run = subprocess.Popen([PARLOUR, "puzzles", game, "--of", file.name, "--check", "--seed", str(seed)], stdout=subprocess.PIPE, text=True)
    for line in run.stdout:
      parts = line.rstrip("\n").split("\t")
      if len(parts) < 5:
        continue
      number, verdict, _, lead, chance, *missed = parts
      findings.note(key_of(blocks[int(number) - 1]), seed, verdict, lead, "missed" if missed else "found", chance.removesuffix(" %"))
      if time.monotonic() > until:
        run.terminate()
        break
    run.wait()


def tell(game, blocks, seed, findings):
  known = [findings.of[key_of(b), seed] for b in blocks if (key_of(b), seed) in findings.of]
  wrong = [i + 1 for i, b in enumerate(blocks) if findings.of.get((key_of(b), seed), ["right"])[0] != "right"]
  text = f"{game}, seed {seed}: {len(known)} of {len(blocks)} looked at, {len(wrong)} wrong"
  if wrong:
    text += " (" + ", ".join(map(str, wrong)) + ")"
  if known:
    found = sum(f[2] == "found" for f in known)
    text += f"; a random player solves {sum(float(f[3]) for f in known) / len(known):.1f} %, level 9 {100 * found / len(known):.1f} %"
  print(text, flush=True)
  return not wrong and len(known) == len(blocks)


def check(given):
  until = time.monotonic() + 60 * given.minutes
  findings = {game: Findings(given.folder, game) for game in given.game or GAMES}
  runs = [(game, blocks_of(game), seed, findings[game]) for game in findings for seed in given.seeds]

  def rest(game, blocks, seed, known):
    left = [b for b in blocks if (key_of(b), seed) not in known.of]
    if left and time.monotonic() < until:
      look(game, left, seed, known, until)

  with concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
    list(pool.map(lambda run: rest(*run), runs))
  return 0 if all([tell(*run) for run in runs]) else 1


def weed(given):
  for game in given.game or GAMES:
    findings = Findings(given.folder, game)
    blocks = blocks_of(game)
    kept = [b for b in blocks if not findings.is_wrong(b)]
    if len(kept) < len(blocks):
      new = file_of(game).with_suffix(".new")
      new.write_text("\n\n".join(kept) + "\n")
      new.replace(file_of(game))
    print(f"{game}: {len(kept)} of {len(blocks)} stay")
  return 0


def make(given):
  bad = 0
  for game in given.game or GAMES:
    bad |= subprocess.run([PARLOUR, "puzzles", game, "--make", str(given.count), "--seed", str(given.seed), "--to", file_of(game)]).returncode
  return bad


def main():
  words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
  kinds = words.add_subparsers(required=True)
  one = kinds.add_parser("make")
  one.add_argument("count", type=int)
  one.add_argument("seed", type=int)
  one.set_defaults(run=make)
  one.add_argument("game", nargs="*")
  for name, run in (("check", check), ("weed", weed)):
    one = kinds.add_parser(name)
    one.add_argument("folder", type=pathlib.Path)
    one.add_argument("game", nargs="*")
    one.set_defaults(run=run)
    if run is check:
      one.add_argument("--seeds", type=int, nargs="+", default=[1, 77, 5])
      one.add_argument("--minutes", type=float, default=1e6)
      one.add_argument("--jobs", type=int, default=1)
  given = words.parse_args()
  return given.run(given)


if __name__ == "__main__":
  sys.exit(main())
