"""What the modules share: errors, texts, and options as parlour.h takes them."""
from __future__ import annotations

import os
import pathlib
import tempfile
import threading
from typing import Any, Callable

from ._face import ffi, lib

Error = Any  # a parlour_error of C


class ParlourError(ValueError):
  """What the library refused, in its own words. `column` says where in a text (from 1, or 0), `which` which element
  of an array (or -1), `places` which squares or tiles a refused move is about."""

  def __init__(self, message: str, status: int = lib.PARLOUR_BAD_ARGUMENT, column: int = 0, which: int = -1,
               places: tuple[int, ...] = ()) -> None:
    super().__init__(message)
    self.status = status
    self.column = column
    self.which = which
    self.places = places


ParlourError.__module__ = "parlour"  # where people know it from, also in tracebacks


class Handle:
  """Something of C: handle(function, ...) calls a function with it. Python lets go of its own lock while C works, so
  each handle has one, which other threads wait for; `with handle` holds it for several calls."""

  def __init__(self, made: Any, free: Any) -> None:
    self.raw = ffi.gc(made, free)
    self._lock = threading.RLock()

  def __call__(self, function: Callable[..., Any], *arguments: Any) -> Any:
    with self._lock:
      return function(self.raw, *arguments)

  def __enter__(self) -> Handle:
    self._lock.acquire()
    return self

  def __exit__(self, *unused: Any) -> None:
    self._lock.release()


def new_error() -> Error:
  return ffi.new("parlour_error *")


def raised(error: Error) -> ParlourError:
  """An error of C as an exception."""
  message = ffi.string(error.message).decode("utf-8", "replace")
  if error.status == lib.PARLOUR_NO_MEMORY:
    raise MemoryError(message)
  if error.column:
    message = f"column {error.column}: {message}"
  return ParlourError(message, error.status, error.column, error.which, tuple(error.place[0:error.places]))


def check(status: int, error: Error | None = None) -> int:
  """A count or an answer as it is; a status below -100 as an exception."""
  if status > -100:
    return status
  if error is not None and error.status:
    raise raised(error)
  if status == lib.PARLOUR_NO_MEMORY:
    raise MemoryError("There is not enough memory.")
  words = {lib.PARLOUR_NOT_NOW: "This cannot be asked in this position.",
           lib.PARLOUR_NOT_OFFERED: "This game does not offer it.",
           lib.PARLOUR_ILLEGAL: "This move is not legal here."}
  raise ParlourError(words.get(status, "This argument cannot be."), status)


def text_in(text: str | bytes) -> tuple[Any, int]:
  """A text as bytes and their number. A number is none: bytes(2 ** 31) would be two gigabytes of zeros.

  >>> text_in(2 ** 31)
  Traceback (most recent call last):
  TypeError: a text is str or bytes, not int
  """
  if not isinstance(text, (str, bytes, bytearray, memoryview)):
    raise TypeError(f"a text is str or bytes, not {type(text).__name__}")
  data = text.encode("utf-8", "surrogateescape") if isinstance(text, str) else bytes(text)
  return data, len(data)


def text_out(handle: Handle, write: Callable[[Any, int], int]) -> str:
  """What `write` tells of a handle, in a buffer that is large enough."""
  with handle:
    size = int(write(ffi.NULL, 0))
    room = ffi.new("char[]", size + 1)
    write(room, size + 1)
  return ffi.string(room).decode("utf-8", "replace")


def settings(options: dict[str, Any]) -> str:
  """Options as one text: players=3 corners=any."""
  return " ".join(f"{key}={value}" for key, value in options.items())


def number(value: Any, least: int, most: int, what: str) -> int:
  """A whole number within its bounds.

  >>> number("nonsense", 0, 9, "an action")
  Traceback (most recent call last):
  parlour.ParlourError: an action is a whole number
  """
  try:
    result = int(value)
  except (ValueError, OverflowError):
    raise ParlourError(f"{what} is a whole number") from None
  if result != value or not least <= result <= most:
    raise ParlourError(f"{what} lies between {least} and {most}")
  return result


def write_whole(place: pathlib.Path, write: Callable[[pathlib.Path], Any]) -> None:
  """All of a file or nothing: `write` makes it beside its place, then it takes the place of what was there."""
  with tempfile.TemporaryDirectory(dir=place.parent, prefix=place.name) as beside:
    made = pathlib.Path(beside) / place.name
    write(made)
    os.replace(made, place)


def version() -> str:
  """Of the library inside the package."""
  return ffi.string(lib.parlour_version()).decode()
