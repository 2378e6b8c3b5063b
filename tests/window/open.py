"""What is open in the window, and what can be done: the list of moves opens at the move where one is and is gone through by buttons
and keys, Escape closes what is open, and what cannot be used looks so. That fields come first when something is pasted or copied, and
that a game of computers stays where it was put, is in tests/sequences.json."""
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


def go_through_the_moves(player):
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
  xdotool("key", "F9")
  player.now.becomes("moves", "^closed$")


def escape_closes(player, key, fact, opened, closed):
  """What a key opens is gone after Escape, and nothing else with it."""
  xdotool("key", key)
  player.now.becomes(fact, f"^{opened}$")
  xdotool("key", "Escape")
  player.now.becomes(fact, f"^{closed}$")
  check(player.now.facts.get("at") == 5, f"Escape closes what {key} opens")


def escape_closes_preferences(player):
  """They are a window of their own."""
  xdotool("key", "ctrl+comma")
  until(lambda: player.now.windows() == 2, "preferences are there")
  xdotool("key", "Escape")
  until(lambda: player.now.windows() == 1, "preferences are gone")
  check(True, "Escape closes preferences")


def menu_items(player, wanted):
  found = {}
  try:
    for node in widgets(player.now.root()):
      if node.get_role() == Atspi.Role.MENU_ITEM and node.get_name() in wanted:
        node.clear_cache()
        found[node.get_name()] = node.get_state_set().contains(Atspi.StateType.SENSITIVE)
  except gi.repository.GLib.Error:
    pass  # gone meanwhile, or too busy to answer: asked again
  return [found[name] for name in wanted] if len(found) == len(wanted) else None


def entries(player, wanted):
  """Whether these entries of the menu look as if they could be used."""
  xdotool("key", "F10")
  found = until(lambda: menu_items(player, wanted), "the menu is there")
  xdotool("key", "Escape")
  return found


def run():
  player = Player()
  try:
    player.paste(RECORD)
    player.at(5)
    go_through_the_moves(player)
    escape_closes(player, "F9", "moves", "open", "closed")
    escape_closes(player, "ctrl+n", "page", "sheet", "game")
    escape_closes(player, "ctrl+g", "page", "games", "game")
    escape_closes(player, "F7", "mode", "view", "play")
    escape_closes_preferences(player)
    wanted = ["Save as…", "Print…", "Preferences"]
    check(entries(player, wanted) == [True, True, True], "a game can be saved and printed")
    player.home_screen()
    check(entries(player, wanted) == [False, False, True], "without one this looks as if it cannot")
    return player.now.errors
  finally:
    player.close()


check(not run(), "no warnings")
finish()
