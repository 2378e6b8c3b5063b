#!/usr/bin/env python3
"""A bot for `parlour match` that plays any game at random: bot.py GAME [PARLOUR]

It knows no rules: `parlour engine GAME` is its book of rules. Put your own choice into choose().
"""
import random
import subprocess
import sys

game, parlour = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "parlour"
book = subprocess.Popen([parlour, "engine", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
position = "position startpos"


def ask(line):  # the words of the book's answer
    print(position, line, sep="\n", file=book.stdin, flush=True)
    return book.stdout.readline().split()[1:]


def choose(moves):
    return random.Random(position).choice(moves)  # the same position, the same move


for line in sys.stdin:  # ends when the input does
    word = line.split(" ")[0].strip()
    if word == "ugi":  # the game's options are those of the book
        print("ugi", file=book.stdin, flush=True)
        print("".join(iter(book.stdout.readline, "ugiok\n")) + "ugiok")
    elif word == "isready":
        print("readyok")
    elif word == "position":
        position = line.strip()
    elif word == "go":
        print("bestmove", choose(ask("query moves")))
    elif word == "setoption":
        print(line.strip(), file=book.stdin, flush=True)
    elif word == "quit":
        break
    sys.stdout.flush()
book.stdin.close()
