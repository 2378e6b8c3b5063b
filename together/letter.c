/* A game by post. */
#include "together/letter-parts.h"

#include "core/memory.h"
#include "core/walk.h"

#include <string.h>

const struct rules *letter_rules(const struct letter *l)
{
    return l->game->rules;
}

struct letter *letter_make(const struct game *g, const struct settings *with)
{
    struct letter *l = memory_new(sizeof *l);

    l->game = g;
    l->settings = *with;
    l->state = state_new(g->rules);
    state_start(g->rules, l->state, with);
    l->dice.players = 2;
    return l;
}

void letter_free(struct letter *l)
{
    if (!l)
        return;
    state_free(l->state);
    memory_free(l->list);
    memory_free(l);
}

void letter_bind(struct letter *l, const char *promise)
{
    struct writer name = writer_over(l->dice.game, sizeof l->dice.game);

    memcpy(l->promise, promise, DIGEST_TEXT - 1);
    write_text(&name, "letter/");
    write_bytes(&name, promise, 32);
}

static bool is_promised(const struct letter *l, const char *secret)
{
    unsigned char bytes[SECRET_SIZE];
    char promise[DIGEST_TEXT];

    if (!hex_read(secret, strlen(secret), bytes, sizeof bytes))
        return false;
    dice_promise(bytes, sizeof bytes, promise);
    return strcmp(promise, l->promise) == 0;
}

struct letter *letter_new(const struct game *g, const struct settings *with,
                          const char secret[LETTER_SECRET + 1])
{
    struct letter *l = letter_make(g, with);
    unsigned char bytes[SECRET_SIZE];
    char promise[DIGEST_TEXT];

    if (g->rules->players(l->state) != 2 ||
        !hex_read(secret, strlen(secret), bytes, sizeof bytes)) {
        letter_free(l);
        return NULL;
    }
    dice_promise(bytes, sizeof bytes, promise);
    letter_bind(l, promise);
    return l;
}

/* ---- Moves ------------------------------------------------------------------------------------ */

void letter_add(struct letter *l, move m)
{
    if (l->length == l->space) {
        l->space = l->space ? 2 * l->space : 64;
        l->list = memory_grow(l->list, (size_t)l->space * sizeof *l->list);
    }
    l->chances += letter_rules(l)->actor(l->state) == CHANCE;
    l->list[l->length++] = m;
    letter_rules(l)->apply(l->state, m);
}

/* What nobody need be asked for: chance, once both have given their part, and moves that are forced. */
bool letter_go_on(struct letter *l)
{
    const struct rules *g = letter_rules(l);
    int before = l->length;

    while (l->told && g->actor(l->state) != OVER) {
        if (g->actor(l->state) == CHANCE)
            letter_add(l, dice_roll(&l->dice, g, l->state, (uint64_t)l->chances));
        else if (g->forced && g->forced(l->state))
            letter_add(l, g->forced(l->state));
        else
            break;
    }
    return l->length > before;
}

bool letter_move(struct letter *l, move m)
{
    int actor = letter_rules(l)->actor(l->state);

    if (!l->told || actor < 0 || !is_legal(letter_rules(l), l->state, m))
        return false;
    letter_add(l, m);
    letter_go_on(l);
    return true;
}

const struct state *letter_state(const struct letter *l)
{
    return l->state;
}

int letter_turn(const struct letter *l)
{
    if (!l->told)
        return *l->dice.text[1] ? 0 : 1;
    return letter_rules(l)->actor(l->state);
}

int letter_sit(struct letter *l, const char *secret, const char *digits)
{
    int seat = secret ? 0 : 1;

    if (!letter_begun(l) && letter_turn(l) == seat) {
        if (secret)
            letter_tell(l, secret);
        else
            letter_answer(l, digits);
    }
    return seat;
}

bool letter_begun(const struct letter *l)
{
    return l->told;
}

bool letter_answer(struct letter *l, const char *text)
{
    unsigned char bytes[LETTER_TEXT / 2];

    if (l->told || *l->dice.text[1] || !hex_read(text, strlen(text), bytes, sizeof bytes))
        return false;
    memcpy(l->dice.text[1], text, LETTER_TEXT + 1);
    return true;
}

bool letter_unseal(struct letter *l, const char *secret)
{
    if (l->told || !*l->dice.text[1] || !is_promised(l, secret))
        return false;
    l->told = true;
    return hex_read(secret, strlen(secret), l->dice.secret, sizeof l->dice.secret);
}

bool letter_tell(struct letter *l, const char *secret)
{
    if (!letter_unseal(l, secret))
        return false;
    letter_go_on(l);
    return true;
}

const struct game *letter_game(const struct letter *l)
{
    return l->game;
}

const char *letter_promise(const struct letter *l)
{
    return l->promise;
}

/* ---- A table ---------------------------------------------------------------------------------- */

struct table *letter_table(const struct letter *l, int seat)
{
    struct table *t = table_new(l->game, &l->settings, 0);

    table_chance(t, CHANCE_FROM_OUTSIDE);
    for (int p = 0; p < 2; p++)
        table_seat(t, p, SEAT_REMOTE);
    for (int i = 0; i < l->length; i++) {
        table_skip(t);
        table_receive(t, l->list[i]);
    }
    table_skip(t);
    if (l->told)
        table_seat(t, seat, SEAT_PERSON);
    return t;
}

bool letter_follow(struct letter *l, struct table *t)
{
    bool changed = false;

    if (table_at(t) != table_length(t)) /* somebody looks back */
        return false;
    while (l->length < table_length(t)) {
        move m = table_move(t, l->length);

        if (!l->told || !is_legal(letter_rules(l), l->state, m))
            return changed;
        letter_add(l, m);
        changed = true;
    }
    changed |= letter_go_on(l);
    if (l->length > table_length(t) && !table_moving(t))
        changed |= table_receive(t, l->list[table_length(t)]);
    return changed;
}
