#!/usr/bin/env python3
"""Runs a table of published functions in one `parlour call GAME --batch` and compares the results.

usage: calls.py PARLOUR GAME FILE; each line is function TAB json-argument TAB ... TAB json-expected
"""
import collections
import json
import subprocess
import sys

parlour, game, path = sys.argv[1:]
rows = []
with open(path, encoding="utf-8") as table:
  for number, line in enumerate(table, 1):
    line = line.rstrip("\n")
    if line and not line.startswith("#"):
      *call, expected = line.split("\t")
      rows.append((number, call, json.loads(expected)))

batch = "".join("\t".join(call) + "\n" for _, call, _ in rows)
done = subprocess.run([parlour, "call", game, "--batch"], input=batch, capture_output=True, check=False,
                      encoding="utf-8")
answers = done.stdout.splitlines()
failed = any(answer.startswith('{"error"') for answer in answers)
if done.returncode != (1 if failed else 0):
  sys.exit(f"exit status {done.returncode}, though {'a' if failed else 'no'} line failed")

passed, wrong = collections.Counter(), collections.defaultdict(list)
for index, (number, call, expected) in enumerate(rows):
  answer = json.loads(answers[index]) if index < len(answers) else "no answer"
  # {"error": null} stands for any error: the words are checked elsewhere.
  if expected == {"error": None} and isinstance(answer, dict):
    answer = expected
  # {"one of": [...]}: any of these is right.
  if isinstance(expected, dict) and answer in expected.get("one of", []):
    answer = expected
  if answer == expected and isinstance(answer, bool) == isinstance(expected, bool):
    passed[call[0]] += 1
  else:
    wrong[call[0]].append(f"line {number}: {call} wanted {json.dumps(expected)} got {json.dumps(answer)}")

names = sorted({call[0] for _, call, _ in rows})
print(f"1..{len(names)}")
for index, name in enumerate(names, 1):
  bad = wrong[name]
  print(f"{'not ok' if bad else 'ok'} {index} - {game} {name}: {passed[name]} agree, {len(bad)} do not")
  for text in bad[:10]:
    print("# " + text)
sys.exit(1 if wrong and any(wrong.values()) else 0)
