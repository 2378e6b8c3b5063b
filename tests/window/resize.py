"""A window that changes its size: the board is laid out anew, what is in hand stays there, and zooming plays nothing. From game to game it keeps
its size."""
import subprocess

from session import GAME, Window, check, finish, outer, prepared_home, xdotool


def resize(width, height):
  found = subprocess.run(["xdotool", "search", "--onlyvisible", "--class", "parlour"], capture_output=True, text=True, check=True)
  xdotool("windowsize", found.stdout.split()[-1], str(width), str(height))
  there = w.wait_frame(lambda: width - 40 < w.facts["size"][0] <= width)  # borders are the desktop's
  w.wait_steady("place")  # the window settles in more than one frame
  return there


def in_hand():
  return [number for number, target in w.targets.items() if "in hand" in target[5]]


w = Window(GAME, home=prepared_home(seats="person,person,person,person"))
check(w.wait_person() is not None, "the saved game is on the board")
tile = next(number for number in w.usable() if " tile " in w.targets[number][5])
w.click(tile)
check(w.wait_frame(in_hand) is not None, "a tile is in hand")
at = w.facts["at"]
for width, height in ((360, 640), (844, 430), (700, 500), (1280, 900)):
  check(resize(width, height) is not None, f"the window is {width} wide")
  check(bool(in_hand()) or w.wait_frame(in_hand) is not None, f"what was in hand is there at {width}x{height}")
check(w.moves == "closed", "the list of moves does not open by itself")
before = int(w.facts["place"].split()[2])
xdotool("mousemove", "400", "400", "keydown", "ctrl", "click", "4", "click", "4", "keyup", "ctrl")
check(w.wait_frame(lambda: int(w.facts["place"].split()[2]) > 1.4 * before) is not None, "the board is seen larger")
xdotool("keydown", "ctrl", *["click", "5"] * 4, "keyup", "ctrl")
check(w.wait_frame(lambda: int(w.facts["place"].split()[2]) == before) is not None, "and whole again")
check(w.facts["at"] == at and bool(in_hand()), "nothing was played, nothing was lost")
size = outer()
xdotool("key", "alt+Home")
check(w.wait_word("start") is not None and outer() == size, "all games are shown in a window of the same size")
xdotool("key", *["Tab"] * 5, "Return")  # past the two buttons of the game that could go on
check(w.wait_word("sheet") not in (None, f"sheet {GAME}"), "another game is asked for")
xdotool("key", "Return")
check(w.wait_person() is not None and outer() == size, f"and played in it: {outer()}, not {size}")
w.close()
check(not w.errors, "no warnings: " + " ".join(w.errors)[:300])
finish()
