#!/usr/bin/env python3
"""Marking: right, wrong and hostile programs, and that nothing is left of them.

usage: mark.py PARLOUR
"""
import csv
import os
import pathlib
import socket
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree

from tap import check, finish

parlour = os.path.abspath(sys.argv[1])
place = pathlib.Path(tempfile.mkdtemp())
os.chmod(place, 0o755)
vectors = place / "vectors.tsv"
vectors.write_text("# known\n" + "".join(f"bestTake\t{n}\t{n % 4}\n" for n in range(10)) +
                   'bestTake\t"x"\t{"error": null}\nbestTake\t8\t[0, 4]\nbestTake\t3\t1\n', encoding="utf-8")


def mark(*words, program=None, table=vectors):
  command = []
  if program is not None:
    path = place / "student.py"
    path.write_text(program, encoding="utf-8")
    command = ["--", "/usr/bin/python3", str(path)]
  return subprocess.run([parlour, "mark", "null", str(table), *words, *command], capture_output=True, encoding="utf-8",
                        check=False, timeout=300)


HONEST = """import sys, json
for line in sys.stdin:
  n = json.loads(line.split("\\t")[1])
  print(json.dumps(n % 4 if isinstance(n, int) else {"error": "what?"}))
"""
done = mark(program=HONEST)
check(done.returncode == 0 and "12      12" in done.stdout, "an honest program has full marks", done.stdout, done.stderr)
check("1 lines (line 14 first) are left out" in done.stderr, "a vector that is wrong itself is left out", done.stderr)
done = subprocess.run([parlour, "mark", "null", str(vectors), "--", parlour, "call", "null", "--batch"],
                      capture_output=True, encoding="utf-8", check=False)
check(done.returncode == 0, "so have we", done.stdout, done.stderr)
done = mark(program=HONEST.replace("n % 4 if", "5 if"))
check(done.returncode == 1 and " 1      12" in done.stdout and "asked    0\n  expected 0\n  answered 5" in done.stdout,
      "a wrong one is told the smallest case", done.stdout)
done = mark("--csv", str(place / "c.csv"), "--junit", str(place / "j.xml"), "--quiet", "--points", "bestTake=6",
            program=HONEST.replace("n % 4 if", "0 if"))
rows = list(csv.reader((place / "c.csv").open()))
check(rows[0] == ["who", "points", "of", "bestTake"] and rows[1][2:] == ["6", "5/12"], "CSV", rows)
suite = xml.etree.ElementTree.parse(place / "j.xml").getroot()
check(suite.get("tests") == "12" and suite.get("failures") == "7", "JUnit", suite.attrib)

# One question that breaks a program costs one mark, also if the program keeps its answers back until the end.
for name, harm in (("crashes", "os.abort()"), ("hangs", "time.sleep(9999)"), ("loops", "exec('while True: pass')")):
  program = "import os, time\n" + HONEST.replace("  print", f"  if n == 6: {harm}\n  print")
  done = mark("--time", "1500", program=program)
  check(done.returncode == 1 and " 11      12" in done.stdout, f"a program that {name} once", done.stdout, done.stderr)

# Hostile programs end, quickly, and leave nothing behind.
marker = f"parlour-marker-{os.getpid()}"


def left():
  found = []
  for entry in pathlib.Path("/proc").iterdir():
    try:
      if entry.name.isdigit() and marker in (entry / "cmdline").read_text(encoding="latin-1"):
        found.append(entry.name)
    except OSError:
      pass
  return found


CHILD = f"subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)', '{marker}'], start_new_session=True)\n"
HOSTILE = {
    "a fork bomb": "import os\nwhile True:\n  try: os.fork()\n  except OSError: pass\n",
    "an endless loop": "while True: pass\n",
    "a gigabyte of output": "import sys\nfor i in range(1024): sys.stdout.write('x' * (1 << 20))\n",
    "a gigabyte of complaints": "import sys\nfor i in range(1024): sys.stderr.write('x' * (1 << 20))\n",
    "who ignores every signal": "import signal, time\nfor s in range(1, 64):\n  try: signal.signal(s, signal.SIG_IGN)\n"
                                "  except (OSError, ValueError): pass\ntime.sleep(600)\n",
    "too much memory": "x = 'x' * (3 << 30)\nprint(x[0])\n",
    "children who take much memory together": "import os, time\nfor i in range(8):\n  if os.fork() == 0:\n"
                                              "    x = bytearray(b'x') * (100 << 20)\n    time.sleep(600)\ntime.sleep(600)\n",
    "children that detach": "import subprocess, sys\n" + 5 * CHILD,
}
for name, program in HOSTILE.items():
  start = time.monotonic()
  done = mark("--time", "700", "--total", "8", "--memory", "300", program=program, table=place / "one.tsv"
              if (place / "one.tsv").write_text("bestTake\t7\t3\n", encoding="utf-8") else vectors)
  check(done.returncode == 1 and " 0       1" in done.stdout, f"{name}: no mark", done.stdout[:500], done.stderr[:500])
  check(not left(), f"{name}: nothing is left", left())

# No network, no writing outside of its own folder, nothing of it left.
listener = socket.create_server(("127.0.0.1", 0))
port = listener.getsockname()[1]
(place / "open").mkdir(mode=0o777)
os.chmod(place / "open", 0o777)
done = mark(program=f"""import os, socket, sys
def works(what):
  try: what(); return 1
  except OSError: return 0
net = works(lambda: socket.create_connection(("127.0.0.1", {port}), 1))
out = works(lambda: open({str(place / 'open' / 'x')!r}, "w")) or works(lambda: open("/tmp/{marker}", "w"))
own = works(lambda: open(os.environ["HOME"] + "/x", "w"))
sys.stderr.write(f"net {{net}} out {{out}} own {{own}} {{os.environ['HOME']}}\\n")
sys.exit(3)
""")
if "does not let one shut off" in done.stderr:
  print("# this machine forbids namespaces: " + done.stderr.strip())
