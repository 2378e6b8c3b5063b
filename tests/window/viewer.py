"""The viewer: a good text, a malformed one, a good one again; the picture follows only the good ones."""
from session import Window, check, finish, parlour, quiet_home, xdotool

first = parlour("start", "marrakech")
other = parlour("random", "marrakech", "--games", "1", "--seed", "5").split("\n")[40].split("\t")[4]
w = Window("--view", "marrakech", first, home=quiet_home())
w.wait_frame(lambda: w.facts["size"] == (1200, 700))
check(w.facts["mode"] == "view" and w.state == first, "the position of the command line is shown")
check(w.facts["size"] == (1200, 700), f"viewer and field together are exactly 1200x700: {w.facts['size']}")
check(not w.usable(), "nothing can be touched in the viewer")
xdotool("mousemove", "600", "300")


def type_text(text):
  xdotool("key", "ctrl+a")
  xdotool("type", "--delay", "2", text)
  xdotool("key", "Return")


type_text(other)
w.wait_frame(lambda: w.state == other)
check(w.state == other, "another position replaces it")
type_text(other[:60])
message = w.wait_word("message")
check(message is not None and "Column 61" in message, f"malformed text gets a message with its column: {message}")
w.wait_frame(seconds=1)
check(w.state == other, "and the picture stays as it was")
type_text(first)
w.wait_frame(lambda: w.state == first)
check(w.state == first, "a good one again")
check(not w.kept(), "looking at positions saves nothing")
w.close()
check(not w.errors, "no warnings: " + " ".join(w.errors)[:300])
finish()
