#!/usr/bin/env python3
"""From nothing to a player that has learnt something: learn.py [GAME [ROUNDS]].

A matrix from planes to actions and one to values is all there is to learn. It plays with itself by search, fits the matrices to what
the search preferred and to who won, and plays again; then it meets the random player, without any search. That is enough for Null, the
smallest game; real games want a real network and many more games.
"""
import os
import sys
import tempfile

import numpy as np

import parlour


def softmax(x):
  x = np.exp(x - x.max(axis=1, keepdims=True))
  return x / x.sum(axis=1, keepdims=True)


def sigmoid(x):
  return 1 / (1 + np.exp(-np.clip(x, -30, 30)))


class Linear:
  """Two matrices over the planes, laid out flat and scaled down."""

  def __init__(self, space):
    numbers = space.planes * space.rows * space.columns
    self.players = space.players
    self.policy = np.zeros((numbers + 1, space.actions), np.float32)
    self.value = np.zeros((numbers + 1, 1), np.float32)

  def see(self, planes):
    flat = planes.reshape(len(planes), -1).astype(np.float32) / 16
    return np.concatenate([flat, np.ones((len(flat), 1), np.float32)], axis=1)

  def __call__(self, planes, mask):
    x = self.see(planes)
    mine = sigmoid(x @ self.value)
    others = np.repeat((1 - mine) / max(1, self.players - 1), self.players - 1, axis=1)
    return softmax(x @ self.policy) * mask, np.concatenate([mine, others], axis=1)

  def fit(self, data, steps=200, rate=1.0, luck=np.random.default_rng(1)):
    legal = np.unpackbits(data["mask"], axis=1)[:, :self.policy.shape[1]]
    for _ in range(steps):
      pick = luck.integers(0, len(data["game"]), 128)
      x = self.see(data["planes"][pick])
      guess = softmax(np.where(legal[pick] == 1, x @ self.policy, -1e9))
      self.policy += rate * x.T @ (data["policy"][pick] - guess) / len(x)
      won = sigmoid(x @ self.value)
      self.value += rate * x.T @ (data["result"][pick][:, None] - won) / len(x)


def main():
  game = sys.argv[1] if len(sys.argv) > 1 else "null"
  rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 2
  player = Linear(parlour.Game(game).start().space)
  with tempfile.TemporaryDirectory() as folder:
    for i in range(rounds):
      data = parlour.selfplay(os.path.join(folder, "games.npz"), game, 64, evaluate=player, visits=24, seed=i)
      player.fit(data)
      print(f"round {i + 1}: {len(data['game'])} positions", flush=True)

  def choose(state):
    policy, _ = player(state.planes()[None], state.mask()[None])
    return state.action_move(int(policy[0].argmax()))

  seats = parlour.Game(game).start().players
  games = parlour.match(game, [choose] + [0] * (seats - 1), 200, seed=99)
  shares = np.array([one.share[one.player.index(0)] for one in games])
  print(f"{100 * shares.mean():.1f} +- {196 * shares.std() / len(shares) ** 0.5:.1f} % of 200 games against random")


main()
