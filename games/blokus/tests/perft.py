#!/usr/bin/env python3
"""Counts Blokus positions the slow way, from the written rules alone.

usage: perft.py [--fixed] [--free] [--duo] DEPTH [MOVES]

Every tile is tried in all eight orientations on every square; a placement is a tile and a set of
squares, so the spellings of one placement count once.  MOVES is a game string.
"""
import sys

TILES = dict(
    A="o", B="o/#", C="o/#/#", D="o./##", E="o/#/#/#", F=".o/.#/##", G="o./##/#.", H="o#/##",
    I="o#./.##", J="o/#/#/#/#", K=".o/.#/.#/##", L=".o/.#/##/#.", M=".o/##/##", N="o#/.#/##",
    O="o./##/#./#.", P=".o./.#./###", Q="o../#../###", R="o#./.##/..#", S="o../###/..#",
    T="o../###/.#.", U=".o./###/.#.")

words = [w for w in sys.argv[1:] if not w.startswith("--")]
FIXED, FREE, DUO = ("--" + flag in sys.argv for flag in ("fixed", "free", "duo"))
SIDE, COLOURS = (14, 2) if DUO else (20, 4)
STARTS = [(4, 4), (9, 9)] if DUO else [(0, 0), (19, 0), (19, 19), (0, 19)]


def offsets(tile, letter):
  cells = [(x, y, c) for y, row in enumerate(TILES[tile].split("/")) for x, c in enumerate(row)]
  ox, oy = next((x, y) for x, y, c in cells if c == "o")
  steps = [(x - ox, y - oy) for x, y, c in cells if c != "."]
  turns = "ABCDEFGH".index(letter)
  if turns >= 4:
    steps = [(-x, y) for x, y in steps]
  for _ in range(turns % 4):
    steps = [(-y, x) for x, y in steps]
  return steps


def squares(code):
  x0, y0 = ord(code[2]) - 65, ord(code[3]) - 65
  return frozenset((x0 + x, y0 + y) for x, y in offsets(code[0], code[1]))


LINES = "ABCDEFGHIJKLMNOPQRST"[:SIDE]
ALL = {(t, squares(t + o + c + r)) for t in TILES for o in "ABCDEFGH" for c in LINES for r in LINES}
ALL = [(t, s) for t, s in ALL if all(0 <= x < SIDE and 0 <= y < SIDE for x, y in s)]


def legal(state, colour):
  boards, played, ceased = state
  own, taken = boards[colour], set().union(*boards)
  if colour in ceased:
    return []
  beside = {(x + dx, y + dy) for x, y in own for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
  if played[colour]:
    wanted = {(x + dx, y + dy) for x, y in own for dx in (1, -1) for dy in (1, -1)}
  else:
    wanted = {STARTS[colour]} if FIXED else set(STARTS)
  wanted -= taken | beside
  banned = taken | beside
  return [(t, s) for t, s in ALL
          if t not in played[colour] and not s.isdisjoint(wanted) and s.isdisjoint(banned)]


def after(state, colour, move):
  boards, played, ceased = state
  if move is None:
    return boards, played, ceased | {colour}
  tile, cells = move
  boards = [b | cells if c == colour else b for c, b in enumerate(boards)]
  played = [p | {tile} if c == colour else p for c, p in enumerate(played)]
  return boards, played, ceased | {colour} if len(played[colour]) == 21 else ceased


def perft(state, colour, depth):
  if depth == 0:
    return 1
  if len(state[2]) == COLOURS:
    return 0
  moves = legal(state, colour)
  if FREE or not moves:
    moves.append(None)
  if depth == 1:
    return len(moves)
  return sum(perft(after(state, colour, m), (colour + 1) % COLOURS, depth - 1) for m in moves)


state, colour = ([frozenset()] * COLOURS, [frozenset()] * COLOURS, frozenset()), 0
for word in words[1].split() if len(words) > 1 else []:
  move = None if word == "." else (word[0], squares(word))
  assert move is None or move in legal(state, colour), word
  state, colour = after(state, colour, move), (colour + 1) % COLOURS
print(perft(state, colour, int(words[0])))
