#!/usr/bin/env python3
"""Tests of the Python package as it is installed: check.py [TABLE GAMES HASH...], or only
the bytes of many games: check.py --bytes GAMES HASH...

The docstrings run; a solution that C has made is read; the same seeds give the same bytes as in C; arguments of any kind raise and never crash; a data set is
written twice the same; examples/learn.py learns; and play() finds the page, with `parlour` on the path.
"""
import doctest
import importlib
import itertools
import os
import pathlib
import pkgutil
import random
import re
import subprocess
import sys
import tempfile
import urllib.request
import webbrowser

import numpy as np

import parlour

number = itertools.count(1)
failures = []
FACTOR = 0x9E3779B97F4A7C15


def tap(good, what):
  print(f"{'ok' if good else 'not ok'} {next(number)} - {what}", flush=True)
  if not good:
    failures.append(what)


def docstrings():
  names = [f"parlour.{found.name}" for found in pkgutil.iter_modules(parlour.__path__) if found.name != "_face"]
  for module in map(importlib.import_module, ["parlour"] + names):
    result = doctest.testmod(module)
    tap(result.failed == 0, f"{module.__name__}: {result.attempted} lines of docstrings")


def same_bytes(games, expected):
  """The very games and the very hash of tests/seeds.c."""
  names = [game.name for game in parlour.games()] + ["null"]
  for name, wanted in zip(names, expected):
    value = 0xCBF29CE484222325
    for start in range(0, games, 64):
      env = parlour.VectorEnv(name, 64, seeds=range(start, start + 64), autoreset="DISABLED")
      actions, step = env.sample(seed=start), 0
      while (env.actor != -2).any():
        env.step(actions)
        if step % 8 == 0:
          value = mixed(mixed(value, env.mask), env.planes)
        step += 1
        actions = env.sample()
      value ^= env.hash
    tap(f"{value:016x}" == wanted, f"{name}: {games} games have the hash of C, {value:016x}")


powers = {}  # of the factor, the highest first, for each number of words


def mixed(value, array):
  """The polynomial of tests/seeds.c over words of 32 bits, modulo 2 ** 64."""
  words = array.reshape(-1).view("<u4")
  if words.size not in powers:
    with np.errstate(over="ignore"):
      powers[words.size] = np.cumprod(np.full(words.size, FACTOR, np.uint64))[::-1].copy()
  high = powers[words.size]
  rest = int(np.dot(words[:-1].astype(np.uint64), high[1:])) + int(words[-1])
  return (value * int(high[0]) + rest) % 2**64


ODD = [None, "", "x" * 5000, "players=9", -1, 0, 1, 2**31, 2**32, 2**64, -2**70, 1.5, float("nan"), [], [1, "a"], {}, b"\xff\0", True,
       object(), "\ud800"]


def survive(what, *arguments, **named):
  """Calls it with anything; only ordinary exceptions may come back."""
  try:
    what(*arguments, **named)
  except (ValueError, TypeError, OverflowError, MemoryError, AttributeError, KeyError, IndexError, UnicodeError):
    pass


def any_arguments(rounds):
  luck = random.Random(1)
  states = [game.start() for game in parlour.games()]
  envs = [parlour.VectorEnv(game, 4) for game in parlour.games()]
  for _ in range(rounds):
    state, env, game = luck.choice(states), luck.choice(envs), luck.choice(parlour.games())
    odd = lambda: luck.choice(ODD)
    for method in (state.play, state.apply, state.roll, state.why_not, state.undo, state.write_move, state.read_move, state.svg,
                   state.action, state.action_move, state.planes, state.symmetry, state.seat, game.read, env.step, env.reset,
                   env.text, parlour.Game):
      survive(method, odd())
    survive(game.start, players=odd())
    survive(game.call, odd(), odd(), odd())
    survive(game.call, luck.choice(list(game.functions)), odd(), odd(), odd())
    survive(env.read, odd(), odd())
    survive(parlour.Search, state, luck.choice([odd(), 0, 1]), steps=luck.choice([odd(), 5]))
    survive(parlour.VectorEnv, game, luck.choice([odd(), 3]), seeds=odd(), autoreset=odd(), threads=odd())
    survive(parlour.Planner, env, odd(), visits=luck.choice([odd(), 4]))
    survive(parlour.match, game, [odd(), 0], luck.choice([odd(), 1]))
  tap(True, f"{rounds} rounds of any arguments")


def broken_evaluations():
  env = parlour.VectorEnv("null", 3)

  def raises(planes, mask):
    raise RuntimeError("on purpose")

  for evaluate in (raises, lambda planes, mask: (mask, np.zeros((1, 9))), lambda planes, mask: None):
    try:
      parlour.Planner(env, evaluate, visits=4).run()
      tap(False, "an evaluation that fails is heard of")
    except (RuntimeError, ValueError, TypeError):
      tap(True, "an evaluation that fails is heard of")


