#!/usr/bin/env python3
"""Counts Patchwork positions by brute force on sets of squares, from the written rules alone.

usage: perft.py CIRCLE PLACEMENT DEPTH [later]     (CIRCLE may be 'open')

Shares nothing with the program but patches.tsv. Different spellings of one position count once.
"""
import copy
import os
import sys

TABLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../rules/patches.tsv")
INCOME = [5, 11, 17, 23, 29, 35, 41, 47, 53]
SPECIAL = {"seed": [20, 26, 32, 44, 50], "later": [26, 32, 38, 44, 50]}


def shapes(rows):
    """The eight oriented sets of (row, column), from orientation A to H."""
    cells = {(r, c) for r, row in enumerate(rows) for c, x in enumerate(row) if x == "#"}
    result = []
    for mirror in (False, True):
        now = {(r, -c) for r, c in cells} if mirror else cells
        for _ in range(4):
            top, left = min(r for r, _ in now), min(c for _, c in now)
            result.append(frozenset((r - top, c - left) for r, c in now))
            now = {(c, -r) for r, c in now}
    return result


PATCHES = {}
for line in open(TABLE, encoding="ascii"):
    if not line.startswith(("#", "id\t")):
        name, cost, time, income, _, _, _, rows = line.split("\t")[:8]
        PATCHES[name] = (int(cost), int(time), int(income), shapes(rows.split("/")))


class Game:
    def __init__(self, circle, track="seed"):
        self.open = circle == "open"
        self.circle = sorted(set(PATCHES) - {"h"}) if self.open else list(circle)
        if not self.open:  # turn the circle so that the offer starts at index 0
            start = self.circle.index("A") + 1
            self.circle = self.circle[start:] + self.circle[:start]
        self.quilt = [set(), set()]
        self.purse, self.time, self.income = [5, 5], [0, 0], [0, 0]
        self.last = 0        # who moved a time token last
        self.special = None  # who has to place a special patch
        self.unclaimed = set(SPECIAL[track])

    def mover(self):
        if self.special is not None:
            return self.special
        if self.time == [53, 53]:
            return None
        if self.time[0] == self.time[1]:
            return self.last
        return 0 if self.time[0] < self.time[1] else 1

    def steps(self):
        """All legal steps as (patch, frozenset of squares, number in the circle), or '.'."""
        player = self.mover()
        if player is None:
            return []
        if self.special is not None:
            return [("h", {(r, c)}) for r in range(9) for c in range(9)
                    if (r, c) not in self.quilt[player]]
        found = ["."]
        for patch in self.circle if self.open else self.circle[:3]:
            if PATCHES[patch][0] > self.purse[player]:
                continue
            for shape in set(PATCHES[patch][3]):
                for row in range(9):
                    for column in range(9):
                        squares = {(r + row, c + column) for r, c in shape}
                        if max(r for r, _ in squares) < 9 and max(c for _, c in squares) < 9 \
                                and not squares & self.quilt[player]:
                            found.append((patch, squares))
        return found

    def travel(self, player, to):
        start, to = self.time[player], min(to, 53)
        self.purse[player] += self.income[player] * sum(start < e <= to for e in INCOME)
        won = {e for e in self.unclaimed if start < e <= to}
        self.unclaimed -= won
        if won and len(self.quilt[player]) < 81:
            self.special = player
        self.time[player], self.last = to, player

    def play(self, step):
        player = self.mover()
        if step == ".":
            to = min(self.time[1 - player] + 1, 53)
            self.purse[player] += to - self.time[player]
            self.travel(player, to)
            return
        patch, squares = step
        cost, time, income, _ = PATCHES[patch]
        self.quilt[player] |= squares
        if patch == "h":
            self.special = None
            return
        self.purse[player] -= cost
        self.income[player] += income
        at = self.circle.index(patch)
        self.circle = (self.circle[:at] + self.circle[at + 1:] if self.open
                       else self.circle[at + 1:] + self.circle[:at])
        self.travel(player, self.time[player] + time)

    def score(self, player):
        return self.purse[player] - 2 * (81 - len(self.quilt[player]))


def follow(game, placement):
    while placement:
        length = 1 if placement[0] == "." else 4
        step, placement = placement[:length], placement[length:]
        if step != ".":
            column, row = "ABCDEFGHI".index(step[1]), "ABCDEFGHI".index(step[2])
            shape = PATCHES[step[0]][3]["ABCDEFGH".index(step[3])]
            step = (step[0], {(r + row, c + column) for r, c in shape})
        if step not in game.steps():
            sys.exit(f"illegal: {step}")
        game.play(step)


def perft(game, depth):
    steps = game.steps()
    if depth == 1:
        return len(steps)
    total = 0
    for step in steps:
        after = copy.deepcopy(game)
        after.play(step)
        total += perft(after, depth - 1)
    return total


if __name__ == "__main__":
    start = Game(sys.argv[1], *sys.argv[4:5])
    follow(start, sys.argv[2])
    print(perft(start, int(sys.argv[3])))
