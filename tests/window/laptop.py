"""A laptop's screen of 1366x768: the window of a game whose document is larger is no larger than the screen, and all of its page
is seen."""
from session import GAME, SIZE, Window, check, finish, outer, prepared_home


w = Window(GAME, home=prepared_home())
check(w.wait_person() is not None, "the saved game is on the board")
check(SIZE[1] >= 768, "its document is as high as the screen")
if outer()[1] > 768:
  w.wait_frame(lambda: outer()[1] <= 768)
wide, high = outer()
check(wide <= 1366 and high <= 768, f"the window is on the screen: {wide} x {high}")
place = list(map(int, w.facts["place"].split()))
lowest = max(y + h for _, _, y, _, h, _ in w.targets.values())
check(place[1] + lowest * place[2] / 1000 <= high, "what can be pressed lowest is on it")
w.close()
check(not w.errors, "no warnings: " + " ".join(w.errors)[:300])
finish()