else:
  said = done.stdout.rsplit("at last:\n", 1)[-1]
  check("net 0 out 0 own 1" in said, "no network, one writable folder", done.stdout, done.stderr)
  check(not os.path.exists(said.split()[-1].replace("\\x0a", "")), "that folder is gone", said)

# A set may stand in any order, but nothing may be missing.
state = '["Oa08Bb15Bg11","S1315F0813F1314F1114L1418L1419"]'
(place / "sets.tsv").write_text(f'applyAction\t{state}\t"Oj130815Oj141318"\t'
                                '["Oa08Bb15Bg11Oj13Oj14","F1315S0813L1314F1114F1418L1419"]\n', encoding="utf-8")
for answer, right in ((["Oj14Oj13Bg11Bb15Oa08", "L1419F1418F1114L1314S0813F1315"], True),
                      (["Oj14Oj13Bg11Bb15Bb15", "L1419F1418F1114L1314S0813F1315"], False),
                      (["Oj14Oj13Bg11Bb15Oa08", "L1419F1418F1114L1314F1315S0831"], False),
                      (["Oj14Oj13Bg11Bb15Oa08"], False)):
  done = subprocess.run([parlour, "mark", "agamemnon", str(place / "sets.tsv"), "--", "/usr/bin/python3", "-c",
                         f"import json; input(); print(json.dumps({answer}))"], capture_output=True, encoding="utf-8", check=False)
  check((done.returncode == 0) == right, f"as sets: {answer[0]}", done.stdout, done.stderr)

# Where namespaces are forbidden one is told so, marks are the same, and nothing is left.
bare = ["unshare", "-r", "sh", "-c", 'echo 0 > /proc/sys/user/max_user_namespaces && exec "$@"', "sh"]
if subprocess.run([*bare, "true"], capture_output=True, check=False).returncode != 0:
  print("# no namespace can be made here to forbid others in")
else:
  for name, program, mark_due in (("honest", HONEST, "12      12"), ("children that detach", HOSTILE["children that detach"], " 0      12")):
    (place / "student.py").write_text(program, encoding="utf-8")
    done = subprocess.run([*bare, parlour, "mark", "null", str(vectors), "--time", "700", "--", "/usr/bin/python3", str(place / "student.py")],
                          capture_output=True, encoding="utf-8", check=False)
    check("does not let one shut off: the network" in done.stderr and mark_due in done.stdout, f"without namespaces: {name}",
          done.stdout, done.stderr)
    check(not left(), f"without namespaces, {name}: nothing is left", left())

# Fresh vectors follow from the seed, and our own answers to them are right.
plain = place / "plain.tsv"
plain.write_text("".join(f"bestTake\t{n}\t{n % 4}\n" for n in range(10)), encoding="utf-8")
one, two, three = (mark("--random", "40", "--seed", seed, "--print", table=plain).stdout for seed in ("5", "5", "6"))
check(one == two != three and len(one.splitlines()) == 40, "fresh vectors by their seed", one)
for game in ("marrakech", "patchwork", "agamemnon", "catan-dice", "blokus"):
  done = subprocess.run([parlour, "mark", game, "own", "--random", "300", "--", parlour, "call", game, "--batch"],
                        capture_output=True, encoding="utf-8", check=False)
  check(done.returncode == 0, f"fresh vectors of {game}", done.stdout[-800:], done.stderr)

# A folder of submissions goes on where it stopped.
for index in range(6):
  (place / "all" / f"s{index}").mkdir(parents=True)
  (place / "all" / f"s{index}" / "main.py").write_text(HONEST if index % 2 else "print(1 / 0)\n", encoding="utf-8")
words = ["--folder", str(place / "all"), "--csv", str(place / "m.csv"), "--feedback", str(place / "feedback"), "--",
         "/usr/bin/python3", "main.py"]
mark("--only", "s1", *words)
done = mark(*words)
rows = {row[0]: row[3] for row in csv.reader((place / "m.csv").open())}
check([rows.get(f"s{i}") for i in range(6)] == 3 * ["0/12", "12/12"], "six submissions", rows, done.stderr)
check(len(done.stdout.splitlines()) == 5 and "6 of 6" in done.stderr, "the one that was there is passed over", done.stdout)
check("ZeroDivisionError" in (place / "feedback" / "s0.txt").read_text(encoding="utf-8"), "feedback names the trouble")
(place / "m.csv").write_text("something else\n", encoding="utf-8")
done = mark(*words)
check(done.returncode == 2 and (place / "m.csv").read_text(encoding="utf-8") == "something else\n",
      "a file that is something else stays as it is", done.stderr)

done = mark(program="", table=place / "none.tsv")
check(done.returncode == 2 and "cannot read" in done.stderr, "no such file", done.stderr)
(place / "bad.tsv").write_text("bestTake\t7\t3\nbestTake\t7\t{\n", encoding="utf-8")
done = mark(program="", table=place / "bad.tsv")
check(done.returncode == 2 and "line 2: the right answer is no JSON" in done.stderr, "a bad line is named", done.stderr)
done = subprocess.run([parlour, "mark", "null", str(vectors), "--", "./no-such-program"], capture_output=True,
                      encoding="utf-8", check=False)
check(done.returncode == 1 and "no-such-program" in done.stdout, "a program that is not there", done.stdout, done.stderr)

subprocess.run(["rm", "-rf", str(place)], check=False)
finish()
