"""Our computer players."""
from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ._base import Handle, check, new_error, number, raised, text_out
from ._face import ffi, lib
from ._state import State

if TYPE_CHECKING:
  from ._solver import Solver


@dataclass(frozen=True)
class Opinion:
  """What a search found out about one move."""
  move: int
  visits: int
  share: tuple[float, ...]  # expected result of each player, 0 to 1
  score: tuple[float, ...] | None  # expected final points, if the player thinks of them


def skill(level: int, steps: int = 0, searches: int = 0, threads: int = 1, seed: int = 0,
          solver: Solver | None = None) -> dict[str, Any]:
  """A parlour_skill of C."""
  return {"size": ffi.sizeof("parlour_skill"), "level": number(level, 0, 9, "a level"),
          "steps": number(steps, 0, 2**31 - 1, "a number of steps"),
          "searches": number(searches, 0, 64, "a number of searches"),
          "threads": number(threads, 0, 64, "a number of threads"), "seed": seed & (2**64 - 1),
          "solver": solver._solver.raw if solver else ffi.NULL}


class Search:
  """A computer player thinking about a position. The same position, level and seed give the same move, whatever the
  number of threads.

  >>> from parlour import Game
  >>> search = Search(Game("marrakech").start(), level=2, seed=1).run()
  >>> len(search.opinions()), int(search.visits().sum()) > 0
  (3, True)
  """

  def __init__(self, state: State, level: int = 5, *, steps: int = 0, searches: int = 0, threads: int = 1,
               seed: int = 0, solver: Solver | None = None) -> None:
    error = new_error()
    self._solver = solver  # it has to outlive the search
    self._state = state.clone()
    how = ffi.new("parlour_skill *", skill(level, steps, searches, threads, seed, solver))
    made = self._state._state(lib.parlour_search_new, how, error)
    if not made:
      raise raised(error)
    self._search = Handle(made, lib.parlour_search_free)

  def on(self, steps: int) -> bool:
    """Thinks so many steps more; True when it is done."""
    return check(self._search(lib.parlour_search_on, number(steps, 0, 2**31 - 1, "a number of steps"))) == 1

  def run(self) -> Search:
    """Thinks to the end."""
    while not self.on(1024):
      pass
    return self

  @property
  def best(self) -> int:
    """The best move so far; may be asked at any time."""
    return int(self._search(lib.parlour_search_best))

  @property
  def reason(self) -> str:
    """Why the best move is good, in words."""
    best = self.best
    return text_out(self._state._state, lambda out, room: self._state._state(lib.parlour_move_reason, best, out, room))

  def opinions(self) -> list[Opinion]:
    """Of every move, in rising order."""
    with self._search:
      count = check(self._search(lib.parlour_search_moves, ffi.NULL, 0))
      out = ffi.new("parlour_opinion[]", max(1, count))
      check(self._search(lib.parlour_search_moves, out, count))
    players = self._state.players
    return [Opinion(o.move, o.visits, tuple(o.share)[:players], tuple(o.score)[:players] if o.scored else None)
            for o in out[0:count]]

  def visits(self) -> npt.NDArray[np.int64]:
    """Visits by action: a policy, when divided by their sum."""
    out = np.zeros(self._state.space.actions, np.int64)
    for opinion in self.opinions():
      out[self._state.action(opinion.move)] = opinion.visits
    return out

  def line(self) -> list[int]:
    """The expected continuation, the best move first."""
    out = ffi.new("parlour_move[16]")
    return list(out)[:check(self._search(lib.parlour_search_line, out, 16))]
