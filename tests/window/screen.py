"""A screen with many pixels: the content keeps its size, every pixel is used, clicks arrive. And a window in which nothing
happens does not paint."""
import subprocess

from session import BUILD, GAME, SIZE, Window, check, finish, parlour, prepared_home, xdotool


def sharp(x, y, side):
  """Whether a part of the screen shows single pixels: a picture of half as many, doubled, has none."""
  told = subprocess.run(["import", "-window", "root", "-crop", f"{side}x{side}+{x}+{y}", "+repage", "-depth", "8",
                         "gray:-"], capture_output=True, check=True).stdout
  return any(told[row * side + column] != told[row * side + column + 1]
             for row in range(side) for column in range(0, side - 1, 2))


w = Window("--watch", GAME, home=prepared_home(seats="person,person"), extra={"GDK_SCALE": "2"})
check(w.wait_person() is not None, "the saved game is on the board")
if w.facts["size"] != SIZE:
  w.wait_frame(lambda: w.facts["size"] == SIZE)
check(w.facts["size"] == SIZE, f"the content is exactly {SIZE} at start: {w.facts['size']}")
check(w.rests(), f"when nothing happens nothing is painted: {w.frames} frames")
left, top = (2 * int(part) for part in w.facts["place"].split()[:2])
check(sharp(left + 200, top + 40, 160), "curves are painted in the pixels of the screen")
before, seen = w.frames, w.facts["at"]
roll = next(number for number in w.usable() if "roll" in w.targets[number][5])
x, y = w.point(roll)
xdotool("mousemove", str(int(x)), str(int(y)))
check(w.wait_frame(lambda: int(w.facts["focus"].split()[0]) == roll) is not None, "the pointer is where it points")
w.click(roll)
check(w.wait_frame(lambda: w.facts["at"] > seen) is not None, "a click arrives")
check(w.frames > before and w.rests(), f"it was painted, and then rested: {w.frames} frames")
check(w.sounds and w.sounds[-1] in ("roll", "pay"), f"the die is heard: {w.sounds}")
waves = list((w.home / "cache").rglob("*.wav"))
check(all(one.read_bytes()[:4] == b"RIFF" for one in waves), f"what a device would play: {waves}")
w.close()
check(not w.errors, "no warnings: " + " ".join(w.errors)[:300])

given = parlour("apply", GAME, parlour("start", GAME, "--players=3"), "rotate90")
other = Window(GAME, given)
check(other.wait_frame(lambda: other.state == given) is not None, f"a position that was given is opened: {other.state}")
other.close()
lost = subprocess.run([str(BUILD / "parlour-gtk"), "nogame"], capture_output=True, text=True, check=False)
check(lost.returncode == 2 and "no game 'nogame'" in lost.stderr, f"a game that is not there is an error: {lost.stderr}")
finish()
