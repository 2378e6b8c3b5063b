"""What window and page do alike: the sequences of tests/sequences.json, each in a fresh home, and which games are then kept.

usage: keeping.py [WORD]: only sequences with the word in their name
"""
import json
import pathlib
import re
import sys

import gi

sys.argv.insert(1, "null")  # whose data session.py reads
sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from desk import Player, until  # noqa: E402  pylint: disable=wrong-import-position
from kept import told  # noqa: E402  pylint: disable=wrong-import-position
from session import check, finish  # noqa: E402  pylint: disable=wrong-import-position

SEQUENCES = json.loads((pathlib.Path(__file__).resolve().parents[1] / "sequences.json").read_text())["sequences"]
chosen = sys.argv[1] if len(sys.argv) > 1 else ""


def play_sequence(sequence):
  player = Player()
  step = None
  try:
    for step in sequence["steps"]:
      player.run(step)
    games = player.desks[0].kept
    until(lambda: len(games()) == len(sequence["kept"]), "as many games are kept as should be")
    found = sorted(told(path.read_text()) for path in games())
    for one, wanted in zip(found, sequence["kept"]):
      if not re.fullmatch(wanted, one):
        return f"kept {one!r}, not {wanted!r}"
    return "".join(error for desk in player.desks for error in desk.errors) or None
  except (AssertionError, AttributeError, gi.repository.GLib.Error) as error:
    return f"{str(step)[:80]}: {error}; {player.now.facts} {player.now.said}"
  finally:
    player.close()


def without_home():
  """Where there is no home the window says that nothing is stored."""
  player = Player(extra={"XDG_DATA_HOME": "", "HOME": ""})
  try:
    player.paste(SEQUENCES[0]["steps"][0][1])
    player.notice("cannot be stored: there is no home folder")
    player.touch("take 1$")
    player.at(4)  # and play goes on
    return None
  finally:
    player.close()


def unreadable():
  """What cannot be read is not written over, and stored as soon as it can be."""
  player = Player()
  try:
    player.paste(SEQUENCES[0]["steps"][0][1])
    player.at(3)
    path = until(player.now.kept, "it is kept")[0]
    path.unlink()
    path.mkdir()
    player.touch("take 1$")
    player.notice("cannot be stored: Is a directory")
    if not path.is_dir():
      return "it was written over"
    path.rmdir()
    player.notice("")
    kept = [told(one.read_text()) for one in player.now.kept()]
    return None if kept == ["null 4 of 4 heap9 take1 take1 take1"] else f"kept {kept}"
  finally:
    player.close()


for each in SEQUENCES:
  if chosen in each["name"]:
    trouble = play_sequence(each)
    check(trouble is None, each["name"] + (f": {trouble}" if trouble else ""))
for run, name in ((without_home, "without a home it is said"), (unreadable, "what cannot be read is not written over")):
  if chosen in name:
    try:
      trouble = run()
    except AssertionError as error:
      trouble = error
    check(trouble is None, name + (f": {trouble}" if trouble else ""))
finish()
