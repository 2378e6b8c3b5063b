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


_running: tuple[subprocess.Popen[bytes], str] | None = None  # the server that play() started, and its address


def _server() -> tuple[subprocess.Popen[bytes], str]:
  """One server for all calls, as long as it lives."""
  global _running
  if _running is None or _running[0].poll() is not None:
    try:
      server = subprocess.Popen(["parlour", "web", "--port", "0"], stdout=subprocess.PIPE)
    except OSError as problem:
      raise ParlourError(f"`parlour web` cannot be started ({problem.strerror}): is it installed?") from None
    line = server.stdout.readline().decode() if server.stdout else ""
    words = [word for word in line.split() if word.startswith("http://")]
    if not words:
      server.terminate()
      raise ParlourError("`parlour web` does not start: is it built with the page and the server?")
    _running = server, words[0].rstrip(".,/") + "/"
  return _running


def play(state: State, base: str | None = None, mode: str = "play") -> subprocess.Popen[bytes] | None:
  """Opens the position in the browser, to be played on from or (mode="view") only seen. `base` is the address of a page that
  is there already; without it the installed `parlour web` is started with the first call, and given back: it serves, also
  for later calls and when Python has ended, until it is terminated."""
  server = None
  if base is None:
    server, base = _server()
  webbrowser.open(address(state, base, mode))
  return server
