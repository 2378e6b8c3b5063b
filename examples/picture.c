/* A picture of a position, as SVG on standard output: picture GAME [STATE].
   cc picture.c $(pkg-config --cflags --libs parlour) */
#include <parlour.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **word)
{
    const parlour_game *game =
        parlour_game_find(count > 1 ? word[1] : "blokus", PARLOUR_TO_THE_NUL);
    parlour_error error;
    parlour_state *state = count > 2 ? parlour_state_read(game, word[2], PARLOUR_TO_THE_NUL, &error)
                                     : parlour_state_new(game, NULL, 0, &error);
    size_t size = parlour_state_svg(state, PARLOUR_LIGHT, 0, 0, NULL, 0, state ? &error : NULL);
    char *svg = size ? (char *)malloc(size + 1) : NULL;

    if (!svg) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    parlour_state_svg(state, PARLOUR_LIGHT, 0, 0, svg, size + 1, &error);
    fputs(svg, stdout);
    free(svg);
    parlour_state_free(state);
    return 0;
}
