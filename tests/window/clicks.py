"""A whole game by clicks against a computer player, checked against the rules step by step; undo and redo; a refusal."""
from session import Window, check, finish, play_on, prepared_home, xdotool

w = Window("marrakech", home=prepared_home())
check(w.wait_person() is not None, "the saved game is on the board")
if w.facts["size"] != (1200, 700):
  w.wait_frame(lambda: w.facts["size"] == (1200, 700))
check(w.facts["size"] == (1200, 700), f"the content is exactly 1200x700 at start: {w.facts['size']}")
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
check(w.wait_frame(lambda: "hint" in w.facts["focus"]) is not None, "a hint is shown")
w.close()
check(not w.errors, "no warnings: " + " ".join(w.errors)[:300])
finish()
