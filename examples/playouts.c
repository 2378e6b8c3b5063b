/* Random games of every game in the library: how long they last and what they bring.
   cc playouts.c $(pkg-config --cflags --libs parlour) */
#include <parlour.h>
#include <stdio.h>

enum { GAMES = 20 };

/* One game; `luck` goes on from game to game. Its length in moves, or a negative status. */
static int play(const parlour_game *g, uint64_t seed, uint64_t *luck, int points[PARLOUR_PLAYERS])
{
    static parlour_move list[PARLOUR_MOVES];
    parlour_error error;
    parlour_state *s = parlour_state_new(g, NULL, 0, &error);
    int length;

    if (!s)
        return error.status;
    while (parlour_state_actor(s) != PARLOUR_OVER) {
        int count;

        parlour_state_roll(s, seed, NULL); /* the dice, if it is their turn */
        count = parlour_state_moves(s, list, PARLOUR_MOVES);
        *luck = *luck * 6364136223846793005u + 1442695040888963407u;
        if (count > 0)
            parlour_state_play(s, list[(*luck >> 33) % (uint64_t)count], NULL);
    }
    parlour_state_scores(s, points);
    length = parlour_state_history(s, NULL, 0);
    parlour_state_free(s);
    return length;
}

int main(void)
{
    uint64_t luck = 1;
    int which, game, points[PARLOUR_PLAYERS];

    for (which = 0; which < parlour_games(); which++) {
        const parlour_game *g = parlour_game_at(which);
        long moves = 0, first = 0;

        for (game = 0; game < GAMES; game++) {
            int length = play(g, (uint64_t)game, &luck, points);

            if (length < 0)
                return 1;
            moves += length;
            first += points[0];
        }
        printf("%-12s %6.1f moves, %6.1f points for the first player\n", parlour_game_name(g),
               (double)moves / GAMES, (double)first / GAMES);
    }
    return 0;
}
