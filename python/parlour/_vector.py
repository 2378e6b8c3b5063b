"""Thousands of games stepped together, into numpy arrays."""
from __future__ import annotations

from typing import Any, Sequence

import numpy as np
import numpy.typing as npt

from ._base import Handle, ParlourError, check, new_error, number, raised, settings, text_in, text_out
from ._face import ffi, lib
from ._game import Game

MODES = {"NEXT_STEP": lib.PARLOUR_NEXT_STEP, "SAME_STEP": lib.PARLOUR_SAME_STEP, "DISABLED": lib.PARLOUR_DISABLED}


class VectorEnv:
  """Many games of one kind. Every array belongs to this object and is written anew by each step:

  planes (games x planes x rows x columns), mask (games x actions), actor, rewards (games x 4), ended, outcomes, and
  scores and final_planes if asked for. Game i plays by seeds[i] alone, whatever the others do.

  autoreset is one of Gymnasium's three: "NEXT_STEP" begins anew with the step after the end, "SAME_STEP" in the step that
  ended it, "DISABLED" not at all. chance="given" lets you draw: then actor may be CHANCE, and an action is the number of the
  outcome, below outcomes[i].

  >>> env = VectorEnv("marrakech", 8, seeds=range(8))
  >>> env.planes.shape, env.mask.sum(axis=1).tolist()
  ((8, 28, 7, 7), [3, 3, 3, 3, 3, 3, 3, 3])
  >>> env.step(env.sample(seed=1)).actor.tolist()
  [0, 0, 0, 0, 0, 0, 0, 0]
  >>> env.step([87] * 8)
  Traceback (most recent call last):
  parlour.ParlourError: This action is not legal in its game.
  """

  def __init__(self, game: Game | str, games: int, *, seeds: Sequence[int] | npt.NDArray[np.uint64] | None = None,
               threads: int = 1, autoreset: str = "NEXT_STEP", chance: str = "seed", scores: bool = False,
               final_planes: bool = False, **options: Any) -> None:
    if autoreset not in MODES or chance not in ("seed", "given"):
      raise ParlourError("autoreset is NEXT_STEP, SAME_STEP or DISABLED, and chance is 'seed' or 'given'")
    self.game = Game(game) if isinstance(game, str) else game
    self.games = number(games, 1, 2**20, "a number of games")
    self.space = self.game.start(**options).space
    shape = (self.games, *self.space.shape)
    self.planes = np.zeros(shape, np.int8)
    self.mask = np.zeros((self.games, self.space.actions), np.uint8)
    self.actor = np.zeros(self.games, np.int8)
    self.outcomes = np.zeros(self.games, np.int32)
    self.rewards = np.zeros((self.games, 4), np.float32)
    self.ended = np.zeros(self.games, np.uint8)
    self.scores = np.zeros((self.games, 4), np.int32) if scores else None
    self.final_planes = np.zeros(shape, np.int8) if final_planes else None
    how = {"size": ffi.sizeof("parlour_batch_how"), "games": self.games,
           "threads": number(threads, 0, 64, "a number of threads"), "autoreset": MODES[autoreset],
           "chance": lib.PARLOUR_CHANCE_GIVEN if chance == "given" else lib.PARLOUR_CHANCE_BY_SEED}
    error = new_error()
    made = lib.parlour_batch_new(self.game._game, *text_in(settings(options)), ffi.new("parlour_batch_how *", how),
                                 self._seeds(seeds), self._arrays(), error)
    if not made:
      raise raised(error)
    self._batch = Handle(made, lib.parlour_batch_free)
    self._luck = ffi.new("uint64_t *", 0)
    self._actions = np.zeros(self.games, np.int32)
    self._into = ffi.from_buffer("int32_t[]", self._actions)
    self._error = error

  def _seeds(self, seeds: Any) -> Any:
    if seeds is None:
      return ffi.NULL
    given = np.array([int(seed) & (2**64 - 1) for seed in seeds], np.uint64)
    if given.shape != (self.games,):
      raise ParlourError("there is a seed for each game")
    return ffi.from_buffer("uint64_t[]", given)

  def _arrays(self) -> Any:
    kinds = {"planes": "int8_t[]", "mask": "uint8_t[]", "actor": "int8_t[]", "outcomes": "int32_t[]", "rewards": "float[]",
             "ended": "uint8_t[]", "scores": "int32_t[]", "final_planes": "int8_t[]"}
    arrays = {name: ffi.from_buffer(kind, getattr(self, name)) for name, kind in kinds.items()
              if getattr(self, name) is not None}
    self._views = arrays  # the arrays cannot go away while the batch writes into them
    return ffi.new("parlour_arrays *", {"size": ffi.sizeof("parlour_arrays"), **arrays})

  def step(self, actions: Sequence[int] | npt.NDArray[np.integer[Any]]) -> VectorEnv:
    """One action a game. One that is not legal is refused for all: `which` of the error says whose it was."""
    if actions is not self._actions:
      given = np.asarray(actions)
      if given.shape != (self.games,) or given.dtype.kind not in "iu":
        raise ParlourError("there is one whole number for each game")
      if given.dtype != np.int32 and (given.min() < -1 or given.max() > 2**31 - 1):
        raise ParlourError("this is no action")
    with self._batch:
      if actions is not self._actions:
        np.copyto(self._actions, given, casting="unsafe")
      if self._batch(lib.parlour_batch_step, self._into, self._error) != lib.PARLOUR_OK:
        raise raised(self._error)
    return self

  def sample(self, seed: int | None = None) -> npt.NDArray[np.int32]:
    """A legal action for each game, at random. The array is the same one each time."""
    if seed is not None:
      self._luck[0] = seed & (2**64 - 1)
    self._batch(lib.parlour_batch_sample, self._luck, self._into)
    return self._actions

  def reset(self, which: npt.NDArray[np.bool_] | Sequence[bool] | None = None,
            seeds: Sequence[int] | None = None) -> VectorEnv:
    """Begins games anew: all, or those marked; with new seeds, or with what follows from the old ones."""
    marked = None if which is None else np.ascontiguousarray(which, np.uint8)
    if marked is not None and marked.shape != (self.games,):
      raise ParlourError("there is a mark for each game")
    with self._batch:
      check(self._batch(lib.parlour_batch_reset, ffi.NULL if marked is None else ffi.from_buffer("uint8_t[]", marked),
                        self._seeds(seeds), self._error), self._error)
    return self

  def text(self, game: int) -> str:
    """One game's position as a snapshot."""
    which = number(game, 0, self.games - 1, "a game")
    return text_out(self._batch, lambda out, room: self._batch(lib.parlour_batch_write, which, out, room))

  def read(self, game: int, text: str) -> VectorEnv:
    """Puts a position into one game."""
    which = number(game, 0, self.games - 1, "a game")
    with self._batch:
      check(self._batch(lib.parlour_batch_read, which, *text_in(text), self._error), self._error)
    return self

  @property
  def hash(self) -> int:
    """Of all positions; the same as in C."""
    return int(self._batch(lib.parlour_batch_hash))
