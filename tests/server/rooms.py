"""A client of rooms for tests, written from doc/ROOMS.md alone: WebSocket frames, a guest, a server."""
import base64
import hashlib
import os
import pathlib
import re
import secrets
import socket
import struct
import subprocess
import sys
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from tap import check, finish  # noqa: E402,F401  pylint: disable=wrong-import-position,unused-import

PATIENCE = 60


class Socket:
  """The client's side of a WebSocket, byte by byte."""

  def __init__(self, port, host="localhost", origin=None, protocol="parlour", source="127.0.0.1"):
    self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE, source_address=(source, 0))
    self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    key = base64.b64encode(os.urandom(16)).decode()
    head = [f"GET / HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13"]
    head += [f"Sec-WebSocket-Protocol: {protocol}"] if protocol else []
    head += [f"Origin: {origin}"] if origin is not None else []
    self.socket.sendall("\r\n".join(head + ["", ""]).encode())
    self.buffer = b""
    while b"\r\n\r\n" not in self.buffer:
      more = self.socket.recv(4096)
      if not more:
        raise ConnectionError("no answer")
      self.buffer += more
    answer, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
    if not answer.startswith(b"HTTP/1.1 101"):
      raise ConnectionError(answer.split(b"\r\n")[0].decode())

  def send(self, text, kind=1):
    data = text.encode() if isinstance(text, str) else text
    mask = os.urandom(4)
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + struct.pack(">H", len(data))
    self.socket.sendall(bytes([0x80 | kind]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

  def _need(self, count):
    while len(self.buffer) < count:
      more = self.socket.recv(65536)
      if not more:
        raise ConnectionError("closed")
      self.buffer += more

  def receive(self, patience=PATIENCE):
    """The text of the next frame."""
    self.socket.settimeout(patience)
    while True:
      self._need(2)
      kind, size, at = self.buffer[0] & 15, self.buffer[1] & 127, 2
      if size == 126:
        self._need(4)
        size, at = struct.unpack(">H", self.buffer[2:4])[0], 4
      elif size == 127:
        self._need(10)
        size, at = struct.unpack(">Q", self.buffer[2:10])[0], 10
      self._need(at + size)
      data, self.buffer = self.buffer[at:at + size], self.buffer[at + size:]
      if kind == 8:
        raise ConnectionError("closed")
      if kind == 9:
        self.send(data, 10)
      elif kind in (0, 1):
        return data.decode()

  def close(self):
    self.socket.close()


def digest(text):
  return hashlib.sha256(text.encode()).hexdigest()


class Guest:
  """Somebody in a room: keeps the log, its seat and its texts, and everything it was ever told."""

  def __init__(self, port, room=None, **how):
    self.port, self.room, self.how = port, room, how
    self.log, self.secret, self.opener, self.seat, self.game = [], None, None, 0, 0
    self.text, self.frames, self.other, self.mark = secrets.token_hex(16), [], [], 0xcbf29ce484222325
    self.connect()

  def connect(self):
    self.socket = Socket(self.port, **self.how)
    self.queue = []
    if self.room:
      self.hello()

  def hello(self):
    seq = self.log[-1].split(" ", 1)[0] if self.log else "0"
    words = [word for word in (self.secret, self.opener) if word]
    self.send(" ".join(["hello", "1", self.room, seq, f"{self.mark:016x}", *words]))

  def send(self, text):
    self.socket.send(text)

  def open(self, what):
    self.send(f"open {what}")
    words = self.until("opened").split()
    self.room, self.opener = words[1], words[2]
    self.hello()

  def sit(self, seat, name):
    self.send(f"sit {seat} {digest(self.text)} {name}")

  def take(self, patience=PATIENCE):
    """Reads a frame; returns its lines."""
    frame = self.socket.receive(patience)
    self.frames.append(frame)
    lines = frame.rstrip("\n").split("\n")
    for line in lines:
      word, _, rest = line.partition(" ")
      if word == "log":
        self.log.append(rest)
        for byte in (rest + "\n").encode():
          self.mark = (self.mark ^ byte) * 0x100000001b3 & (1 << 64) - 1
      elif word == "reset":
        self.log, self.mark = [], 0xcbf29ce484222325
      elif word == "seat":
        self.seat, self.secret = int(rest.split()[0]), rest.split()[1]
      elif word == "welcome":
        self.seat = int(rest.split()[2])
      elif word == "you":
        self.seat = int(rest)
      else:
        self.other.append(line)
    return lines

  def until(self, start, patience=PATIENCE):
    """Reads until a line begins so, in the log or beside it; gives that line."""
    end = time.monotonic() + patience
    while True:
      while self.queue:
        plain = re.sub(r"^log \d+ \d+ ", "", self.queue.pop(0))
        if plain.startswith(start):
          return plain
        if plain.startswith(("trouble ", "gone")) and start not in ("gone", "trouble"):
          raise AssertionError(f"waiting for '{start}': {plain}")
        if plain.startswith("no ") and not (isinstance(start, tuple) or start.startswith("no")):
          raise AssertionError(f"waiting for '{start}': {plain}")
      self.queue += self.take(max(0.1, end - time.monotonic()))

  def lines(self):
    return [line.split(" ", 2)[2] for line in self.log]

  def reveal(self):
    self.send(f"text {self.text}")

  def moves(self):
    """The moves of the game: (who, text)."""
    made = []
    for line in self.lines():
      words = line.split(" ", 4)
      if words[0] == "promise":
        made = []
      elif words[0] == "move":
        made.append((int(words[2]), words[4]))
      elif words[0] == "back":
        made = made[:int(words[1])]
    return made


def begin(a, b):
  """Two guests of a room with two open seats sit down and add their texts: the game begins."""
  b.until("promise")
  a.sit(1, "Ann")
  b.sit(2, "Bob")
  for guest in a, b:
    guest.until("hash 2")
    guest.reveal()
  for guest in a, b:
    guest.until("begin")


class Server:
  def __init__(self, parlour, store, *words, port=0, **how):
    self.store = store
    self.process = subprocess.Popen([parlour, "serve", "--listen", f"127.0.0.1:{port}", "--store", store, *words],
                                    stdout=subprocess.PIPE, stderr=subprocess.PIPE if how.pop("quiet", True) else None,
                                    text=True, **how)
    line = self.process.stdout.readline()
    found = re.search(r":(\d+)/", line)
    if not found:
      raise RuntimeError(f"the server says '{line}' {self.process.stderr.read() if self.process.stderr else ''}")
    self.port = int(found.group(1))

  def kill(self):
    self.process.kill()
    self.process.wait()

  def stop(self):
    self.process.terminate()
    return self.process.wait()


def open_for_two(port, parlour, game):
  """A room for two people; the other seats, if the game has more, are for computers of the server."""
  offered = subprocess.run([parlour, "games"], capture_output=True, text=True, check=True).stdout
  line = next(one for one in offered.splitlines() if one.split("\t")[0] == game)
  settings = "players=2" if "--players=" in line else ""
  for others in range(3):
    guest = Guest(port)
    guest.send(f"open {game} {','.join(['open', 'open'] + ['0'] * others)} {settings} ; clock=none away=86400")
    answer = guest.take()[0]
    if answer.startswith("opened"):
      guest.room, guest.opener = answer.split()[1:3]
      guest.hello()
      return guest
    guest.socket.close()
  raise RuntimeError(f"no room for {game}: {answer}")
