#!/usr/bin/env python3
"""Writes the manual page of the library, parlour(3), from the comments of its header.

usage: scripts/manual3.py api/parlour.h > parlour.3
"""
import re
import sys


def quoted(text):
  """Text as troff takes it."""
  text = text.replace("\\", "\\e").replace("-", "\\-")
  return re.sub(r"^([.'])", r"\\&\1", text, flags=re.M)


def plain(comment):
  """The words of a comment, on one line."""
  return " ".join(re.sub(r"^/\*|\*/$", "", comment.strip()).split())


def main():
  text = open(sys.argv[1], encoding="utf-8").read()
  version = ".".join(re.findall(r"#define PARLOUR_(?:MAJOR|MINOR|PATCH) (\d+)", text))
  opening, body = re.match(r"(/\*.*?\*/)(.*)", text, re.S).groups()
  body = body[body.index('extern "C" {'):body.rindex("#ifdef __cplusplus")]
  body = re.sub(r"^#ifndef PARLOUR_API.*?#endif\n|^#endif\n|extern \"C\" \{\n", "", body, flags=re.M | re.S, count=3)
  print(f'.TH PARLOUR 3 "" "Parlour {version}" "Library Functions"')
  print(".SH NAME\nparlour \\- five board games as a library")
  print('.SH SYNOPSIS\n.B #include <parlour.h>\n.PP\ncc program.c $(pkg\\-config \\-\\-cflags \\-\\-libs parlour)')
  print(".SH DESCRIPTION\n" + quoted(plain(opening)))
  for piece in re.split(r"\n\s*\n", body):
    piece = piece.strip("\n")
    title = re.match(r"/\* -+ (.*?) -+ \*/$", piece)
    if title:
      print(f".SH {quoted(title[1].upper())}")
      continue
    comment = re.match(r"(/\*.*?\*/)\n", piece, re.S)
    if comment:
      print(".PP\n" + quoted(plain(comment[1])))
      piece = piece[comment.end():]
    if piece:
      print(".PP\n.nf\n" + quoted(piece.replace("PARLOUR_API ", "")) + "\n.fi")
  print(".SH SEE ALSO\n.BR parlour (1)")


main()
