"""How quick "Your games" is with many of them: prints figures. run.sh BUILD many [GAMES]."""
import os
import pathlib
import re
import subprocess
import sys
import time

sys.argv.insert(1, "null")  # whose data session.py reads
from session import PARLOUR, Window, quiet_home, xdotool  # noqa: E402  pylint: disable=wrong-import-position

GAMES = ["marrakech", "blokus", "patchwork", "agamemnon", "catan-dice"]
many = int(sys.argv[1]) if len(sys.argv) > 1 else 10000
home = quiet_home()
folder = home / "data" / "parlour" / "games"


def fill():
  """Games that differ in name, date and kind, made from one of each kind."""
  environment = dict(os.environ, XDG_DATA_HOME=str(home / "data"))
  for game in GAMES:
    subprocess.run([PARLOUR, "play", game, "--seats", "person", "--seed", "3"], input="1\n1\n1\n", env=environment, text=True,
                   capture_output=True, check=True)
  texts = [path.read_text() for path in folder.glob("*.parlour") if path.stem != "progress"]
  for number in range(many - len(texts)):
    text = texts[number % len(texts)]
    name = f"{number:016x}"
    text = re.sub(r"^kept 1 \S+ (\d+)\t\d+\t\d+", rf"kept 1 {name} \1\t{1600000000 + number}\t{1600000000 + 977 * number}", text)
    (folder / f"{name}.parlour").write_text(text)


def own_time(window):
  """Milliseconds of processor time that the window's thread has taken so far."""
  return int(pathlib.Path(f"/proc/{window.program.pid}/schedstat").read_text().split()[0]) / 1e6


def timed(window, what, act, ready):
  """Until the list is there, and until the frame with it and its pictures is painted: by the clock, and in processor time, which others
  on the machine change less."""
  window.rests()
  before, clock = own_time(window), time.monotonic()
  act()
  window.wait(ready)
  there = own_time(window) - before
  window.wait_word("frame")
  print(f"{what}: painted after {(time.monotonic() - clock) * 1000:.0f} ms by the clock; processor time {there:.0f} ms, "
        f"painted after {own_time(window) - before:.0f} ms", flush=True)


fill()
print("load", *(f"{load:.1f}" for load in os.getloadavg()))
for start in ("first start, headings are read", "second start, from the index"):
  clock = time.monotonic()
  w = Window("--watch", home=home)
  w.wait_word("start")
  print(f"{start}: {(time.monotonic() - clock) * 1000:.0f} ms to the start screen")
  subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--name", "Parlour"], check=True, stdout=subprocess.DEVNULL)
  xdotool("mousemove", "600", "500")
  timed(w, f"the list of {many} opens", lambda: xdotool("key", "ctrl+g"), lambda line: line.startswith("games "))
  timed(w, "a word is searched", lambda: xdotool("type", "--delay", "1", "blokus"), lambda line: re.match(r"games \d+ of", line) and
        int(line.split()[1]) < many)
  xdotool("key", "Escape")
  timed(w, "the list opens again", lambda: xdotool("key", "ctrl+g"), lambda line: line.startswith("games "))
  w.kill()
