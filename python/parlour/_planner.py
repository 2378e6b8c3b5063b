"""Search in all games of a VectorEnv, by an evaluation of yours."""
from __future__ import annotations

from typing import Any, Callable, Tuple

import numpy as np
import numpy.typing as npt

from ._base import Handle, ParlourError, check, new_error, number, raised
from ._face import ffi, lib
from ._vector import VectorEnv

Evaluate = Callable[[npt.NDArray[np.int8], npt.NDArray[np.uint8]], Tuple[npt.ArrayLike, npt.ArrayLike]]


@ffi.def_extern(error=1)
def python_evaluate(context: Any, count: int, planes: Any, mask: Any, policy: Any, value: Any) -> int:
  planner = ffi.from_handle(context)
  try:
    planner._answer(count, planes, mask, policy, value)
    return 0
  except BaseException as problem:  # it is raised again where the search was called
    planner._failed = problem
    return 1


class Planner:
  """Tree search over a batch. `evaluate(planes, mask)` gets leaves of many games at once and gives back a policy
  (leaves x actions, any weights; illegal ones are ignored) and values (leaves x players, or leaves x 1 with two players: what
  each may expect, 0 to 1, beginning with whoever acts).

  >>> env = VectorEnv("marrakech", 4)
  >>> planner = Planner(env, lambda planes, mask: (mask, np.full((len(mask), 2), 0.5)), visits=16)
  >>> planner.run().visits.sum(axis=1).tolist(), planner.values.shape
  ([15, 15, 15, 15], (4, 2))
  """

  def __init__(self, env: VectorEnv, evaluate: Evaluate, *, visits: int = 64, leaves: int = 1, explore: float = 1.5,
               seed: int = 0) -> None:
    error = new_error()
    self._env, self._evaluate, self._failed = env, evaluate, None
    self._self = ffi.new_handle(self)
    how = {"size": ffi.sizeof("parlour_planner_how"), "visits": number(visits, 1, 2**20, "a number of visits"),
           "leaves": number(leaves, 1, 64, "a number of leaves"), "explore": float(explore), "seed": seed & (2**64 - 1)}
    made = env._batch(lib.parlour_planner_new, ffi.new("parlour_planner_how *", how), lib.python_evaluate, self._self,
                      error)
    if not made:
      raise raised(error)
    self._planner = Handle(made, lib.parlour_planner_free)
    self.visits = np.zeros((env.games, env.space.actions), np.int32)
    self._values = np.zeros((env.games, 4), np.float32)

  def _answer(self, count: int, planes: Any, mask: Any, policy: Any, value: Any) -> None:
    space = self._env.space
    # Copies: who keeps them, or writes into them, has not what C works with and frees.
    seen = np.frombuffer(ffi.buffer(planes, count * int(np.prod(space.shape))), np.int8).reshape(count, *space.shape).copy()
    legal = np.frombuffer(ffi.buffer(mask, count * space.actions), np.uint8).reshape(count, space.actions).copy()
    weights, given = self._evaluate(seen, legal)
    out = np.frombuffer(ffi.buffer(policy, 4 * count * space.actions), np.float32).reshape(count, space.actions)
    out[:] = np.asarray(weights)
    worth: npt.NDArray[np.float32] = np.asarray(given, np.float32).reshape(count, -1)
    if worth.shape[1] == 1 and space.players == 2:
      worth = np.concatenate([worth, 1 - worth], axis=1)
    if worth.shape[1] != space.players:
      raise ParlourError("an evaluation gives a value for each player")
    np.frombuffer(ffi.buffer(value, 16 * count), np.float32).reshape(count, 4)[:, :space.players] = worth

  def run(self) -> Planner:
    """Searches from where the games stand; then `visits` (games x actions) and `values` (games x players)."""
    with self._env._batch, self._planner:  # the games stand still meanwhile
      error, self._failed = new_error(), None
      status = self._planner(lib.parlour_planner_run, error)
      if self._failed is not None:
        raise self._failed
      check(status, error)
      check(self._planner(lib.parlour_planner_visits, ffi.from_buffer("int32_t[]", self.visits), self.visits.size))
      check(self._planner(lib.parlour_planner_values, ffi.from_buffer("float[]", self._values), self._values.size))
    return self

  @property
  def values(self) -> npt.NDArray[np.float32]:
    """What each player may expect, by player."""
    return self._values[:, :self._env.space.players]

  def policy(self, temperature: float = 1.0) -> npt.NDArray[np.float64]:
    """Visits as odds; a low temperature prefers the most visited."""
    weights = (self.visits / np.maximum(1, self.visits.max(axis=1, keepdims=True))) ** (1 / max(temperature, 1e-3))
    return weights / np.maximum(1e-12, weights.sum(axis=1, keepdims=True))
