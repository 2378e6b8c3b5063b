#!/usr/bin/env python3
"""Writes files into a C source, so that a program can carry them: embed.py OUT.c FILE...

The array is `page_files` of cli/page.h; a file goes by its name without folders.
"""
import pathlib
import sys

out, names = pathlib.Path(sys.argv[1]), sorted(sys.argv[2:], key=lambda name: pathlib.Path(name).name)
lines = ['/* Made by scripts/embed.py. */', '#include "cli/page.h"', '']
for number, name in enumerate(names):
  content = pathlib.Path(name).read_bytes()
  lines.append(f"static const unsigned char file_{number}[] = {{")
  lines += [",".join(map(str, content[at:at + 32])) + "," for at in range(0, len(content), 32)]
  lines.append("};")
lines.append("\nconst struct page_file page_files[] = {")
for number, name in enumerate(names):
  lines.append(f'    {{"{pathlib.Path(name).name}", file_{number}, sizeof file_{number}}},')
lines.append("    {0},\n};")
out.write_text("\n".join(lines) + "\n")
