/* What chance did in the last game: how often each outcome came, and how often its odds let one expect it. */
#include "room/room.h"

#include <string.h>

struct counting {
    const struct room *room;
    struct rolls *out;
};

static struct roll_kind *find_kind(struct counting *c, const struct state *s, move m)
{
    struct rolls *all = c->out;
    char text[sizeof all->kind->text];
    struct writer w = writer_over(text, sizeof text);
    int i = 0;

    c->room->rules->write_move(&w, s, m);
    while (i < all->kinds && strcmp(all->kind[i].text, text) != 0)
        i++;
    if (i == MOST_ROLL_KINDS) {
        all->too_many = true;
        return NULL;
    }
    if (i == all->kinds)
        memcpy(all->kind[all->kinds++].text, text, strlen(text) + 1);
    return &all->kind[i];
}

static void count_step(void *context, const struct state *before, int n, move m)
{
    struct counting *c = context;
    const struct rules *g = c->room->rules;
    move list[MAX_MOVES];
    int count, total = 0;

    (void)n;
    if (g->actor(before) != CHANCE)
        return;
    count = g->moves(before, list);
    for (int i = 0; i < count; i++)
        total += g->weight(before, list[i]);
    c->out->events++;
    for (int i = 0; i < count && !c->out->too_many; i++) {
        struct roll_kind *k = find_kind(c, before, list[i]);

        if (k) {
            k->expected += (double)g->weight(before, list[i]) / total;
            k->count += list[i] == m;
        }
    }
}

void room_count_rolls(const struct room *r, struct rolls *out)
{
    struct counting c = {r, out};

    *out = (struct rolls){0};
    if (*r->dice.game)
        room_walk(r, count_step, &c);
}
