"""Positions: moves, chance, history, text, pictures, and numbers for learning."""
from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np
import numpy.typing as npt

from ._base import Handle, ParlourError, check, new_error, number, raised, text_in, text_out
from ._face import ffi, lib

if TYPE_CHECKING:
  from ._game import Game

CHANCE, OVER = lib.PARLOUR_CHANCE, lib.PARLOUR_OVER
PALETTES = {"light": lib.PARLOUR_LIGHT, "dark": lib.PARLOUR_DARK, "contrast": lib.PARLOUR_CONTRAST}


@dataclass(frozen=True)
class Space:
  """Sizes of the numbers for learning."""
  actions: int
  planes: int
  rows: int
  columns: int
  symmetries: int
  players: int

  @property
  def shape(self) -> tuple[int, int, int]:
    """Of the planes."""
    return self.planes, self.rows, self.columns


def space_of(state: Handle) -> Space:
  raw = ffi.new("parlour_space *", {"size": ffi.sizeof("parlour_space")})
  check(state(lib.parlour_state_space, raw))
  return Space(raw.actions, raw.planes, raw.rows, raw.columns, raw.symmetries, raw.players)


def illegal(error: Any) -> NoReturn:
  raise raised(error)


class State:
  """A position and how it came about. Made by `Game.start` and `Game.read`.

  >>> from parlour import Game
  >>> state = Game("catan-dice").start()
  >>> state.actor == State.CHANCE, len(state.chance_outcomes())
  (True, 462)
  >>> state.roll(seed=7).play("end").actor == State.CHANCE
  True
  >>> state.undo().actor
  0
  """
  CHANCE, OVER = CHANCE, OVER

  def __init__(self, handle: Any) -> None:
    self._state = Handle(handle, lib.parlour_state_free)

  @property
  def game(self) -> Game:
    """What is played."""
    from ._game import Game, words
    return Game(words(lib.parlour_game_name(self._state(lib.parlour_state_game))))

  @property
  def players(self) -> int:
    """How many."""
    return int(self._state(lib.parlour_state_players))

  @property
  def actor(self) -> int:
    """Who acts: a player from 0, CHANCE, or OVER."""
    return int(self._state(lib.parlour_state_actor))

  @property
  def is_over(self) -> bool:
    """Has it ended? Then there is a result."""
    return self.actor == OVER

  @property
  def scores(self) -> list[int]:
    """Points, at any time."""
    out = ffi.new("int[4]")
    check(self._state(lib.parlour_state_scores, out))
    return list(out)[:self.players]

  @property
  def result(self) -> list[float]:
    """When it is over: 1 to the winner, split in a draw."""
    out = ffi.new("int[4]")
    check(self._state(lib.parlour_state_result, out))
    return [share / 1000 for share in list(out)[:self.players]]

  def seat(self, player: int) -> str:
    """What a player is called: 'cyan'."""
    return ffi.string(self._state(lib.parlour_state_seat, player)).decode()

  # ---- Moves

  def moves(self) -> list[int]:
    """Legal moves, or outcomes of chance, in rising order."""
    with self._state:
      count = check(self._state(lib.parlour_state_moves, ffi.NULL, 0))
      out = ffi.new("parlour_move[]", max(1, count))
      self._state(lib.parlour_state_moves, out, count)
    return list(out)[:count]

  def chance_outcomes(self) -> list[tuple[int, float]]:
    """Outcomes with their odds; nothing where a player decides."""
    with self._state:
      if self.actor != CHANCE:
        return []
      moves = self.moves()
      odds = ffi.new("double[]", len(moves))
      self._state(lib.parlour_state_odds, odds, len(moves))
    return list(zip(moves, odds))

  def play(self, move: int | str) -> State:
    """Plays a move, given as its number or its text; the position itself changes.

    >>> from parlour import Game
    >>> Game("marrakech").start().play("rotate180")
    Traceback (most recent call last):
    parlour.ParlourError: Assam may be turned left or right, but not right round.
    """
    error = new_error()
    code = self.read_move(move) if isinstance(move, str) else number(move, 0, 2**32 - 1, "a move")
    if self._state(lib.parlour_state_play, code, error) != lib.PARLOUR_OK:
      illegal(error)
    return self

  def apply(self, action: int) -> State:
    """Plays the move that has this action."""
    move = self.action_move(action)
    if not move:
      raise ParlourError("This action is not legal here.", lib.PARLOUR_ILLEGAL)
    return self.play(move)

  def roll(self, seed: int = 0) -> State:
    """Draws and plays chance until somebody decides. The k-th roll of a game depends on the seed and k alone."""
    error = new_error()
    check(self._state(lib.parlour_state_roll, seed & (2**64 - 1), error), error)
    return self

  def why_not(self, move: int | str) -> str:
    """Why a move is not allowed, in a sentence; '' if it is."""
    error = new_error()
    code = self.read_move(move) if isinstance(move, str) else number(move, 0, 2**32 - 1, "a move")
    if self._state(lib.parlour_state_why_not, code, error) == lib.PARLOUR_OK:
      return ""
    return ffi.string(error.message).decode()

  def undo(self, count: int = 1) -> State:
    """Takes moves back, chance included."""
    check(self._state(lib.parlour_state_undo, number(count, 0, 2**31 - 1, "a number of moves")))
    return self

  @property
  def history(self) -> list[int]:
    """The moves since the start, or since the snapshot it was read from, chance included."""
    with self._state:
      count = self._state(lib.parlour_state_history, ffi.NULL, 0)
      out = ffi.new("parlour_move[]", max(1, count))
      self._state(lib.parlour_state_history, out, count)
    return list(out)[:count]

  def clone(self) -> State:
    """Another one like it, with its history."""
    error = new_error()
    made = self._state(lib.parlour_state_clone, error)
    if not made:
      raise raised(error)
    return State(made)

  # ---- Text and pictures

  @property
  def text(self) -> str:
    """The position as a snapshot, which Game.read takes."""
    return text_out(self._state, lambda out, room: self._state(lib.parlour_state_write, out, room))

  @property
  def record(self) -> str:
    """Settings and moves; '' of a position that was read from a snapshot."""
    return text_out(self._state, lambda out, room: self._state(lib.parlour_state_record, out, room))

  def write_move(self, move: int) -> str:
    """A legal move as text; '' of any other number."""
    code = number(move, 0, 2**32 - 1, "a move")
    return text_out(self._state, lambda out, room: self._state(lib.parlour_move_write, code, out, room))

  def read_move(self, text: str) -> int:
    """The number of a move that is given as text, legal or not."""
    error = new_error()
    move = self._state(lib.parlour_move_read, *text_in(text), error)
    if not move:
      raise raised(error)
    return int(move)

  def svg(self, palette: str = "light", width: int = 0, height: int = 0) -> str:
    """A picture, as an SVG file."""
    if palette not in PALETTES:
      raise ParlourError("a palette is light, dark or contrast")
    error = new_error()
    text = text_out(self._state, lambda out, room: self._state(lib.parlour_state_svg, PALETTES[palette], width, height, out, room,
                                                            error))
    if not text:
      raise raised(error)
    return text

  def _repr_svg_(self) -> str:
    return self.svg()

  def __str__(self) -> str:
    return text_out(self._state, lambda out, room: self._state(lib.parlour_state_print, 0, out, room))

  def __repr__(self) -> str:
    return f"<{self.game.name} {self.text}>"

  def __eq__(self, other: object) -> bool:
    if not isinstance(other, State):
      return False
    first, second = sorted((self._state, other._state), key=id)  # two threads that compare both ways wait for none
    with first, second:
      return self._state(lib.parlour_state_equal, other._state.raw) == 1

  def __hash__(self) -> int:
    return int(self._state(lib.parlour_state_hash))

  # ---- Numbers for learning

  @property
  def space(self) -> Space:
    """How many actions and planes there are with these settings."""
    return space_of(self._state)

  def action(self, move: int) -> int:
    """The number of a legal move among all actions."""
    return check(self._state(lib.parlour_action_of, number(move, 0, 2**32 - 1, "a move")))

  def action_move(self, action: int) -> int:
    """The legal move of an action, or 0."""
    return int(self._state(lib.parlour_action_move, number(action, -2**31, 2**31 - 1, "an action")))

  def legal_actions(self) -> list[int]:
    """The actions that mask() marks.

    >>> from parlour import Game
    >>> Game("marrakech").start().legal_actions()
    [0, 1, 2]
    """
    return np.flatnonzero(self.mask()).tolist()

  def mask(self) -> npt.NDArray[np.uint8]:
    """1 for each legal action."""
    out = np.zeros(self.space.actions, np.uint8)
    check(self._state(lib.parlour_state_mask, ffi.from_buffer("uint8_t[]", out), out.size))
    return out

  def planes(self, player: int | None = None) -> npt.NDArray[np.int8]:
    """The position as a player sees it (who acts, unless told): planes x rows x columns."""
    out = np.zeros(self.space.shape, np.int8)
    who = max(self.actor, 0) if player is None else number(player, -2**31, 2**31 - 1, "a player")
    check(self._state(lib.parlour_state_planes, who, ffi.from_buffer("int8_t[]", out), out.size))
    return out

  def symmetry(self, which: int) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
    """Where each action, and each number of the planes laid out flat, goes under a symmetry.

    >>> from parlour import Game
    >>> state = Game("blokus").start(mode="duo")
    >>> actions, cells = state.symmetry(1)
    >>> mask, turned = state.mask(), np.zeros(state.space.actions, np.uint8)
    >>> turned[actions] = mask
    >>> bool((turned == mask).all())  # the empty board is its own image
    True
    """
    space = self.space
    actions = np.zeros(space.actions, np.int32)
    cells = np.zeros(space.planes * space.rows * space.columns, np.int32)
    check(self._state(lib.parlour_state_symmetry, number(which, -2**31, 2**31 - 1, "a symmetry"),
                                     ffi.from_buffer("int32_t[]", actions), actions.size,
                                     ffi.from_buffer("int32_t[]", cells), cells.size))
    return actions, cells
