"""Python stays alive when several threads use the same things, and when what an evaluation got is kept. A program of its
own, which check.py starts: what goes wrong here ends Python itself."""
import gc
import threading

import numpy as np

import parlour


def together(*work):
  """Each in a thread of its own, many times; what they raise does not matter, only ParlourError is allowed."""
  wrong = []

  def repeat(one):
    for i in range(150):
      try:
        one(i)
      except parlour.ParlourError:
        pass
      except BaseException as problem:
        wrong.append(problem)
        return

  threads = [threading.Thread(target=repeat, args=(one,)) for one in work]
  for thread in threads:
    thread.start()
  for thread in threads:
    thread.join()
  assert not wrong, wrong


def states():
  state, other = parlour.Game("blokus").start(), parlour.Game("blokus").start()

  def play(i):
    moves = state.moves()
    if moves:
      state.play(moves[i % len(moves)])
    else:
      state.undo(50)

  together(play, play, lambda i: state.undo(1 + i % 3), lambda i: state.clone().text, lambda i: state.record,
           lambda i: state == other, lambda i: other == state)
  again = parlour.Game("blokus").start()
  for move in state.history:
    again.play(move)
  assert again == state  # it is what its moves tell


def batches():
  env = parlour.VectorEnv("marrakech", 32, seeds=range(32))

  def step(i):
    env.step(env.mask.argmax(axis=1).astype(np.int32))

  planner = parlour.Planner(env, lambda planes, mask: (mask, np.full((len(mask), 2), 0.5)), visits=4)
  together(step, step, lambda i: env.reset() if i % 10 == 0 else None, lambda i: env.text(i % 32), lambda i: planner.run())


def searches():
  search = parlour.Search(parlour.Game("marrakech").start(), level=9)
  together(lambda i: search.on(5), lambda i: search.on(5), lambda i: search.opinions(), lambda i: search.reason)


def kept():
  """What an evaluation saw is its own."""
  env, seen = parlour.VectorEnv("blokus", 64), []

  def evaluate(planes, mask):
    seen.append((planes, planes.copy(), mask, mask.copy()))
    return mask, np.full((len(mask), 4), 0.25)

  planner = parlour.Planner(env, evaluate, visits=4)
  planner.run().run()
  del planner, env
  gc.collect()
  assert all((a == b).all() and (c == d).all() for a, b, c, d in seen)


for test in (states, batches, searches, kept):
  test()
