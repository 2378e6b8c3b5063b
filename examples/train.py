#!/usr/bin/env python3
"""A network of one hidden layer learns a game from our own players: train.py [GAME [GAMES [STEPS]]].

Level 3 plays GAMES games against itself (with a free move now and then, so that there is variety), and what it looked at most in each
position is the lesson. Then the network alone, without any search, meets the random player, one that grabs whatever scores most at
once, and level 1. Nothing but numpy; about ten minutes on one core for Marrakech.
"""
import sys

import numpy as np

import parlour

HIDDEN, BATCH, TEACHER = 64, 128, 3


def positions(game, games, luck):
  """Planes, masks and what the teacher's search preferred, of every decision of some games."""
  planes, masks, policies = [], [], []
  for number in range(games):
    state = parlour.Game(game).start()
    while not state.is_over:
      if state.actor < 0:
        state.roll(seed=int(luck.integers(2**32)))
        continue
      moves = state.moves()
      search = parlour.Search(state, TEACHER, seed=int(luck.integers(2**32))).run()
      if len(moves) > 1:
        policy = search.visits().astype(np.float32)  # by action
        planes.append(state.planes())
        masks.append(state.mask())
        policies.append(policy / policy.sum())
      state.play(moves[luck.integers(len(moves))] if luck.random() < 0.15 else search.best)
    if number % 50 == 49:
      print(f"{number + 1} games, {len(planes)} positions", flush=True)
  return np.array(planes), np.array(masks), np.array(policies)


class Network:
  """Planes, each number about as large as the others, a hidden layer of rectifiers, a weight for each action; learns by Adam."""

  def __init__(self, planes, actions, luck):
    flat = planes.reshape(len(planes), -1)
    self.middle, self.spread = flat.mean(0, dtype=np.float32), np.maximum(flat.std(0, dtype=np.float32), 0.2)
    numbers = flat.shape[1]
    self.weights = [luck.normal(0, (2 / numbers) ** 0.5, (numbers, HIDDEN)).astype(np.float32), np.zeros(HIDDEN, np.float32),
                    luck.normal(0, 0.01, (HIDDEN, actions)).astype(np.float32), np.zeros(actions, np.float32)]
    self.mean = [np.zeros_like(w) for w in self.weights]
    self.square = [np.zeros_like(w) for w in self.weights]
    self.time = 0

  def forward(self, planes, mask):
    x = (planes.reshape(len(planes), -1) - self.middle) / self.spread
    hidden = np.maximum(x @ self.weights[0] + self.weights[1], 0)
    likes = np.where(mask == 1, hidden @ self.weights[2] + self.weights[3], -1e9)
    likes = np.exp(likes - likes.max(axis=1, keepdims=True))
    return x, hidden, likes / likes.sum(axis=1, keepdims=True)

  def learn(self, planes, mask, policy, rate):
    x, hidden, guess = self.forward(planes, mask)
    wrong = (guess - policy) / len(x)
    back = (wrong @ self.weights[2].T) * (hidden > 0)
    self.time += 1
    for i, slope in enumerate((x.T @ back, back.sum(0), hidden.T @ wrong, wrong.sum(0))):
      self.mean[i] += 0.1 * (slope - self.mean[i])
      self.square[i] += 0.001 * (slope**2 - self.square[i])
      step = self.mean[i] / (1 - 0.9**self.time)
      self.weights[i] -= rate * step / (np.sqrt(self.square[i] / (1 - 0.999**self.time)) + 1e-8)

  def choose(self, state):
    return state.action_move(int(self.forward(state.planes()[None], state.mask()[None])[2][0].argmax()))


def grab(state):
  """Whatever leaves the one who acts furthest ahead at once."""
  me = state.actor

  def ahead(move):
    scores = state.clone().play(move).scores
    return scores[me] - max(score for player, score in enumerate(scores) if player != me)
  return max(state.moves(), key=ahead)


def main():
  game = sys.argv[1] if len(sys.argv) > 1 else "marrakech"
  games, steps = (int(word) for word in (sys.argv[2:4] + ["1200", "4000"][len(sys.argv[2:4]):]))
  luck = np.random.default_rng(1)
  planes, masks, policies = positions(game, games, luck)
  last = len(planes) * 9 // 10  # the rest is never learnt from
  network = Network(planes[:last], policies.shape[1], luck)
  for step in range(steps):
    pick = luck.integers(0, last, BATCH)
    network.learn(planes[pick], masks[pick], policies[pick], 0.002 * (1 - step / steps))
  guess = network.forward(planes[last:], masks[last:])[2]
  print(f"the teacher's choice in {100 * (guess.argmax(1) == policies[last:].argmax(1)).mean():.1f} % of {len(guess)} new positions",
        flush=True)
  for name, other in (("random", 0), ("grab", grab), ("level 1", 1)):
    shares = np.array([one.share[one.player.index(0)] for one in parlour.match(game, [network.choose, other], 200, seed=99)])
    print(f"against {name}: {100 * shares.mean():.1f} +- {196 * shares.std() / len(shares) ** 0.5:.1f} % of 200 games", flush=True)


main()
