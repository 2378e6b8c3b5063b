/* The same seeds give the same bytes in C, Python and WebAssembly: seeds GAMES [EXPECTED...]. Plays so many games
   of every game by random actions from batches, and hashes every mask, every plane and every position on the way.
   Prints one line a game, and says whether it is what was expected. */
#include "api/parlour.h"
#include "core/memory.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

enum { BATCH = 64 };

/* A polynomial over words of 32 bits, which numpy can reckon, too. There are always whole words: BATCH of everything. */
static uint64_t mixed(uint64_t hash, const void *bytes, size_t size)
{
    const unsigned char *at = bytes;

    for (size_t i = 0; i + sizeof(uint32_t) <= size; i += sizeof(uint32_t)) {
        uint32_t word;

        memcpy(&word, at + i, sizeof word);
        hash = hash * 0x9e3779b97f4a7c15u + word;
    }
    return hash;
}

static int still_playing(const parlour_arrays *out, int games)
{
    int left = 0;

    for (int i = 0; i < games; i++)
        left += out->actor[i] != PARLOUR_OVER;
    return left;
}

/* Games number `from` to `from + BATCH`, all to their ends. */
static uint64_t play(const parlour_game *g, uint64_t from, uint64_t hash)
{
    parlour_batch_how how = {sizeof how, BATCH, 1, PARLOUR_DISABLED, PARLOUR_CHANCE_BY_SEED};
    parlour_space space = {.size = sizeof space};
    parlour_state *start = parlour_state_new(g, NULL, 0, NULL);
    parlour_arrays out = {.size = sizeof out};
    uint64_t seeds[BATCH], luck = from;
    size_t mask, planes;
    int32_t actions[BATCH];
    parlour_batch *b;

    parlour_state_space(start, &space);
    mask = BATCH * (size_t)space.actions;
    planes = BATCH * (size_t)(space.planes * space.rows * space.columns);
    out.planes = memory_new(planes);
    out.mask = memory_new(mask);
    out.actor = memory_new(BATCH);
    for (int i = 0; i < BATCH; i++)
        seeds[i] = from + (uint64_t)i;
    b = parlour_batch_new(g, NULL, 0, &how, seeds, &out, NULL);
    for (int step = 0; b && still_playing(&out, BATCH) > 0; step++) {
        parlour_batch_sample(b, &luck, actions);
        if (parlour_batch_step(b, actions, NULL) != PARLOUR_OK)
            break;
        if (step % 8 == 0)
            hash = mixed(mixed(hash, out.mask, mask), out.planes, planes);
    }
    hash ^= parlour_batch_hash(b);
    parlour_batch_free(b);
    parlour_state_free(start);
    memory_free(out.planes);
    memory_free(out.mask);
    memory_free(out.actor);
    return hash;
}

static void write_hex(char *text, uint64_t value)
{
    for (int i = 0; i < 16; i++)
        text[i] = "0123456789abcdef"[value >> (60 - 4 * i) & 15];
    text[16] = '\0';
}

int main(int count, char **word)
{
    long games = count > 1 ? atol(word[1]) : BATCH;

    for (int which = 0; which < parlour_games(); which++) {
        const parlour_game *g = parlour_game_at(which);
        uint64_t hash = 0xcbf29ce484222325u;
        char text[17];

        for (long i = 0; i < games; i += BATCH)
            hash = play(g, (uint64_t)i, hash);
        write_hex(text, hash);
        if (which + 2 < count)
            tap(strcmp(text, word[which + 2]) == 0, "%s: %ld games have hash %s",
                parlour_game_name(g), games, text);
        else
            tap_note("%s %s", parlour_game_name(g), text);
    }
    return tap_done();
}