def threads():
  """In a Python of their own, which they would end."""
  script = pathlib.Path(__file__).with_name("threads.py")
  done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
  tap(done.returncode == 0, f"several threads use the same things {done.stderr[-300:]}")


def data_sets():
  with tempfile.TemporaryDirectory() as folder:
    files = [pathlib.Path(folder) / f"{i}.npz" for i in range(2)]
    for file in files:
      data = parlour.selfplay(file, "marrakech", 6, visits=6, seed=2)
    with np.load(files[0]) as first, np.load(files[1]) as second:
      tap(all((first[key] == second[key]).all() for key in first.files), "a data set is the same twice")
    tap(files[0].read_bytes() == files[1].read_bytes(), "byte for byte")
    try:
      parlour.selfplay(pathlib.Path(folder) / "nowhere" / "0.npz", "blokus", 2**20, visits=2**20)
      tap(False, "a folder that is not there is told of before anything is played")
    except parlour.ParlourError as error:
      tap("nowhere" in str(error), "a folder that is not there is told of before anything is played")
    legal = np.unpackbits(data["mask"], axis=1)[:, :data["policy"].shape[1]]
    tap(bool((data["policy"][legal == 0] == 0).all()), "a policy goes to legal actions")
    tap(bool(np.allclose(data["policy"].sum(axis=1), 1, atol=1e-4)), "a policy adds up")


def solutions(file):
  """A table of the last turn, made by tests/solution.c: loaded, asked, and saved as it was."""
  solver = parlour.Solver.load("catan-dice", file)
  late = solver.game.read(";turn=15 player=1 score=0 resources=1,1,1,1,1,1 dice=0 rolls=2 built=no")
  tap(solver.done and solver.value(late) == solver.values(late).max() > 1, "a solution that was kept can be asked")
  by_action = solver.action_values(late)
  tap(bool((np.isnan(by_action) == (late.mask() == 0)).all()) and np.nanmax(by_action) == solver.value(late), "by action, too")
  again = pathlib.Path(file).with_suffix(".again")
  tap(solver.save(again).read_bytes() == pathlib.Path(file).read_bytes(), "it is saved as it was loaded")
  again.write_bytes(again.read_bytes()[:-1])
  for bad, what in ((lambda: parlour.Solver.load("catan-dice", again), "damaged"),
                    (lambda: parlour.Solver.load("blokus", file), "not solved"),
                    (lambda: parlour.Solver("catan-dice").save(again), "not solved yet")):
    try:
      bad()
      tap(False, what)
    except parlour.ParlourError as error:
      tap(what in str(error), f"refused: {error}")


def in_the_browser():
  """play() starts `parlour web` once and shows the position there; the browser is ours."""
  state, shown = parlour.Game("marrakech").start().apply(1).roll(seed=7), []
  webbrowser.open = shown.append
  server = None
  try:
    server = parlour.play(state)
    base, position = shown[0].split("#")
    tap(parlour.play(state, mode="view") is server and shown[1].startswith(base), "play() keeps to one server")
    with urllib.request.urlopen(base) as page:
      tap(page.status == 200 and position.startswith("marrakech/play/") and "rotate90" in position, f"play() shows {position}")
  except parlour.ParlourError as error:  # right only of a program without a page
    tap(subprocess.run(["timeout", "5", "parlour", "web", "--port", "0"], capture_output=True, check=False).returncode != 124, str(error))
  finally:
    if server:
      server.terminate()
      server.wait()
  os.environ["PATH"] = "/nowhere"
  try:
    parlour.play(state)
    tap(False, "play() says that there is no program")
  except parlour.ParlourError as error:
    tap("is it installed" in str(error), "play() says that there is no program")


def learning():
  """examples/learn.py is worth more than a random player, which wins every other game of Null."""
  script = pathlib.Path(__file__).resolve().parents[2] / "examples" / "learn.py"
  said = subprocess.run([sys.executable, script, "null", "2"], capture_output=True, text=True, check=False).stdout
  share = re.search(r"([0-9.]+) \+- ([0-9.]+) % of 200", said)
  tap(bool(share) and float(share[1]) - float(share[2]) > 50, f"a player learns: {share[0] if share else said}")


if sys.argv[1:2] == ["--bytes"]:
  same_bytes(int(sys.argv[2]), sys.argv[3:])
else:
  docstrings()
  if len(sys.argv) > 3:
    solutions(sys.argv[1])
    same_bytes(int(sys.argv[2]), sys.argv[3:])
  any_arguments(200)
  broken_evaluations()
  threads()
  data_sets()
  learning()
  in_the_browser()
print(f"1..{next(number) - 1}")
sys.exit(bool(failures))
