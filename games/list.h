/* The games there are, in the order of the start screen: GAME(a_name) is folder a-name and its a_name_game.
   This list is the only place outside its own folder that knows a game; the build reads it, too. */
GAME(blokus)
GAME(marrakech)
GAME(patchwork)
GAME(agamemnon)
GAME(catan_dice)
GAME(null)
