"""A whole game by clicks of each game that has no test of its own, in a window of its size; and its viewer."""
import session
from session import Window, check, finish, parlour, play_on, prepared_home, quiet_home, xdotool

# game, size, seats, options, labels to click on, what can be typed into the viewer's first field, the position then shown
GAMES = [
  ("agamemnon", (1024, 768), "person,random", (), "here$|exchange", "Of04Bc08Bf09", "Of04Bc08Bf09/"),
  ("blokus", (700, 700), "person,random,random,random", (), "^put ", "RCCCRBTA",
   "blue RCCC yellow RBTA red green ;turn=red"),
  ("catan-dice", (1200, 700), "person,random", ("--players=2", "--turns=10"), "built now$|^end the turn",
   "R0,S3,R2,K1,J2", "R0,R2,S3,K1,J2 ;turn=1"),
  ("patchwork", (933, 700), "person,random", (), "sew", "BDCAUAAAEACAdBDB", "quilts BDCAdBDB/EACAUAAA ;circle=open"),
]


def play(game, size, seats, options, wanted):
  w = Window(game, home=prepared_home(seats, options=options))
  check(w.wait_person() is not None, f"{game}: the saved game is on the board")
  if w.facts["size"] != size:
    w.wait_frame(lambda: w.facts["size"] == size)
  check(w.facts["size"] == size, f"{game}: the content is exactly {size} at start: {w.facts['size']}")
  over = play_on(w, w.touch, wanted=wanted)
  check(over, f"{game}: a whole game by clicks: {w.facts}")
  check(w.agrees_with_rules(), f"{game}: {len(w.seen)} positions agree with parlour apply")
  w.close()
  check(not w.errors, f"{game}: no warnings: " + " ".join(w.errors)[:300])


def view(game, typed, shown):
  w = Window("--view", game, parlour("start", game), home=quiet_home())
  w.wait_frame(lambda: w.facts["size"] != (0, 0))
  check(w.facts["mode"] == "view" and not w.usable(), f"{game}: a position to look at, not to touch")
  xdotool("mousemove", "600", "300")
  xdotool("key", "ctrl+a")
  xdotool("type", "--delay", "2", typed)
  xdotool("key", "Return")
  w.wait_frame(lambda: w.state.startswith(shown), 20)
  check(w.state.startswith(shown), f"{game}: what is typed is shown: {w.state}")
  w.close()
  check(not w.errors, f"{game}: no warnings: " + " ".join(w.errors)[:300])


for name, window_size, who, settings, labels, text, state in GAMES:
  session.GAME = name
  play(name, window_size, who, settings, labels)
  view(name, text, state)
finish()
