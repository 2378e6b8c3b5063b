#!/usr/bin/env python3
"""A full disk: full.py PARLOUR FOLDER, as TAP. FOLDER is a small file system of the test's own. What was acknowledged stays; what the
disk did not take has not happened, and is said; when there is space again, the game goes on."""
import os
import sys

from rooms import Guest, Server, begin, check, finish

parlour, folder = sys.argv[1:]


def opened(server):
  guest = Guest(server.port)
  guest.open("null open,open players=2 ; away=86400")
  guest.until("promise")
  return guest


server = Server(parlour, f"{folder}/rooms", "--rooms", "0", "--connections", "0", quiet=False)
guests = [opened(server), opened(server)]
a, b = guests[0], Guest(server.port, guests[0].room)
begin(a, b)
kept = list(a.log)
with open(f"{folder}/ballast", "wb", buffering=0) as ballast:
  try:
    while True:
      ballast.write(b"x" * 4096)
  except OSError:
    pass
failed, tries = False, 0
while not failed and tries < 2000:
  tries += 1
  try:
    guests.append(opened(server))
    a.send("move 2 one take1")
    a.take(0.2)
  except (ConnectionError, OSError, AssertionError):
    failed = not any("move 2 1 one" in line for line in a.log) or tries > 1
check(failed, f"a full disk is noticed after {tries} tries")
check(server.process.poll() is None, "the server lives")
os.remove(f"{folder}/ballast")
again = Guest(server.port, a.room)
again.secret = a.secret
again.socket.close()
again.connect()
again.until("here")
while len(again.log) < len(kept):
  again.take()
check(again.log[:len(kept)] == kept and all(line in again.log for line in a.log), "what was acknowledged is still there")
if not any("move 2 1" in line for line in again.log):
  again.send("move 2 two take1")
  again.until("move 2 1 two")
check(True, "with space again the game goes on")
server.kill()
server = Server(parlour, f"{folder}/rooms", quiet=False)
late = Guest(server.port, a.room)
late.until("move 2 1")
check(late.log[:len(again.log)] == again.log, "also after a kill")
server.stop()
finish()
