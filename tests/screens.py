#!/usr/bin/env python3
"""The game in a terminal, as it is seen there: in tmux, at 80x24 and 120x40.

usage: screens.py PARLOUR GAME FOLDER [--write]

Boards of random positions fit 80x24; a whole game is played move by move; and each screen of FOLDER/screens.txt
(a line each: name | arguments of play | what is typed | ...) looks like FOLDER/NAME-80x24.txt and NAME-120x40.txt,
which --write writes anew: look at them before they are kept.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

from tap import check, finish

parlour, game, folder = os.path.abspath(sys.argv[1]), sys.argv[2], pathlib.Path(sys.argv[3])
PROMPT = re.compile(r"^(\w[\w ()-]*)?>( |$)", re.M)
PATIENCE = 120


class Terminal:
  """A tmux server of our own with one window in which somebody plays."""

  def __init__(self, size, arguments, environment=()):
    self.place = tempfile.mkdtemp()
    self.environment = os.environ | {"TMUX_TMPDIR": self.place, "LC_ALL": "C.UTF-8"}
    self.environment.pop("TMUX", None)
    columns, rows = size.split("x")
    self.tmux("-f", os.devnull, "new-session", "-d", "-x", columns, "-y", rows, "sleep 600", check=True)
    self.tmux("set-option", "-g", "history-limit", "50000")
    # What the game keeps goes with the folder. The window stays when the program has ended.
    self.tmux("set-option", "-g", "remain-on-exit", "on")
    keys = {"XDG_DATA_HOME": self.place, "XDG_STATE_HOME": self.place, "HOME": self.place, "LC_ALL": "C.UTF-8",
            "TERM": "screen", **dict(environment)}
    words = ["env", "-u", "NO_COLOR"] + [f"{k}={v}" for k, v in keys.items()] + [parlour, "play", game, *arguments]
    self.tmux("new-window", "-k", "-t", ":0", *words, check=True)
    self.asked = 0
    self.wait()

  def tmux(self, *words, check=False):
    return subprocess.run(["tmux", "-L", "screens", *words], env=self.environment, capture_output=True,
                          encoding="utf-8", check=check).stdout

  def all(self):
    return self.tmux("capture-pane", "-p", "-S", "-", "-t", ":0")

  def screen(self):
    lines = [line.rstrip() for line in self.tmux("capture-pane", "-p", "-t", ":0").split("\n")]
    while lines and not lines[-1]:
      lines.pop()
    return "\n".join(lines) + "\n"

  def wait(self):
    """For one more prompt, the last thing on the screen."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
      text = self.all().rstrip("\n")
      found = len(PROMPT.findall(text))
      if found > self.asked and re.fullmatch(r"(\w[\w ()-]*)?>", text.split("\n")[-1].rstrip()):
        self.asked = found
        return
      time.sleep(0.02)
    raise TimeoutError(text[-2000:])

  def type(self, line):
    self.tmux("send-keys", "-t", ":0", "-l", line)
    self.tmux("send-keys", "-t", ":0", "Enter")
    self.wait()

  def close(self):
    self.tmux("kill-server")
    shutil.rmtree(self.place, ignore_errors=True)


def fits():
  place = os.environ | {"COLUMNS": "80", "LINES": "24"}
  steps = subprocess.run([parlour, "random", game, "--games", "3", "--seed", "8"], capture_output=True,
                         encoding="utf-8", check=True).stdout.splitlines()
  for step in steps[:: max(1, len(steps) // 25)] + steps[-1:]:
    state = step.split("\t")[4]
    lines = subprocess.run([parlour, "show", game, state], env=place, capture_output=True, encoding="utf-8",
                           check=True).stdout.splitlines()
    if len(lines) > 21 or max(map(len, lines)) > 80:
      return state
  return None


def seats():
  """How many there are: as many as `play` takes."""
  for players in range(4, 1, -1):
    words = [parlour, "play", game, "--seats", ",".join(players * ["person"])]
    if subprocess.run(words, input="quit\n", capture_output=True, encoding="utf-8", check=False).returncode == 0:
      return players
  return 1


def whole_game():
  """A person who always takes the first move of the list, among random ones; says what the last screen was."""
  terminal = Terminal("80x24", ["--seed", "6", "--seats", ",".join(["person"] + (seats() - 1) * ["random"])])
  try:
    for _ in range(400):
      text = terminal.screen()
      if text.rstrip("\n").split("\n")[-1] == ">":
        return text
      terminal.type("1")
      if len(terminal.screen().split("\n")) > 25:
        return "more than 24 lines"
    return "no end: " + terminal.screen()
  finally:
    terminal.close()


trouble = fits()
check(trouble is None, f"boards of {game} fit 80x24", trouble)
last = whole_game()
check(last.rstrip("\n").endswith("\n>") and re.search(r"wins|draw|over|ends", last), f"a whole game of {game} in tmux", last)

table = folder / "screens.txt"
for line in table.read_text(encoding="utf-8").splitlines() if table.exists() else ():
  if not line or line.startswith("#"):
    continue
  name, arguments, *typed = [part.strip() for part in line.split("|")]
  for size in ("80x24", "120x40"):
    terminal = Terminal(size, arguments.split())
    try:
      for words in typed:
        terminal.type(words)
      seen = terminal.screen()
    finally:
      terminal.close()
    path = folder / f"{name}-{size}.txt"
    if "--write" in sys.argv:
      path.write_text(seen, encoding="utf-8")
    wanted = path.read_text(encoding="utf-8") if path.exists() else ""
    check(seen == wanted, f"{game} {name} at {size}", seen)

finish()
