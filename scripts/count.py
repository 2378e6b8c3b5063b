#!/usr/bin/env python3
"""Adds up the results of a `meson test`: count.py BUILD LOG NAMES prints 'PASSED FAILED' and adds a line for each check to NAMES.

Each line of a TAP test counts, other tests count once; the names of what failed go to standard error. A check has the
same name in every build, so that the different ones can be counted.
"""
import json
import pathlib
import re
import sys

build, log, names_file = sys.argv[1:4]
passed = failed = 0
names = []
for line in pathlib.Path(build, "meson-logs", f"{log}.json").read_text().splitlines():
  test = json.loads(line)
  lines = re.findall(r"^(not ok|ok)\b[ \d-]*(.*)", test.get("stdout", ""), re.M)
  good, bad = ([word for word, _ in lines].count(which) for which in ("ok", "not ok"))
  well = test["result"] in ("OK", "EXPECTEDFAIL")
  if test["result"] == "SKIP":
    continue
  if not well and bad == 0:
    bad = 1
  if well and good == 0:
    good = 1
  if not well:
    print(f"failed: {test['name']} ({build})", file=sys.stderr)
  passed += good
  failed += bad
  names += [f"{test['name'].split(' / ')[-1]}: {name}" for _, name in lines] or [test["name"].split(" / ")[-1]]
with open(names_file, "a", encoding="utf-8") as out:
  out.writelines(name + "\n" for name in names)
print(passed, failed)
