#!/usr/bin/env python3
"""Random sequences in the terminal, each killed at a random moment: no kept move is ever missing, and what was told before
a question is kept.

usage: terminal-random.py PARLOUR [SEQUENCES [SEED]]
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

from kept import Watch, run_all

PARLOUR = sys.argv[1]
SEQUENCES = int(sys.argv[2]) if len(sys.argv) > 2 else 10
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else 1
GAMES = ["null", "marrakech", "blokus"]
RECORDS = {"null": "players=2; heap7 take2\n", "marrakech": "players=2; rotate90\n", "blokus": "RCCCRBTA\n"}


class Sequence:
  def __init__(self, lots):
    self.lots = lots
    self.home = pathlib.Path(tempfile.mkdtemp(prefix="parlour-random-"))
    self.environment = dict(os.environ, XDG_DATA_HOME=str(self.home))
    self.folder = self.home / "parlour" / "games"
    self.watch = Watch(self.folder)
    self.kills = 0  # of programs that had not ended by themselves

  def words(self):
    game = self.lots.choice(GAMES)
    words = [PARLOUR, "play", game]
    how = self.lots.randrange(5)
    if how == 0:
      record = self.home / "record"
      record.write_text(RECORDS[game])
      return words + ["--load", str(record)]
    if how < 3:
      return words + ["--resume"]
    return words + ["--seats", self.lots.choice(["person,person", "person,1"]), "--seed", str(self.lots.randrange(99))]

  def lines(self):
    kinds = ["1", "2", "3", "1", "2", "undo", "redo", "seat 2 1", "seat 2 person", "moves 1", "rubbish", "quit"]
    return "".join(self.lots.choice(kinds) + "\n" for _ in range(self.lots.randrange(1, 12)))

  def play_once(self):
    """A program, some lines, a kill; in the end what is missing."""
    program = subprocess.Popen(self.words(), env=self.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL, text=True)
    second = None
    typed = self.lines()
    try:
      program.stdin.write(typed)
      program.stdin.flush()
      if self.lots.random() < 0.2:  # a second one with the same games
        second = subprocess.run(self.words(), env=self.environment, input=self.lines(), capture_output=True, text=True, check=False)
      time.sleep(self.lots.choice([0, 0.005, 0.02, 0.1]))
    except BrokenPipeError:
      pass  # it had nothing to resume
    self.kills += program.poll() is None
    program.kill()
    output = program.stdout.read()
    program.wait()
    missing = self.watch.look()
    if second and second.returncode < 0:
      return f"it ended by signal {-second.returncode}"
    return missing or self.is_short(output, typed)

  def is_short(self, output, typed):
    """Whether more was told, before a question, than is kept. Where a move is taken back and made again, it is told twice."""
    told = len(re.findall(r"^\S*.* (?:took|laid|put|turned|rolled) ", output.rpartition("> ")[0], re.M)) if "undo" not in typed else 0
    return f"{told} moves were told, {self.watch.seen} are kept" if told > self.watch.seen else ""

  def run(self):
    try:
      for _ in range(6):
        missing = self.play_once()
        if missing:
          return missing
      listed = subprocess.run([PARLOUR, "kept"], env=self.environment, capture_output=True, text=True, check=True).stdout
      names = {path.stem for path in self.folder.glob("*.parlour")} - {"progress"} if self.folder.exists() else set()
      return "" if names == {line.split("\t")[0] for line in listed.splitlines()} else f"listed: {listed}"
    finally:
      shutil.rmtree(self.home)


failed, _ = run_all(Sequence, SEED, SEQUENCES)
print(f"{'not ok' if failed else 'ok'} 1 - terminal: random sequences with kills lose nothing\n1..1")
sys.exit(1 if failed else 0)
