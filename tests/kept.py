"""Kept games looked at from outside: no move that was once seen in a kept game may ever be missing from it."""
import random
import re


def told(text):
  """A kept text in one line: GAME AT of LENGTH MOVE ...; what is none as it is."""
  found = re.search(r"^game (\S+) .*?^moves (\d+ of \d+)\n(.*)^end", text, re.S | re.M)
  return f"{found[1]} {found[2]} {' '.join(found[3].split())}".strip() if found else text.strip()


def parts(text):
  """What a game is (kind, options, start), and all of its moves."""
  found = re.search(r"^(game .*?)$.*?^(options .*?)$.*?^(start .*?)$.*?^moves \d+ of (\d+)\n(.*)^end", text, re.S | re.M)
  return (found[1], found[2], found[3]), found[5].split("\n")[:int(found[4])]


class Watch:
  """Looks at a folder of kept games again and again."""

  def __init__(self, folder):
    self.folder = folder
    self.known = {}
    self.seen = 0  # moves, all in all

  def look(self):
    """What is missing of what was seen before, in words; '' if nothing."""
    now = {path.name: parts(path.read_text()) for path in sorted(self.folder.glob("*.parlour")) if path.stem != "progress"} if self.folder.exists() else {}
    for name, (what, moves) in self.known.items():
      if name not in now:
        return f"{name} is gone"
      if now[name][0] != what or now[name][1][:len(moves)] != moves:
        return f"{name} had {' '.join(moves)} and has {' '.join(now[name][1])}"
    self.known = now
    self.seen = sum(len(moves) for _, moves in now.values())
    return ""


def run_all(sequence, first, count):
  """Runs so many sequences, each with the lots of its number, and tells of them. How many lacked something, how many moves were kept."""
  failed = seen = killed = 0
  for number in range(first, first + count):
    one = sequence(random.Random(number))
    trouble = one.run()
    seen += one.watch.seen
    killed += one.kills
    if trouble:
      print(f"# sequence {number}: {trouble}", flush=True)
      failed += 1
  print(f"# {count} sequences, {seen} moves kept, {killed} kills, {failed} with something missing")
  return failed, seen
