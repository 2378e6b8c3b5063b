"""Random sequences in real windows, with kills after random moments: no kept move is ever missing.

usage: random-steps.py [SEQUENCES [SEED]]
"""
import json
import pathlib
import shutil
import subprocess
import sys
import time

import gi

sys.argv.insert(1, "null")  # whose data session.py reads
sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from desk import Desk, Player, until  # noqa: E402  pylint: disable=wrong-import-position
from kept import Watch, run_all  # noqa: E402  pylint: disable=wrong-import-position
from session import check, finish, xdotool  # noqa: E402  pylint: disable=wrong-import-position

SEQUENCES = int(sys.argv[1]) if len(sys.argv) > 1 else 3
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 1
STEPS = 14
TEXTS = json.loads((pathlib.Path(__file__).resolve().parents[1] / "sequences.json").read_text())["texts"]
KEYS = ["ctrl+shift+z", "F8", "F9", "alt+Home", "Escape", "Return", "ctrl+h", "ctrl+BackSpace", "Page_Up", "Page_Down"]
BARE = {"GTK_A11Y": "none", "GDK_DEBUG": "gl-disable"}  # a screen reader would take as much time as the window itself


class Sequence:
  def __init__(self, lots):
    self.lots = lots
    self.kills = 0
    self.player = Player(extra=BARE)
    self.watch = Watch(self.player.home / "data" / "parlour" / "games")

  def move(self):
    desk = self.player.now
    for _ in range(self.lots.randrange(1, 4)):
      desk.read()
      if desk.said["page"] == "game" and desk.usable() and not desk.facts.get("place", "0 0 0").endswith(" 0"):
        desk.click(self.lots.choice(desk.usable()))

  def undo(self):
    xdotool("key", "ctrl+z")

  def branch(self):
    self.undo()
    self.move()

  def new(self):
    xdotool("key", "ctrl+n", "Return")

  def open(self):
    """One of "Your games". The list is left whatever happens: a click that is meant for the board could press "Remove" there."""
    desk, downs = self.player.now, self.lots.randrange(4)
    xdotool("key", "ctrl+g")
    if not desk.wait(lambda line: line == "page games", 5):  # something else is open, which takes the key
      return
    xdotool("key", *["Down"] * downs, "Return")
    if not desk.wait(lambda line: line.startswith("page ") and line != "page games", 2):
      xdotool("key", "Escape")
      desk.wait(lambda line: line.startswith("page ") and line != "page games", 5)

  def paste(self):
    self.player.paste(self.lots.choice(TEXTS))

  def view(self):
    xdotool("key", "F7", *self.lots.choice([[], ["Escape"], ["Return"]]))

  def key(self):
    xdotool("key", self.lots.choice(KEYS))

  def second(self):
    if len(self.player.desks) == 1:
      self.player.second(self.lots.choice(["null", "marrakech", "blokus"]))

  def close(self):
    """The window in front, and before it whatever lies over it; the other one goes on, or a new one."""
    if not self.is_closed():
      until(lambda: self.is_closed("Escape"), "it closes")  # an open menu takes all keys
    self.ended()

  def is_closed(self, *before):
    xdotool("key", *before, "ctrl+q")
    try:
      self.player.now.program.wait(2)
      return True
    except subprocess.TimeoutExpired:
      return False

  def kill(self):
    time.sleep(self.lots.choice([0, 0.005, 0.02, 0.1]))
    self.player.now.kill()
    self.kills += 1
    self.ended()

  def ended(self):
    player = self.player
    player.desks = [desk for desk in player.desks if desk.program.poll() is None]
    if not player.desks:
      player.desks = [Desk(*self.lots.choice([[], ["null"], ["marrakech"]]), home=player.home, extra=BARE)]
    player.first()
    xdotool("mousemove", "300", "20")  # without a window manager keys then go to the window under the pointer

  def step(self):
    kinds = [self.move] * 5 + [self.undo, self.branch, self.branch, self.new, self.open, self.paste, self.view, self.key, self.key,
                               self.second, self.close, self.kill, self.kill]
    self.lots.choice(kinds)()

  def begin(self, text):
    """A window that has only just opened may miss a key."""
    self.player.paste(text)
    return self.player.now.wait_frame(lambda: self.player.now.facts.get("at") is not None, 2)

  def run(self):
    first = self.lots.randrange(3)
    try:
      until(lambda: self.begin(TEXTS[first]), "a game is there")
      for _ in range(STEPS):
        self.step()
        missing = self.watch.look()
        if missing:
          return missing
      errors = [error for desk in self.player.desks for error in desk.errors]
      while len(self.player.desks) > 1:
        self.kill()
      self.kill()
      return self.watch.look() or "".join(errors)
    except (AssertionError, gi.repository.GLib.Error) as error:
      return str(error)
    finally:
      self.player.close()
      shutil.rmtree(self.player.home, ignore_errors=True)


failed, seen = run_all(Sequence, SEED, SEQUENCES)
check(failed == 0 and seen > SEQUENCES, "window: random sequences with kills lose nothing")
finish()
