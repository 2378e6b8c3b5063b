#!/usr/bin/env python3
"""Counts positions of Catan Dice by brute force, written from the rules alone: sets of names instead of bits.

Prints the lines of perft.txt beside it.
"""
import functools
import itertools

ROAD_BEFORE = {0: None, 1: 0, 2: 0, 3: 2, 4: 3, 5: 3, 6: 5, 7: 6, 8: 7, 12: 7, 9: 8, 10: 9, 11: 10, 13: 12, 14: 13, 15: 14}
HOUSE_ROAD = {"S3": None, "S4": 2, "S5": 5, "S7": 7, "S9": 9, "S11": 11, "C7": 1, "C12": 4, "C20": 13, "C30": 15}
ORDER = [["S3", "S4", "S5", "S7", "S9", "S11"], ["C7", "C12", "C20", "C30"], ["J1", "J2", "J3", "J4", "J5", "J6"]]
COST = {"R": (0, 0, 0, 1, 1, 0), "S": (0, 1, 1, 1, 1, 0), "C": (3, 2, 0, 0, 0, 0), "J": (1, 1, 1, 0, 0, 0)}


def stands(board, name):
  return name in board or (name[0] == "J" and "K" + name[1:] in board)


def connected(board, road):
  return road is None or (f"R{road}" in board and connected(board, ROAD_BEFORE[road]))


def buildable(board):
  for road, before in ROAD_BEFORE.items():
    if f"R{road}" not in board and connected(board, before):
      yield f"R{road}"
  for line in ORDER:
    todo = [name for name in line if not stands(board, name)]
    if todo and connected(board, HOUSE_ROAD.get(todo[0])):
      yield todo[0]


def change(hand, less, more):
  return tuple(have - a + b for have, a, b in zip(hand, less, more))


def unit(which, amount=1):
  return tuple(amount if i == which else 0 for i in range(6))


def actions(board, hand):
  """(board after, hand after, built?) of every build, trade and swap."""
  for name in buildable(board):
    if all(have >= price for have, price in zip(hand, COST[name[0]])):
      yield board | {name}, change(hand, COST[name[0]], unit(0, 0)), True
  for wanted in range(6):
    if hand[5] >= 2:
      yield board, change(hand, unit(5, 2), unit(wanted)), False
  for given, wanted in itertools.product(range(6), range(6)):
    own = f"J{wanted + 1}" if wanted < 5 else "none"
    knight = own if own in board else "J6"
    if hand[given] > 0 and knight in board:
      yield board - {knight} | {"K" + knight[1]}, change(hand, unit(given), unit(wanted)), False


def rolls(dice):
  return [c for c in itertools.product(range(dice + 1), repeat=6) if sum(c) == dice]


# A position: boards, finished rounds, mover, hand, dice to roll, re-rolls left, built in this turn.
def following(boards, turn, mover, hand, dice, left, built):
  if turn == 15:
    return
  if dice:
    for fallen in rolls(dice):
      yield boards, turn, mover, change(hand, unit(0, 0), fallen), 0, left, False
    return
  following_mover = (mover + 1) % len(boards)
  round_over = following_mover == 0
  last = turn + round_over == 15
  yield boards, turn + round_over, following_mover, (0,) * 6, 0 if last else 6, 0 if last else 2, False
  for board, rest, builds in actions(boards[mover], hand):
    yield boards[:mover] + (board,) + boards[mover + 1:], turn, mover, rest, 0, 0, built or builds
  if left:
    for back in itertools.product(*(range(have + 1) for have in hand)):
      if sum(back):
        yield boards, turn, mover, change(hand, back, unit(0, 0)), sum(back), left - 1, False


@functools.lru_cache(None)
def perft(position, depth):
  if depth == 0:
    return 1
  return sum(perft(after, depth - 1) for after in following(*position))


def line(text, depth):
  board, _, tail = text.partition(" ;")
  keys = dict(pair.split("=") for pair in tail.split())
  boards = tuple(frozenset(filter(None, b.split(","))) for b in board.split("/"))
  hand = tuple(map(int, keys.get("resources", "0,0,0,0,0,0").split(",")))
  dice = int(keys.get("dice", 0 if "resources" in keys else 6))
  left = int(keys.get("rolls", 2 if sum(hand) in (0, 6) else 0))
  start = boards, int(keys.get("turn", 1)) - 1, int(keys.get("player", 1)) - 1, hand, dice, left, False
  print(f"catan-dice | {text} | {depth} | {perft(start, depth)}", flush=True)


for depth in (1, 2, 3):
  line("", depth)
line(" ;resources=1,1,1,1,1,1", 3)
line(" ;resources=0,0,0,0,0,6 rolls=0", 4)
line("R0,R1,R2,R3,S3,C7,J1,K2,J3 ;turn=4 resources=2,1,0,1,1,1 rolls=0", 4)
line("J1,J2,J3,J4,J5,J6 ;resources=1,1,1,1,1,1 rolls=0", 4)
line("K1,K2,K3,K4,K5,J6 ;resources=3,2,0,0,1,0 rolls=0", 4)
line("R0,R1,R2,R3,R4,R5,R6,R7,R8,R12,S3,S4,C7,J1,J2 ;turn=9 resources=0,1,1,2,2,0 rolls=0", 4)
line("R0/R0,R1 ;player=2 turn=15 resources=0,0,0,1,1,3 rolls=0", 3)
line("R0,R1/R0/J1 ;player=3 turn=15 resources=0,3,0,1,2,0 dice=0 rolls=1", 2)
