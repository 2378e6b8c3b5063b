"""The viewer: a good text, a malformed one, a good one again; the picture follows only the good ones."""
from session import DATA, GAME, SIZE, Window, check, finish, parlour, quiet_home, xdotool

first = parlour("start", GAME)
given = DATA["viewer"]
w = Window("--view", GAME, first, home=quiet_home())
w.wait_frame(lambda: w.facts["size"] == SIZE)
check(w.facts["mode"] == "view" and w.state == first, "the position of the command line is shown")
check(w.facts["size"] == SIZE, f"viewer and field together are exactly {SIZE}: {w.facts['size']}")
check(not w.usable(), "nothing can be touched in the viewer")
xdotool("mousemove", str(SIZE[0] // 2), str(SIZE[1] // 2))


def type_text(text):
  xdotool("key", "ctrl+a")
  xdotool("type", "--delay", "2", text)
  xdotool("key", "Return")


type_text(given["typed"])
w.wait_frame(lambda: w.state.startswith(given["shown"]), 20)
check(w.state.startswith(given["shown"]), f"what is typed is shown: {w.state}")
other = w.state
type_text(given["malformed"])
message = w.wait_word("message")
check(message is not None and given["says"] in message, f"malformed text gets a message with its column: {message}")
w.wait_frame(seconds=1)
check(w.state == other, "and the picture stays as it was")
type_text(given["typed"])
w.wait_frame(lambda: w.state == other and "message" not in w.facts, 5)
check(w.state == other, "a good one again")
check(not w.kept(), "looking at positions saves nothing")
w.close()
check(not w.errors, "no warnings: " + " ".join(w.errors)[:300])

# A record names people in any script, whatever the locale.
NAME = "Zoë 歐陽 अनुराधा"
w = Window(GAME, f'names "{NAME}" "{NAME}" "{NAME}" "{NAME}"; ;', home=quiet_home(), extra={"LC_ALL": "C"})
w.wait_frame(lambda: any(NAME in target[5] for target in w.targets.values()))
check(any(NAME in target[5] for target in w.targets.values()), f"people of the command line have their names: {w.targets}")
w.close()
finish()
