#!/usr/bin/env python3
"""Writes a text of each game into a C source, so that the program can carry them: carry.py OUT.c HEADER FUNCTION FILE...

The function, declared in HEADER, gives the text for the name of a game; a file goes by the name of its folder.
"""
import pathlib
import sys

out, header, function, names = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4:]
lines = ['/* Made by scripts/carry.py. */', f'#include "{header}"', '#include <string.h>', '']
lines += ["static const struct {", "    const char *game;", "    const unsigned char *text;", "} shipped[] = {"]
for name in names:
  lines.append(f'    {{"{pathlib.Path(name).parent.name}", (const unsigned char[]) {{')
  content = pathlib.Path(name).read_bytes() + b"\0"
  lines += ["        " + ",".join(map(str, content[at:at + 32])) + "," for at in range(0, len(content), 32)]
  lines.append("    }},")
lines += ["    {0},", "};", "", f"const char *{function}(const char *game)", "{"]
lines += ["    for (int i = 0; shipped[i].game; i++)", "        if (strcmp(shipped[i].game, game) == 0)"]
lines += ["            return (const char *)shipped[i].text;", "    return 0;", "}"]
out.write_text("\n".join(lines) + "\n")
