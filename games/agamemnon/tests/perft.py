#!/usr/bin/env python3
"""Counts positions of Agamemnon by the plainest means, from the written rules alone.

usage: perft.py BOARD TILES HAND DEPTH

BOARD is standard, loom or a mapping such as LSEF; TILES the placements so far; HAND the tiles in hand or
'-'. Edges are kept as a list of texts and nothing is shared with the program that is tested.
"""
import itertools
import sys

STANDARD = """S0001S0004F0105L0204F0206L0203L0306S0307L0408S0409S0510F0508F0611S0712F0813S0809S0911S1015F1114
L1112S1216F1217S1315F1314L1418L1419F1520L1619S1617F1722L1820L1823S1924F1921F2025L2126F2122L2226F2325F2324F2427S2428
L2529L2628L2729L2728S2831S2930S3031"""
LOOM = """A0001B0002C0004D0104B0105B0203A0204A0206B0306B0307D0408C0409D0508A0510A0607A0609D0611C0712B0809B0810A0813
C0911B0914C1013A1015D1112C1116C1216D1217D1314A1315C1318B1418D1419A1520A1617D1619A1621C1722A1819B1820A1823B1921D1924
D2023B2025A2122A2124B2126D2227D2324A2325C2328B2426A2428C2529B2627D2630C2631C2731A2829C2830D2832D2932C3031D3032"""
COPIES = dict(a=1, b=1, c=1, d=1, e=1, f=3, g=2, h=1, i=2, j=2)
OWNERS = "O" + "BBOO" * 7 + "B"


def cut(text, size):
  return [text[i:i + size] for i in range(0, len(text), size)]


def due(placed):
  """Tiles still to be placed in the turn of the next placement."""
  if placed in (0, 29):
    return 1
  return 2 if placed % 2 else 1


def bag(tiles, hand, owner):
  used = [t[1] for t in tiles if t[0] == owner] + list(hand)
  return {kind: n - used.count(kind) for kind, n in COPIES.items()}


def successors(edges, tiles, hand, fresh):
  """All positions one step on. hand: sorted kinds; fresh: drawn and nothing placed since."""
  if edges[0][0] in "ABCD":
    for types in itertools.permutations("SLFE"):
      mapping = dict(zip("ABCD", types))
      yield [mapping[e[0]] + e[1:] for e in edges], tiles, hand, fresh
    return
  if len(tiles) == 30:
    return
  owner = OWNERS[len(tiles)]
  wanted = due(len(tiles)) - len(hand)
  if wanted > 0:
    left = bag(tiles, hand, owner)
    for drawn in itertools.combinations_with_replacement("abcdefghij", wanted):
      if all(drawn.count(kind) <= left[kind] for kind in drawn):
        yield edges, tiles, sorted(hand + list(drawn)), True
    return
  turn = (len(tiles) + 1) // 2
  for kind in set(hand):
    rest = list(hand)
    rest.remove(kind)
    if kind in "ij" and turn <= 3 and fresh:
      yield edges, tiles, rest, False
    taken = {t[2:] for t in tiles}
    nodes = sorted({e[1:3] for e in edges} | {e[3:5] for e in edges})
    for node in nodes:
      if node in taken:
        continue
      after = tiles + [owner + kind + node]
      yield edges, after, rest, False
      if kind != "j":
        continue
      here = [i for i, e in enumerate(edges) if node in (e[1:3], e[3:5])]
      for i, k in itertools.combinations(here, 2):
        swapped = list(edges)
        swapped[i] = edges[k][0] + edges[i][1:]
        swapped[k] = edges[i][0] + edges[k][1:]
        yield swapped, after, rest, False


def perft(position, depth):
  if depth == 0:
    return 1
  return sum(perft(after, depth - 1) for after in successors(*position))


def main():
  board, tiles, hand, depth = sys.argv[1:]
  edges = cut((STANDARD if board == "standard" else LOOM).replace("\n", ""), 5)
  if board not in ("standard", "loom"):
    edges = [dict(zip("ABCD", board))[e[0]] + e[1:] for e in edges]
  kinds = [] if hand == "-" else sorted(hand[1::2])
  placed = cut(tiles, 4)
  first_of_turn = len(placed) == 0 or len(placed) % 2 == 1
  print(perft((edges, placed, kinds, first_of_turn), int(depth)))


if __name__ == "__main__":
  main()
