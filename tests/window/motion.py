"""Some turns with animations as they are preset: moves are seen happening, and the game agrees with the rules."""
from session import GAME, Window, check, finish, play_on, prepared_home, quiet_home

home = quiet_home()
(home / "config" / "parlour" / "preferences.ini").unlink()
w = Window("--watch", GAME, home=prepared_home(home=home))
check(w.wait_person() is not None, "the saved game is on the board")
play_on(w, w.touch, most=12)
check(w.facts["at"] >= 3, f"{w.facts['at']} moves by clicks")
check(w.frames > 4 * w.facts["at"], f"they were seen happening, in {w.frames} frames")
check(w.agrees_with_rules(), f"{len(w.seen)} positions agree with parlour apply")
w.close()
check(not w.errors, "no warnings: " + " ".join(w.errors)[:300])
finish()
