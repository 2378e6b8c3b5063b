#!/usr/bin/env python3
"""Makes of web/layout.js a C file that compiles only if its numbers are those of the headers.

usage: scripts/layout.py web/layout.js OUT.c

An object of numbers stands behind a comment: `struct NAME: HEADER` gives members in words of four bytes, and the whole as
`sizeof`; `enum PREFIX_: HEADER, ...` gives constants, whose names are written without the prefix, turnLeft for TURN_LEFT.
"""
import pathlib
import re
import sys

script, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
OBJECT = re.compile(r"/\* (struct|enum)(?: (\w+))?: ([\w/., ]+?) \*/\nexport const \w+ = \{(.*?)\};", re.S)


def said_in_c(kind, name, key):
  if kind == "enum":
    return (name or "") + re.sub(r"([A-Z])", r"_\1", key).upper(), 1
  if key == "sizeof":
    return f"sizeof(struct {name})", 4
  return f"offsetof(struct {name}, {key})", 4


headers, checks = set(), []
text = script.read_text(encoding="utf-8")
for kind, name, where, body in OBJECT.findall(text):
  headers.update(where.split(", "))
  for key, number in re.findall(r"(\w+): (-?\w+)", body):
    term, unit = said_in_c(kind, name, key)
    checks.append(f'static_assert((int){term} == {unit} * ({number}), "{key} in {script.name}");')
if len(OBJECT.findall(text)) != text.count("export const"):
  sys.exit(f"{script}: an object without its comment")
out.write_text("/* Made by scripts/layout.py: web/layout.js and the headers agree. */\n"
               + "".join(f'#include "{header}"\n' for header in sorted(headers))
               + "#include <assert.h>\n#include <stddef.h>\n\n" + "\n".join(checks) + "\n")
