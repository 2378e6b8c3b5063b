"""Games that are solved exactly."""
from __future__ import annotations

import os
import pathlib
from typing import Any, Callable

import numpy as np
import numpy.typing as npt

from ._base import Handle, ParlourError, check, new_error, raised, write_whole
from ._face import ffi, lib
from ._game import Game
from ._state import State


def _place(game: Game, path: str | os.PathLike[str] | None) -> pathlib.Path:
  if path is not None:
    return pathlib.Path(path)
  cache = os.environ.get("XDG_CACHE_HOME", "")
  folder = pathlib.Path(cache) if cache.startswith("/") else pathlib.Path.home() / ".cache"
  return folder / "parlour" / f"{game.name}.table"


class Solver:
  """The exact solution of Catan Dice: expected final points alone, chances to win in the last round of several.

  >>> solver = Solver("catan-dice")
  >>> solver.steps > 1000, solver.done
  (True, False)

  solve() takes about twelve seconds of one core; then value(state), values(state) and action_values(state) look things up.
  save() keeps the solution in a file, load() brings it back: the file is the one that `parlour solve` makes.
  """

  def __init__(self, game: Game | str) -> None:
    self._make(game, lib.parlour_solver_new)

  def _make(self, game: Game | str, make: Callable[..., Any], *arguments: Any) -> None:
    error = new_error()
    self.game = Game(game) if isinstance(game, str) else game
    made = make(self.game._game, *arguments, error)
    if not made:
      raise raised(error)
    self._solver = Handle(made, lib.parlour_solver_free)

  @classmethod
  def load(cls, game: Game | str, path: str | os.PathLike[str] | None = None) -> Solver:
    """The solution in a file; without a path, in that of `parlour solve` in the cache folder. What is damaged, or of another
    version, is refused.

    >>> Solver.load("catan-dice", __file__)
    Traceback (most recent call last):
    parlour.ParlourError: This is no table of a solved game.
    """
    solver = cls.__new__(cls)
    game = Game(game) if isinstance(game, str) else game
    data = _place(game, path).read_bytes()
    solver._make(game, lib.parlour_solver_read, data, len(data))
    return solver

  def save(self, path: str | os.PathLike[str] | None = None) -> pathlib.Path:
    """Keeps a finished solution in a file; without a path, where `parlour solve` and load() look for it. Says where."""
    size = int(self._solver(lib.parlour_solver_write, ffi.NULL, 0))
    if size == 0:
      raise ParlourError("This is not solved yet: solve() first.", lib.PARLOUR_NOT_NOW)
    data, place = bytearray(size), _place(self.game, path)
    self._solver(lib.parlour_solver_write, ffi.from_buffer(data), size)
    place.parent.mkdir(parents=True, exist_ok=True)
    write_whole(place, lambda made: made.write_bytes(data))
    return place

  @property
  def steps(self) -> int:
    """How many there are in all."""
    return int(self._solver(lib.parlour_solver_steps, ffi.NULL))

  @property
  def done(self) -> bool:
    """Are all of them?"""
    return bool(self._solver(lib.parlour_solver_on, 0))

  def solve(self, progress: Callable[[float], None] | None = None) -> Solver:
    """Works it out; `progress` hears what part is done."""
    at = ffi.new("int *")
    while not self._solver(lib.parlour_solver_on, max(1, self.steps // 100)):
      self._solver(lib.parlour_solver_steps, at)
      if progress:
        progress(at[0] / self.steps)
    return self

  def value(self, state: State) -> float:
    """What whoever acts may expect with best play."""
    out = ffi.new("double *")
    with state._state:
      check(self._solver(lib.parlour_solver_value, state._state.raw, out))
    return float(out[0])

  def values(self, state: State) -> npt.NDArray[np.float64]:
    """The value of every move, in the order of state.moves()."""
    with state._state as its:
      out = np.zeros(max(1, len(state.moves())))
      count = check(self._solver(lib.parlour_solver_values, its.raw, ffi.from_buffer("double[]", out), out.size))
    return out[:count]

  def action_values(self, state: State) -> npt.NDArray[np.float64]:
    """The same by action, as mask() and policies are: NaN where an action is not legal."""
    out = np.full(state.space.actions, np.nan)
    out[[state.action(move) for move in state.moves()]] = self.values(state)
    return out

  def is_chance(self, state: State) -> bool:
    """Are values chances to win here, or expected points?"""
    with state._state:
      return bool(check(self._solver(lib.parlour_solver_is_chance, state._state.raw)))
