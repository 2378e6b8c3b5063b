"""Random sequences in real windows, with kills after random moments: no kept move is ever missing.

usage: random-steps.py [SEQUENCES [SEED]]
"""
import json
import pathlib
import random
import sys

import gi

sys.argv.insert(1, "null")  # whose data session.py reads
sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from desk import Player, until  # noqa: E402  pylint: disable=wrong-import-position
from kept import Watch  # noqa: E402  pylint: disable=wrong-import-position
from session import check, finish, xdotool  # noqa: E402  pylint: disable=wrong-import-position

SEQUENCES = int(sys.argv[1]) if len(sys.argv) > 1 else 3
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 1
STEPS = 14
GIVEN = json.loads((pathlib.Path(__file__).resolve().parents[1] / "sequences.json").read_text())["sequences"]
TEXTS = [step[1] for one in GIVEN for step in one["steps"] if step[0] == "paste"] + ["RCCCRBTA", "rubbish"]
KEYS = ["ctrl+z", "ctrl+z", "ctrl+shift+z", "F7", "F8", "F9", "ctrl+g", "alt+Home", "Escape", "Escape", "Return", "ctrl+n", "ctrl+h",
        "ctrl+BackSpace", "ctrl+v"]


class Sequence:
  def __init__(self, lots):
    self.lots = lots
    self.player = Player()
    self.watch = Watch(self.player.home / "data" / "parlour" / "games")

  def touch(self):
    desk = self.player.now
    desk.read()
    if not desk.usable() or desk.facts.get("place", "0 0 0").endswith(" 0"):
      return
    desk.click(self.lots.choice(desk.usable()))

  def step(self):
    what = self.lots.randrange(12)
    player = self.player
    if what < 5:
      self.touch()
    elif what < 8:
      xdotool("key", self.lots.choice(KEYS))
    elif what == 8:
      player.paste(self.lots.choice(TEXTS))
    elif what == 9 and len(player.desks) == 1:
      player.second(self.lots.choice(["null", "marrakech", "blokus"]))
    elif what == 10:
      player.now.read()
    elif what == 11:
      player.restart()

  def run(self):
    try:
      self.player.paste(TEXTS[self.lots.randrange(3)])
      until(lambda: self.player.now.read().get("at") is not None, "a game is there")
      for _ in range(STEPS):
        self.step()
        missing = self.watch.look()
        if missing:
          return missing
      self.player.restart()
      until(lambda: not self.watch.look(), "nothing is missing after the last start")
      return "".join(error for desk in self.player.desks for error in desk.errors)
    except (AssertionError, gi.repository.GLib.Error) as error:
      return str(error)
    finally:
      self.player.close()


failed = 0
seen = 0
for number in range(SEED, SEED + SEQUENCES):
  one = Sequence(random.Random(number))
  trouble = one.run()
  seen += one.watch.seen
  if trouble:
    print(f"# sequence {number}: {trouble}")
    failed += 1
check(failed == 0, f"window: {SEQUENCES} sequences with kills, {seen} moves kept, {failed} with something missing")
finish()
