"""Your games in the window: real dice, a game that is removed and comes back, all games in one file out and in, a folder that can only be
read, a game of older rules."""
import os
import pathlib
import sys
import tempfile
import time

import gi

sys.argv.insert(1, "null")  # whose data session.py reads
sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from desk import Atspi, Player, until, widgets  # noqa: E402  pylint: disable=wrong-import-position
from kept import told  # noqa: E402  pylint: disable=wrong-import-position
from session import check, finish, xdotool  # noqa: E402  pylint: disable=wrong-import-position

RECORD = "parlour 1\ngame null 1\noptions players=2\nseats person person person person\nseed 7\nstart new\nmoves 3 of 3\n" \
         "heap9\ntake1\ntake1\nend\n"


def texts(player):
  return sorted(path.read_text() for path in player.now.kept())


def focused(player):
  """Kind and name of what has the focus."""
  for node in widgets(player.now.root()):
    try:
      node.clear_cache()
      if node.get_state_set().contains(Atspi.StateType.FOCUSED):
        return node.get_role(), node.get_name()
    except gi.repository.GLib.Error:
      pass  # gone meanwhile, or too busy to answer: asked again
  return None


def go_to(player, key, *wanted):
  """A key until what is wanted has the focus; each has its effect before the next."""
  for _ in range(40):
    before = focused(player)
    if before == wanted:
      return
    xdotool("key", key)
    end = time.monotonic() + 2
    while focused(player) == before and time.monotonic() < end:
      time.sleep(0.05)
  raise AssertionError(f"{key} leads to {wanted}")


def play_real_dice():
  """The game holds no seed, and waits for what came; what cannot have come is not taken."""
  player = Player("null")
  try:
    go_to(player, "shift+Tab", Atspi.Role.COMBO_BOX, "Dice and draws")
    xdotool("key", "space")
    until(lambda: (focused(player) or [None])[0] == Atspi.Role.LIST_ITEM, "a list opens")
    xdotool("key", "Down", "Return")
    until(lambda: focused(player) == (Atspi.Role.COMBO_BOX, "Dice and draws"), "it is chosen")
    go_to(player, "Tab", Atspi.Role.PUSH_BUTTON, "Play")
    xdotool("key", "Return")
    until(lambda: player.now.wait_word("outcomes", 1), "it asks what came")
    xdotool("key", "Escape")
    until(lambda: player.now.windows() == 1, "Escape closes the question")
    player.notice("Roll or draw, and say what came")
    player.press("Say what came")
    until(lambda: player.now.wait_word("outcomes", 1), "it asks again")
    xdotool("type", "heap99")
    xdotool("key", "Return")
    check(player.now.read()["at"] == 0, "what cannot have come is not taken")
    xdotool("key", "ctrl+a")
    xdotool("type", "heap8")
    xdotool("key", "Return")
    player.at(1)
    until(lambda: texts(player), "it is kept")
    check("\nchance hand\nstart new\nmoves 1 of 1\nheap8\n" in texts(player)[0] and "\nseed " not in texts(player)[0],
          f"what came is kept, and no seed: {texts(player)[0]!r}")
    return player.now.errors
  finally:
    player.close()


def remove_and_recall():
  player = Player()
  try:
    player.paste(RECORD)
    player.at(3)
    before = until(lambda: texts(player), "it is kept")
    player.home_screen()
    xdotool("key", "ctrl+g")
    player.press("Remove this game")
    until(lambda: not texts(player), "it is removed")
    player.press("Undo")
    until(lambda: texts(player), "it comes back")
    check([told(text) for text in texts(player)] == [told(text) for text in before], "a removed game comes back by Undo")
    return player.now.errors
  finally:
    player.close()


def answer_file(path):
  """The dialog of the toolkit: a path is typed."""
  xdotool("key", "ctrl+a")
  xdotool("type", "--delay", "5", str(path))
  xdotool("key", "Return")


