"""What is open in the window, and what can be done: the list of moves opens at the move where one is and is gone through by buttons
and keys, and what cannot be used looks so."""
import sys

import gi

sys.argv.insert(1, "null")  # whose data session.py reads
from desk import Atspi, Player, until, widgets  # noqa: E402  pylint: disable=wrong-import-position
from session import check, finish, xdotool  # noqa: E402  pylint: disable=wrong-import-position

RECORD = """parlour 1
game null 1
options players=2
seats person person person person
seed 7
start new
moves 5 of 5
heap9
take1
take1
take1
take1
end
"""


def is_used(player, name):
  """Whether the button with this name can be pressed now."""
  node = until(lambda: next((one for one in widgets(player.now.root()) if one.get_name() == name and one.get_n_actions() > 0), None),
               f"there is {name}")
  node.clear_cache()
  return node.get_state_set().contains(Atspi.StateType.SENSITIVE)


def row_now(player):
  """What the chosen row of the moves says."""
  try:
    for node in widgets(player.now.root()):
      if node.get_role() == Atspi.Role.LIST_ITEM:
        node.clear_cache()
        if node.get_state_set().contains(Atspi.StateType.SELECTED):
          return " ".join(below.get_name() or "" for below in widgets(node)).strip()
  except gi.repository.GLib.Error:
    pass  # gone meanwhile, or too busy to answer: asked again
  return ""


def run():
  player = Player()
  try:
    player.paste(RECORD)
    player.at(5)
    xdotool("key", "F9")
    until(lambda: row_now(player).startswith("5. "), "the list opens at the latest move")
    check(True, f"the list opens at the latest move: {row_now(player)}")
    check(not is_used(player, "Next move") and is_used(player, "Previous move"), "what cannot be done looks so")
    player.press("Previous move")
    player.at(4)
    until(lambda: row_now(player).startswith("4. "), "the list follows")
    xdotool("key", "Page_Up")
    player.at(3)
    player.press("First move")
    player.at(0)
    check(not is_used(player, "Previous move") and is_used(player, "Latest move"), "at the start nothing is before")
    player.press("Latest move")
    player.at(5)
    return player.now.errors
  finally:
    player.close()


check(not run(), "no warnings")
finish()
