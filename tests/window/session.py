"""A real window in a real X server, driven by real events and read through its trace. Which game it is says the first
argument; what is known of it for such tests stands in games/GAME/tests/screen.json:

  steps    of its shortest game, where that has less than six
  whole    it is played to its end by keyboard and screen reader, too; else a good part of it
  window   size of its page; seats (a person and a random player) and options of the game that is played; touch: labels
           of what brings a game on; reads: what a screen reader must be able to find
  viewer   what can be typed into the first field and the position then shown; a malformed text and what is said of it
  page     ways in which it is played on the page (tests/web/playing.mjs)
"""
import json
import os
import pathlib
import queue
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from tap import check, finish  # noqa: E402,F401  pylint: disable=wrong-import-position,unused-import

BUILD = pathlib.Path(os.environ["PARLOUR_BUILD"])
PARLOUR = str(BUILD / "parlour")
GAME = sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].isdigit() else "marrakech"
DATA = json.loads((pathlib.Path(__file__).resolve().parents[2] / "games" / GAME / "tests" / "screen.json").read_text())
SIZE = tuple(DATA["window"]["size"])
WANTED = DATA["window"].get("touch", "")
MOST_TOUCHES = 2000 if DATA.get("whole") else 40  # by keyboard and screen reader
SEATS = 0x10010  # TARGET_SEAT of view/view.h
PATIENCE = float(os.environ.get("PATIENCE", "60"))  # seconds for what must come, however busy the machine is
SPARE = tempfile.mkdtemp(prefix="parlour-kept-")  # games of the command line are kept here, not in somebody's home


def parlour(*words, text=None):
  done = subprocess.run([PARLOUR, *words], input=text, capture_output=True, text=True, check=False,
                        env=dict(os.environ, XDG_DATA_HOME=SPARE))
  return done.stdout.rstrip("\n") if done.returncode == 0 else None


def starts():
  """Where a game of these tests begins."""
  if not known_starts:
    known_starts.add(parlour("start", GAME, *DATA["window"].get("options", ())))
    known_starts.add(parlour("start", GAME))
  return known_starts


known_starts = set()


