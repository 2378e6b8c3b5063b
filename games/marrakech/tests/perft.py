#!/usr/bin/env python3
"""Marrakech once more, written from the rules alone and on purpose without a trick: squares are pairs, the board is a
dictionary, the tracks are a list, regions are found by walking. It recounts perft numbers and replays random games.

usage: perft.py perft STATE DEPTH      one count; STATE is a snapshot or a record
       perft.py check FILE                 recount all lines of a perft table that are about this game
       parlour random marrakech --games 50 | perft.py replay [--players=N]
"""
import re
import sys

AHEAD = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACINGS = "NESW"

# All 28 ways to leave the board: square, facing, and where and how he comes back.
TRACKS = dict(
  ((int(a[0]), int(a[1]), a[2]), (int(b[0]), int(b[1]), b[2]))
  for a, b in (pair.split(">") for pair in """
  00N>10S 10N>00S 20N>30S 30N>20S 40N>50S 50N>40S 60N>60W
  06S>06E 16S>26N 26S>16N 36S>46N 46S>36N 56S>66N 66S>56N
  00W>01E 01W>00E 02W>03E 03W>02E 04W>05E 05W>04E 06W>06N
  60E>60S 61E>62W 62E>61W 63E>64W 64E>63W 65E>66W 66E>65W""".split()))


