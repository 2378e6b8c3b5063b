/* What the files of the public face share: the handles, and how they report. Private to api/. */
#ifndef PARLOUR_FACE_H
#define PARLOUR_FACE_H

#define PARLOUR_API __attribute__((visibility("default")))
#include "api/parlour.h"

#include "ai/think.h"
#include "core/rules.h"
#include "core/space.h"
#include "games/catalogue.h"

_Static_assert((int)PARLOUR_PLAYERS == MAX_PLAYERS && (int)PARLOUR_MOVES == MAX_MOVES &&
                   (int)PARLOUR_PLACES == MAX_PLACES && (int)PARLOUR_CHANCE == CHANCE &&
                   (int)PARLOUR_OVER == OVER,
               "the public numbers are the inner ones");

/* A handle begins with what it is, so that one of another kind is noticed. */
enum handle {
    HANDLE_STATE = 0x50535441,
    HANDLE_SEARCH,
    HANDLE_SOLVER,
    HANDLE_ANSWER,
    HANDLE_BATCH,
    HANDLE_PLANNER
};

union position {
    unsigned char bytes[MAX_STATE];
    uint64_t align;
};

/* A position, and how it came about: `length` moves from `start` on. */
struct parlour_state {
    enum handle handle;
    const struct game *game;
    struct settings with;
    bool recorded; /* `start` is the start of the settings */
    union position start, now;
    move *list;
    int length, room;
    int events; /* of chance among them */
};

struct parlour_solver {
    enum handle handle;
    const struct game *game;
    const struct solver *solver;
    void *table, *work, *scratch;
    int round, step, done, steps;
};

/* Every function begins with one of these: false or NULL, and *error says what is wrong. */
const struct game *face_game(const parlour_game *g, parlour_error *error);
bool face_state(const parlour_state *s, parlour_error *error);
bool face_settings(const struct game *g, const char *text, size_t length, struct settings *out,
                   parlour_error *error);
bool face_text(const char **text, size_t *length, parlour_error *error);

int face_fail(parlour_error *error, int status, const char *message); /* gives back status */
int face_reader(parlour_error *error, const struct reader *r, const struct refusal *why);
int face_refuse(parlour_error *error, const struct refusal *why);
void face_well(parlour_error *error);

static inline const struct rules *rules_of(const parlour_state *s)
{
    return s->game->rules;
}

static inline const struct state *position_of(const parlour_state *s)
{
    return (const struct state *)&s->now;
}

static inline int least(int a, int b)
{
    return a < b ? a : b;
}

/* A writer that stands no room and no buffer. */
struct writer face_writer(char *out, size_t room);

bool face_solved(const parlour_solver *v); /* solver.c: a finished one */

/* space.c: a space as the header tells it; a status. */
int face_extent(const struct game *g, const struct state *s, parlour_space *out);

/* threads.c: run(context, part) for every part from 0, some of them side by side. Where there are no
   threads they run one after another. */
struct crew;
struct crew *crew_new(int threads); /* NULL: no memory; 1 needs none: give NULL to crew_run */
void crew_free(struct crew *c);
void crew_run(struct crew *c, int parts, void (*run)(void *context, int part), void *context);

#endif
