"""A press on the panel of a room counts, whatever happens in the room at that moment: GTK answers the keyboard and a screen reader a quarter
of a second after the press, and the other player, who comes and goes meanwhile, must not take the button away."""
import pathlib
import sys
import time

from session import PARLOUR, PATIENCE, Window, check, finish, quiet_home
from tree import acts, application, widgets

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "server"))
from rooms import Guest, Server, open_for_two  # noqa: E402  pylint: disable=wrong-import-position

PRESSES = 5


def button(label):
  """The button of this name, once it is there."""
  end = time.monotonic() + PATIENCE
  while time.monotonic() < end:
    for node in widgets(application(w.program)):
      if node.get_name() == label and node.get_n_actions() > 0:
        return node
    time.sleep(0.1)
  return None


home = quiet_home()
(home / "config" / "parlour" / "people").write_text("Wanda\n")
server = Server(PARLOUR, f"{home}/rooms", "--rooms", "0", "--connections", "0")
opener = open_for_two(server.port, PARLOUR, "marrakech")
opener.until("promise")
w = Window(f"http://127.0.0.1:{server.port}/room.html#{opener.room}", home=home, extra={"GTK_A11Y": "atspi"})
w.wait(lambda line: line.startswith("offer sit 1"))
acts(button("Sit here"))
opener.until("hash 1")
opener.sit(2, "Bob")
opener.until("hash 2")
opener.reveal()
opener.until("begin")
opener.send("resign")
opener.until("secret")
for i in range(PRESSES):
  node = button("Check the dice")
  check(acts(node), "the dice can be checked")
  watcher = Guest(server.port, opener.room)
  check(w.wait(lambda line: line.startswith("toast Every roll follows")) is not None, "and are found good, though somebody came in meanwhile")
  watcher.until("welcome")
  watcher.socket.close()
w.close()
check(not w.errors, "no warnings: " + " ".join(w.errors)[:300])
server.stop()
finish()
