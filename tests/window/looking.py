"""How a review runs in the window: for every game, how long it takes, how its curve grows, and how late the main loop is meanwhile.
run.sh BUILD looking [GAME...]; prints figures, and says whether they keep to 20 s and 50 ms."""
import os
import subprocess
import sys
import time

chosen = sys.argv[1:] or ["marrakech", "blokus", "patchwork", "catan-dice", "agamemnon"]
sys.argv[1:] = ["null"]  # whose data session.py reads; its games are of no interest here
from desk import Player, until  # noqa: E402  pylint: disable=wrong-import-position
from session import PARLOUR  # noqa: E402  pylint: disable=wrong-import-position

MOST_SECONDS, MOST_LATE = 20, 50


def finished_game(game, folder):
  """A whole game of computers, as it is saved; of one alone where no two play by themselves."""
  path = folder / f"{game}.save"
  for seats in "3,3", "3":
    if path.exists():
      break
    subprocess.run([PARLOUR, "play", game, "--seats", seats, "--seed", "7"], check=False, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL, env=dict(os.environ, XDG_DATA_HOME=str(folder / "spare")), text=True,
                   input=f"save {path}\nquit\n")
  return path.read_text()


def review(game):
  """Seconds until the last event, processor time, events, seconds until the first of them, and all delays: by the clock, and of the
  main loop's own work."""
  player = Player("--watch")
  window = player.now
  late, events = [], []

  def note(line):
    word, *rest = line.split() or [""]
    if word == "looked":
      events.append(time.monotonic())
      return rest[0] == rest[2]
    if word == "late" and rest[-1] == "looking":
      late.append((float(rest[0]), float(rest[1])))
    return False

  try:
    player.paste(finished_game(game, player.home))
    until(lambda: window.read().get("actor") == -2, "the game is on the board")
    begin, own = time.monotonic(), cpu(window)
    player.course()
    if window.wait(note, 600) is None:
      raise AssertionError(f"the review of {game} comes to its end")
    return events[-1] - begin, cpu(window) - own, len(events), events[0] - begin, late
  finally:
    player.close()


def cpu(window):
  """Seconds of processor time of the whole program so far."""
  with open(f"/proc/{window.program.pid}/stat", encoding="ascii") as stat:
    words = stat.read().rsplit(")", 1)[1].split()
  return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


good = True
for name in chosen:
  took, processor, count, first, delays = review(name)
  wall, work = max((d[0] for d in delays), default=0), max((d[1] for d in delays), default=0)
  good = good and took < MOST_SECONDS and wall < MOST_LATE
  print(f"{name}: {count} events in {took:.1f} s (processor time {processor:.1f} s), the first after {first:.2f} s; main loop late "
        f"{len(delays)} times by more than 8 ms, at most {wall:.0f} ms, of which its own work {work:.0f} ms; "
        f"load {os.getloadavg()[0]:.1f}", flush=True)
print("within 20 s and 50 ms" if good else "NOT within 20 s and 50 ms")
sys.exit(not good)
