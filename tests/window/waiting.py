"""Waits in the window: a computer that thinks long and advice that takes its time are told, can be called off by Escape and by
a button, and stop at once. The strongest players of Agamemnon think longest."""
import re
import time

from desk import Desk, until
from session import GAME, check, finish, prepared_home, xdotool

home = prepared_home(seats="person,person")
save = home / "data" / "parlour" / f"{GAME}.save"
text, number = re.subn(r"^(seats) person", r"\1 9", save.read_text().rpartition("end ")[0], flags=re.M)
check(number == 1, "the first seat is a computer's")
save.write_text(text + "end\n")
w = Desk(GAME, home=home)
xdotool("mousemove", "350", "400")
w.becomes("busy", "is thinking$")
begun = w.read()["at"]
check(until(lambda: w.find("^Stop$"), "a button to stop it"), "there is a button that stops it")
xdotool("key", "Escape")
w.becomes("notice", "^Stopped: ")
check(w.said["busy"] == "", "Escape stops the computer, and the sign goes")
time.sleep(1)
check(w.read()["at"] == begun, "it does not begin anew by itself")
w.press("^Play on from here$")
w.becomes("busy", "is thinking$")
w.press("^Move now$")
check(until(lambda: w.read()["at"] > begun, "a move"), "it moves when it is told to")
until(lambda: w.read() and w.usable() and w.said["busy"] == "", "a person is to move")
begun = w.facts["at"]
for how in ("Escape", "^Stop$"):
  w.said["busy"] = "?"
  xdotool("key", "ctrl+h")
  w.becomes("busy", "^Looking for a good move$")
  if how == "Escape":
    xdotool("key", how)
  else:
    w.press(how)
  w.becomes("busy", "^$")
  time.sleep(1)
  check("Hint" not in w.read().get("status", "") and w.facts["at"] == begun, f"advice is called off by {how}")
w.close()
check(not w.errors, "no warnings: " + " ".join(w.errors)[:300])
finish()