def open_file(player, path, *toasts):
  """Each of these is said, in this order."""
  xdotool("key", "ctrl+o")
  until(lambda: player.now.windows() == 2, "it asks where from")
  answer_file(path)
  for words in toasts:
    check(player.now.wait(lambda line, words=words: line.startswith(f"toast {words}")) is not None, f"{words}...")
  until(lambda: player.now.windows() == 1, "the question has gone")


def move_house():
  file = pathlib.Path(tempfile.mkdtemp()) / "all.parlour"
  old, new = Player(), None
  try:
    for text in (RECORD, "players=2; rotate90"):
      old.paste(text)
      until(lambda: old.now.read().get("at") in (2, 3), "it is there")
      old.home_screen()
    until(lambda: len(texts(old)) == 2, "both are kept")
    xdotool("key", "F10")
    go_to(old, "Down", Atspi.Role.MENU_ITEM, "All your games into a file…")
    xdotool("key", "Return")
    until(lambda: old.now.windows() == 2, "it asks where to")
    answer_file(file)
    until(file.exists, "the file is written")
    before = texts(old)
    old.close()
    new = Player()
    open_file(new, file)
    until(lambda: len(texts(new)) == 2, "both games are here")
    check(sorted(map(told, texts(new))) == sorted(map(told, before)), "all games move in one file")
    return new.now.errors
  finally:
    (new or old).close()


def open_too_much():
  """What is too large, or no file at all, is said at once; a thousand games are stored while the window answers."""
  folder = pathlib.Path(tempfile.mkdtemp())
  huge, pipe, games = folder / "huge.parlour", folder / "pipe.parlour", folder / "games.parlour"
  with huge.open("wb") as file:
    file.truncate(200 << 20)
  os.mkfifo(pipe)
  kept = [f"kept 1 {number:016x} 1\n{RECORD}" for number in range(1000)]
  games.write_text("parlour games 1\n" + "".join(f"game {number:016x} {len(text)}\n{text}\n" for number, text in enumerate(kept)))
  player = Player()
  try:
    open_file(player, huge, "huge.parlour: This is more than 64 MB")
    open_file(player, pipe, "pipe.parlour: this is no plain file")
    open_file(player, games, "Games are being stored: about ", "1000 games were taken in")
    check(sorted(texts(player)) == sorted(kept), "all of them are there when it is said")
    return player.now.errors
  finally:
    player.close()


def find_among_many():
  """From thirteen on there is a search; Escape closes the list from within its field."""
  player = Player()
  try:
    for number, text in enumerate(["players=2; rotate90"] + [RECORD] * 12, 1):
      player.paste(text)
      until(lambda wanted=number: len(texts(player)) == wanted, "it is kept")
    xdotool("key", "ctrl+g")
    player.now.becomes("games", "^13 of 13$")
    xdotool("type", "--delay", "5", "marrakech")
    player.now.becomes("games", "^1 of 13$")
    check(True, "one is found among many")
    xdotool("key", "Escape")
    player.now.becomes("page", "^game$")
    check(True, "Escape closes the list from within the search")
    return player.now.errors
  finally:
    player.close()


def write_nowhere():
  """Root may write everywhere: the folder's place is taken by a file then."""
  player = Player()
  folder = player.home / "data" / "parlour" / "games"
  try:
    until(folder.exists, "there is a folder")
    for path in folder.iterdir():
      path.unlink()
    folder.rmdir()
    folder.write_text("in the way")
    player.paste(RECORD)
    player.notice("cannot be stored")
    player.touch("take 1$")
    player.at(4)
    check(folder.read_text() == "in the way", "what cannot be stored is said, and play goes on")
    folder.unlink()
    player.notice("")
    check([told(text) for text in texts(player)] == ["null 4 of 4 heap9 take1 take1 take1"], "it is stored as soon as it can be")
    return player.now.errors
  finally:
    player.close()


for run in (play_real_dice, remove_and_recall, move_house, open_too_much, find_among_many, write_nowhere):
  try:
    trouble = "".join(run())
  except (AssertionError, gi.repository.GLib.Error) as error:
    trouble = str(error)
  check(not trouble, f"{run.__name__.replace('_', ' ')}: {trouble or 'no trouble'}")
finish()
