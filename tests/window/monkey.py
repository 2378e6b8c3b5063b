"""Random pointer and key events with fatal criticals on: nothing breaks, and the game still agrees with the rules.

usage: monkey.py GAME [EVENTS [SEED]]
"""
import random
import subprocess
import sys

from session import GAME, SIZE, Window, check, finish, prepared_home, xdotool

events = int(sys.argv[1]) if len(sys.argv) > 1 else 500
lots = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 6)
KEYS = ["Left", "Right", "Up", "Down", "Return", "space", "r", "l", "f", "Escape", "Tab", "shift+Tab", "ctrl+z", "ctrl+shift+z",
        "ctrl+BackSpace", "ctrl+h", "F9", "ctrl+c", "ctrl+v"]


def burst():
  """Ten events for one call of xdotool."""
  words = []
  for _ in range(10):
    kind = lots.random()
    if kind < 0.5:
      words += ["mousemove", str(lots.randrange(0, SIZE[0] + 10)), str(lots.randrange(60, SIZE[1] + 55))]
      words += ["click", str(lots.choice([1, 1, 1, 3, 4, 5]))]
    elif kind < 0.6:
      words += ["mousedown", "1", "mousemove", str(lots.randrange(0, SIZE[0] + 10)), str(lots.randrange(60, SIZE[1] + 55)), "mouseup", "1"]
    else:
      words += ["key", lots.choice(KEYS)]
  return words


w = Window(GAME, home=prepared_home())
w.wild = True
check(w.wait_person() is not None, "the saved game is on the board")
for _ in range(events // 10):
  subprocess.run(["xdotool", *burst()], check=True)
  if w.program.poll() is not None:
    break
  while w.wait_frame(seconds=0.02):
    pass
check(w.program.poll() is None, f"{events} random events: still there {''.join(w.errors)[-500:]}")
check(not w.errors, "no warnings: " + " ".join(w.errors)[:300])
xdotool("key", "Escape")
while w.wait_frame(seconds=1):
  pass
check(not w.strange, f"games begin at the start, or with a position that was shown and copied: {w.strange[:1]}")
# A position that was pasted is kept from its first move on, and compared from then on.
check(w.facts["length"] == 0 or w.agrees_with_rules(), f"the game, {len(w.seen)} positions of it, agrees with parlour apply")
w.close()
finish()
