/* The laws of spaces, checked over random games of every entry of the catalogue with every choice of every
   option: actions are a bijection on the legal moves; planes tell apart what plays differently and depend on
   the position alone; a game and its image under a symmetry, played side by side, stay images. */
#include "core/memory.h"
#include "core/space.h"
#include "core/walk.h"
#include "games/catalogue.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

enum { SEEN = 1 << 16, LONGEST = 5000 };

struct look { /* what was seen: planes by their hash, and what could be done there */
    uint64_t planes, play;
};

struct check {
    const struct rules *g;
    const struct space *space;
    struct extent e;
    struct settings with;
    struct state *now, *twin, *copy;
    struct rng rng;
    move list[MAX_MOVES], others[MAX_MOVES];
    int32_t action[MAX_MOVES], image[MAX_MOVES];
    int8_t *planes, *again;
    uint8_t *mask;
    struct look *seen;
    const char *broken;
};

static void law(struct check *c, bool holds, const char *which)
{
    if (!holds && !c->broken)
        c->broken = which;
}

static size_t numbers(const struct check *c)
{
    return (size_t)(c->e.planes * c->e.rows * c->e.columns);
}

static uint64_t hash_of(uint64_t hash, const void *bytes, size_t size)
{
    const unsigned char *byte = bytes;

    for (size_t i = 0; i < size; i++)
        hash = (hash ^ byte[i]) * 0x100000001b3u;
    return hash;
}

static void check_extent(struct check *c, const struct state *s)
{
    struct extent e = c->space->extent(s);

    law(c, memcmp(&e, &c->e, sizeof e) == 0, "the space stays the same in a game");
}

/* Each legal move has an action of its own, which leads back to it; no other action is a legal move. */
static void check_actions(struct check *c, int count)
{
    c->space->actions(c->now, c->list, count, c->action);
    memset(c->mask, 0, (size_t)c->e.actions);
    for (int i = 0; i < count && !c->broken; i++) {
        law(c, c->action[i] >= 0 && c->action[i] < c->e.actions,
            "actions are numbers of the space");
        if (c->broken)
            return;
        law(c, !c->mask[c->action[i]], "no two moves share an action");
        law(c, c->space->move(c->now, c->action[i]) == c->list[i],
            "an action leads back to its move");
        c->mask[c->action[i]] = 1;
    }
    for (int tries = 0; tries < 40; tries++) {
        int action = (int)rng_below(&c->rng, (uint32_t)c->e.actions);

        law(c, c->mask[action] || !is_legal(c->g, c->now, c->space->move(c->now, action)),
            "an action that is not masked is no legal move");
    }
}

/* Whoever looks: all of the planes is written, and whatever looks the same plays the same. */
static void check_planes(struct check *c, int actor)
{
    int players = c->g->players(c->now), points[MAX_PLAYERS] = {0}, order[MAX_PLAYERS] = {0};
    uint64_t planes, play;
    struct look *look;

    for (int p = 0; p < players; p++) {
        memset(c->planes, 0x55, numbers(c));
        memset(c->again, 0x2a, numbers(c));
        c->space->planes(c->now, p, c->planes);
        c->space->planes(c->now, p, c->again);
        law(c, memcmp(c->planes, c->again, numbers(c)) == 0, "planes depend on the position alone");
    }
    c->space->planes(c->now, actor, c->planes);
    c->g->scores(c->now, points);
    for (int p = 0; p < players; p++)
        order[p] = points[(actor + p) % players];
    planes = hash_of(0xcbf29ce484222325u, c->planes, numbers(c));
    play =
        hash_of(hash_of(0xcbf29ce484222325u, c->mask, (size_t)c->e.actions), order, sizeof order);
    look = &c->seen[planes % SEEN];
    law(c, look->planes != planes || look->play == play,
        "planes tell apart what plays differently");
    *look = (struct look){planes, play};
}

/* Two moves that lead to positions that are not the same in play must not look the same. */
static void check_successors(struct check *c, int count)
{
    move a = c->list[rng_below(&c->rng, (uint32_t)count)];
    move b = c->list[rng_below(&c->rng, (uint32_t)count)];
    int first, second;

    state_copy(c->g, c->twin, c->now);
    c->g->apply(c->twin, a);
    first = c->g->moves(c->twin, c->others);
    c->space->planes(c->twin, 0, c->planes);
    state_copy(c->g, c->twin, c->now);
    c->g->apply(c->twin, b);
    second = c->g->moves(c->twin, c->others);
    c->space->planes(c->twin, 0, c->again);
    law(c, memcmp(c->planes, c->again, numbers(c)) != 0 || first == second,
        "two moves that lead to other choices look different");
}

