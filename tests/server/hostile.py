#!/usr/bin/env python3
"""Hostile clients: random, mutated and well-formed but wrong frames against a server with a game going on in it:
hostile.py PARLOUR [FRAMES [SEED]], as TAP; 2000 frames unless told. PARLOUR may be several words, such as a program that watches
memory and the program itself. No seat may be taken, no secret seen, and the game goes on."""
import random
import shlex
import subprocess
import sys
import tempfile

import rooms
from rooms import Guest, Server, Socket, begin, check, digest, finish

frames = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
draw = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)


def launch(command, store):
  """A Server whose program is several words."""
  words = shlex.split(command)
  popen = subprocess.Popen

  def start(arguments, **how):
    return popen(words + arguments[1:], **how)

  rooms.subprocess.Popen = start
  server = Server(words[0], store, "--rooms", "0", "--connections", "0", quiet=False)
  rooms.subprocess.Popen = popen
  return server


def sentence(room):
  word = draw.choice(["hello", "open", "rooms", "sit", "leave", "free", "close", "hash", "text", "move", "resign", "resume", "say", "ask", "yes",
                      "no", "again", "device", "claim", "log", ".key", ""])
  parts = [word]
  for _ in range(draw.randrange(6)):
    parts.append(draw.choice([room, "1", "2", "0", "-1", "99999999999999999999", "rotate0", "marrakech", "open,open", "1,1,1,1,1", "players=2", ";",
                              "clock=move:60", digest("x"), "0" * 32, "f" * 64, "back", "stand", "end", "seat", "\u202e", "<b>", "%s%n", "aaaaaaaa",
                              "x" * draw.randrange(300), "'; DROP TABLE log; --"]))
  return " ".join(parts)


def frame(room):
  kind = draw.randrange(10)
  text = sentence(room)
  if kind < 6:
    return text, 1
  data = bytearray(text.encode())
  for _ in range(draw.randrange(1, 8)):
    if data:
      data[draw.randrange(len(data))] = draw.randrange(256)
  if kind < 9:
    return bytes(data), draw.choice([1, 1, 1, 2, 9, 10, 8, 3])
  return bytes(draw.randrange(256) for _ in range(draw.randrange(700))), 1


def attack(port, room, seen):
  """One connection's worth of it; how many frames it took."""
  sent = 0
  try:
    s = Socket(port, source="127.0.0.2")
    if draw.random() < 0.8:
      s.send(f"hello 1 {room} 0 0 {'%032x' % draw.getrandbits(128)}")
    while sent < 60 and sent < frames:
      data, kind = frame(room)
      sent += 1
      s.send(data, kind)
      if draw.random() < 0.1:
        seen.append(s.receive(0.05))
  except (OSError, UnicodeDecodeError):
    pass
  finally:
    try:
      s.close()
    except (OSError, UnboundLocalError):
      pass
  return max(sent, 1)


with tempfile.TemporaryDirectory() as folder:
  server = launch(sys.argv[1], f"{folder}/rooms")
  a = Guest(server.port)
  a.open("marrakech open,open players=2 ; away=86400")
  a.until("promise")
  b = Guest(server.port, a.room)
  begin(a, b)
  seen, done = [], 0
  while done < frames:
    done += attack(server.port, a.room, seen)
  check(server.process.poll() is None, f"{done} hostile frames leave the server alive")
  a.socket.close()
  a.connect()
  a.until("here")
  check(a.seat == 1, "the seat is still there")
  check(not any(line.split()[0] in ("free", "over", "stand", "back") for line in a.lines()), "nothing happened to the game")
  told = "".join(seen)
  check(a.secret not in told and b.secret not in told and a.opener not in told, "no secret was seen")
  a.send("move 1 good rotate0")
  check(a.until("move 1 1 good").endswith("rotate0"), "and the game goes on")
  check(server.stop() == 0, "the server ends well")
finish()
