#!/usr/bin/env python3
"""Writes files into a C source, so that a program can carry them: embed.py OUT.c FILE...

The array is `page_files` of server/page.h; a file goes by its name without folders. What gzip makes
smaller by a tenth or more is there in both forms.
"""
import gzip
import hashlib
import pathlib
import sys


def array(name, content):
  lines = [f"static const unsigned char {name}[] = {{"]
  lines += [",".join(map(str, content[at:at + 32])) + "," for at in range(0, len(content), 32)]
  return lines + ["};"]


out, names = pathlib.Path(sys.argv[1]), sorted(sys.argv[2:], key=lambda name: pathlib.Path(name).name)
lines = ['/* Made by scripts/embed.py. */', '#include "server/page.h"', '']
entries = []
for number, name in enumerate(names):
  content = pathlib.Path(name).read_bytes()
  packed = gzip.compress(content, 9, mtime=0)
  tag = hashlib.sha256(content).hexdigest()[:20]
  lines += array(f"file_{number}", content)
  entry = f'"{pathlib.Path(name).name}", file_{number}, sizeof file_{number}, '
  if len(packed) < 0.9 * len(content):
    lines += array(f"packed_{number}", packed)
    entry += f"packed_{number}, sizeof packed_{number}, "
  else:
    entry += "0, 0, "
  entries.append(f'    {{{entry}"{tag}"}},')
lines += ["\nconst struct page_file page_files[] = {", *entries, "    {0},\n};"]
out.write_text("\n".join(lines) + "\n")
