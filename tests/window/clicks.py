"""A whole game by clicks, in a window of its size, checked against the rules step by step; undo and redo; a hint."""
from session import GAME, PATIENCE, SIZE, Window, check, finish, play_on, prepared_home, xdotool

w = Window(GAME, home=prepared_home())
check(w.wait_person() is not None, "the saved game is on the board")
if w.facts["size"] != SIZE:
  w.wait_frame(lambda: w.facts["size"] == SIZE)
check(w.facts["size"] == SIZE, f"the content is exactly {SIZE} at start: {w.facts['size']}")
over = play_on(w, w.touch)
check(over, f"a whole game by clicks: {w.facts}")
check(w.agrees_with_rules(), f"{len(w.seen)} positions agree with parlour apply")
length = w.facts["at"]
xdotool("key", "ctrl+z")
w.wait_frame(lambda: w.facts["at"] < length)
check(w.facts["at"] < length, "undo takes back the last decision")
undone = w.state
xdotool("key", "ctrl+shift+z")
w.wait_frame(lambda: w.facts["at"] == length)
check(w.facts["at"] == length, "redo brings it again, with the same dice")
xdotool("key", "ctrl+z")
w.wait_frame(lambda: w.facts["at"] < length)
check(w.state == undone, "the position taken back is the same every time")
xdotool("key", "ctrl+h")
# A game that is solved first keeps a thread busy that gives way to everything else.
check(w.wait_frame(lambda: "hint" in w.facts["focus"], 4 * PATIENCE) is not None, "a hint is shown")
w.close()
check(not w.errors, "no warnings: " + " ".join(w.errors)[:300])
finish()
