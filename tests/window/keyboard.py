"""From the start screen to the end of a game with the keyboard alone."""
import random

from session import GAME, Window, check, finish, quiet_home, xdotool

for tabs in range(1, 10):  # however many it takes to the card of the game
  w = Window(home=quiet_home())
  started = w.wait_word("start")
  xdotool("search", "--sync", "--onlyvisible", "--name", "Parlour", "getwindowname")
  xdotool("mousemove", "600", "730")  # without a window manager keys go where the pointer is
  xdotool("key", *["Tab"] * tabs, "Return")
  sheet = w.wait_word("sheet", 10)
  if sheet == f"sheet {GAME}":
    break
  w.close()
check(started is not None, "the start screen")
check(sheet == f"sheet {GAME}", f"a card opens the sheet: {sheet}")
xdotool("key", "Return")
opened = w.wait_person()
check(opened is not None, "Play on the sheet begins a game")


def focus(number):
  """Arrow keys towards a target until it has the focus."""
  x, y = w.targets[number][1] + w.targets[number][3] / 2, w.targets[number][2] + w.targets[number][4] / 2
  for turn in range(30):
    here = int(w.facts["focus"].split()[0])
    if here == number:
      return True
    dx = dy = 1
    if here in w.targets:
      dx = x - w.targets[here][1] - w.targets[here][3] / 2
      dy = y - w.targets[here][2] - w.targets[here][4] / 2
    across = abs(dx) > abs(dy) if turn % 4 else abs(dx) <= abs(dy)
    xdotool("key", ("Right" if dx > 0 else "Left") if across else ("Down" if dy > 0 else "Up"))
    w.wait_frame(lambda: int(w.facts["focus"].split()[0]) != here, 1.5)
  return False


lots = random.Random(2)
for _ in range(1500):
  if w.is_over() or opened is None:
    break
  choices = w.usable()
  if not choices:
    if w.wait_person() is None:
      break
    continue
  number = lots.choice(choices)
  if not focus(number):
    continue
  at = w.facts["at"]
  xdotool("key", "Return")
  w.wait_frame(seconds=1)
  if w.facts["at"] != at and not w.usable() and not w.is_over():
    w.wait_person()
check(w.is_over(), f"a whole game by keyboard: {w.facts}")
check(opened is not None and w.agrees_with_rules(), f"{len(w.seen)} positions agree with parlour apply")
w.close()
check(not w.errors, "no warnings: " + " ".join(w.errors)[:300])
finish()
