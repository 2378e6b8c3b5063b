"""Games, their options and their published functions."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ._base import ParlourError, new_error, raised, settings, text_in
from ._face import ffi, lib
from ._state import State


def words(text: Any) -> str:
  return ffi.string(text).decode("utf-8")


@dataclass(frozen=True)
class Option:
  """What can be set before play."""
  key: str
  label: str
  choices: tuple[str, ...]
  preset: str


class Game:
  """One of the games, by its name.

  >>> game = Game("blokus")
  >>> game.title, game.options["mode"].choices[-1]
  ('Blokus', 'duo')
  >>> game.start(mode="duo").players
  2
  """

  def __init__(self, name: str) -> None:
    self._game = lib.parlour_game_find(*text_in(name))
    if not self._game:
      raise ParlourError(f"there is no game {name!r}")

  @property
  def name(self) -> str:
    """Of files and addresses: 'catan-dice'."""
    return words(lib.parlour_game_name(self._game))

  @property
  def title(self) -> str:
    """For people: 'Catan Dice Game'."""
    return words(lib.parlour_game_title(self._game))

  @property
  def guide(self) -> str:
    """How to play, in paragraphs."""
    return words(lib.parlour_game_guide(self._game))

  @property
  def options(self) -> dict[str, Option]:
    """What can be set before play, by key: start() takes them as arguments."""
    found = {}
    for i in range(lib.parlour_game_options(self._game)):
      choices = tuple(words(lib.parlour_option_choices(self._game, i)).split("|"))
      key = words(lib.parlour_option_key(self._game, i))
      found[key] = Option(key, words(lib.parlour_option_label(self._game, i)), choices,
                          choices[lib.parlour_option_preset(self._game, i)])
    return found

  @property
  def functions(self) -> dict[str, str]:
    """The published functions and their arguments."""
    return {words(lib.parlour_call_name(self._game, i)): words(lib.parlour_call_arguments(self._game, i))
            for i in range(lib.parlour_calls(self._game))}

  def start(self, **options: Any) -> State:
    """The start of a game: what is not named is preset. Chance has not been drawn yet, see State.roll.

    >>> Game("marrakech").start(players=5)
    Traceback (most recent call last):
    parlour.ParlourError: column 9: this option has no such choice
    """
    error = new_error()
    made = lib.parlour_state_new(self._game, *text_in(settings(options)), error)
    if not made:
      raise raised(error)
    return State(made)

  def read(self, text: str) -> State:
    """The position at the end of a snapshot or a record.

    >>> Game("marrakech").read("rotate90 jump")
    Traceback (most recent call last):
    parlour.ParlourError: column 10: expected rotate90, roll3, skip or a rug such as c003334
    """
    error = new_error()
    made = lib.parlour_state_read(self._game, *text_in(text), error)
    if not made:
      raise raised(error)
    return State(made)

  def call(self, function: str, *arguments: Any, seed: int = 0) -> Any:
    """A published function.

    >>> Game("marrakech").call("rotateAssam", "A33N", 90)
    'A33E'
    """
    error = new_error()
    keep: list[Any] = []
    answer = ffi.gc(lib.parlour_answer_new(error), lib.parlour_answer_free)
    given = ffi.new("parlour_value[]", max(1, len(arguments)))
    for i, argument in enumerate(arguments):
      fill(given[i], argument, keep)
    value = lib.parlour_call(answer, self._game, *text_in(function), given, len(arguments), seed & (2**64 - 1), error)
    if not value:
      raise raised(error)
    return told(value)

  def __repr__(self) -> str:
    return f"Game({self.name!r})"

  def __eq__(self, other: object) -> bool:
    return isinstance(other, Game) and self._game == other._game

  def __hash__(self) -> int:
    return hash(self.name)


def fill(value: Any, given: Any, keep: list[Any]) -> None:
  """A Python value as JSON would say it."""
  if given is None:
    value.kind = lib.PARLOUR_NULL
  elif isinstance(given, bool):
    value.kind, value.truth = lib.PARLOUR_BOOL, given
  elif isinstance(given, int) and -2**63 <= given < 2**63:
    value.kind, value.number = lib.PARLOUR_NUMBER, given
  elif isinstance(given, (int, float)):
    keep.append(ffi.from_buffer(str(given).encode()))
    value.kind, value.text, value.length = lib.PARLOUR_ODD_NUMBER, ffi.cast("char *", keep[-1]), len(keep[-1])
  elif isinstance(given, (str, bytes)):
    data, length = text_in(given)
    keep.append(ffi.from_buffer(data))
    value.kind, value.text, value.length = lib.PARLOUR_STRING, ffi.cast("char *", keep[-1]), length
  elif isinstance(given, (list, tuple)):
    items = ffi.new("parlour_value[]", max(1, len(given)))
    keep.append(items)
    for i, item in enumerate(given):
      fill(items[i], item, keep)
    value.kind, value.items, value.length = lib.PARLOUR_LIST, items, len(given)
  else:
    raise TypeError(f"a published function takes no {type(given).__name__}")


def told(value: Any) -> Any:
  """What a published function says, as Python says it."""
  if value.kind == lib.PARLOUR_BOOL:
    return bool(value.truth)
  if value.kind == lib.PARLOUR_NUMBER:
    return int(value.number)
  if value.kind in (lib.PARLOUR_STRING, lib.PARLOUR_ODD_NUMBER):
    return ffi.buffer(value.text, value.length)[:].decode("utf-8", "replace")
  if value.kind == lib.PARLOUR_LIST:
    return [told(value.items[i]) for i in range(value.length)]
  return None


def games() -> list[Game]:
  """All games for players, in the order of the start screen."""
  found = [Game(words(lib.parlour_game_name(lib.parlour_game_at(i)))) for i in range(lib.parlour_games())]
  return [game for game in found if game.name != "null"]
