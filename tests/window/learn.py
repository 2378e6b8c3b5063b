"""What there is to learn by, in the window and as a screen reader meets it: everything is found by its name and done through the
accessibility tree. Today's puzzle from its card with hints, a try and its answer; a lesson; one's progress; a review, step by step."""
import re
import subprocess
import sys

import gi

sys.argv.insert(1, "null")  # whose data session.py reads
from desk import Player, until, widgets  # noqa: E402  pylint: disable=wrong-import-position
from session import PARLOUR, check, finish, parlour, xdotool  # noqa: E402  pylint: disable=wrong-import-position

GAME, TITLE = "catan-dice", "Catan Dice Game"


def says(player, pattern):
  """Whether anything that is read out holds these words."""
  try:
    return any(re.search(pattern, node.get_name() or "") for node in widgets(player.now.root()))
  except gi.repository.GLib.Error:
    return False  # too busy to answer: asked again


def puzzle(player):
  player.press(f"Today's puzzle: {TITLE}")
  player.notice(r"^Puzzle \d+ of \d+, level \d")
  number = re.match(r"Puzzle (\d+)", player.now.said["notice"])[1]
  text = parlour("puzzles", GAME, "--show", number)
  check(player.now.state == re.search("^position: (.*)$", text, re.M)[1], f"puzzle {number} is on the board")
  check(says(player, r"^Puzzle \d+ of \d+"), "what is asked is read out")
  player.press("Hint")
  player.notice("^The answer brings")
  player.press("Hint")
  player.notice("^What the move does")
  player.press("Show the answer")
  line = re.search("^line: (.*)$", text, re.M)[1]
  end = [re.search("^position: (.*)$", text, re.M)[1]]
  for move in re.findall(r"(?:trade|build|keep) \S+|swap \S+ \S+|\S+", line):
    end.append(parlour("apply", GAME, end[-1], move))
  until(lambda: player.now.read() and player.now.state == end[-1], "the answer is played out")
  check(True, f"the answer is played out: {line}")
  player.press("Next puzzle")
  player.notice(f"^Puzzle (?!{number} )")
  player.home_screen()


def lesson(player):
  player.press(f"Lessons: {TITLE} · 0 of [0-9]+")
  player.notice("^Lesson 1 of [5-9]|^Lesson 1 of 10")
  player.now.press("^end the turn")
  player.press("Next lesson")
  player.notice("^Lesson 2 of")
  check(True, "a lesson is taken")
  player.home_screen()


def progress(player):
  player.press("Your progress")
  until(lambda: says(player, "1 puzzle"), "progress tells of the puzzle")
  check(says(player, "^Forget all of it$") and says(player, "^Save as a table"), "it can be taken along and forgotten")
  xdotool("key", "Escape")


def review(player):
  home = player.home / "spare.save"
  subprocess.run([PARLOUR, "play", "null", "--seats", "1,1", "--seed", "7"], input=f"save {home}\nquit\n", text=True, check=True,
                 stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={"XDG_DATA_HOME": str(player.home / "spare")})
  player.paste(home.read_text())
  until(lambda: player.now.read().get("actor") == -2, "a game that is over")
  player.course()
  until(lambda: player.now.wait_word("looked", 1), "it is looked at")
  check(True, "a review runs as soon as it is looked at")
  player.now.press("step by step")
  player.notice(r"^Move \d+ of")
  first = player.now.said["notice"]
  xdotool("key", "Right")
  until(lambda: player.now.read() and player.now.said["notice"] != first, "the next decision")
  xdotool("key", "Left")
  until(lambda: player.now.read() and player.now.said["notice"] == first, "the one before")
  check(True, f"arrow keys lead from decision to decision: {first}")
  player.press("Play on from here")
  until(lambda: player.now.read().get("actor", -2) >= 0, "the game branches off")
  check(True, "play on from here branches off")


def run():
  player = Player()
  try:
    puzzle(player)
    lesson(player)
    progress(player)
    review(player)
    return player.now.errors
  finally:
    player.close()


check(not run(), "no warnings")
finish()
