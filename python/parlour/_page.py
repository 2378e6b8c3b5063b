"""A position in the browser: the page of `parlour web`."""
from __future__ import annotations

import subprocess
import urllib.parse
import webbrowser

from ._base import ParlourError
from ._state import State


def address(state: State, base: str = "http://localhost:8642/", mode: str = "play") -> str:
  """Where the page shows this position, to be played on from or (mode="view") only seen.

  >>> from parlour import Game
  >>> address(Game("null").start())
  'http://localhost:8642/#null/play/players=2;'
  """
  if mode not in ("play", "view"):
    raise ParlourError("mode is 'play' or 'view'")
  text = urllib.parse.quote_plus(state.record or state.text, safe=";=,:@/")
  return f"{base}#{state.game.name}/{mode}/{text}"


def play(state: State, base: str | None = None, mode: str = "play") -> subprocess.Popen[bytes] | None:
  """Opens the position in the browser. Without `base` the installed `parlour web` is started, and given back: it serves
  until it is terminated."""
  server = None
  if base is None:
    server = subprocess.Popen(["parlour", "web", "--port", "0"], stdout=subprocess.PIPE)
    line = server.stdout.readline().decode() if server.stdout else ""
    words = [word for word in line.split() if word.startswith("http://")]
    if not words:
      server.terminate()
      raise ParlourError("`parlour web` does not start: is it installed?")
    base = words[0].rstrip(".,/") + "/"
  webbrowser.open(address(state, base, mode))
  return server
