"""How quick the window is: prints the figures of doc/WINDOW.md. run.sh BUILD measure [STARTS [SECONDS]]."""
import os
import shutil
import statistics
import subprocess
import sys
import time

from session import BUILD, quiet_home

starts = int(sys.argv[1]) if len(sys.argv) > 1 else 9
seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 60


def start(home, *words):
  environment = dict(os.environ, XDG_DATA_HOME=str(home / "data"), XDG_CONFIG_HOME=str(home / "config"),
                     GDK_BACKEND="x11")
  return subprocess.Popen([str(BUILD / "parlour-gtk"), "--watch", *words], env=environment, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, text=True)


def stop(program):
  program.terminate()
  program.wait()
  program.stdout.close()


def first_frame(home, *words):
  """Milliseconds from the start of the program to the end of its first frame: by the clock, and its own."""
  begin = time.monotonic()
  program = start(home, *words)
  for line in program.stdout:
    if line.startswith("painted "):
      own = int(line.split()[1])
      break
  took = (time.monotonic() - begin) * 1000
  stop(program)
  return took, own


def delays(home, *words):
  """How late the main loop was, and its own processor time meanwhile: all delays worth saying."""
  program = start(home, *words)
  end = time.monotonic() + seconds
  late = []
  moves = 0
  for line in program.stdout:
    part = line.split()
    moves += part[:1] == ["saved"]
    if part[:1] == ["late"] and part[-1] == "thinking":
      late.append((float(part[1]), float(part[2])))
    if time.monotonic() > end:
      break
  stop(program)
  return late, moves


def played_by_computers():
  """A folder with a game in it that two computers are about to play, and ordinary animations."""
  folder = quiet_home()
  (folder / "config" / "parlour" / "preferences.ini").unlink()
  (folder / "data" / "parlour").mkdir(parents=True)
  (folder / "data" / "parlour" / "marrakech.save").write_text(
    "parlour 1\ngame marrakech 1\noptions players=2 facing=N\nseats 9 9 person person\nseed 7\nstart new\nmoves 0 of 0\nend\n")
  return folder


home = played_by_computers()
print("load", *(f"{load:.1f}" for load in os.getloadavg()))
for words, name in ((), "start screen"), (("marrakech",), "saved game"):
  took = [first_frame(home, *words) for _ in range(starts)]
  clock, own = zip(*took)
  print(f"first frame, {name}: median {statistics.median(clock):.0f} ms, best {min(clock):.0f}, worst {max(clock):.0f} "
        f"of {starts}; processor time {statistics.median(own):.0f} ms")
late, moves = delays(home, "marrakech")
print(f"two computers of level 9, {moves} moves in {seconds:.0f} s: {len(late)} delays above 8 ms, "
      f"longest {max((wall for wall, _ in late), default=0):.0f} ms, "
      f"of which the window itself worked at most {max((own for _, own in late), default=0):.0f} ms")
shutil.rmtree(home)
