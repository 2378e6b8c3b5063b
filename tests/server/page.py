#!/usr/bin/env python3
"""The page's server as a stranger meets it, well-behaved or not: page.py PARLOUR, as TAP.

Requests are written byte by byte, so that nothing between us and the server makes them better than they are."""
import gzip
import pathlib
import re
import resource
import select
import socket
import subprocess
import sys
import threading
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from tap import check, finish  # noqa: E402  pylint: disable=wrong-import-position


class Server:
  def __init__(self, *words, descriptors=None, **how):
    limit = (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))) if descriptors else None
    self.process = subprocess.Popen([sys.argv[1], "web", "--port", "0", *words], stdout=subprocess.PIPE, text=True,
                                    preexec_fn=limit, **how)
    self.port = int(re.search(r":(\d+)/", self.process.stdout.readline()).group(1))

  def connect(self):
    return socket.create_connection(("127.0.0.1", self.port), timeout=60)

  def connect_slowly(self):
    """Over a line that holds little, as a phone's: what is not read yet waits at the server."""
    s = socket.socket()
    s.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    s.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
    s.settimeout(60)
    s.connect(("127.0.0.1", self.port))
    return s

  def ask(self, text):
    """Status, headers and content of the answer; None: there was no answer."""
    with self.connect() as s:
      s.sendall(text.replace(b"\n", b"\r\n"))
      got = b""
      while b"\r\n\r\n" not in got:
        more = s.recv(65536)
        if not more:
          return None
        got += more
      head, content = got.split(b"\r\n\r\n", 1)
      lines = head.decode().split("\r\n")
      headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines[1:])}
      while not text.startswith(b"HEAD") and len(content) < int(headers.get("content-length", 0)):
        content += s.recv(65536)
      return int(lines[0].split()[1]), headers, content

  def get(self, name, *lines, host="localhost"):
    return self.ask("\n".join([f"GET /{name} HTTP/1.1", f"Host: {host}", *lines, "", ""]).encode())

  def stop(self):
    self.process.terminate()
    return self.process.wait()


def files(server):
  plain, packed = server.get("main.js"), server.get("main.js", "Accept-Encoding: br, gzip")
  check(plain[0] == 200 and "content-encoding" not in plain[1], "a file comes as it is to whoever asks for nothing else")
  check(packed[1].get("content-encoding") == "gzip" and gzip.decompress(packed[2]) == plain[2], "and packed to whoever takes that")
  check(len(packed[2]) < len(plain[2]) / 2, "which is less than half")
  check(server.get("main.js", "Accept-Encoding: gzip;q=0")[1].get("content-encoding") is None, "nobody gets it who refuses it")
  for one in plain, packed:
    wanted = ["Accept-Encoding: gzip"] if one is packed else []
    again = server.get("main.js", f"If-None-Match: {one[1]['etag']}", *wanted)
    check(again[0] == 304 and again[2] == b"", "what is already there is not sent again")
  check(plain[1]["etag"] != packed[1]["etag"] and plain[1]["vary"] == "accept-encoding", "caches can tell the two apart")
  check(server.get("main.js", 'If-None-Match: "other"')[0] == 200, "what has changed is sent")
  check(server.get("page.wasm")[1]["content-type"] == "application/wasm", "the program has its type")
  check("default-src 'none'" in plain[1]["content-security-policy"], "the policy is strict")
  check(server.ask(b"HEAD / HTTP/1.1\nHost: localhost\n\n")[0] == 200, "HEAD")
  check(server.get("nothing")[0] == 404 and server.get("../server/http.c")[0] == 404, "there is nothing else")


