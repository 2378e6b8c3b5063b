/* A solution passed on as bytes through the public face: solution [FILE]. The last turn of the solved game is computed, and the
   table that has it is read, asked and written again; what is cut, altered, forged or of another game is refused. With a
   FILE the bytes are left there, for other languages to read. */
#include "ai/solution.h"
#include "api/parlour.h"
#include "core/memory.h"
#include "games/catalogue.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

#define GAME "catan-dice"
#define LATE ";turn=15 player=1 score=0 resources=1,1,1,1,1,1 dice=0 rolls=2 built=no"

enum { ROUNDS = 2, SAMPLES = 100 }; /* rounds: one turn */

static const struct solver *solver;
static unsigned char *bytes; /* not aligned: nobody promises that */
static size_t size;

static unsigned char *table(void)
{
    return bytes + sizeof(struct solution_head);
}

static void seal(const struct game *g)
{
    struct solution_head head = solution_head(g->rules, solver, table());

    memcpy(bytes, &head, sizeof head);
}

/* Rounds of the last turn come first. */
static void compute(const struct game *g)
{
    void *made = memory_new(solver->size), *work = memory_new(solver->work_size);
    void *scratch = memory_new(solver->scratch_size);

    solver->begin(made, work);
    for (int round = 0; round < ROUNDS; round++)
        for (int step = 0; step < solver->steps(round); step++)
            solver->step(made, work, round, step, scratch);
    memcpy(table(), made, solver->size);
    seal(g);
    memory_free(made);
    memory_free(work);
    memory_free(scratch);
}

static bool is_refused(const parlour_game *g, const void *from, size_t length)
{
    parlour_error error = {0};
    parlour_solver *v = parlour_solver_read(g, from, length, &error);

    parlour_solver_free(v);
    return !v && error.status == PARLOUR_BAD_TEXT && error.message[0];
}

static void look_up(const parlour_game *g)
{
    parlour_error error = {0};
    parlour_solver *v = parlour_solver_read(g, bytes, size, &error);
    parlour_state *s = parlour_state_read(g, PARLOUR_TEXT(LATE), &error);
    unsigned char *again = memory_new(size);
    double each[PARLOUR_MOVES], whole = -1, best = -1;
    int count, steps, done = -1;

    steps = parlour_solver_steps(v, &done);
    tap(v && steps > 0 && done == steps && parlour_solver_on(v, 1) == 1,
        "what was read is finished");
    tap(parlour_solver_write(v, NULL, 0) == size && parlour_solver_write(v, again, size) == size &&
            memcmp(again, bytes, size) == 0,
        "it is written as it was read");
    memset(again, 7, size);
    tap(parlour_solver_write(v, again, size - 1) == size && again[0] == 7 && again[size - 2] == 7,
        "into too little room nothing is written");
    count = parlour_solver_values(v, s, each, PARLOUR_MOVES);
    for (int i = 0; i < count; i++)
        best = each[i] > best ? each[i] : best;
    tap(count > 1 && parlour_solver_value(v, s, &whole) == PARLOUR_OK && whole == best && best > 1,
        "a position is worth its best move, which is something");
    parlour_state_free(s);
    parlour_solver_free(v);
    memory_free(again);
}

static void check_refusals(const struct game *game, const parlour_game *g)
{
    parlour_error error = {0};
    parlour_solver *fresh = parlour_solver_new(g, &error);
    size_t bad = 0;

    for (size_t i = 0; i < SAMPLES; i++) {
        size_t at = i < sizeof(struct solution_head) ? i : size / SAMPLES * i;

        bytes[at] ^= (unsigned char)(1 << i % 8);
        bad += !is_refused(g, bytes, size);
        bytes[at] ^= (unsigned char)(1 << i % 8);
    }
    tap(bad == 0, "of %d altered tables each is refused", SAMPLES);
    tap(is_refused(g, bytes, size - 1) && is_refused(g, bytes, 40) && is_refused(g, bytes, 0) &&
            is_refused(g, NULL, size) && is_refused(g, "my thesis", 9),
        "what is cut, nothing or something else is refused");
    table()[0] ^= 1;
    seal(game);
    tap(is_refused(g, bytes, size), "a forged one with a right checksum is refused");
    table()[0] ^= 1;
    seal(game);
    tap(!parlour_solver_read(parlour_game_find(PARLOUR_TEXT("null")), bytes, size, &error) &&
            error.status == PARLOUR_NOT_OFFERED,
        "a game that is not solved takes none");
    tap(!parlour_solver_read(NULL, bytes, size, &error) && error.status == PARLOUR_BAD_ARGUMENT &&
            parlour_solver_write(NULL, bytes, size) == 0 &&
            parlour_solver_write(fresh, NULL, 0) == 0,
        "no game, no solver and one that is not finished are told apart");
    parlour_solver_free(fresh);
}

int main(int count, char **word)
{
    const struct game *game = catalogue_find(GAME, strlen(GAME));
    const parlour_game *g = parlour_game_find(PARLOUR_TEXT(GAME));
    unsigned char *room;

    solver = game->brain->solver;
    size = sizeof(struct solution_head) + solver->size;
    room = memory_new(size + 1);
    bytes = room + 1;
    compute(game);
    if (count > 1) {
        FILE *file = fopen(word[1], "wb");

        tap(file && fwrite(bytes, 1, size, file) == size && fclose(file) == 0, "%s", word[1]);
    } else {
        look_up(g);
        check_refusals(game, g);
    }
    memory_free(room);
    return tap_done();
}
