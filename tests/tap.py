"""The Test Anything Protocol for tests in Python: check() for each check, finish() at the end."""
import sys

count = failed = 0


def check(good, name, *shown):
  """One more check, and whether it held; what is shown is printed where it did not."""
  global count, failed
  count += 1
  failed += not good
  print(f"{'ok' if good else 'not ok'} {count} - {name}", flush=True)
  for text in shown if not good else ():
    print("# " + str(text).replace("\n", "\n# "), flush=True)
  return good


def finish():
  """Says how many there were, and ends the program."""
  print(f"1..{count}")
  sys.exit(failed > 0)
