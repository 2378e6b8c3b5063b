#!/usr/bin/env python3
"""A player with faults, for tests: hostile.py KIND GAME PARLOUR

It plays the first legal move, or another by the position, and in one position of four (eight, where that takes its time) it crashes, hangs, answers with an
illegal move, says gigabytes or is late, as KIND says. What it does depends on the position alone, so that every run of a
match is the same.
"""
import os
import subprocess
import sys
import time
import zlib

kind, game, parlour = sys.argv[1:]
book = subprocess.Popen([parlour, "engine", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
position = "position startpos"


def fail():
    if kind == "crash":
        os.kill(os.getpid(), 9)
    elif kind == "hang":
        time.sleep(1000)
    elif kind == "illegal":
        print("bestmove nonsense", flush=True)
    elif kind == "flood":
        while True:
            sys.stdout.write("info string " + "x" * 100000 + "\n")
    elif kind == "late":
        time.sleep(5)


for line in sys.stdin:
    word = line.split()[0]
    if word == "ugi":
        print("option name players type combo default 2\nugiok", flush=True)
    elif word == "isready":
        print("readyok", flush=True)
    elif word == "setoption":
        print(line.strip(), file=book.stdin, flush=True)
    elif word == "position":
        position = line.strip()
    elif word == "go":
        number = zlib.crc32(position.encode())
        print(position, "query moves", sep="\n", file=book.stdin, flush=True)
        moves = book.stdout.readline().split()[1:]
        if kind != "good" and number % (8 if kind in ("hang", "late") else 4) == 0:
            fail()
            continue
        print("bestmove", moves[number % len(moves)], flush=True)
    elif word == "quit":
        break
book.stdin.close()
