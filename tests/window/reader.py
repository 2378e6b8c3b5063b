"""A game as a screen reader plays it: names read from the accessibility tree, actions done through it."""
import random
import re
import time

from session import DATA, GAME, MOST_TOUCHES, PATIENCE, WANTED, Window, check, finish, prepared_home
from tree import acts, application, widgets

w = Window(GAME, home=prepared_home(), extra={"GTK_A11Y": "atspi"})
check(w.wait_person() is not None, "the saved game is on the board")


def wait_application():
  end = time.monotonic() + PATIENCE
  while time.monotonic() < end:
    found = application(w.program)
    if found:
      return found
    time.sleep(0.1)
  return None


def board(root):
  """The group whose children are the places of the board."""
  for node in widgets(root):
    if node.get_name() in ready_names():
      return node.get_parent()
  return None


def ready_names():
  return {target[5] for number, target in w.targets.items() if target[0] != 2 and number < 0x10000}


app = wait_application()
check(app is not None, "the program is in the accessibility tree")
group = board(app) if app else None
check(group is not None, "the board can be read")
names = [node.get_name() for node in widgets(group)] if group else []
for what in DATA["window"]["reads"]:
  check(any(what in name for name in names), f"it says: {what}")
check(all(name for name in names[1:]), "every place has a name")
check(any(node.get_name() == "Undo" for node in widgets(app)), "buttons of the header bar have names")

lots = random.Random(5)
acted = 0
for _ in range(MOST_TOUCHES):
  if w.is_over() or group is None:
    break
  wanted = ready_names()
  if not wanted:
    if w.wait_person() is None:
      break
    continue
  places = [group.get_child_at_index(i) for i in range(group.get_child_count())]
  places = [one for one in places if one and one.get_name() in wanted and one.get_n_actions() > 0]
  if not places:
    w.wait_frame(seconds=0.2)
    continue
  places = [one for one in places if re.search(WANTED, one.get_name())] or places
  at = w.facts["at"]
  if not acts(lots.choice(places)):
    continue
  acted += 1
  w.wait_frame(seconds=1)
  if w.facts["at"] != at and not w.usable() and not w.is_over():
    w.wait_person()
check(w.is_over() or (MOST_TOUCHES < 100 and w.facts.get("at", 0) > 3),
      f"the game goes on through the accessibility tree, {acted} actions: {w.facts}")
check(w.agrees_with_rules(), f"{len(w.seen)} positions agree with parlour apply")
w.close()
check(not w.errors, "no warnings: " + " ".join(w.errors)[:300])
finish()