class Window:
  """The program, its folders, and what its trace said last."""

  def __init__(self, *words, home=None, extra=None):
    self.home = pathlib.Path(home or tempfile.mkdtemp(prefix="parlour-window-"))
    self.own_home = home is None
    environment = dict(os.environ, XDG_DATA_HOME=str(self.home / "data"),
                       XDG_CONFIG_HOME=str(self.home / "config"),
                       XDG_CACHE_HOME=str(self.home / "cache"), GDK_BACKEND="x11", GSK_RENDERER="cairo",
                       G_DEBUG="fatal-criticals",
                       CANBERRA_DRIVER="null")  # what is asked to sound is in the trace; nobody listens
    environment.update(extra or {})
    self.program = subprocess.Popen([str(BUILD / "parlour-gtk"), "--trace", *words], env=environment,
                                    stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                    restore_signals=False)  # a file that grows too large is an error, no end
    self.lines = queue.Queue()
    self.targets, self.state, self.facts, self.seen = {}, None, {}, {}
    self.wild = False  # whether games may be replaced at any time
    self.ever = set()  # all positions that were ever shown
    self.strange = []  # those that a game began with though nobody can have put them there
    self.saved = 0  # moves that the program has said are safe
    self.rest = SEATS  # the target where the pointer was left
    self.scale = int(environment.get("GDK_SCALE", "1"))  # pixels of the screen for one of the window's
    self.sounds = []  # what was asked to sound
    self.moves = "closed"  # whether the list of moves is open
    self.frames = 0  # painted so far, if the window says so (--watch)
    threading.Thread(target=self._read, daemon=True).start()
    self.errors = []
    threading.Thread(target=self._read_errors, daemon=True).start()

  def _read(self):
    for line in self.program.stdout:
      self.lines.put(line.rstrip("\n"))
    self.lines.put(None)

  def _read_errors(self):
    for line in self.program.stderr:
      # GTK 4.8 itself miscounts when a click and a layout coincide; it says so and mends it.
      if line.strip() and "Broken accounting of active state" not in line:
        self.errors.append(line)

  def _take(self, line):
    word, _, rest = line.partition(" ")
    if word == "size":
      self.targets = {}
      self.facts = {"size": tuple(map(int, rest.split()))}
    elif word == "target":
      number, use, x, y, w, h, label = rest.split(" ", 6)
      self.targets[int(number)] = (int(use), float(x), float(y), float(w), float(h), label)
    elif word == "state":
      found = re.match(r"(\d+) of (\d+) actor (-?\d+) (\w+) (.*)", rest)
      self.facts.update(at=int(found[1]), length=int(found[2]), actor=int(found[3]), mode=found[4])
      self.state = found[5]
      self._note(int(found[1]), int(found[2]), found[5])
    elif word in ("place", "status", "focus", "refused", "message", "toast", "notice", "games"):
      self.facts[word] = rest
    elif word == "saved":
      self.saved = int(rest)
    elif word == "frame":
      self.frames += 1
    elif word == "moves":
      self.moves = rest
    elif word == "sound":
      self.sounds.append(rest)

  def _note(self, at, length, state):
    """Keeps what was shown of the game as it is now: where another way is taken, what came after it is of no game."""
    if length == 0 and self.ever and state not in self.ever | starts():
      self.strange.append(state)  # a game without a move begins at its start, or with something that was copied
    self.ever.add(state)
    if self.wild and at > max(self.seen, default=at) + 1:
      self.seen = {}  # perhaps another game altogether
    if self.seen.get(at) != state:
      self.seen = {k: one for k, one in self.seen.items() if k < at}
    self.seen[at] = state
    self.seen = {k: one for k, one in self.seen.items() if k <= length}

  def wait(self, ready, seconds=PATIENCE):
    """Reads the trace until `ready` says so of a whole frame; None if it never does."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
      try:
        line = self.lines.get(timeout=max(0.001, min(0.2, end - time.monotonic())))
      except queue.Empty:
        continue
      if line is None:
        return None
      self._take(line)
      if ready(line):
        return line
    return None

  def wait_word(self, word, seconds=PATIENCE):
    return self.wait(lambda line: line.split(" ", 1)[0] == word, seconds)

  def wait_frame(self, ready=lambda: True, seconds=PATIENCE):
    return self.wait(lambda line: line == "end" and ready(), seconds)

  def wait_person(self, seconds=PATIENCE):
    """Until a person may act and something can be touched, or the game is over."""
    return self.wait_frame(lambda: self.facts["size"] != (0, 0) and (self.is_over() or bool(self.usable())), seconds)

  def rests(self, quiet=0.7):
    """Whether there is a while without a frame (with --watch). A window that paints all the time never has one."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
      before = self.frames
      self.wait(lambda line: False, quiet)
      if self.frames == before:
        return True
    return False

  def wait_steady(self, fact, quiet=0.7):
    """Until a fact has stayed the same for a while."""
    end, before = time.monotonic() + PATIENCE, ""
    while time.monotonic() < end and self.facts.get(fact) != before:
      before = self.facts.get(fact)
      self.wait(lambda line: False, quiet)

  def is_over(self):
    return self.facts.get("actor") == -2

  def point(self, number):
    """Pixels of the middle of a target."""
    left, top, scale = map(int, self.facts["place"].split())
    _, x, y, w, h, _ = self.targets[number]
    return (left + (x + w / 2) * scale / 1000) * self.scale, (top + (y + h / 2) * scale / 1000) * self.scale

  def click(self, number, button=1):
    x, y = self.point(number)
    xdotool("mousemove", str(int(x)), str(int(y)), "click", str(button))

  def touch(self, number, seconds=PATIENCE):
    """A click, and the pointer to the panel of a player. When a move was made, or the window says that the pointer is
    there, the click has been dealt with. Each touch takes another panel than the one before, whose late news must not be
    taken for its own."""
    at = self.facts["at"]
    self.click(number)
    self.rest = SEATS + 1 if self.rest == SEATS else SEATS
    x, y = self.point(self.rest)
    xdotool("mousemove", str(int(x)), str(int(y)))
    return self.wait_frame(lambda: self.facts["at"] != at or int(self.facts["focus"].split()[0]) == self.rest, seconds)

  def usable(self):
    """The game's own targets that do something now, in a fixed order."""
    return sorted(number for number, target in self.targets.items() if target[0] != 2 and number < 0x10000)

  def kept(self):
    """The files of kept games, the newest first."""
    folder = self.home / "data" / "parlour" / "games"
    games = [path for path in folder.glob("*.parlour") if path.stem != "progress"] if folder.exists() else []
    return sorted(games, key=lambda path: path.stat().st_mtime_ns, reverse=True)

  def save_path(self):
    """The file of the game that was played last."""
    return next(path for path in self.kept() if f"\ngame {GAME} " in path.read_text())

  def saved_moves(self):
    text = self.save_path().read_text()
    moves = re.search(r"^moves (\d+) of (\d+)\n(.*?)^end ", text, re.S | re.M)
    return int(moves[1]), moves[3].split("\n")[:int(moves[2])]

  def kill(self):
    self.program.send_signal(signal.SIGKILL)
    self.program.wait()

  def close(self):
    if self.program.poll() is None:
      self.program.terminate()
      try:
        self.program.wait(5)
      except subprocess.TimeoutExpired:
        self.kill()
    if self.own_home:
      shutil.rmtree(self.home, ignore_errors=True)

  def agrees_with_rules(self):
    """Every position of this game that was shown is what `parlour apply` makes of the saved moves."""
    text = self.save_path().read_text()
    options = re.search(r"^options (.*)$", text, re.M)
    start = re.search(r"^start (.*)$", text, re.M)[1]
    expected = [parlour("start", GAME, *("--" + word for word in options[1].split())) if start == "new" else start]
    for one in self.saved_moves()[1]:
      expected.append(parlour("apply", GAME, expected[-1], one))
      if expected[-1] is None:
        return False
    return bool(self.seen) and all(at < len(expected) and expected[at] == state for at, state in self.seen.items())


