"""From the start screen into a game with the keyboard alone, and to its end or a good way on."""
import random
import re

from session import GAME, MOST_TOUCHES, SIZE, WANTED, Window, check, finish, parlour, quiet_home, xdotool

SHOWN = [line.split("\t")[0] for line in parlour("games").split("\n")]


def from_start_screen():
  """As many tabs as it takes to the card of the game."""
  for tabs in range(1, 2 * len(SHOWN) + 1):
    window = Window(home=quiet_home())
    if window.wait_word("start") is None:
      return window, None
    xdotool("search", "--sync", "--onlyvisible", "--name", "Parlour", "getwindowname")
    xdotool("mousemove", "600", "730")  # without a window manager keys go where the pointer is
    xdotool("key", *["Tab"] * tabs, "Return")
    said = window.wait_word("sheet", 10)
    if said == f"sheet {GAME}":
      break
    window.close()
  return window, said


def by_name():
  """Games for developers have no card."""
  window = Window(GAME, home=quiet_home())
  said = window.wait_word("sheet")
  xdotool("search", "--sync", "--onlyvisible", "--name", f"Parlour|{GAME}", "getwindowname")  # it is there to take keys
  xdotool("mousemove", str(SIZE[0] // 2), str(SIZE[1] // 2))
  return window, said


w, sheet = from_start_screen() if GAME in SHOWN else by_name()
check(sheet == f"sheet {GAME}", f"its card or its name opens its sheet: {sheet}")
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
for _ in range(MOST_TOUCHES):
  if w.is_over() or opened is None:
    break
  choices = w.usable()
  if not choices:
    if w.wait_person() is None:
      break
    continue
  choices = [number for number in choices if re.search(WANTED, w.targets[number][5])] or choices
  number = lots.choice(choices)
  if not focus(number):
    continue
  at = w.facts["at"]
  xdotool("key", "Return")
  w.wait_frame(seconds=1)
  if w.facts["at"] != at and not w.usable() and not w.is_over():
    w.wait_person()
check(w.is_over() or (MOST_TOUCHES < 100 and w.facts.get("at", 0) > 3), f"the game goes on by keyboard: {w.facts}")
check(opened is not None and w.agrees_with_rules(), f"{len(w.seen)} positions agree with parlour apply")
w.close()
check(not w.errors, "no warnings: " + " ".join(w.errors)[:300])
finish()
