/* The public face: published functions of Agamemnon as plain C. They take texts that end with a NUL, so
   what the caller gives is copied. */
#include "api/published.h"

#include "core/memory.h"
#include "games/agamemnon/calls/calls.h"

#include <string.h>

/* Up to three texts, each ended by a NUL, or NULL where it was absent. */
struct texts {
    char *text[3];
    int status; /* not PARLOUR_OK: they cannot be had */
};

static char *copy_of(parlour_text t, int *status)
{
    char *copy;

    if (!t.text)
        return NULL;
    if (memchr(t.text, '\0', t.length)) {
        *status = PARLOUR_BAD_TEXT;
        return NULL;
    }
    copy = memory_try(t.length + 1);
    if (copy)
        memcpy(copy, t.text, t.length);
    else
        *status = PARLOUR_NO_MEMORY;
    return copy;
}

static struct texts texts_of(parlour_text a, parlour_text b, parlour_text c)
{
    struct texts t = {.status = PARLOUR_OK};

    t.text[0] = copy_of(a, &t.status);
    t.text[1] = copy_of(b, &t.status);
    t.text[2] = copy_of(c, &t.status);
    return t;
}

/* Frees them, and says how it went: `wrong` is a sentence or NULL. */
static int done(struct texts *t, const char *wrong)
{
    for (int i = 0; i < 3; i++)
        memory_free(t->text[i]);
    return t->status != PARLOUR_OK ? t->status : wrong ? PARLOUR_BAD_TEXT : PARLOUR_OK;
}

static const parlour_text absent = {NULL, 0};

int parlour_agamemnon_is_state_well_formed(parlour_text tiles, parlour_text edges)
{
    struct texts t = texts_of(tiles, edges, absent);
    bool good = t.status == PARLOUR_OK && agamemnon_is_state_well_formed(t.text[0], t.text[1]);

    done(&t, NULL);
    return good;
}

int parlour_agamemnon_is_state_valid(parlour_text tiles, parlour_text edges)
{
    struct texts t = texts_of(tiles, edges, absent);
    bool good = t.status == PARLOUR_OK && agamemnon_is_state_valid(t.text[0], t.text[1]);

    done(&t, NULL);
    return good;
}

int parlour_agamemnon_is_action_valid(parlour_text tiles, parlour_text edges, parlour_text action)
{
    struct texts t = texts_of(tiles, edges, action);
    bool good =
        t.status == PARLOUR_OK && agamemnon_is_action_valid(t.text[0], t.text[1], t.text[2]);

    done(&t, NULL);
    return good;
}

int parlour_agamemnon_select_tiles(parlour_text tiles, uint64_t *seed, char *out, size_t room)
{
    struct texts t = texts_of(tiles, absent, absent);
    struct rng r = published_rng(seed);
    char hand[AGAMEMNON_HAND_ROOM];
    const char *wrong = t.status ? "" : agamemnon_select_tiles(t.text[0], &r, hand);
    int status = done(&t, wrong);

    return status ? status : published_done(seed, &r, published_text(hand, out, room));
}

int parlour_agamemnon_apply_action(parlour_text tiles, parlour_text edges, parlour_text action,
                                   char *new_tiles, size_t tiles_room, char *new_edges,
                                   size_t edges_room)
{
    struct texts t = texts_of(tiles, edges, action);
    char tiles_out[AGAMEMNON_TILES_ROOM];
    char *edges_out = memory_try(edges.length + 1);
    const char *wrong = "";
    int status;

    if (!edges_out)
        t.status = PARLOUR_NO_MEMORY;
    if (t.status == PARLOUR_OK)
        wrong = agamemnon_apply_action(t.text[0], t.text[1], t.text[2], tiles_out, edges_out);
    status = done(&t, wrong);
    if (status == PARLOUR_OK) {
        published_text(tiles_out, new_tiles, tiles_room);
        published_text(edges_out, new_edges, edges_room);
    }
    memory_free(edges_out);
    return status;
}

int parlour_agamemnon_get_total_score(parlour_text tiles, parlour_text edges, int points[2])
{
    struct texts t = texts_of(tiles, edges, absent);
    int found[2] = {0, 0};
    const char *wrong = t.status ? "" : agamemnon_get_total_score(t.text[0], t.text[1], found);
    int status = done(&t, wrong);

    if (!points)
        return PARLOUR_BAD_ARGUMENT;
    points[0] = found[0];
    points[1] = found[1];
    return status;
}

int parlour_agamemnon_generate_action(parlour_text tiles, parlour_text edges, parlour_text hand,
                                      char *out, size_t room)
{
    struct texts t = texts_of(tiles, edges, hand);
    char action[AGAMEMNON_ACTION_ROOM];
    const char *wrong =
        t.status ? "" : agamemnon_generate_action(t.text[0], t.text[1], t.text[2], action);
    int status = done(&t, wrong);

    return status ? status : published_text(action, out, room);
}
