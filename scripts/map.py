#!/usr/bin/env python3
"""Keeps the list of files in doc/HACKING.md true: one line per file, from the comment it opens with.

usage: scripts/map.py [--check]   rewrites the list, or fails if it is not what it should be
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "doc" / "HACKING.md"
FOLDERS = [
  "core",
  "dice",
  "sound",
  "room",
  "together",
  "games",
  "draw",
  "view",
  "paint",
  "ai",
  "training",
  "table",
  "review",
  "puzzle",
  "session",
  "api",
  "examples",
  "worker",
  "host",
  "contest",
  "engine",
  "server",
  "terminal",
  "mark",
  "cli",
  "gtk",
  "web",
  "python",
  "tests",
  "scripts",
]
BEGIN, END = "<!-- files -->", "<!-- end of files -->"


def first_sentence(path):
  """What the file says of itself, up to the first full stop."""
  text = path.read_text(encoding="utf-8", errors="replace")
  found = (re.match(r"\s*/\*(.*?)\*/", text, re.S) if path.suffix in (".c", ".h", ".js", ".mjs", ".css") else
           re.match(r'(?:#![^\n]*\n)?"""(.*?)"""', text, re.S) if path.suffix == ".py" else
           re.match(r"(?:#!.*\n)?((?:#.*\n)+)", text))
  if not found:
    sys.exit(f"{path.relative_to(ROOT)} does not open with what it is for")
  words = " ".join(re.sub(r"^[ \t]*[#*]+", "", line).strip() for line in found.group(1).splitlines())
  return re.split(r"(?<=[^.])\.(?: |$)|:(?= {2})", " ".join(words.split()), maxsplit=1)[0].rstrip(".:")


def listing():
  names = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"] + FOLDERS, cwd=ROOT,
                         capture_output=True, text=True, check=True).stdout.split()
  wanted = [pathlib.Path(name) for name in names
            if name.endswith((".c", ".h", ".js", ".mjs", ".py", ".sh")) and (ROOT / name).exists()]
  folder = None
  for path in sorted(wanted, key=lambda p: (FOLDERS.index(p.parts[0]), p.parent.as_posix(), p.name)):
    if path.parent != folder:
      folder = path.parent
      yield f"\n**{folder.as_posix()}/**\n\n"
    yield f"* `{path.name}` {first_sentence(ROOT / path)}\n"


old = PAGE.read_text(encoding="utf-8")
head, rest = old.split(BEGIN, 1)
new = head + BEGIN + "\n" + "".join(listing()) + "\n" + END + rest.rsplit(END, 1)[1]
if "--check" in sys.argv:
  if new != old:
    sys.exit("doc/HACKING.md does not list the files as they are: run scripts/map.py")
else:
  PAGE.write_text(new, encoding="utf-8")
