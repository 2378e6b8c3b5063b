"""A window whose widgets are found by their names, and somebody who does with it what a sequence of steps says (tests/sequences.json
tells which there are)."""
import re
import resource
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402  pylint: disable=wrong-import-position

from session import PATIENCE, Window, quiet_home, xdotool  # noqa: E402  pylint: disable=wrong-import-position
from tree import acts, application, widgets  # noqa: E402  pylint: disable=wrong-import-position


def until(ready, what):
  """What must come, comes; else the sequence has failed."""
  end = time.monotonic() + PATIENCE
  while time.monotonic() < end:
    found = ready()
    if found:
      return found
    time.sleep(0.05)
  raise AssertionError(what)


def is_there(node):
  node.clear_cache()
  states = node.get_state_set()
  return states.contains(Atspi.StateType.VISIBLE) and states.contains(Atspi.StateType.SENSITIVE)


class Desk(Window):
  """A window whose widgets are found by their names."""

  def __init__(self, *words, home, extra=None):
    self.said = {"notice": "", "busy": "", "page": "", "moves": ""}
    super().__init__(*words, home=home, extra={"GTK_A11Y": "atspi", **(extra or {})})
    self.wait(lambda line: line.split(" ", 1)[0] in ("start", "end"))
    subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--name", "Parlour"], check=True,
                   stdout=subprocess.DEVNULL)  # it is there to take keys

  def root(self):
    return application(self.program)

  def windows(self):
    """How many are open, dialogs with them; none while the program has not yet told of itself."""
    root = self.root()
    return root.get_child_count() if root else 0

  def _take(self, line):
    super()._take(line)
    word, _, rest = line.partition(" ")
    if word in ("notice", "toast", "busy", "page", "moves"):
      self.said[word] = rest

  def find(self, pattern):
    """The first widget with such a name that can be pressed; places of the board do not say that they are seen."""
    for node in widgets(self.root()):
      try:
        if re.search(pattern, node.get_name() or "") and node.get_n_actions() > 0 and (self.is_place(node) or is_there(node)):
          return node
      except gi.repository.GLib.Error:
        pass  # gone meanwhile
    return None

  def is_place(self, node):
    return any(target[5] == node.get_name() for target in self.targets.values())

  def press(self, pattern):
    until(lambda: self.read() is not None and acts(self.find(pattern)), f"{pattern} can be pressed")

  def read(self):
    """All that the trace has said."""
    while self.wait(lambda line: True, 0.02):
      pass
    return self.facts

  def becomes(self, name, wanted):
    until(lambda: re.search(wanted, str(({**self.read(), **self.said}).get(name, ""))), f"{name} becomes {wanted!r}")


class Player:
  """Does the steps of a sequence."""

  def __init__(self, *words, extra=None):
    self.home = quiet_home()
    self.extra = extra
    self.desks = [Desk(*words, home=self.home, extra=extra)]
    self.now = self.desks[0]
    self.clipboard = None
    xdotool("mousemove", "600", "500")

  def put_on_clipboard(self, text):
    if self.clipboard:
      self.clipboard.kill()
      self.clipboard.wait()
    self.clipboard = subprocess.Popen(["xclip", "-quiet", "-selection", "clipboard"], stdin=subprocess.PIPE,
                                      stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    self.clipboard.stdin.write(text.encode())
    self.clipboard.stdin.close()
    until(lambda: self.read_clipboard() == text, "the clipboard is ready")

  def read_clipboard(self):
    return subprocess.run(["xclip", "-o", "-selection", "clipboard"], capture_output=True, check=False).stdout.decode()

  def paste(self, text):
    self.put_on_clipboard(text)
    xdotool("key", "ctrl+v")

  def field(self, text):
    self.put_on_clipboard(text)
    xdotool("key", "ctrl+a", "ctrl+v")

  def copied(self, text):
    xdotool("key", "ctrl+a", "ctrl+c")
    until(lambda: self.read_clipboard() == text, f"{text} was copied, not {self.read_clipboard()}")

  def at(self, number):
    self.now.becomes("at", f"^{number}$")

  def shows(self, position):
    """A paste needs its time: Return is pressed until it has come."""
    def is_shown():
      xdotool("key", "Return")
      return self.now.read() and self.now.state == position
    until(is_shown, f"{position} is shown")

  def notice(self, words):
    self.now.becomes("notice", words or "^$")

  def stays(self):
    before = self.now.read()["at"], self.now.facts["length"]
    time.sleep(1.5)
    now = self.now.read()["at"], self.now.facts["length"]
    if before != now or now[0] == now[1]:
      raise AssertionError(f"it stays where it was put: {before}, then {now}")

  def touch(self, pattern):
    self.now.press(pattern)

  def press(self, label):
    self.now.press(f"^{label}$")

  def view(self):
    xdotool("key", "F7")
    until(lambda: self.now.read().get("mode") == "view", "the viewer is there")

  def escape(self):
    xdotool("key", "Escape")

  def undo(self):
    before = self.now.read()["at"]
    xdotool("key", "ctrl+z")
    until(lambda: self.now.read()["at"] < before, "a move is taken back")

  def course(self):
    xdotool("key", "F8")

  def new(self):
    xdotool("key", "ctrl+n")
    until(lambda: self.now.wait_word("sheet", 1), "the sheet is there")
    xdotool("key", "Return")

  def home_screen(self):
    self.now.press("^All games$")
    until(lambda: self.now.wait_word("start", 1), "the start screen is there")

  def open(self, game):
    xdotool("key", "ctrl+g")
    until(lambda: self.now.wait_word("games", 1), "the list is there")
    row = until(lambda: next((node for node in widgets(self.now.root()) if node.get_role() == Atspi.Role.LIST_ITEM
                              and any(game in (below.get_name() or "").lower() for below in widgets(node))), None), "its row")
    box = row.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
    xdotool("mousemove", str(box.x + 300), str(box.y + box.height // 2 + 10), "click", "1")
    xdotool("mousemove", "600", "500")

  def second(self, game):
    self.desks.append(Desk(game, home=self.home, extra=self.extra))
    self.other()

  def first(self):
    self.now = self.desks[0]

  def other(self):
    self.now = self.desks[1]

  def restart(self):
    for desk in self.desks:
      desk.kill()
    self.desks = [Desk(home=self.home, extra=self.extra)]
    self.first()

  def full(self):
    resource.prlimit(self.now.program.pid, resource.RLIMIT_FSIZE, (64, resource.RLIM_INFINITY))

  def free(self):
    resource.prlimit(self.now.program.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

  def spoil(self, text):
    self.now.kept()[0].write_text(text)

  def run(self, step):
    name, *words = step
    getattr(self, {"home": "home_screen"}.get(name, name))(*words)

  def close(self):
    for desk in self.desks:
      desk.kill()
    if self.clipboard:
      self.clipboard.kill()
      self.clipboard.wait()