def hosts(server):
  for host in "localhost", "127.0.0.1", f"localhost:{server.port}", "LocalHost", "[::1]:80":
    check(server.get("", host=host)[0] == 200, f"we are called {host}")
  for host in "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "localhost:x", "evil,localhost", "[::1":
    check(server.get("", host=host)[0] == 421, f"we are not called {host}")
  check(server.ask(b"GET / HTTP/1.1\n\n")[0] == 400, "a request without a host is refused")
  check(server.get("", "Host: evil.example")[0] in (400, 421), "and one with two")
  check(server.get("", "Origin: http://localhost")[0] == 200, "our own page may ask")
  for origin in "null", "", "http://evil.example", "localhost", "http://localhost:1", "file://localhost":
    check(server.get("", f"Origin: {origin}")[0] == 403, f"a page of '{origin}' may not")


def bodies(server):
  for method in "POST", "PUT", "PATCH", "DELETE", "OPTIONS":
    answer = server.ask(f"{method} / HTTP/1.1\nHost: localhost\nContent-Length: 3\n\nabc".encode())
    check(answer and answer[0] == 405 and answer[1]["allow"] == "GET, HEAD", f"{method} with a body is answered")
  check(server.ask(b"POST / HTTP/1.1\nHost: localhost\nContent-Length: 1000000\n\nabc")[0] == 405, "and one whose body never comes")
  check(server.ask(b"POST / HTTP/1.1\nHost: localhost\nTransfer-Encoding: chunked\n\n3\nabc\n0\n\n")[0] == 405, "and one in pieces")
  check(server.ask(b"GET / HTTP/1.1\nHost: localhost\nContent-Length: 3\n\nabc")[0] == 413, "GET with a body, too")


def slow(server):
  """More connections than there is room for, each with half a request; and some that take no answer."""
  held = []
  for i in range(600):
    s = server.connect()
    s.sendall(b"GET /page.wasm HTTP/1.1\r\nHost: localhost\r\n" + (b"\r\n" if i % 8 == 0 else b"X-"))
    held.append(s)
  check(all(server.get("page.wasm")[0] == 200 for _ in range(5)), "600 slow clients lock nobody out")
  for s in held:
    s.close()
  check(server.get("")[0] == 200, "and leave nothing behind")


def read_answer(stream):
  """One answer's status and content."""
  status = int(stream.readline().split()[1])
  length = 0
  while (line := stream.readline().strip()):
    if line.lower().startswith(b"content-length:"):
      length = int(line.split()[1])
  return status, stream.read(length)


def request(name):
  return f"GET /{name} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()


def patience(server):
  """Answers that are taken late are whole; who talks meanwhile is not waited for."""
  late, rude = server.connect_slowly(), server.connect_slowly()
  late.sendall(request("page.wasm"))
  rude.sendall(request("page.wasm"))
  with rude.makefile("rb") as stream:
    stream.readline()  # it is being answered
    rude.sendall(request("page.wasm"))
    waiting = select.poll()
    waiting.register(rude, 0)  # for nothing but the end of it
    check(waiting.poll(60000), "whoever asks on without taking the answer is cut off")
  time.sleep(6)  # longer than libwebsockets' own patience
  with late, late.makefile("rb") as stream:
    check(read_answer(stream) == (200, server.get("page.wasm")[2]), "whoever takes an answer late gets all of it")


def crowd(server):
  """Many load the page at the same time, over connections that are kept, several questions at once, answers taken piece by piece."""
  names = ["index.html", "room.html", "main.js", "page.wasm", "icon.svg", "room.js"]
  whole = {name: (200, server.get(name)[2]) for name in names}
  wrong = []

  def load(number):
    try:
      with server.connect() as s, s.makefile("rb", buffering=1 + 977 * number) as stream:
        for i in range(20):
          name = names[(number + i) % len(names)]
          ahead = ["icon.svg"] * (number % 3) if name != "page.wasm" else []
          s.sendall(b"".join(map(request, [*ahead, name])))
          wrong.extend(one for one in [*ahead, name] if read_answer(stream) != whole[one])
    except (OSError, IndexError) as error:
      wrong.append(error)

  people = [threading.Thread(target=load, args=(i,)) for i in range(30)]
  for one in people:
    one.start()
  for one in people:
    one.join()
  check(not wrong, f"600 files and more at the same time come as a whole {wrong[:3]}")


def too_few():
  """Where there are no descriptors for anybody, that is said, and nobody is let down later."""
  said = subprocess.run([sys.argv[1], "web", "--port", "0"], capture_output=True, text=True, check=False, timeout=60,
                        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (70, 70)))
  check(said.returncode == 2 and "Too many open files" in said.stderr, "a server that could answer nobody does not begin")


too_few()
server = Server(descriptors=256)
files(server)
hosts(server)
bodies(server)
slow(server)
patience(server)
crowd(server)
server.process.stdout.close()
check(server.get("")[0] == 200, "it goes on when nobody reads what it prints")
check(server.stop() == 0, "and ends when asked to")
finish()
