#!/usr/bin/env python3
"""Writes the page's service worker: offline.py OUT TEMPLATE FILE...

It keeps these files. Its version is a number made from their contents, so a browser that finds another
one knows that something has changed.
"""
import hashlib
import pathlib
import sys

out, template, *names = map(pathlib.Path, sys.argv[1:])
names.sort(key=lambda path: path.name)
version = hashlib.sha256()
for path in names:
  version.update(path.name.encode() + b"\0" + path.read_bytes())
files = ", ".join(f"'{path.name}'" for path in names)
out.write_text(template.read_text().replace("@files@", files).replace("@version@", version.hexdigest()[:16]))
