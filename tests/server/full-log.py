#!/usr/bin/env python3
"""Nobody fills a disk by playing for ever: a room's log has an end, and a game comes to its own before it. full-log.py PARLOUR, as TAP."""
import sqlite3
import sys
import tempfile

from rooms import Guest, Server, begin, check, digest, finish, open_for_two

parlour = sys.argv[1]
MOST = 6 * 1024
GAME = 1500  # what a game of two that is resigned may still add


def kept(store, room):
  with sqlite3.connect(store) as file:
    return file.execute("SELECT sum(length(line) + 32) FROM log WHERE room = ?", (room,)).fetchone()[0]


def take_back_for_ever(a, b):
  """A move and its die, taken back by both, again and again: what is said in the end, and how often it was possible."""
  for times in range(60):
    a.send(f"move 1 m{times} rotate0")
    a.until("move 2 0 ")
    b.until("move 2 0 ")
    a.send("ask back 0")
    answer = a.until(("asked 1 back", "no "))
    if answer.startswith("no "):
      return answer, times
    b.until("asked 1 back")
    b.send("yes")
    a.until("back 0")
    b.until("back 0")
  return "", 60


def sit_for_ever(guest):
  for times in range(45):
    guest.send(f"sit 1 {digest('x')} Ann")
    answer = guest.until(("seat 1", "no "))
    if answer.startswith("no "):
      return answer, times
    guest.send("leave")
    guest.until("stand")
  return "", 45


with tempfile.TemporaryDirectory() as folder:
  store = f"{folder}/rooms"
  server = Server(parlour, store, "--log", "6")
  a = open_for_two(server.port, parlour, "marrakech")
  b = Guest(server.port, a.room)
  begin(a, b)
  answer, times = take_back_for_ever(a, b)
  check(times > 5 and "log of this room is full" in answer, f"moves can be taken back {times} times: {answer}")
  a.send("move 3 more nothing")
  check(a.until("refused 3 more ").startswith("refused 3 more "), "moves are judged by the rules as before")
  b.send("resign")
  check(a.until("over ") == "over resigned 2" and a.until("secret ") != "", "the game comes to its end, and its secret is told")
  b.until("secret ")
  b.send("again")
  check("open another room" in b.until("no "), "after which no other begins here")
  check(kept(store, a.room) < MOST + GAME, f"the log has an end: {kept(store, a.room)} bytes")
  server.kill()
  server = Server(parlour, store, "--log", "6")
  b = Guest(server.port, a.room)
  b.until("secret ")
  check(len(b.lines()) > 3 * times, "it is still there after a kill")
  opener = open_for_two(server.port, parlour, "marrakech")
  answer, times = sit_for_ever(opener)
  check(times > 5 and "open another room" in answer, f"a seat can be taken and left {times} times: {answer}")
  check(kept(store, opener.room) < MOST + GAME, f"that log has an end, too: {kept(store, opener.room)} bytes")
  opener.send("close")
  check(opener.until("over ") == "over closed 0", "the room can be closed")
  check(server.stop() == 0, "the server ends when asked to")
finish()