/* Do both positions offer the same, now and for a while if they are played on alike? */
static bool play_the_same(struct check *c, struct state *a, struct state *b)
{
    int points[2][MAX_PLAYERS] = {{0}};

    for (int step = 0; step < 40; step++) {
        struct rng same = c->rng;
        int actor = c->g->actor(a), count = c->g->moves(a, c->list);
        move m;

        c->g->scores(a, points[0]);
        c->g->scores(b, points[1]);
        if (c->g->actor(b) != actor || c->g->moves(b, c->others) != count ||
            memcmp(c->list, c->others, (size_t)count * sizeof *c->list) != 0 ||
            memcmp(points[0], points[1], sizeof points[0]) != 0)
            return false;
        if (actor == OVER)
            return true;
        m = actor == CHANCE ? roll(c->g, a, &c->rng) : c->list[rng_below(&c->rng, (uint32_t)count)];
        if (actor == CHANCE && roll(c->g, b, &same) != m)
            return false; /* other odds */
        c->g->apply(a, m);
        c->g->apply(b, m);
    }
    return true;
}

/* The snapshot with one character changed is another position, or none. If it plays differently, some
   player must see that. */
static void check_neighbour(struct check *c)
{
    static const char marks[] = "0123456789abcdefghijABCDEFGHIJNESW,?";
    char text[1 << 14];
    struct writer w = writer_over(text, sizeof text);
    struct refusal why;
    struct reader r;
    struct extent e;

    c->g->write_state(&w, c->now);
    if (w.size == 0 || w.size >= sizeof text)
        return;
    text[rng_below(&c->rng, (uint32_t)w.size)] = marks[rng_below(&c->rng, sizeof marks - 1)];
    r = reader_of(text);
    if (!c->g->is_snapshot(text, w.size) || !read_position(c->g, &r, c->twin, &why) ||
        c->g->players(c->twin) != c->g->players(c->now))
        return;
    e = c->space->extent(c->twin);
    for (int p = 0; p < c->g->players(c->now); p++) {
        c->space->planes(c->now, p, c->planes);
        c->space->planes(c->twin, p, c->again);
        if (memcmp(&e, &c->e, sizeof e) != 0 || memcmp(c->planes, c->again, numbers(c)) != 0)
            return;
    }
    state_copy(c->g, c->copy, c->now);
    law(c, play_the_same(c, c->copy, c->twin), "what looks the same plays the same");
}

static void play_alone(struct check *c)
{
    int actor, count;

    state_start(c->g, c->now, &c->with);
    for (int i = 0; i < LONGEST && (actor = c->g->actor(c->now)) != OVER && !c->broken; i++) {
        check_extent(c, c->now);
        count = c->g->moves(c->now, c->list);
        if (actor >= 0) {
            check_actions(c, count);
            check_planes(c, actor);
            check_successors(c, count);
        }
        for (int k = 0; k < 6; k++)
            check_neighbour(c);
        count = c->g->moves(c->now, c->list);
        c->g->apply(c->now, actor == CHANCE ? roll(c->g, c->now, &c->rng)
                                            : c->list[rng_below(&c->rng, (uint32_t)count)]);
    }
}

/* The twin's planes and mask are the images of the first game's. */
static void compare_twins(struct check *c, int symmetry, int actor, int count)
{
    int others = c->g->moves(c->twin, c->others);

    law(c, others == count, "an image has as many moves");
    c->space->actions(c->now, c->list, count, c->action);
    c->space->actions(c->twin, c->others, count, c->image);
    memset(c->mask, 0, (size_t)c->e.actions);
    for (int i = 0; i < count && !c->broken; i++)
        c->mask[c->image[i]] = 1;
    for (int i = 0; i < count && !c->broken; i++) {
        int to = c->space->turned_action(c->now, symmetry, c->action[i]);

        law(c, to >= 0 && to < c->e.actions && c->mask[to], "what is legal is legal in the image");
        if (!c->broken)
            c->mask[to] = 0; /* each one once */
    }
    c->space->planes(c->now, actor, c->planes);
    c->space->planes(c->twin, actor, c->again);
    for (int i = 0; i < (int)numbers(c) && !c->broken; i++)
        law(c, c->again[c->space->turned_cell(c->now, symmetry, i)] == c->planes[i],
            "a symmetric position has symmetric planes");
}

