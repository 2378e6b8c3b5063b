"""Kill the program in the middle of a game again and again: no move that was acknowledged is ever lost.

usage: kill.py GAME [TIMES]
"""
import random
import sys

from session import GAME, Window, check, finish, parlour, prepared_home

times = int(sys.argv[1]) if len(sys.argv) > 1 else 10
lots = random.Random(4)
home = prepared_home()
lost = 0
broken = []
for _ in range(times):
  w = Window(GAME, home=home)
  if w.wait_person() is None:
    broken.append(f"no frame after {w.saved} moves, exit {w.program.poll()}, {''.join(w.errors)}")
    w.kill()
    continue
  for _ in range(lots.randrange(1, 4)):
    if w.usable():
      w.click(lots.choice(w.usable()))
      w.wait_frame(seconds=lots.choice([0.01, 0.05, 0.5]))
  # What the window has said is saved counts as acknowledged; then comes the hammer.
  w.kill()
  position, moves = w.saved_moves()
  lost += position < w.saved
  if moves and parlour("apply", GAME, parlour("start", GAME), *moves) is None:
    broken.append(" ".join(moves))
  if "\tover\t" in w.save_path().read_text().split("\n")[0]:  # the next one needs a game that goes on
    home = prepared_home(seed=str(lots.randrange(1000)))
check(lost == 0, f"{times} kills, {lost} acknowledged moves lost")
check(not broken, f"{times} kills, {len(broken)} saves that could not be read")
for why in broken:
  print("#", why)
w = Window(GAME, home=home)
check(w.wait_person() is not None, "and the game goes on")
w.kill()
damaged = w.save_path()
rubbish = damaged.read_text().split("\n")[0] + "\nparlour 1\ngame " + GAME + " 1\nrubbish\n"
damaged.write_text(rubbish)
w = Window(GAME, home=home)
check(w.wait(lambda line: line.startswith("toast This game cannot be read.")) is not None, "a damaged game is said to be")
check(w.wait_word("sheet") is not None, "and nobody is locked out")
check(damaged.read_text() == rubbish, "it is left as it is")
w.close()
finish()
