#!/usr/bin/env python3
"""What a room allows and what not, from doc/ROOMS.md: rules.py PARLOUR, as TAP."""
import sqlite3
import subprocess
import sys
import tempfile

from rooms import Guest, Server, Socket, check, digest, finish

parlour = sys.argv[1]


def refused(guest, request, what):
  guest.send(request)
  answer = guest.until(("no ", "refused "))
  check(True, f"{what}: {answer}")


def legal(guest):
  record = "players=2; " + " ".join(text for _, text in guest.moves())
  told = subprocess.run([parlour, "moves", "marrakech", record], capture_output=True, text=True).stdout
  return [line.split()[0] for line in told.splitlines() if line]


def actor(guest):
  """Whose turn it is: a turn of Marrakech is three moves, of which the second is the die's."""
  return len(guest.moves()) // 3 % 2 + 1


def turn(guest, mark):
  """One move of the guest whose turn it is."""
  words = [word for word in legal(guest) if word not in ("player", "1", "2")]
  at = len(guest.moves()) + 1
  guest.send(f"move {at} {mark} {words[0]}")
  return guest.until(f"move {at} ")


def seated(server, **how):
  a = Guest(server.port, **how)
  a.open("marrakech open,open players=2 ; away=10 hints=no")
  a.until("promise")
  b = Guest(server.port, a.room, **how)
  b.until("promise")
  a.sit(1, "Ann")
  a.until("seat 1")
  b.sit(2, "Bob")
  b.until("seat 2")
  return a, b


def begun(server, **how):
  a, b = seated(server, **how)
  a.until("hash 2")
  b.until("hash 2")
  a.reveal()
  b.reveal()
  for guest in a, b:
    guest.until("begin")
  return a, b


def seats(server):
  a = Guest(server.port)
  refused(a, "open chess open,open ;", "there is no other game")
  refused(a, "open marrakech open,open,open players=2 ;", "nor another number of seats")
  refused(a, "open marrakech 1,2 players=2 ;", "nor a room for computers alone")
  refused(a, "open marrakech open,open players=2 ; clock=move:1", "nor a clock that is too fast")
  a, b = seated(server)
  c = Guest(server.port, a.room)
  c.until("promise")
  refused(c, f"sit 1 {digest('x')} Eve", "a seat cannot be taken twice")
  refused(c, "free 1", "only the opener frees a seat")
  refused(c, "close", "or closes the room")
  refused(c, "text 00", "who has no seat says nothing")
  refused(b, f"text {'0' * 32}", "a text must be the one that was promised")
  a.send("free 2")
  check(b.until("stand") == "stand", "the opener can free a seat before the game")
  c.sit(2, "ANN")
  check("name" in c.until("no "), "a name cannot be taken twice")
  c.sit(2, "<b>\u202eevil")
  check("letters" in c.until("no "), "nor be one that cannot be seen")
  c.sit(2, "<img src=x onerror=alert(1)>")
  check("letters" in c.until("no "), "nor be too long")
  for guest in a, b, c:
    guest.socket.close()


def playing(server):
  a, b = begun(server)
  check(a.secret and b.secret and len(a.secret) == 32 and a.secret != b.secret, "each has a secret of 128 bits")
  check(a.secret not in "".join(b.frames) and b.secret not in "".join(a.frames), "and nobody else was told")
  refused(b, "move 1 x rotate0", "nobody plays out of turn")
  refused(a, "move 2 x rotate0", "nor ahead")
  refused(a, "move 1 x rotate180", "nor against the rules")
  refused(a, "move 1 - rotate0", "nor as if he were the server")
  refused(a, "free 2", "nobody can be asked to leave now")
  a.send("move 1 mine rotate0")
  a.send("move 1 mine rotate0")
  a.until("move 2 0 ")
  check([text for _, text in a.moves()][:1] == ["rotate0"] and len(a.moves()) == 2, "a move sent twice counts once")
  eve = Guest(server.port, a.room)
  eve.secret = "0" * 32
  eve.hello()
  eve.until("no ")
  check(eve.seat == 0, "a wrong secret is no seat")
  refused(eve, "resign", "who watches cannot resign")
  refused(eve, "ask back 0", "nor ask for moves back")
  a.send("ask back 0")
  b.until("asked 1 back")
  refused(b, "ask end 0", "one thing at a time")
  b.send("no")
  check(a.until("declined").startswith("declined 2"), "taking back can be declined")
  a.send("ask back 0")
  b.until("asked 1 back")
  b.send("yes")
  a.until("back 0")
  first = [line for line in a.lines() if line.startswith("move 2 0 ")]
  a.send("move 1 again rotate0")
  a.until("move 2 0 ")
  check([line for line in a.lines() if line.startswith("move 2 0 ")] == first * 2, "and buys no other die")
  refused(b, "ask stand 1", "who is here is not replaced")
  return a, b


