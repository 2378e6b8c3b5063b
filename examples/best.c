/* The best move that can be found in a second, and what was thought of the others: best GAME STATE.
   cc best.c $(pkg-config --cflags --libs parlour) */
#include <parlour.h>
#include <stdio.h>
#include <time.h>

static int complain(const parlour_error *error)
{
    fprintf(stderr, "column %d: %s\n", error->column, error->message);
    return 1;
}

static void think(parlour_search *search, double seconds)
{
    clock_t end = clock() + (clock_t)(seconds * CLOCKS_PER_SEC);

    while (parlour_search_on(search, 100) == 0 && clock() < end)
        continue;
}

int main(int count, char **word)
{
    static parlour_opinion opinion[PARLOUR_MOVES];
    const parlour_game *game =
        parlour_game_find(count > 1 ? word[1] : "marrakech", PARLOUR_TO_THE_NUL);
    parlour_skill how = {sizeof how, 9, 0, 1, 1, 1, NULL};
    parlour_state *state;
    parlour_search *search;
    parlour_error error;
    parlour_move best;
    char text[128];
    int moves, i;

    state = count > 2 ? parlour_state_read(game, word[2], PARLOUR_TO_THE_NUL, &error)
                      : parlour_state_new(game, NULL, 0, &error);
    if (!state)
        return complain(&error);
    parlour_state_roll(state, 1, NULL);
    search = parlour_search_new(state, &how, &error);
    if (!search)
        return complain(&error);
    think(search, 1);
    best = parlour_search_best(search);
    moves = parlour_search_moves(search, opinion, PARLOUR_MOVES);
    for (i = 0; i < moves; i++) {
        parlour_move_write(state, opinion[i].move, text, sizeof text);
        printf("%c %-12s %8d visits  %.3f\n", opinion[i].move == best ? '*' : ' ', text,
               opinion[i].visits, opinion[i].share[parlour_state_actor(state)]);
    }
    parlour_search_free(search);
    parlour_state_free(state);
    return 0;
}
