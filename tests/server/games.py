#!/usr/bin/env python3
"""Every game, played to its end in a room by two programs, with the server killed in the middle of it:
games.py PARLOUR [GAME...], as TAP. Afterwards everybody holds the same log, and `parlour verify` finds it good."""
import os
import subprocess
import sys
import tempfile
import time

from rooms import Guest, Server, check, finish, open_for_two

parlour, games = sys.argv[1], sys.argv[2:]


def join(folder, link, name):
  where = {**os.environ, "XDG_DATA_HOME": f"{folder}/{name}"}
  return subprocess.Popen([parlour, "join", link, "--player", "random", "--name", name], env=where,
                          stdout=subprocess.DEVNULL)


def watch(guest, server, folder, kills):
  """Watches to the end; kills the server when so many moves were seen. The server that is alive then."""
  while not any(line.startswith("secret") for line in guest.lines()):
    try:
      guest.take()
      if kills and len(guest.moves()) >= kills[0]:
        kills.pop(0)
        server.kill()
        server = Server(parlour, f"{folder}/rooms", port=server.port)
    except (ConnectionError, OSError):
      time.sleep(0.1)
      try:
        guest.connect()
      except (ConnectionError, OSError):
        pass
  return server


def play(game, folder):
  server = Server(parlour, f"{folder}/rooms")
  guest = open_for_two(server.port, parlour, game)
  guest.until("promise")
  link = f"http://127.0.0.1:{server.port}/room.html#{guest.room}"
  programs = [join(folder, link, name) for name in ("Ann", "Bob")]
  server = watch(guest, server, folder, [5, 12])
  check(all(program.wait() == 0 for program in programs), f"{game}: two programs play it to its end and find the dice good")
  late = Guest(server.port, guest.room)
  while late.log != guest.log and len(late.log) <= len(guest.log):
    late.take()
  check(late.log == guest.log, f"{game}: who comes later is told the same log, {len(guest.moves())} moves")
  text = "\n".join(guest.log) + "\n"
  told = subprocess.run([parlour, "verify", "-", "--computers"], input=text, capture_output=True, text=True)
  check(told.returncode == 0 and "yes" in told.stdout, f"{game}: parlour verify agrees: {told.stdout.splitlines()[:1]}{told.stderr}")
  secret = [line.split()[1] for line in guest.lines() if line.startswith("secret")][0]
  early = "".join(frame for frame in guest.frames if f"secret {secret}" not in frame)
  check(secret not in early and bytes.fromhex(secret).decode("latin1") not in early, f"{game}: nobody was told the secret before")
  forged = text.replace(f"secret {secret}", f"secret {'0' * 64}")
  check(subprocess.run([parlour, "verify", "-"], input=forged, capture_output=True, text=True).returncode == 2,
        f"{game}: another secret is found out")
  check(server.stop() == 0, f"{game}: the server ends when asked to")


lines = subprocess.run([parlour, "games"], capture_output=True, text=True).stdout.splitlines()
offered = {line.split()[0]: line for line in lines}
for game in games or offered:
  with tempfile.TemporaryDirectory() as folder:
    play(game, folder)
finish()
