#!/usr/bin/env python3
"""Somebody at a terminal: what he has played is kept however the terminal ends, he is asked whether it goes on, and a new game is as
his last one was.

usage: terminal-people.py PARLOUR
"""
import os
import pathlib
import pty
import re
import select
import shutil
import signal
import sys
import tempfile
import time

from tap import check, finish

PARLOUR = sys.argv[1]
PATIENCE = float(os.environ.get("PATIENCE", "60"))
HOME = pathlib.Path(tempfile.mkdtemp(prefix="parlour-people-"))
GAMES = HOME / "parlour" / "games"


class Terminal:
  """The program in a terminal of its own."""

  def __init__(self, *words):
    self.said = ""
    self.pid, self.wire = pty.fork()
    if self.pid == 0:
      os.environ.update(XDG_DATA_HOME=str(HOME), XDG_CONFIG_HOME=str(HOME / "config"), TERM="dumb")
      os.execv(PARLOUR, [PARLOUR, "play", "null", *words])

  def until(self, pattern):
    """Reads on until this was said; what was said before is gone."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
      found = re.search(pattern, self.said)
      if found:
        self.said = self.said[found.end():]
        return True
      if select.select([self.wire], [], [], 0.2)[0]:
        try:
          self.said += os.read(self.wire, 65536).decode()
        except OSError:  # it has ended
          return False
    return False

  def type(self, text):
    os.write(self.wire, text.encode())

  def end(self, how):
    if how == "closed":
      os.close(self.wire)
    elif how == "Ctrl+C":
      self.type("\x03")
    else:
      os.kill(self.pid, signal.SIGKILL)
    os.waitpid(self.pid, 0)


def kept():
  """Options, seats and moves of each kept game."""
  texts = [path.read_text() for path in GAMES.glob("*.parlour") if path.stem != "progress"]
  return sorted((re.search(r"^options (.*)$", text, re.M)[1], re.search(r"^seats (.*)$", text, re.M)[1],
                 int(re.search(r"^moves (\d+) ", text, re.M)[1])) for text in texts)


def begin(*words, go_on=None):
  t = Terminal(*words)
  if go_on is not None:
    check(t.until(r"unfinished game\. Go on with it\?"), "an unfinished game is offered")
    t.type(go_on + "\n")
  check(t.until("Player 1> |Player 2> |Player 3> "), "somebody is asked")
  return t


terminal = begin("--seats", "person,person,2", "--players=3", "--seed", "3")
terminal.type("1\n")
check(terminal.until("Player 2> "), "the next one is asked")
terminal.end("closed")
check([one[2] for one in kept()] == [2], f"a closed terminal loses nothing: {kept()}")
for number, way in enumerate(("Ctrl+C", "kill -9"), 3):
  terminal = begin(go_on="y")
  terminal.type("1\n")
  check(terminal.until("Player [123]> "), "it goes on")
  terminal.end(way)
  check([one[2] >= number for one in kept()] == [True], f"{way} loses nothing: {kept()}")
before = kept()
terminal = begin(go_on="n")
terminal.type("1\n")
check(terminal.until("Player 2> "), "a new game has begun")
terminal.end("closed")
new = [one for one in kept() if one not in before]
check(len(new) == 1 and new[0][:2] == before[0][:2], f"it is as the last one was: {new}")
shutil.rmtree(HOME)
finish()
