#!/usr/bin/env python3
"""A client of the Universal Game Interface, written from its public description alone: ugi.py PARLOUR GAME...

It knows no game and nothing of Parlour's additions: two engines are told `position startpos moves ...` and asked with every
kind of `go` that the description has (ugi.md of github.com/kz04px/cutegames, 28 May 2024), until `query gameover` says true.
"""
import subprocess
import sys
import threading

from tap import check, finish

program, games = sys.argv[1], sys.argv[2:]


class Engine:
    def __init__(self, game):
        self.process = subprocess.Popen([program, "engine", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.watchdog = threading.Timer(100, self.process.kill)
        self.watchdog.start()
        self.infos = 0
        self.send("ugi")
        greeting = self.until("ugiok")
        assert any(line.startswith("id name ") for line in greeting), greeting
        self.send("setoption name level value 1")
        self.send("isready")
        self.until("readyok")
        self.send("uginewgame")

    def send(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def line(self):
        line = self.process.stdout.readline()
        assert line, "the engine has ended"
        return line.rstrip("\n")

    def until(self, wanted):
        """Lines up to one that is, or begins with, the wanted word."""
        lines = [self.line()]
        while lines[-1].split(" ")[0] != wanted:
            lines.append(self.line())
        return lines

    def query(self, question):
        self.send("query " + question)
        answer = self.line().split(" ")
        assert answer[0] == "response" and len(answer) == 2, answer
        return answer[1]

    def go(self, limit):
        self.send("go " + limit)
        if limit == "infinite":
            self.send("stop")
        lines = self.until("bestmove")
        assert all(line.startswith("info ") for line in lines[:-1]), lines
        self.infos += len(lines) - 1
        words = lines[-1].split(" ")
        assert len(words) == 2, lines[-1]
        return words[1]

    def end(self):
        self.send("quit")
        status = self.process.wait(30)
        self.watchdog.cancel()
        return status


LIMITS = ["nodes 20", "movetime 1", "depth 2", "p1time 60 p2time 60 p1inc 1 p2inc 1", "infinite"]
for game in games:
    engines = [Engine(game), Engine(game)]
    moves = []
    result, why = "none", ""
    try:
        while True:
            for engine in engines:
                engine.send("position startpos" + (" moves " + " ".join(moves) if moves else ""))
            over = [engine.query("gameover") for engine in engines]
            turn = [engine.query("p1turn") for engine in engines]
            result = engines[0].query("result")
            assert over[0] == over[1] and turn[0] == turn[1] and {*over, *turn} <= {"true", "false"}, (over, turn)
            assert (result == "none") == (over[0] == "false"), result
            if over[0] == "true":
                break
            assert len(moves) < 2000, "the game does not end"
            # Whoever is not the first player is played by the second engine.
            moves.append(engines[turn[0] == "false"].go(LIMITS[len(moves) % len(LIMITS)]))
    except AssertionError as error:
        why = str(error)
    check(not why and result in ("p1win", "p2win", "p3win", "p4win", "draw"), f"{game}: {len(moves)} moves, {result} {why}")
    check(sum(engine.infos for engine in engines) > 0, f"{game}: thoughts are told of")
    check([engine.end() for engine in engines] == [0, 0], f"{game}: the engines end well")
finish()
