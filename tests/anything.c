/* Random arguments to every function of parlour.h: anything [ROUNDS [SEED]], a round being about eight calls. Handles
   of any game and none, any numbers, any bytes as text, any 32 bits as a move. Nothing may crash; the sanitizers look
   on. scripts/anything.sh makes ten million calls. */
#include "tests/anything.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A small generator of its own, so that a seed and a number of calls name a run. */
uint64_t any_bits(struct world *w)
{
    w->luck ^= w->luck << 13;
    w->luck ^= w->luck >> 7;
    w->luck ^= w->luck << 17;
    return w->luck;
}

int any_below(struct world *w, int most)
{
    return (int)(any_bits(w) % (uint64_t)most);
}

/* Small, large, negative, and the ends of what an int can say. */
int any_int(struct world *w)
{
    static const int odd[] = {-2147483647 - 1, 2147483647, -1, 0, 1, -101, 65536};

    switch (any_below(w, 4)) {
    case 0:
        return odd[any_below(w, 7)];
    case 1:
        return (int)any_bits(w);
    default:
        return any_below(w, 12) - 2;
    }
}

/* What a game could have written, with a few bytes changed; or any bytes. */
parlour_text any_text(struct world *w)
{
    parlour_text t = {w->text[any_below(w, TEXTS)], 0};
    char *bytes;

    if (any_below(w, 16) == 0)
        return (parlour_text){NULL, 0};
    bytes = w->scratch[w->next_scratch++ % SCRATCHES];
    t.length = strlen(t.text);
    memcpy(bytes, t.text, t.length + 1);
    for (int i = any_below(w, 3); i > 0 && t.length > 0; i--)
        bytes[(size_t)any_below(w, (int)t.length)] = (char)any_bits(w);
    if (any_below(w, 4) == 0)
        t.length = (size_t)any_below(w, (int)t.length + 1);
    t.text = bytes;
    return t;
}

const parlour_game *any_game(struct world *w)
{
    int which = any_below(w, 20);

    if (which == 0)
        return NULL;
    if (which == 1)
        return (const parlour_game *)(const void *)w;
    return parlour_game_at(any_int(w)) ? parlour_game_at(any_below(w, parlour_games()))
                                       : parlour_game_at(which % parlour_games());
}

parlour_state *any_state(struct world *w)
{
    return any_below(w, 20) ? w->state[any_below(w, STATES)] : NULL;
}

parlour_move any_move(struct world *w, const parlour_state *s)
{
    static parlour_move list[PARLOUR_MOVES];
    int count = any_below(w, 3) ? parlour_state_moves(s, list, PARLOUR_MOVES) : 0;

    if (count <= 0)
        return (parlour_move)(any_bits(w) >> any_below(w, 40));
    return list[any_below(w, count)] ^ (any_below(w, 4) ? 0 : (parlour_move)1 << any_below(w, 32));
}

/* Texts to change: of positions as they come, and of everything published. */
void keep_text(struct world *w, const char *text)
{
    size_t length = strlen(text);

    if (length >= TEXT_ROOM)
        length = TEXT_ROOM - 1;
    memcpy(w->text[w->next_text], text, length);
    w->text[w->next_text][length] = '\0';
    w->next_text = (w->next_text + 1) % TEXTS;
}

static void begin(struct world *w, uint64_t seed)
{
    memset(w, 0, sizeof *w);
    w->luck = seed * 0x9e3779b97f4a7c15u | 1;
    for (int i = 0; i < TEXTS; i++)
        keep_text(w, i % 2 ? "players=2" : "");
    for (int i = 0; i < STATES; i++)
        w->state[i] = parlour_state_new(parlour_game_at(i % parlour_games()), NULL, 0, NULL);
    w->answer = parlour_answer_new(NULL);
}

static void end(struct world *w)
{
    for (int i = 0; i < STATES; i++)
        parlour_state_free(w->state[i]);
    parlour_search_free(w->search);
    parlour_solver_free(w->solver);
    parlour_answer_free(w->answer);
    parlour_planner_free(w->planner);
    parlour_batch_free(w->batch);
}

int main(int count, char **word)
{
    static struct world w;
    long rounds = count > 1 ? atol(word[1]) : 20000;
    uint64_t seed = count > 2 ? strtoull(word[2], NULL, 10) : 1;

    begin(&w, seed);
    for (long i = 0; i < rounds; i++)
        anything_at_all(&w);
    end(&w);
    printf("%ld rounds of calls with any arguments\n", rounds);
    return 0;
}
