#!/usr/bin/env python3
"""Adds up the results of a `meson test`: count.py BUILD... prints 'PASSED FAILED'.

Each line of a TAP test counts, other tests count once; the names of what failed go to standard error.
"""
import json
import pathlib
import re
import sys

passed = failed = 0
for build in sys.argv[1:]:
  for line in pathlib.Path(build, "meson-logs", "testlog.json").read_text().splitlines():
    test = json.loads(line)
    lines = re.findall(r"^(not ok|ok)\b", test.get("stdout", ""), re.M)
    good, bad = lines.count("ok"), lines.count("not ok")
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
print(passed, failed)
