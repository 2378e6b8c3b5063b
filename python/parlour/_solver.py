"""Games that are solved exactly."""
from __future__ import annotations

from typing import Callable

import numpy as np
import numpy.typing as npt

from ._base import check, new_error, raised
from ._face import ffi, lib
from ._game import Game
from ._state import State


class Solver:
  """The exact solution of Catan Dice: expected final points alone, chances to win in the last round of several.

  >>> solver = Solver("catan-dice")
  >>> solver.steps > 1000, solver.done
  (True, False)

  solve() takes about twelve seconds of one core; then value(state) and values(state) look things up.
  """

  def __init__(self, game: Game | str) -> None:
    error = new_error()
    self.game = Game(game) if isinstance(game, str) else game
    made = lib.parlour_solver_new(self.game._game, error)
    if not made:
      raise raised(error)
    self._solver = ffi.gc(made, lib.parlour_solver_free)

  @property
  def steps(self) -> int:
    """How many there are in all."""
    return int(lib.parlour_solver_steps(self._solver, ffi.NULL))

  @property
  def done(self) -> bool:
    return bool(lib.parlour_solver_on(self._solver, 0))

  def solve(self, progress: Callable[[float], None] | None = None) -> Solver:
    """Works it out; `progress` hears what part is done."""
    at = ffi.new("int *")
    while not lib.parlour_solver_on(self._solver, max(1, self.steps // 100)):
      lib.parlour_solver_steps(self._solver, at)
      if progress:
        progress(at[0] / self.steps)
    return self

  def value(self, state: State) -> float:
    """What whoever acts may expect with best play."""
    out = ffi.new("double *")
    check(lib.parlour_solver_value(self._solver, state._state, out))
    return float(out[0])

  def values(self, state: State) -> npt.NDArray[np.float64]:
    """The value of every move, in the order of state.moves()."""
    out = np.zeros(max(1, len(state.moves())))
    count = check(lib.parlour_solver_values(self._solver, state._state, ffi.from_buffer("double[]", out), out.size))
    return out[:count]

  def is_chance(self, state: State) -> bool:
    """Are values chances to win here, or expected points?"""
    return bool(check(lib.parlour_solver_is_chance(self._solver, state._state)))
