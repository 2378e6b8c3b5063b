#!/usr/bin/env python3
"""Many rooms at once, and a server that is killed under them, on this machine only:
load.py PARLOUR ROOMS RATE SECONDS [KILLS], as TAP. Four sockets a room: two who play the smallest game, again and again, and two who
watch. RATE moves a second in all. Prints how long the server took to acknowledge, its memory, and whether anything was lost."""
import base64
import os
import random
import selectors
import socket
import struct
import sys
import tempfile
import time

from rooms import Server, digest

parlour, count, rate, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4])
kills = int(sys.argv[5]) if len(sys.argv) > 5 else 0
selector = selectors.DefaultSelector()
waits, resets, acknowledged, lost = [], 0, 0, 0


class Client:
  def __init__(self, place, seat):
    self.place, self.seat, self.socket = place, seat, None
    self.log, self.seq, self.mark, self.secret, self.sent = [], 0, 0xcbf29ce484222325, "", {}
    self.text, self.told, self.next = os.urandom(16).hex(), None, 0
    self.connect()

  def connect(self):
    self.close()
    self.buffer, self.open, self.up = b"", False, False
    self.socket = socket.socket()
    self.socket.setblocking(False)
    try:
      self.socket.connect_ex(("127.0.0.1", server.port))
      selector.register(self.socket, selectors.EVENT_READ | selectors.EVENT_WRITE, self)
    except OSError:
      self.close()

  def close(self):
    if self.socket:
      try:
        selector.unregister(self.socket)
      except (KeyError, ValueError):
        pass
      self.socket.close()
    self.socket, self.next = None, time.monotonic() + 0.2 + random.random() / 2

  def send(self, text):
    data = text.encode()
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xfe]) + struct.pack(">H", len(data))
    try:
      self.socket.send(b"\x81" + size + b"\0\0\0\0" + data)
    except OSError:
      self.close()

  def ready(self, mask):
    try:
      if mask & selectors.EVENT_WRITE:
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.send(f"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                         "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: parlour\r\n\r\n".encode())
        selector.modify(self.socket, selectors.EVENT_READ, self)
        return
      data = self.socket.recv(65536)
    except OSError:
      data = b""
    if not data:
      self.close()
      return
    self.buffer += data
    if not self.open and b"\r\n\r\n" in self.buffer:
      self.open, self.buffer = True, self.buffer.split(b"\r\n\r\n", 1)[1]
      self.greet()
    while self.open and self.socket and self.frame():
      pass

  def greet(self):
    if self.place.name:
      words = [word for word in (self.secret, self.place.opener if self.seat == 1 else "") if word]
      self.send(" ".join(["hello 1", self.place.name, str(self.seq), f"{self.mark:016x}", *words]))
    elif self.seat == 1:
      self.send("open null open,open players=2 ; away=86400")

  def frame(self):
    if len(self.buffer) < 2:
      return False
    kind, size, at = self.buffer[0] & 15, self.buffer[1], 2
    if size == 126:
      size, at = struct.unpack(">H", self.buffer[2:4])[0] if len(self.buffer) >= 4 else 1 << 20, 4
    if len(self.buffer) < at + size:
      return False
    data, self.buffer = self.buffer[at:at + size], self.buffer[at + size:]
    if kind == 1:
      for line in data.decode().splitlines():
        self.take(line)
    elif kind == 9:
      self.socket.send(b"\x8a\x80\0\0\0\0")
    return True

  def take(self, line):
    global resets
    word, _, rest = line.partition(" ")
    if word == "log":
      seq, _, told = rest.split(" ", 2)
      self.log.append(rest)
      self.seq = int(seq)
      for byte in (rest + "\n").encode():
        self.mark = (self.mark ^ byte) * 0x100000001b3 & (1 << 64) - 1
      self.heard(told)
    elif word == "opened":
      self.place.name, self.place.opener = rest.split()
      self.greet()
    elif word == "welcome":
      self.up = True
      self.seat = int(rest.split()[2]) or (self.seat if not self.secret else 0)
      if self.seat in (1, 2) and not self.secret and not self.log:
        self.send(f"sit {self.seat} {digest(self.text)} P{self.seat}")
    elif word == "seat":
      self.secret = rest.split()[1]
    elif word == "you":
      self.seat = int(rest)
    elif word == "reset":
      resets += 1
      self.log, self.mark = [], 0xcbf29ce484222325

  def heard(self, told):
    global acknowledged
    words = told.split()
    place = self.place
    if words[0] == "move":
      place.length[id(self)] = int(words[1])
      if words[3] in self.sent:
        waits.append(time.monotonic() - self.sent.pop(words[3]))
        acknowledged += 1
    elif words[0] == "promise":
      place.length[id(self)] = 0

  def phase(self):
    """What the last line asks for, if this is a player."""
    last = self.log[-1].split(" ", 2)[2].split() if self.log else ["-"]
    if last[0] in ("hash", "text", "promise", "sit"):
      lines = [line.split(" ", 2)[2] for line in self.log]
      start = max(i for i, line in enumerate(lines) if line.startswith("promise"))
      game = lines[start:]
      hashes = [line for line in game if line.startswith("hash")]
      if not any(line.startswith(f"hash {self.seat} ") for line in hashes) and start > 1:
        return f"hash {digest(self.text)}"
      if len(hashes) == 2 and not any(line.startswith(f"text {self.seat} ") for line in game):
        return f"text {self.text}"
    if last[0] == "secret":
      return "again"
    return None


class Place:
  def __init__(self):
    self.name, self.opener, self.length = "", "", {}
    self.clients = [Client(self, 1)]

  def step(self, now):
    """Somebody does what is to be done next."""
    for client in self.clients:
      if not client.socket and now > client.next:
        client.connect()
    if self.name and len(self.clients) < 4:
      self.clients.append(Client(self, len(self.clients) + 1 if len(self.clients) < 2 else 0))
    for client in self.clients[:2]:
      wanted = client.up and client.socket and client.secret and client.phase()
      if wanted and client.told != (wanted, client.seq):
        client.told = (wanted, client.seq)
        client.send(wanted)

  def move(self, now):
    for client in self.clients[:2]:
      at = self.length.get(id(client), 0)
      if client.up and client.socket and client.log and " move " in client.log[-1] and at % 2 == client.seat % 2 and not client.sent:
        mark = f"m{random.getrandbits(40):x}"
        client.sent[mark] = now
        client.send(f"move {at + 1} {mark} take1")
      elif client.sent and client.up and now - min(client.sent.values()) > 3:
        client.sent.clear()  # never acknowledged: it may be tried again


def run(until, places):
  while time.monotonic() < until:
    for key, mask in selector.select(max(0, min(0.005, until - time.monotonic()))):
      key.data.ready(mask)


def memory():
  with open(f"/proc/{server.process.pid}/status") as status:
    return [int(line.split()[1]) for line in status if line.startswith("VmRSS")][0]


with tempfile.TemporaryDirectory() as folder:
  start = lambda port: Server(parlour, f"{folder}/rooms", "--rooms", "0", "--connections", "0", port=port, quiet=False)
  server = start(0)
  empty = memory()
  places = []
  begun = time.monotonic()
  while time.monotonic() - begun < 120 and not (len(places) == count and all(len(p.clients) == 4 and all(c.up and c.log for c in p.clients) for p in places)):
    if len(places) < count:
      places += [Place() for _ in range(min(20, count - len(places)))]
    run(time.monotonic() + 0.05, places)
    for place in places:
      place.step(time.monotonic())
  print(f"# {4 * count} sockets in {count} rooms within {time.monotonic() - begun:.1f} s, server {memory()} KB, empty {empty} KB, "
        f"{(memory() - empty) / (4 * count):.1f} KB a socket with its part of the room")
  begun = last = time.monotonic()
  strike = begun + seconds / (kills + 1) if kills else float("inf")
  turn, due = 0, 0.0
  while time.monotonic() < begun + seconds:
    now = time.monotonic()
    due = min(due + (now - last) * rate * 1.3, 200)
    last = now
    while due >= 1:
      place = places[turn % count]
      turn += 1
      due -= 1
      place.step(now)
      place.move(now)
    run(now + 0.005, places)
    if now > strike:
      server.kill()
      server = start(server.port)
      strike = now + seconds / (kills + 1)
  deadline = time.monotonic() + 60
  while time.monotonic() < deadline and not all(len({tuple(c.log) for c in p.clients}) == 1 for p in places):
    run(time.monotonic() + 0.1, places)
    for place in places:
      for client in place.clients:
        if not client.socket:
          client.connect()
  same = all(len({tuple(c.log) for c in p.clients}) == 1 for p in places)
  waits.sort()
  part = lambda p: waits[min(len(waits) - 1, int(p * len(waits)))] * 1000 if waits else float("nan")
  print(f"# {acknowledged} moves acknowledged in {seconds:.0f} s, {acknowledged / seconds:.0f} a second; half within {part(.5):.1f} ms, "
        f"99 % within {part(.99):.1f} ms; {kills} kills")
  print(f"{'ok' if same else 'not ok'} 1 - everybody in a room holds the same log")
  print(f"{'ok' if resets == 0 else 'not ok'} 2 - nothing that was told was ever taken back ({resets} times)")
  print(f"{'ok' if acknowledged > 0 else 'not ok'} 3 - moves were made")
  ended = server.stop() == 0
  print(f"{'ok' if ended else 'not ok'} 4 - the server ends well\n1..4")
sys.exit(not (same and resets == 0 and acknowledged and ended))