static void play_twins(struct check *c, int symmetry)
{
    int actor, count, points[2][MAX_PLAYERS] = {{0}};

    state_start(c->g, c->now, &c->with);
    state_start(c->g, c->twin, &c->with);
    if (c->space->turn_start)
        c->space->turn_start(c->twin, symmetry);
    for (int i = 0; i < LONGEST && (actor = c->g->actor(c->now)) != OVER && !c->broken; i++) {
        move m, image;

        law(c, c->g->actor(c->twin) == actor, "the same player acts in the image");
        count = c->g->moves(c->now, c->list);
        m = actor == CHANCE ? roll(c->g, c->now, &c->rng)
                            : c->list[rng_below(&c->rng, (uint32_t)count)];
        image = m;
        if (actor >= 0 && !c->broken) {
            int32_t action;

            if (i % 4 == 0)
                compare_twins(c, symmetry, actor, count);
            c->space->actions(c->now, &m, 1, &action);
            image = c->space->move(c->twin, c->space->turned_action(c->now, symmetry, action));
        }
        law(c, is_legal(c->g, c->twin, image), "the image of a legal move is legal");
        if (c->broken)
            return;
        c->g->apply(c->now, m);
        c->g->apply(c->twin, image);
    }
    c->g->scores(c->now, points[0]);
    c->g->scores(c->twin, points[1]);
    law(c, memcmp(points[0], points[1], sizeof points[0]) == 0,
        "an image ends with the same points");
}

static void check_settings(struct check *c, int games)
{
    char settings[256];
    struct writer out = writer_over(settings, sizeof settings);

    state_start(c->g, c->now, &c->with);
    c->e = c->space->extent(c->now);
    c->planes = memory_new(numbers(c));
    c->again = memory_new(numbers(c));
    c->mask = memory_new((size_t)c->e.actions);
    memset(c->seen, 0, SEEN * sizeof *c->seen);
    c->broken = NULL;
    for (int i = 0; i < games && !c->broken; i++)
        play_alone(c);
    for (int k = 1; k < c->e.symmetries && !c->broken; k++)
        play_twins(c, k);
    settings_write(&out, c->g->options, &c->with,
                   &(struct settings){{-1, -1, -1, -1, -1, -1, -1, -1}});
    if (!tap(!c->broken, "%s %s: %d actions, %d x %d x %d planes, %d symmetries", c->g->name,
             settings, c->e.actions, c->e.planes, c->e.rows, c->e.columns, c->e.symmetries))
        tap_note("broken: %s", c->broken);
    memory_free(c->planes);
    memory_free(c->again);
    memory_free(c->mask);
}

static void check_game(const struct game *game, int games)
{
    struct check *c = memory_new(sizeof *c);
    const struct option *options = game->rules->options;

    c->g = game->rules;
    c->space = game->space;
    c->now = state_new(c->g);
    c->twin = state_new(c->g);
    c->copy = state_new(c->g);
    c->seen = memory_new(SEEN * sizeof *c->seen);
    c->rng = rng_from(11);
    c->with = settings_preset(options);
    check_settings(c, games);
    for (int i = 0; options[i].key; i++)
        for (int k = 0; k < option_choices(&options[i]); k++) {
            c->with = settings_preset(options);
            if (k == options[i].preset)
                continue;
            c->with.choice[i] = k;
            check_settings(c, 1 + games / 4);
        }
    state_free(c->now);
    state_free(c->twin);
    state_free(c->copy);
    memory_free(c->seen);
    memory_free(c);
}

/* contract-space GAME [GAMES] */
int main(int count, char **argument)
{
    const struct game *game = count > 1 ? catalogue_find(argument[1], strlen(argument[1])) : NULL;

    if (tap(game && game->space, "the game has a space"))
        check_game(game, count > 2 ? atoi(argument[2]) : 4);
    return tap_done();
}
