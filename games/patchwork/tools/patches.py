#!/usr/bin/env python3
"""Writes games/patchwork/rules/patches.c from patches.tsv beside it.

Usage: games/patchwork/tools/patches.py          (with --check: only say whether the file is up to date)
"""
import os
import sys

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "rules")
ROW = 10  # from a square to the one below it
HEAD = """/* Patchwork: the patches. Written by games/patchwork/tools/patches.py from patches.tsv; change that. */
#include "games/patchwork/rules/patchwork.h"

/* Of each patch its cost in buttons and time, its income and area; of each orientation, from A to H,
   what it covers, what touches it, width, height, and the first orientation that looks the same. */
/* clang-format off */
const struct patch patchwork_patches[PATCHES + 1] = {
"""


def mirrored(rows):
    return [row[::-1] for row in rows]


def turned(rows):
    """A quarter turn clockwise."""
    return ["".join(column) for column in zip(*rows[::-1])]


def orientations(rows):
    shapes = []
    for start in (rows, mirrored(rows)):
        for _ in range(4):
            shapes.append(start)
            start = turned(start)
    return shapes


def cover(rows):
    return sum(1 << (ROW * r + c) for r, row in enumerate(rows) for c, x in enumerate(row) if x == "#")


def rim(rows):
    """The squares that touch the sides of the shape, in a box larger by one on all sides."""
    cells = {(r + 1, c + 1) for r, row in enumerate(rows) for c, x in enumerate(row) if x == "#"}
    around = {(r + dr, c + dc) for r, c in cells for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return sum(1 << (ROW * r + c) for r, c in around - cells)


def table():
    text = HEAD
    for line in open(os.path.join(HERE, "patches.tsv"), encoding="ascii"):
        if line.startswith("#") or line.startswith("id\t"):
            continue
        name, cost, time, income, _, _, area, shape = line.split("\t")[:8]
        shapes = orientations(shape.split("/"))
        text += f"    {{{cost}, {time}, {income}, {area}, {{ /* {name} */\n"
        for k, rows in enumerate(shapes):
            text += f"        {{0x{cover(rows):011x}, 0x{rim(rows):016x},"
            text += f" {len(rows[0])}, {len(rows)}, {shapes.index(rows)}}},"
            text += f" /* {'ABCDEFGH'[k]} {'/'.join(rows)} */\n"
        text += "    }},\n"
    return text + "};\n/* clang-format on */\n"


def main():
    path = os.path.join(HERE, "patches.c")
    if "--check" in sys.argv[1:]:
        sys.exit(0 if open(path, encoding="ascii").read() == table() else "patches.c is out of date")
    with open(path, "w", encoding="ascii") as out:
        out.write(table())


main()
