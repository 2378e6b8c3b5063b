"""Five board games for players and learners.

>>> import parlour
>>> [game.name for game in parlour.games()]
['blokus', 'marrakech', 'patchwork', 'agamemnon', 'catan-dice']
>>> state = parlour.Game("marrakech").start(players=3)
>>> state.actor, [state.write_move(m) for m in state.moves()]
(0, ['rotate0', 'rotate90', 'rotate270'])

`Game` and `State` are single games; `Search`, `Solver` and `match` are our players; `VectorEnv` steps thousands of games
at once, `Planner` searches them with an evaluation of yours, `selfplay` writes data sets, and `play` shows a position in
the browser. Everything comes from parlour.h, so the same seeds give the same bytes as in C.
"""
from ._base import ParlourError, version
from ._game import Game, Option, games
from ._match import Played, match
from ._page import address, play
from ._planner import Planner
from ._search import Opinion, Search
from ._selfplay import selfplay
from ._solver import Solver
from ._state import Space, State
from ._vector import VectorEnv

__version__ = version()
__all__ = ["Game", "Opinion", "Option", "ParlourError", "Planner", "Played", "Search", "Solver", "Space", "State",
           "VectorEnv", "address", "games", "match", "play", "selfplay"]
