"""The window in a room: it comes in by the link, sits down, plays a whole game against a program, or with a second argument "browser"
against a real browser in a phone's form, while the server and then the window itself are killed in between; then the dice are checked
and the game is taken home."""
import os
import pathlib
import random
import re
import subprocess
import sys
import time

from session import BUILD, GAME, PARLOUR, PATIENCE, WANTED, Window, check, finish, quiet_home
from tree import acts, application, widgets

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "server"))
from rooms import Guest, Server, open_for_two  # noqa: E402  pylint: disable=wrong-import-position

home = quiet_home()
(home / "config" / "parlour" / "people").write_text("Wanda\n")


def start():
  return Window(f"http://127.0.0.1:{server.port}/room.html#{opener.room}", home=home, extra={"GTK_A11Y": "atspi"})


def press(label):
  """Presses the button of this name, once it is there."""
  end = time.monotonic() + PATIENCE
  while time.monotonic() < end:
    for node in widgets(application(w.program)):
      if node.get_name() == label and node.get_n_actions() > 0 and acts(node):
        return True
    time.sleep(0.1)
  return False


def other(link):
  """Who plays against us."""
  if "browser" in sys.argv:
    return ["node", str(pathlib.Path(__file__).resolve().parents[1] / "web" / "guest.mjs"), str(BUILD), link, GAME]
  return [PARLOUR, "join", link, "--player", "random", "--name", "Bot"]


def step(lots):
  """Touches something, if it is our turn; else waits for what comes. A touch that misses, because the board moved when the panel beside it
  came, is made again."""
  choices = w.usable()
  if not choices:
    w.wait_frame(seconds=0.5)
    return
  choices = [number for number in choices if re.search(WANTED, w.targets[number][5])] or choices
  w.touch(lots.choice(choices), 3)


server = Server(PARLOUR, f"{home}/rooms", "--rooms", "0", "--connections", "0")
opener = open_for_two(server.port, PARLOUR, GAME)
opener.until("promise")
w = start()
check(w.wait(lambda line: line.startswith("offer sit 1")) is not None, "the link shows the room, and open seats")
check(press("Sit here"), "a seat can be taken")
check(w.wait(lambda line: line == "seat 1 Wanda") is not None, "under the name that one had before")
bot = subprocess.Popen(other(f"http://127.0.0.1:{server.port}/room.html#{opener.room}"), env=dict(os.environ, XDG_DATA_HOME=f"{home}/bot"),
                       stdout=sys.stderr)
check(w.wait(lambda line: line.startswith("title Your turn")) is not None, "the title says whose turn it is")
lots, steps = random.Random(3), 0
events = ["server", "window"]
while not w.is_over() and steps < 3000:
  step(lots)
  steps += 1
  if events and w.facts.get("length", 0) >= 6 * (3 - len(events)):
    what = events.pop(0)
    if what == "server":
      server.kill()
      check(w.wait(lambda line: line.startswith(("link No connection", "link Connecting"))) is not None, "a lost connection is shown")
      server = Server(PARLOUR, f"{home}/rooms", "--rooms", "0", "--connections", "0", port=server.port)
      check(w.wait(lambda line: line.strip() == "link") is not None, "and found again")
    else:
      seen = w.facts["length"]
      w.kill()
      w = start()
      check(w.wait_frame(lambda: w.facts["length"] >= seen) is not None, "a window that was killed comes back to its seat and the board")
check(w.is_over(), f"the game is played to its end, {steps} touches: {w.facts}")
check(press("Check the dice"), "the dice can be checked")
check(w.wait(lambda line: line.startswith("toast Every roll follows")) is not None, "and are found good")
check(press("How the game went") and w.wait_frame(lambda: any(one[5] == "back to the board" for one in w.targets.values())) is not None,
      "it can be looked back at in the room")
check(press("Take the game home"), "the game can be taken home")
check(w.wait(lambda line: line.startswith("toast The game is among yours")) is not None, "it says so")
end = time.monotonic() + PATIENCE
while not w.kept() and time.monotonic() < end:
  time.sleep(0.1)
check(len(w.kept()) == 1 and "\nmoves " in w.kept()[0].read_text(), "it is among one's games")
check(bot.wait(PATIENCE) == 0, "the other one saw the end, too")
opener.socket.close()
opener.connect()
opener.until("secret")
late = Guest(server.port, opener.room)
late.until("secret")
log = home / "room.log"
log.write_text("".join(line + "\n" for line in late.log))
told = subprocess.run([PARLOUR, "verify", str(log)], capture_output=True, text=True, check=False)
check(told.returncode == 0, f"parlour verify finds the log good: {told.stdout[-200:]}{told.stderr}")
check(late.log[:len(opener.log)] == opener.log or opener.log == late.log, "nothing that was told was taken back")
check(oct((home / "data" / "parlour" / "rooms").stat().st_mode)[-3:] == "700", "the seat is readable by its owner alone")
w.close()
check(not w.errors, "no warnings: " + " ".join(w.errors)[:300])
server.stop()
finish()