def play_on(window, act, most=2000, seed=1, wanted=WANTED):
  """Touches usable targets at random until the game is over, those with a wanted label where there are any; says whether
  it ended."""
  lots = random.Random(seed)
  for _ in range(most):
    if window.is_over():
      return True
    choices = window.usable()
    if not choices:
      if window.wait_person() is None:
        return False
      continue
    choices = [number for number in choices if re.search(wanted, window.targets[number][5])] or choices
    at = window.facts["at"]
    if act(lots.choice(choices)) is None:
      return False
    if window.facts["at"] != at and not window.usable() and not window.is_over():
      window.wait_person()
  return window.is_over()


def xdotool(*words):
  subprocess.run(["xdotool", *words], check=True)


def outer():
  """Width and height of the window on the screen."""
  found = subprocess.run(["xdotool", "search", "--onlyvisible", "--class", "parlour", "getwindowgeometry", "--shell"],
                         capture_output=True, text=True, check=True).stdout
  facts = dict(line.split("=", 1) for line in found.splitlines() if "=" in line)
  return int(facts["WIDTH"]), int(facts["HEIGHT"])


def quiet_home():
  """A folder whose preferences switch animations off."""
  home = pathlib.Path(tempfile.mkdtemp(prefix="parlour-window-"))
  (home / "config" / "parlour").mkdir(parents=True)
  (home / "config" / "parlour" / "preferences.ini").write_text("[look]\nspeed=0\n")
  return home


def prepared_home(seats=None, seed="7", options=None, home=None):
  """A folder with a saved game in it: the window resumes it."""
  seats = seats or DATA["window"].get("seats", "person,random")
  options = DATA["window"].get("options", ()) if options is None else options
  home = home or quiet_home()
  folder = home / "data" / "parlour"
  folder.mkdir(parents=True)
  parlour("play", GAME, "--seats", seats, "--seed", seed, *options, text=f"save {folder}/{GAME}.save\nquit\n")
  return home