def devices(server, a, b):
  a.send("device")
  code = a.until("code").split()[1]
  phone = Guest(server.port, a.room)
  phone.until("begin")
  refused(phone, "claim aaaaaaaa", "a wrong code is no seat")
  phone.send(f"claim {code}")
  phone.until("seat 1")
  check(phone.seat == 1 and phone.secret != a.secret, "another device has the seat, too, with a secret of its own")
  other = Guest(server.port, a.room)
  other.until("begin")
  refused(other, f"claim {code}", "a code is good once")
  other.send("ask seat 1")
  check(b.until("asked 0 seat 1").endswith(" 3"), "who is here in a seat that is called lost is asked, too")
  b.send("yes")
  a.until("asked 0 seat 1 2 3")
  phone.send("no")
  check(other.until("declined") == "declined 1" and a.seat == 1, "and may decline, whatever the others say")
  refused(phone, f"claim {code}", "one seat is enough")
  for guest in phone, a:
    guest.socket.close()
  b.until("here 2 1 0")
  other.send("ask seat 1")
  b.until("asked 0 seat 1")
  b.send("yes")
  check(other.until("seat 1").startswith("seat 1 "), "a lost seat is given to another by consent")
  old = Guest(server.port, b.room)
  old.secret = a.secret
  old.socket.close()
  old.connect()
  old.until("here")
  check(old.seat == 0, "and the old secret is worth nothing")
  return other


def left(server):
  """Who leaves a seat leaves nothing behind that opens it for him when somebody else sits there."""
  a, b = seated(server)
  b.send("device")
  code = b.until("code").split()[1]
  b.send("leave")
  b.until("stand")
  eve = Guest(server.port, a.room)
  eve.until("free 2")
  cid = Guest(server.port, a.room)
  cid.until("free 2")
  cid.sit(2, "Cid")
  cid.until("seat 2")
  refused(b, f"claim {code}", "a code ends with the seat")
  eve.send("ask seat 2")
  a.until("asked 0 seat 2")
  a.send("free 2")
  a.send("yes")
  cid.until("stand")
  check(eve.until("asked 0 -").startswith("asked 0 -"), "who asked for a seat that is open now asks for nothing any more")
  dee = Guest(server.port, a.room)
  dee.until("free 2")
  dee.sit(2, "Dee")
  dee.until("seat 2")
  eve.send("ping")
  eve.until("pong")
  check(eve.seat == 0 and not eve.secret, "and has no part in it")
  for guest in a, b, cid, dee, eve:
    guest.socket.close()


def moved(server):
  """In another game everybody sits elsewhere: what was made or asked for in the old seats is over."""
  a, b = begun(server)
  a.send("device")
  code = a.until("code").split()[1]
  b.send("resign")
  a.until("secret")
  eve = Guest(server.port, a.room)
  eve.until("secret")
  eve.send("ask seat 2")
  a.until("asked 0 seat 2")
  a.send("yes")
  b.until("asked 0 seat 2 1")
  for guest in a, b:
    guest.send("again")
  b.until("promise 2")
  check(eve.until("asked 0 -").startswith("asked 0 -"), "what is asked about seats is over when they move on")
  a.socket.close()
  b.until("here 1 1 ")
  refused(eve, f"claim {code}", "a code opens no seat that somebody else has by now")
  check(eve.seat == 0 and not eve.secret, "nobody got a seat by either")
  for guest in b, eve:
    guest.socket.close()


def ending(server, a, b):
  b.send("say 3")
  check(a.until("said") == "said 2 3", "phrases are heard")
  b.send("resign")
  check(a.until("over") == "over resigned 2", "of two, who resigns has lost")
  a.until("secret")
  b.until("secret")
  a.send("again")
  b.until("again 1")
  server.kill()
  server = Server(parlour, server.store, port=server.port)
  for guest in a, b:
    guest.connect()
  check(b.until("again") == "again 1", "who wants another game need not say so again, even after a kill")
  b.send("again")
  a.until("promise 2")
  b.until("promise 2")
  check((a.seat, b.seat) == (2, 1), "another game with seats rotated")
  check([line for line in a.other if line.startswith("again")][-1] == "again 0", "nobody has asked for a third one yet")
  a.send(f"hash {digest(a.text)}")
  b.send(f"hash {digest(b.text)}")
  for guest in a, b:
    for _ in range(2):
      guest.until("hash ")
  a.reveal()
  b.reveal()
  a.until("begin")
  b.until("begin")
  check(turn(b, "new").startswith("move 1 1 new"), "and it goes on")
  return server


def restart(folder, server):
  """Killed, restored from an older copy, and from another server's point of view."""
  a, b = begun(server)
  turn(a, "first")
  server.kill()
  server = Server(parlour, f"{folder}/rooms", port=server.port)
  a.connect()
  a.until("here")
  check(a.seat == 1, "after a kill everybody is where he was")
  turn(a, "second") if actor(a) == 1 else turn(b, "second")
  with sqlite3.connect(f"{folder}/rooms") as source, sqlite3.connect(f"{folder}/copy") as copy:
    source.backup(copy)
  server.stop()
  server = Server(parlour, f"{folder}/rooms", port=server.port)
  a.connect()
  a.until("here")
  turn(a, "third") if actor(a) == 1 else None
  known = len(a.log)
  server.stop()
  server = Server(parlour, f"{folder}/copy", port=server.port)
  a.connect()
  lines = []
  while not any(line.startswith("here") for line in lines):
    lines += a.take()
  check(len(a.log) <= known and (len(a.log) == known or "reset" in lines), "a restored back-up is taken as the truth")
  return server


