/* What came of a contest, for programs. */
#include "contest/standing.h"

#include "core/memory.h"

#include <jansson.h>
#include <stdlib.h>

static json_t *ended(const struct standing *s)
{
    json_t *by = json_object();

    for (int i = END_RESIGNED; i < ENDINGS; i++)
        if (s->ended[i])
            json_object_set_new(by, ending_words[i], json_integer(s->ended[i]));
    return by;
}

static json_t *player(const struct contest *c, int who, const struct standing *s)
{
    json_t *name = json_string(c->contestant[who].word), *o;

    o = json_pack("{s:o, s:I, s:I, s:I, s:I, s:f, s:f, s:f, s:f, s:o}", "player",
                  name ? name : json_string("(not UTF-8)"), "seats", (json_int_t)s->seats, "won",
                  (json_int_t)s->won, "drawn", (json_int_t)s->drawn, "lost", (json_int_t)s->lost,
                  "share", tally_mean(&s->rounds), "error", tally_error(&s->rounds), "score",
                  s->score, "ahead", s->ahead, "ended", ended(s));
    if (c->contestants > 1) {
        json_object_set_new(o, "elo", json_real(s->elo));
        json_object_set_new(o, "elo_error", json_real(s->elo_error));
    }
    return o;
}

static void add_pentanomial(const struct contest *c, const struct tally *t, json_t *to)
{
    long five[5];
    json_t *list;

    if (!standing_pentanomial(c, t, five))
        return;
    list = json_array();
    for (int i = 0; i < 5; i++)
        json_array_append_new(list, json_integer(five[i]));
    json_object_set_new(to, "pentanomial", list);
}

static json_t *pairs(const struct contest *c)
{
    struct pair_score *pair = pair_scores(c);
    json_t *list = json_array();

    for (int i = 0; pair && i < c->encounters; i++) {
        json_t *o =
            json_pack("{s:[i,i], s:I, s:f, s:f}", "players", pair[i].one + 1, pair[i].other + 1,
                      "rounds", (json_int_t)pair[i].rounds.count, "share",
                      tally_mean(&pair[i].rounds), "error", tally_error(&pair[i].rounds));

        add_pentanomial(c, &pair[i].rounds, o);
        json_array_append_new(list, o);
    }
    memory_free(pair);
    return list;
}

static json_t *test(const struct contest *c)
{
    static const char *const words[] = {"undecided", "low", "high"};

    return json_pack("{s:f, s:f, s:f, s:f, s:s, s:I}", "low", c->low, "high", c->high, "ratio",
                     sprt_ratio(&c->tested, c->low, c->high), "bound", sprt_bound(), "accepts",
                     words[c->verdict], "rounds", (json_int_t)c->prefix);
}

static json_t *clocks(const struct contest *c)
{
    json_t *list = json_array();

    for (int i = 0; i < c->contestants; i++)
        json_array_append_new(list, json_pack("{s:I, s:f, s:f}", "moves",
                                              (json_int_t)c->clock[i].moves, "seconds",
                                              c->clock[i].total, "longest", c->clock[i].longest));
    return list;
}

void contest_json(const struct contest *c)
{
    char options[256], seed[24];
    struct writer w = writer_over(options, sizeof options);
    struct settings preset = settings_preset(c->game->rules->options);
    struct standing *all = standings(c);
    json_t *players = json_array(), *o;

    settings_write(&w, c->game->rules->options, &c->with, &preset);
    snprintf(seed, sizeof seed, "%llu", (unsigned long long)c->seed);
    for (int i = 0; i < c->contestants; i++)
        json_array_append_new(players, player(c, i, &all[i]));
    o = json_pack("{s:s, s:s, s:s, s:s, s:I, s:i, s:b, s:I, s:s, s:o, s:o, s:o}", "game",
                  c->game->rules->name, "options", options, "seed", seed, "pairing",
                  pairing_words[c->pairing], "games", (json_int_t)standing_games(c), "round",
                  c->round_size, "interrupted", contest_interrupted(), "repeats",
                  (json_int_t)standing_repeats(c), "model", standing_model(c), "players", players,
                  "pairs", pairs(c), "clock", clocks(c));
    add_pentanomial(c, &all[0].rounds, o);
    if (c->test)
        json_object_set_new(o, "test", test(c));
    json_dumpf(o, stdout, JSON_INDENT(2) | JSON_REAL_PRECISION(6));
    putchar('\n');
    json_decref(o);
    memory_free(all);
}
