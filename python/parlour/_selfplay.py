"""Data sets of games that a program played with itself."""
from __future__ import annotations

import pathlib
from typing import Any

import numpy as np
import numpy.typing as npt

from ._base import ParlourError, write_whole
from ._game import Game
from ._planner import Evaluate, Planner
from ._vector import VectorEnv


def selfplay(path: str | pathlib.Path, game: Game | str, games: int, *, evaluate: Evaluate | None = None, visits: int = 64,
             seed: int = 0, opening: int = 8, threads: int = 1, **options: Any) -> dict[str, npt.NDArray[Any]]:
  """Plays games with a Planner and writes what was seen to a .npz file: planes (int8), mask (uint8, packed bits along the
  actions), policy (float32, visits as odds), player (int8), value (float32, what the search expected for that
  player) and result (float32, what the player got), and game (int32). The first `opening` decisions are drawn by the policy, later
  ones are the most visited. The same arguments write the same bytes. The file is whole or not there; its folder must exist.

  >>> import tempfile, os
  >>> with tempfile.TemporaryDirectory() as folder:
  ...   data = selfplay(os.path.join(folder, "null.npz"), "null", 6, visits=8, seed=1)
  >>> len(data["planes"]) == len(data["result"]) > 6, sorted(set(data["result"].tolist()))
  (True, [0.0, 1.0])
  """
  place = pathlib.Path(path)
  if not place.parent.is_dir():  # before hours of play, not after them
    raise ParlourError(f"there is no folder {place.parent}")
  env = VectorEnv(game, games, seeds=[seed * 1000003 + i for i in range(games)], autoreset="DISABLED", threads=threads,
                  **options)
  players = env.space.players

  def even(planes: Any, mask: Any) -> Any:
    return mask, np.full((len(mask), players), 1 / players, np.float32)

  planner = Planner(env, evaluate or even, visits=visits, seed=seed)
  luck = np.random.Generator(np.random.PCG64(seed))
  rows: dict[str, list[npt.NDArray[Any]]] = {key: [] for key in ("planes", "mask", "policy", "player", "value", "game")}
  results = np.zeros((games, 4), np.float32)
  step = 0
  while (env.actor != -2).any():
    planner.run()
    odds = planner.policy()
    playing = np.flatnonzero(env.actor >= 0)
    draws = luck.random(env.games)
    chosen = (odds.cumsum(axis=1) < draws[:, None]).sum(axis=1) if step < opening else planner.visits.argmax(axis=1)
    actions = np.minimum(chosen, env.space.actions - 1).astype(np.int32)
    wrong = env.mask[np.arange(env.games), actions] == 0  # rounding at the end of a row
    actions[wrong] = planner.visits[wrong].argmax(axis=1)
    rows["planes"].append(env.planes[playing])
    rows["mask"].append(np.packbits(env.mask[playing], axis=1))
    rows["policy"].append(odds[playing].astype(np.float32))
    rows["player"].append(env.actor[playing])
    rows["value"].append(planner.values[playing, env.actor[playing]])
    rows["game"].append(playing.astype(np.int32))
    env.step(actions)
    results[env.ended == 1] = env.rewards[env.ended == 1]
    step += 1
  data = {key: np.concatenate(parts) for key, parts in rows.items()}
  data["result"] = results[data["game"], data["player"]]

  def write(made: pathlib.Path) -> None:
    with open(made, "wb") as out:
      np.savez_compressed(out, **data)

  write_whole(place, write)
  return data
