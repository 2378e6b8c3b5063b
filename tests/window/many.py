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
  """Milliseconds of processor time that the program has taken so far."""
  words = pathlib.Path(f"/proc/{window.program.pid}/stat").read_text().rpartition(") ")[2].split()
  return 1000 * (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def timed(window, what, act, ready):
  before, clock = own_time(window), time.monotonic()
  act()
  window.wait(ready)
  took = (time.monotonic() - clock) * 1000
  print(f"{what}: {took:.0f} ms by the clock, {own_time(window) - before:.0f} ms of its own processor time", flush=True)


fill()
print("load", *(f"{load:.1f}" for load in os.getloadavg()))
for start in ("first start, headings are read", "second start, from the index"):
  clock = time.monotonic()
  w = Window(home=home)
  w.wait_word("start")
  print(f"{start}: {(time.monotonic() - clock) * 1000:.0f} ms to the start screen")
  subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--name", "Parlour"], check=True, stdout=subprocess.DEVNULL)
  xdotool("mousemove", "600", "500")
  timed(w, f"the list of {many} opens", lambda: xdotool("key", "ctrl+g"), lambda line: line.startswith("games "))
  timed(w, "a word is searched", lambda: xdotool("type", "blokus"), lambda line: re.match(r"games \d+ of", line) and
        int(line.split()[1]) < many)
  xdotool("key", "Escape")
  time.sleep(1)
  timed(w, "the list opens again", lambda: xdotool("key", "ctrl+g"), lambda line: line.startswith("games "))
  w.kill()
