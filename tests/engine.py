#!/usr/bin/env python3
"""Transcripts of the engine protocols: engine.py PARLOUR FILE ARGUMENT...

Lines after '> ' are sent to `parlour engine ARGUMENT...`; every other line must come back, in order. A '*' at the end of an
expected line stands for any rest, inside it for any text; '#' begins a comment; an empty line is expected where the file says '.'.
"""
import re
import subprocess
import sys
import threading

from tap import check, finish

program, file, *arguments = sys.argv[1:]
engine = subprocess.Popen([program, "engine", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
watchdog = threading.Timer(60, engine.kill)
watchdog.start()


for line in open(file, encoding="utf-8"):
    line = line.rstrip("\n")
    if not line or line.startswith("#"):
        continue
    if line.startswith("> "):
        engine.stdin.write(line[2:] + "\n")
        engine.stdin.flush()
        continue
    wanted = "" if line == "." else line
    pattern = re.compile(".*".join(map(re.escape, wanted.split("*"))))
    got = engine.stdout.readline().rstrip("\n").rstrip()
    # On a busy machine a thought takes long enough to be told of more than once.
    while got.startswith("info ") and not pattern.fullmatch(got):
        got = engine.stdout.readline().rstrip("\n").rstrip()
    good = pattern.fullmatch(got) is not None
    if not good:
        print(f"# expected: {wanted}\n# got:      {got}")
    check(good, wanted)
engine.stdin.close()
rest = engine.stdout.read()
check(rest == "", "nothing more is said")
check(engine.wait() == 0, "the engine ends well")
watchdog.cancel()
finish()
