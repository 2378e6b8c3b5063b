#!/usr/bin/env python3
"""The command line as scripts meet it: answers line by line, JSON from every command that prints data, the same
options everywhere, reasons, completion in three shells.

usage: commands.py PARLOUR SOURCE KIND...; the kinds of pictures that this build can write
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from tap import check, finish

parlour, source = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2])


def run(*words, text=None):
  return subprocess.run([parlour, *words], input=text, capture_output=True, encoding="utf-8", check=False)


def says(name, status, output, error, *words, text=None):
  done = run(*words, text=text)
  check((done.returncode, done.stdout, done.stderr) == (status, output, error), name, done.returncode, done.stdout,
        done.stderr)


# Answers come while the input stays open: nobody who waits for one is left waiting.
for words, asked, answered in [
    (["call", "null", "--batch"], "bestTake\t7\n", "3\n"),
    (["check", "null", "-"], "heap 3\n", "valid\n"),
    (["apply", "null", "-", "take1"], "heap 3\n", "heap 2 ;players=2 turn=2\n"),
]:
  with subprocess.Popen([parlour, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8") as talk:
    answers = []
    for _ in range(3):
      talk.stdin.write("\n" + asked)
      talk.stdin.flush()
      answers.append(talk.stdout.readline())
    talk.stdin.close()
    check(answers == 3 * [answered] and talk.wait() == 0, f"{words[0]} answers each line at once", answers)

says("a batch with a failed line ends with 1", 1, '3\n{"error": "wrong number of arguments"}\n2\n', "",
     "call", "null", "--batch", text="bestTake\t7\n\n  \nbestTake\nbestTake\t6\r\n")
says("check: a line each, and the worst status", 2, "valid\nerror: column 7: The heap is there already.\n"
     "error: column 6: expected the counters left, 0 to 9, or '?'\n", "", "check", "null", "-",
     text="heap 2\nheap8 heap7\nheap x\n")
says("check: illegal alone is 1", 1, "valid\nerror: column 7: The heap is there already.\n", "", "check", "null", "-",
     text="heap 2\nheap8 heap7\n")
says("apply: positions and their moves", 1, "heap 1 ;players=2 turn=2\nerror: There are not that many counters left.\n"
     "heap 4 ;players=2 turn=2\n", "", "apply", "null", "-",
     text="heap 2\ttake1\nheap 2\ttake3\nheap 8\ttake1 take2 take1\n")
says("apply: moves are missing", 2, "error: expected a tab and moves\n", "", "apply", "null", "-", text="heap 2\n")
says("check as JSON", 1, '{"valid": true}\n{"valid": false, "error": "The heap is there already.", "column": 7}\n', "",
     "check", "null", "-", "--json", text="heap 2\nheap8 heap7\n")

# Reviews of what breaks off or goes wrong: a sentence that says where, and all that stands before it is reviewed.
SAVED = "parlour 1\ngame null 1\noptions players=2\nseats person person person person\nseed 7\nstart new\nmoves 3 of 3\nheap8\ntake1\n"
for text, events, error in [
    ("; heap8 take1 take2", 3, ""),
    ("; heap8 take1 ta", 2, "column 15: expected 'take1' to 'take3', or 'heap7' to 'heap9'"),
    ("; heap8 take1 heap9", 2, "column 15: "),
    (SAVED + "take2\nend\n", 3, ""),
    (SAVED + "ta", 2, "column 119: the text ends too early"),
    (SAVED + "take9\nend\n", 2, "column 12"),
    (SAVED + "take2\nend 0123456789abcdef\n", 3, "column 127: the checksum is wrong: something was changed"),
    ("parlour 1\ngame null 9\n", 0, "column 22: this game was saved under newer rules than are known here"),
    ("parlour 1\ngame blokus 1\n", 0, "that is a game of Blokus"),
    ("", 0, "the record holds no moves"),
    ("heap 3", 0, "that is a position; a review needs a record, the moves of a game"),
]:
  done = run("review", "null", "-", "--steps", "16", text=text)
  shown = sum(line[:1].isdigit() for line in done.stdout.splitlines())
  check((done.returncode, shown) == (2 if error else 0, events) and done.stderr.startswith(f"parlour: {error}" if error else "") and
        ("before that is reviewed" in done.stderr) == bool(error and events), f"review of {text!r}", done.returncode, done.stdout, done.stderr)

# A record may be a file; what is no record of this game is not taken for a position of it.
with tempfile.TemporaryDirectory() as folder:
  path = pathlib.Path(folder) / "game.txt"
  path.write_text("; heap8 take1 take2\n", encoding="ascii")
  done = run("review", "null", str(path), "--steps", "16")
  check(done.returncode == 0 and sum(line[:1].isdigit() for line in done.stdout.splitlines()) == 3, "a record in a file", done.stderr)
for game in "marrakech", "blokus", "patchwork", "catan-dice", "agamemnon":
  done = run("review", game, "; heap8 take1", "--steps", "16")
  check(done.returncode == 2 and done.stdout == "" and "column 3: expected" in done.stderr, f"{game}: a record of another game", done.stderr)

# --json: every command that prints data.
board = run("start", "marrakech", "--seed", "3").stdout.strip()
quilt = run("start", "patchwork", "--seed", "3").stdout.strip()
for words in [["games"], ["games", "--names"], ["start", "blokus"], ["moves", "marrakech", board], ["moves", "null"],
              ["apply", "marrakech", board, "rotate0"], ["check", "blokus", "RCCC"], ["show", "marrakech", board],
              ["rules", "patchwork"], ["call", "null"], ["call", "null", "bestTake", "7"],
              ["call", "null", "bestTake", "x"], ["call", "blokus", "legitimateGame", "RCCC RCCC", "--why"],
              ["perft", "null", "--depth", "3"], ["perft", "null", "--depth", "3", "--divide"],
              ["hint", "null", "heap 7", "--player", "flat:steps=9"], ["unplayable", "blokus", "RCCC"],
              ["canonical", "blokus", "RCCC", "REEA"], ["points", "blokus", "RCCC"], ["code", "blokus", "a1"],
              ["strings", "agamemnon", run("start", "agamemnon", "--seed", "1").stdout.strip()],
              ["bench", "null", "--games", "5"], ["random", "null", "--games", "1"]]:
  done = run(*words, "--json")
  try:
    data = [json.loads(line) for line in done.stdout.splitlines()]
  except json.JSONDecodeError as error:
    data = []
    done.stderr += str(error)
  check(len(data) > 0, f"{' '.join(words)[:60]} --json", done.stdout, done.stderr)
games = json.loads(run("games", "--json").stdout)
check([g["name"] for g in games] == run("games", "--names").stdout.split() and games[1]["players"] == [2, 4],
      "games as JSON", games)
moves = json.loads(run("moves", "null", "--json").stdout)
check(moves == {"actor": "chance", "moves": ["heap7", "heap8", "heap9"], "weights": [1, 2, 1]}, "chance as JSON", moves)
steps = [json.loads(line) for line in run("random", "null", "--json", "--seed", "5").stdout.splitlines()]
plain = [line.split("\t") for line in run("random", "null", "--seed", "5").stdout.splitlines()]
check([[str(s[k]) for k in ("game", "step", "actor", "move", "state")] for s in steps] == plain, "random as JSON")

# The same options everywhere.
duo = run("start", "blokus", "--mode=duo").stdout
check(run("apply", "blokus", "mode=duo", "").returncode == 2, "an empty move is none")
check(run("moves", "blokus", "--mode=duo").stdout == run("moves", "blokus", duo.strip()).stdout, "moves --mode=duo")
check(run("show", "blokus", "--mode=duo").stdout == run("show", "blokus", duo.strip()).stdout, "show --mode=duo")
hint = ["--player", "flat:steps=50", "--count", "1"]
check(run("hint", "blokus", "--mode=duo", *hint).stdout == run("hint", "blokus", duo.strip(), *hint).stdout != "",
      "hint --mode=duo")
first = run("moves", "blokus", "--mode=duo").stdout.splitlines()[1]
check(run("apply", "blokus", "", first, "--mode=duo").stdout ==
      run("check", "blokus", first, "--mode=duo").stdout.replace("valid\n", "") +
      run("apply", "blokus", duo.strip(), first).stdout != "", "a record and an option")
says("a position brings its own", 2, "", "parlour: a position brings its own options\n", "moves", "blokus", duo.strip(),
     "--mode=four")
# On the small board the lowest row is 14 above the bottom, not 20.
for mode, row in (("four", "20"), ("duo", "14")):
  points = run("points", "blokus", "AAAA", f"--mode={mode}").stdout.strip()
  check(points == "a" + row, f"points --mode={mode}", points)
  check(run("code", "blokus", points, f"--mode={mode}").stdout.strip() == "AAAA", f"code --mode={mode}")
check(run("points", "blokus", "ATTA", "--mode=duo").returncode == 2, "a point beyond the small board")

# Help in every spelling; pictures to standard output.
check(run("-h").stdout == run("help").stdout and run("show", "-h").stdout == run("help", "show").stdout, "-h")
svg = subprocess.run([parlour, "show", "marrakech", board, "-o", "-"], capture_output=True, check=False).stdout
png = subprocess.run([parlour, "show", "marrakech", board, "-o", "-", "--format", "png"], capture_output=True, check=False)
with tempfile.TemporaryDirectory() as folder:
  path = os.path.join(folder, "x.svg")
  run("show", "marrakech", board, "-o", path)
  check(pathlib.Path(path).read_bytes() == svg, "-o - is what the file would be")
if "png" in sys.argv[3:]:
  check(png.stdout.startswith(b"\x89PNG"), "-o - --format png")
else:
  check(png.returncode == 2 and not png.stdout and b"built without Cairo" in png.stderr, "no PNG without Cairo")

# Arguments in both orders, lists in braces, and reasons.
half = '"R0,S3,R1,J1,J2"'
for function, answer in (("checkResourcesWithTradeAndSwap", "true\n"), ("buildPlan", None)):
  one = run("call", "catan-dice", function, "C7", half, "[2,2,0,1,0,1]").stdout
  two = run("call", "catan-dice", function, "C7", "{ 2, 2, 0, 1, 0, 1 }", half).stdout
  check(one == two and one not in ("false\n", "") and answer in (None, one), f"{function} in both orders", one, two)
says("a list in braces", 0, "true\n", "", "call", "catan-dice", "checkResources", "R0", "{ 0, 0, 0, 1, 1, 0 }")
says("an empty list in braces", 0, "true\n", "", "call", "catan-dice", "canDoSequence", "{}", "", "{0,0,0,0,0,0}")
says("texts in braces", 0, "true\n", "", "call", "catan-dice", "canDoSequence", '{"build R0"}', "",
     "{ 0, 0, 0, 1, 1, 0 }")
for game, function, arguments, wanted in [
    ("blokus", "legitimateGame", ["ABBA"], "corner"),
    ("blokus", "legitimateGame", ["RCC"], "column 4"),
    ("marrakech", "isRugValid", [board.split()[0], "c0"], "column 3"),
    ("marrakech", "isPlacementValid", [board.split()[0], "c010001"], "Assam"),
    ("patchwork", "isPlacementWellFormed", ["AAAZ"], "column 4"),
    ("patchwork", "isPlacementValid", ["x", "."], "circle"),
    ("catan-dice", "checkBuildConstraints", ["R2", ""], "R0 is missing"),
    ("catan-dice", "canDoAction", ["trade 1", "", "[0,0,0,0,0,1]"], "2 gold"),
    ("catan-dice", "checkResources", ["C7", "[3,1,0,0,0,0]"], "lacks 1 grain"),
    ("catan-dice", "isActionWellFormed", ["build X"], "column 7"),
    ("agamemnon", "isStateWellFormed", ['["Oa0", ""]'], "tiles, column"),
    ("agamemnon", "isActionValid", ['["", "S0001"]', "Ba01"], "other player"),
]:
  done = run("call", game, function, *arguments, "--why")
  result, _, why = done.stdout.strip("\n").partition("\t")
  check(result == "false" and wanted in why, f"{game} {function} says why", done.stdout, done.stderr)
says("no reason where nothing was refused", 0, "true\t\n", "", "call", "blokus", "legitimateGame", "RCCC", "--why")

# What comes from elsewhere does not steer a terminal.
done = run("start", "a\x1b[2Jb\x9bc\u009bd\u00e9")
check("\x1b" not in done.stderr and "\\x1b[2J" in done.stderr and "\u009b" not in done.stderr and "\u00e9" in done.stderr,
      "control characters are spelled out", done.stderr)

# Completion: the program answers, and each shell at hand hands it on.
complete = run("help", "--complete", "start", "marrakech", "--f").stdout.splitlines()
check([line.split("\t")[0] for line in complete] == [f"--facing={f}" for f in "NESW"], "candidates", complete)
place = os.environ | {"PATH": os.path.dirname(parlour) + ":" + os.environ["PATH"]}
if shutil.which("fish"):
  with tempfile.TemporaryDirectory() as home:
    done = subprocess.run(["fish", "-N", "-c", f"source {source}/data/parlour.fish; complete -C 'parlour start m'"],
                          capture_output=True, encoding="utf-8", check=False,
                          env=place | {"HOME": home, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home})
  check(done.stdout.split("\t")[0] == "marrakech", "fish offers it", done.stdout, done.stderr)
if shutil.which("zsh"):
  done = subprocess.run(["zsh", "-f", "-c", f"""
    autoload -U compinit; fpath=({source.resolve()}/data $fpath); compinit -D 2>&1
    _describe() {{ print -rl -- $candidates }}; _files() {{ print files }}
    words=(parlour start m) CURRENT=3; _parlour"""], capture_output=True, encoding="utf-8", check=False, env=place)
  check(done.stdout == "marrakech:Marrakech\n", "zsh offers it", done.stdout, done.stderr)

# A position is played on from, by as many people as it says.
home = tempfile.mkdtemp()
done = subprocess.run([parlour, "play", "null", "heap 3 ;players=3 turn=2", "--seats", "person,person,person"], input="take1\nquit\n",
                      capture_output=True, encoding="utf-8", check=False, env=os.environ | {"XDG_DATA_HOME": home})
check(done.returncode == 0 and "Player 2 took one counter." in done.stdout and "Player 3>" in done.stdout, "play GAME STATE",
      done.stdout, done.stderr)
done = subprocess.run([parlour, "play", "null", "heap x"], input="", capture_output=True, encoding="utf-8", check=False,
                      env=os.environ | {"XDG_DATA_HOME": home})
check(done.returncode == 2 and "Column 6" in done.stderr, "a malformed one is refused with its place", done.stderr)
shutil.rmtree(home)

finish()