def strangers(server):
  for origin, good in ((None, True), (f"http://localhost", True), ("null", False), ("", False), ("http://evil.example", False)):
    try:
      Socket(server.port, origin=origin).close()
      came = True
    except ConnectionError:
      came = False
    check(came == good, f"a page of '{origin}' may {'' if good else 'not '}connect")
  for host in "evil.example", "localhost.evil.example":
    try:
      Socket(server.port, host=host)
      check(False, f"nobody calls us {host}")
    except ConnectionError:
      check(True, f"nobody calls us {host}")
  for what, frame, kind in (("too long", "x" * 1300, 1), ("binary", b"\0\1", 2), ("with a line end", "a\nb", 1)):
    s = Socket(server.port)
    try:
      s.send(frame, kind)
      for _ in range(3): # a frame or two may be on its way
        s.receive(30)
      check(False, f"a frame {what} ends the connection")
    except (ConnectionError, OSError):
      check(True, f"a frame {what} ends the connection")
  guest = Guest(server.port)
  guest.send("hello 2 abc")
  check(guest.until("reload") == "reload 1", "who speaks another version is told to reload")
  guest.send("hello 1 aaaaaaaaaaaaaaaa 0 0")
  check(guest.until("gone") == "gone", "there is no other room")
  guest.socket.close()


def lists(server):
  a = Guest(server.port)
  a.open("blokus open,1,1,1 ; listed=yes")
  a.until("promise")
  b = Guest(server.port)
  b.send("rooms")
  check(b.until("listed").startswith(f"listed {a.room} blokus 1 4"), "rooms that look for players are listed")


def away(server):
  a, b = begun(server)
  b.socket.close()
  a.until("here 1 0 2", 30)
  a.send("ask stand 2")
  a.until("stand 2")
  check(True, "a computer plays for somebody who is away too long")
  b.connect()
  b.until("here")
  b.send("resume")
  check(a.until("resume 2") == "resume 2", "who comes back may go on")


def clocked(server):
  """Three people with ten seconds for the whole game, of whom the first does nothing."""
  guests = [Guest(server.port)]
  guests[0].open("marrakech open,open,open players=3 ; clock=game:10 stand=0")
  guests[0].until("promise")
  guests += [Guest(server.port, guests[0].room) for _ in range(2)]
  for i, guest in enumerate(guests):
    guest.sit(i + 1, f"Player {i}")
    guest.until(f"seat {i + 1}")
  for guest in guests:
    guest.until("hash 3")
    guest.reveal()
  return guests


def versions(folder):
  """The store of a newer program is refused and left alone; one without a form yet is brought up to date."""
  with sqlite3.connect(f"{folder}/rooms") as store:
    now = store.execute("PRAGMA user_version").fetchone()[0]
    store.execute(f"PRAGMA user_version={now + 1}")
  wrong = subprocess.run([parlour, "serve", "--listen", "127.0.0.1:0", "--store", f"{folder}/rooms"], capture_output=True, text=True)
  check(wrong.returncode == 2 and "newer version" in wrong.stderr, f"the store of a newer program is refused: {wrong.stderr.strip()}")
  with sqlite3.connect(f"{folder}/rooms") as store:
    check(store.execute("PRAGMA user_version").fetchone()[0] == now + 1, "and left as it is")
  with sqlite3.connect(f"{folder}/bare") as store:
    store.execute(f"PRAGMA application_id={0x5061726c}")
  server = Server(parlour, f"{folder}/bare")
  guest = Guest(server.port)
  guest.open("null open,open players=2 ;")
  guest.until("promise")
  server.stop()
  with sqlite3.connect(f"{folder}/bare") as store:
    check(store.execute("PRAGMA user_version").fetchone()[0] == now, "an older form is brought up to date")


with tempfile.TemporaryDirectory() as folder:
  server = Server(parlour, f"{folder}/rooms")
  seats(server)
  a, b = playing(server)
  a = devices(server, a, b)
  server = ending(server, a, b)
  left(server)
  moved(server)
  late = clocked(server)
  away(server)
  check(late[1].until("stand 1 0") == "stand 1 0", "of more than two, who runs out of time is played for by a computer")
  check(late[1].until("move 3 1 -").startswith("move 3 1 -"), "which plays on")
  late[0].send("resume")
  check(late[1].until("resume 1") == "resume 1", "until he is back")
  lists(server)
  strangers(server)
  server = restart(folder, server)
  check(server.stop() == 0, "the server ends when asked to")
  versions(folder)
  wrong = subprocess.run([parlour, "serve", "--store", __file__], capture_output=True, text=True)
  check(wrong.returncode == 2 and "cannot keep rooms" in wrong.stderr, f"a file that is something else is not touched: {wrong.stderr.strip()}")
finish()
