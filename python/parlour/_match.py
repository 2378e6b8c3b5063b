"""Matches between players of ours and of yours."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Sequence, Union

from ._base import ParlourError, check, new_error, number, settings, text_in
from ._face import ffi, lib
from ._game import Game
from ._search import skill
from ._state import State

Player = Union[int, Callable[[State], int]]


@dataclass(frozen=True)
class Played:
  """One game of a match; everything by seat."""
  player: tuple[int, ...]  # who sat there
  share: tuple[float, ...]  # the result, 0 to 1
  score: tuple[int, ...]
  moves: int


@ffi.def_extern(error=0)
def python_choose(context: Any, state: Any) -> int:
  choose, failed = ffi.from_handle(context)
  try:
    seen = State(lib.parlour_state_clone(state, ffi.NULL))
    return number(choose(seen), 0, 2**32 - 1, "a move")
  except BaseException as problem:  # it is raised again where the match was called
    failed.append(problem)
    return 0


def match(game: Game | str, players: Sequence[Player], games: int, seed: int = 0, **options: Any) -> list[Played]:
  """Plays games between players: a level from 0 to 9, or a function that chooses a move for whoever acts. Players
  change seats from game to game, and the games of one round have the same dice.

  >>> played = match("marrakech", [1, lambda state: state.moves()[0]], 4, seed=3)
  >>> len(played), played[0].player, played[1].player
  (4, (0, 1), (1, 0))
  """
  of = Game(game) if isinstance(game, str) else game
  error = new_error()
  failed: list[BaseException] = []
  games = number(games, 0, 10**6, "a number of games")
  out = ffi.new("parlour_played[]", max(1, games))
  given = ffi.new("parlour_player[]", max(1, len(players)))
  keep = []
  for i, player in enumerate(players):
    given[i].skill = skill(0)
    if callable(player):
      keep.append(ffi.new_handle((player, failed)))
      given[i].choose, given[i].context = lib.python_choose, keep[-1]
    else:
      given[i].skill = skill(player)
  status = lib.parlour_match(of._game, *text_in(settings(options)), given, len(players), games,
                             seed & (2**64 - 1), out, error)
  if failed:
    raise failed[0]
  if not players:
    raise ParlourError("a match needs players")
  check(status, error)
  seats = of.start(**options).players
  return [Played(tuple(one.player)[:seats], tuple(share / 1000 for share in one.share)[:seats], tuple(one.score)[:seats],
                 one.moves) for one in out[0:games]]