class Game:
  def __init__(self, colours="cy", facing="N"):
    self.order = list(colours)
    self.dirhams = {c: 30 for c in colours}
    self.rugs = {c: 15 for c in colours}
    self.inside = {c: True for c in colours}
    self.assam, self.facing = (3, 3), facing
    self.board = {}
    self.turn, self.phase = colours[0], "rotate"

  def copy(self):
    other = Game.__new__(Game)
    other.__dict__.update(self.__dict__)
    for name in ("dirhams", "rugs", "inside", "board"):
      setattr(other, name, dict(getattr(self, name)))
    return other

  def over(self):
    return all(self.rugs[c] == 0 for c in self.order if self.inside[c])

  def next_turn(self):
    at = self.order.index(self.turn)
    for c in self.order[at + 1:] + self.order[:at + 1]:
      if self.inside[c] and self.rugs[c] > 0:
        self.turn, self.phase = c, "rotate"
        return
    self.phase = "over"

  def region(self, square):
    colour, found, todo = self.board[square][0], set(), [square]
    while todo:
      x, y = todo.pop()
      if (x, y) not in found and (x, y) in self.board and self.board[x, y][0] == colour:
        found.add((x, y))
        todo += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return found

  def settle(self):
    owner = self.board[self.assam][0] if self.assam in self.board else None
    if owner == self.turn or not self.inside.get(owner, False):
      return
    owed = len(self.region(self.assam))
    paid = min(owed, self.dirhams[self.turn])
    self.dirhams[self.turn] -= paid
    self.dirhams[owner] += paid
    if paid < owed:
      self.inside[self.turn] = False

  def rugs_possible(self):
    """Every pair of touching squares on the board, held against the four rules."""
    for x in range(7):
      for y in range(7):
        for other in ((x + 1, y), (x, y + 1)):
          if max(other) > 6 or self.assam in ((x, y), other):
            continue
          if not any(abs(a - self.assam[0]) + abs(b - self.assam[1]) == 1 for a, b in ((x, y), other)):
            continue
          if (x, y) in self.board and self.board[x, y] == self.board.get(other):
            continue
          yield (x, y), other

  def moves(self):
    if self.phase == "rotate":
      return ["rotate0", "rotate90", "rotate270"]
    if self.phase == "roll":
      return ["roll1", "roll2", "roll3", "roll4"]
    if self.phase == "over":
      return []
    rugs = ["%s%d%d%d%d" % (self.turn, *a, *b) for a, b in self.rugs_possible()]
    return rugs or ["skip"]

  def number(self):
    taken = [n for c, n in self.board.values() if c == self.turn]
    return next(n for n in range(max(0, 15 - self.rugs[self.turn]), 100) if n not in taken)

  def play(self, text):
    if text.startswith("rotate"):
      self.facing = FACINGS[(FACINGS.index(self.facing) + int(text[6:]) // 90) % 4]
      self.phase = "roll"
    elif text.startswith("roll"):
      for _ in range(int(text[4:])):
        here = (*self.assam, self.facing)
        dx, dy = AHEAD[self.facing]
        x, y, self.facing = TRACKS.get(here, (here[0] + dx, here[1] + dy, self.facing))
        self.assam = (x, y)
      self.phase = "place"
      self.settle()
      if not self.inside[self.turn]:
        self.next_turn()
    else:
      number = self.number()
      if text != "skip":
        a, b, c, d = (int(digit) for digit in text[-4:])
        assert len(text) == 5 or int(text[1:3]) == number, (text, number)
        self.board[a, b] = self.board[c, d] = (self.turn, number)
      self.rugs[self.turn] -= 1
      self.next_turn()

  def text(self):
    players = "".join("P%s%03d%02d%s" % (c, self.dirhams[c], self.rugs[c], "oi"[self.inside[c]]) for c in self.order)
    squares = "".join("%s%02d" % self.board.get((x, y), ("n", 0)) for x in range(7) for y in range(7))
    turn = "" if self.phase == "over" else "turn=%s " % self.turn
    return "%sA%d%d%sB%s ;%sphase=%s" % (players, *self.assam, self.facing, squares, turn, self.phase)


def read_snapshot(text):
  string, _, tail = text.partition(";")
  string = string.strip()
  players = re.findall(r"P(.)(\d{3})(\d\d)([io])", string)
  game = Game("".join(p[0] for p in players))
  for c, dirhams, rugs, inside in players:
    game.dirhams[c], game.rugs[c], game.inside[c] = int(dirhams), int(rugs), inside == "i"
  x, y, game.facing = re.search(r"A(.)(.)(.)B", string).groups()
  game.assam = (int(x), int(y))
  for i, (c, number) in enumerate(re.findall(r"([cyprn])(\d\d)", string[-147:])):
    if c != "n":
      game.board[i // 7, i % 7] = (c, int(number))
  given = dict(pair.split("=") for pair in tail.split())
  most = max((game.rugs[c] for c in game.order if game.inside[c]), default=0)
  game.phase = "over" if game.over() else given.get("phase", "rotate")
  game.turn = given.get("turn") or next((c for c in game.order if game.inside[c] and game.rugs[c] == most), "n")
  return game


def read_position(text):
  if text.startswith("P"):
    return read_snapshot(text)
  head, _, moves = text.rpartition(";")
  given = dict(pair.split("=") for pair in head.split())
  game = Game("cypr"[:int(given.get("players", 2))], given.get("facing", "N"))
  for text in moves.split():
    game.play(text)
  return game


def perft(game, depth):
  if depth == 0:
    return 1
  moves = game.moves()
  if depth == 1:
    return len(moves)
  total = 0
  for text in moves:
    after = game.copy()
    after.play(text)
    total += perft(after, depth - 1)
  return total


def check(path):
  wrong = 0
  for line in open(path, encoding="utf-8"):
    field = line.rstrip("\n").split(" | ")
    if field[0] == "marrakech":
      count = perft(read_position(field[1]), int(field[2]))
      wrong += count != int(field[3])
      print("ok" if count == int(field[3]) else "not ok, %d:" % count, line.strip()[:120])
  return wrong


def replay(players):
  game, wrong = None, 0
  for line in sys.stdin:
    _, step, actor, text, after = line.rstrip("\n").split("\t")
    if int(step) == 1:
      game = Game("cypr"[:players])
    wanted = "chance" if game.phase == "roll" else str(game.order.index(game.turn) + 1)
    game.play(text)
    if actor != wanted or game.text() != after.split(" halves=")[0]:
      print("step", step, "differs:", text, game.text(), after, sep="\n  ")
      return 1
  return 0


if __name__ == "__main__":
  if sys.argv[1:2] == ["perft"]:
    print(perft(read_position(sys.argv[2]), int(sys.argv[3])))
  elif sys.argv[1:2] == ["check"]:
    sys.exit(check(sys.argv[2]))
  elif sys.argv[1:2] == ["replay"]:
    sys.exit(replay(int(sys.argv[2][-1]) if len(sys.argv) > 2 else 2))
  else:
    sys.exit(__doc__)
