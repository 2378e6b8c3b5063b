/* The heading of match records: what was played. It is written from a contest, and a contest can be
   built from it again. */
#include "contest/records.h"

#include "contest/sum.h"
#include "core/memory.h"

#include <stdlib.h>
#include <string.h>

static void write_limits(struct writer *w, const struct contestant *who)
{
    bool timed = who->thinker.seconds > 0;

    write_char(w, '\t');
    field_write(w, who->word);
    write_text(w, " in ");
    write_number(w, timed ? (long long)(who->thinker.seconds * 1000) : who->thinker.skill.steps);
    write_text(w, timed ? " ms" : " steps");
}

static void write_heading(struct writer *w, const struct contest *c)
{
    const struct rules *g = c->game->rules;
    struct settings preset = settings_preset(g->options);

    write_text(w, RECORDS_MAGIC);
    write_text(w, g->name);
    write_char(w, ' ');
    write_number(w, g->version);
    write_char(w, '\t');
    settings_write(w, g->options, &c->with, &preset);
    write_text(w, "\tseed ");
    sum_write(w, c->seed);
    write_char(w, '\t');
    write_text(w, pairing_words[c->pairing]);
    write_text(w, c->clocked       ? "\tclock "
                  : c->by_work     ? "\tcpu ms "
                  : c->seconds > 0 ? "\tms "
                                   : "\tsteps ");
    write_number(w, c->seconds > 0 ? (long long)(c->seconds * 1000) : c->steps);
    if (c->clocked) {
        write_char(w, '+');
        write_number(w, (long long)(c->more * 1000));
    }
    write_text(w, "\tmargin ");
    write_number(w, (long long)(c->margin * 1000));
    write_text(w, "\topenings ");
    sum_write(w, c->openings_hash);
    for (int i = 0; i < c->contestants; i++)
        write_limits(w, &c->contestant[i]);
    sum_end_line(w);
}

char *records_heading(const struct contest *c)
{
    struct writer w = writer_growing();

    write_heading(&w, c);
    return w.text;
}

/* The next field of a heading, ended with a NUL; "" behind the last. */
static char *next_field(char **at)
{
    char *field = *at;
    size_t length = strcspn(field, "\t");

    *at = field + length + (field[length] == '\t');
    field[length] = '\0';
    return field;
}

static bool take_number(const char *field, const char *name, int base, uint64_t *out)
{
    size_t length = strlen(name);
    char *end;

    if (strncmp(field, name, length) != 0 || !field[length])
        return false;
    *out = strtoull(field + length, &end, base);
    return !*end;
}

/* A name and a version. */
static bool take_game(struct contest *c, const char *field)
{
    size_t length = strcspn(field, " ");

    c->game = catalogue_find(field, length);
    return c->game && field[length] && atoi(field + length) == c->game->rules->version;
}

static bool take_options(struct contest *c, const char *field)
{
    struct reader r = reader_of(field);

    c->with = settings_preset(c->game->rules->options);
    settings_read(&r, c->game->rules->options, &c->with);
    read_end(&r, "only settings are expected");
    return !r.error;
}

static bool take_pairing(struct contest *c, const char *field)
{
    c->pairing = PAIR_TOGETHER;
    while (c->pairing < PAIRINGS && strcmp(field, pairing_words[c->pairing]) != 0)
        c->pairing++;
    return c->pairing < PAIRINGS;
}

/* "steps N", "ms N", "cpu ms N" or "clock N+N" in milliseconds. */
static bool take_limit(struct contest *c, char *field)
{
    char *plus = strchr(field, '+');
    uint64_t steps = 1, ms = 0, more = 0;

    c->clocked = plus != NULL;
    if (plus) {
        *plus = '\0';
        if (!take_number(field, "clock ", 10, &ms) || !take_number(plus + 1, "", 10, &more))
            return false;
    } else if (!take_number(field, "ms ", 10, &ms) && !take_number(field, "steps ", 10, &steps)) {
        c->by_work = take_number(field, "cpu ms ", 10, &ms);
        if (!c->by_work)
            return false;
    }
    c->seconds = (double)ms / 1000;
    c->more = (double)more / 1000;
    c->steps = steps > 1000000000 ? 0 : (int)steps;
    return c->steps > 0;
}

/* What a player's field adds to its word, " in 100 steps", follows from the word. */
static bool take_players(struct contest *c, char *at)
{
    int room = 1;

    for (const char *tab = at; *tab; tab++)
        room += *tab == '\t';
    c->contestant = memory_new(sizeof *c->contestant * (size_t)room);
    while (*at) {
        char *word = next_field(&at), *end = NULL;

        for (char *in = word; (in = strstr(in, " in ")); in++)
            end = in;
        if (!end)
            return false;
        *end = '\0';
        field_restore(word);
        if (!contestant_parse(word, c->game, c->seconds, c->steps,
                              &c->contestant[c->contestants++]))
            return false;
    }
    return c->contestants > 0;
}

bool records_build(struct contest *c, char *heading)
{
    char *at = heading + sizeof RECORDS_MAGIC - 1;
    uint64_t margin;

    if (strncmp(heading, RECORDS_MAGIC, sizeof RECORDS_MAGIC - 1) != 0 || !sum_check(heading) ||
        !take_game(c, next_field(&at)) || !take_options(c, next_field(&at)) ||
        !take_number(next_field(&at), "seed ", 16, &c->seed) || !take_pairing(c, next_field(&at)) ||
        !take_limit(c, next_field(&at)) || !take_number(next_field(&at), "margin ", 10, &margin) ||
        !take_number(next_field(&at), "openings ", 16, &c->openings_hash))
        return false;
    c->margin = (double)margin / 1000;
    return take_players(c, at);
}
